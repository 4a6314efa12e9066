import { Banner, Button } from '@sheaf/design-system';
import { useMessages } from '../../messages';
import type { ReadCv } from '../../model/cv';

export interface EndedBannerProps {
  cv: Pick<ReadCv, 'ending'>;
  hasLetter: boolean;
  /** The CV is still in this browser, as a file or as what was pasted. */
  canReadAgain: boolean;
  onReadAgain: () => void;
  onChooseAgain: () => void;
}

/** Says that the hour is over, what is left, and the way on. */
export function EndedBanner({ cv: { ending }, hasLetter, canReadAgain, onReadAgain, onChooseAgain }: EndedBannerProps) {
  const { session: words } = useMessages();
  if (!ending) return null;
  const action = (
    <Button size="small" tone="accent" onClick={canReadAgain ? onReadAgain : onChooseAgain}>
      {canReadAgain ? words.readAgain : words.chooseAgain}
    </Button>
  );
  return (
    <Banner tone="warn" title={words.ended[ending]} action={action}>
      {hasLetter ? words.endedLetter : words.endedText}
    </Banner>
  );
}
