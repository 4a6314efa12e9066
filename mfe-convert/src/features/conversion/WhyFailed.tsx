import { Banner, Button, token } from '@sheaf/design-system';
import styled from 'styled-components';
import { useMessages } from '../../messages';
import { classifyFileFault, type Reason } from '../../model/reason';

export interface WhyFailedProps {
  title: string;
  reason: Reason;
  onAgain: () => void;
  onAsPictures: () => void;
  onChooseAnother: () => void;
}

/** Why there is no Word file, and what can be done about it. */
export function WhyFailed(props: WhyFailedProps) {
  const { title, reason } = props;
  const { screen: words, errors } = useMessages();
  const fault = classifyFileFault(reason);
  const remedies = { ...errors.remedies, ...words.remedies };
  return (
    <Banner comesIntoView tone="bad" title={title} action={<FailureAction {...props} />}>
      {reason.sentence ?? words.failedText} {fault && remedies[fault]}
    </Banner>
  );
}

/** What the screen acts upon elsewhere is mended at its field. */
function FailureAction({ reason, onAgain, onAsPictures, onChooseAnother }: WhyFailedProps) {
  const { screen: words } = useMessages();
  if (!classifyFileFault(reason)) {
    if (reason.code !== null) return null;
    return (
      <Button size="small" onClick={onAgain}>
        {words.tryAgain}
      </Button>
    );
  }
  return (
    <Actions>
      {reason.code === 'no_text' && (
        <Button size="small" onClick={onAsPictures}>
          {words.asPictures}
        </Button>
      )}
      <Button size="small" onClick={onChooseAnother}>
        {words.otherFile}
      </Button>
    </Actions>
  );
}

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space-2')};
`;
