import { Banner, Button } from '@sheaf/design-system';
import { useMessages } from '../../messages';
import { type MergeRefusal, suggestWayOut } from '../../model/mergeRefusal';
import { formatReason } from '../../model/reason';

export interface RefusalNoticeProps {
  refusal: MergeRefusal;
  /** True when the row of a file says why. */
  isShownOnRow?: boolean;
  onMergeOnDevice: () => void;
}

/** Why there is no result, and what to do; it comes into view by itself below a long list. */
export function RefusalNotice({ refusal, isShownOnRow = false, onMergeOnDevice }: RefusalNoticeProps) {
  const words = useMessages();
  return (
    <Banner
      comesIntoView
      tone="bad"
      title={words.screen.mergeFailed}
      action={
        refusal.isServerUnreachable && (
          <Button size="small" onClick={onMergeOnDevice}>
            {words.refusals.onThisDevice}
          </Button>
        )
      }
    >
      {!isShownOnRow && `${formatReason(refusal, words)} `}
      {suggestWayOut(refusal, words)}
    </Banner>
  );
}
