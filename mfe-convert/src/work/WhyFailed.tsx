import { Banner, Button } from '@sheaf/design-system';
import { useMessages } from '../messages';
import { faultOfFile, type Reason } from '../state/reason';

export interface WhyFailedProps {
  reason: Reason;
  onAgain: () => void;
  onOtherFile: () => void;
}

/** Why there is no Word file, and what can be done about it. */
export function WhyFailed({ reason, onAgain, onOtherFile }: WhyFailedProps) {
  const { screen: words } = useMessages();
  const fault = faultOfFile(reason);
  const again = (
    <Button size="small" onClick={onAgain}>
      {words.tryAgain}
    </Button>
  );
  const otherFile = (
    <Button size="small" onClick={onOtherFile}>
      {words.otherFile}
    </Button>
  );
  return (
    // What else the screen acts upon is mended at its field.
    <Banner tone="bad" title={words.failedTitle} action={fault ? otherFile : reason.code === null && again}>
      {reason.sentence ?? words.failedText} {fault && words.remedies[fault]}
    </Banner>
  );
}
