import { MAX_MESSAGE_LENGTH } from '@sheaf/api/contract/chat';
import { Button, from, TextArea, token, VisuallyHidden } from '@sheaf/design-system';
import { ArrowUp, Square } from 'lucide-react';
import type { KeyboardEvent, RefObject, SubmitEvent } from 'react';
import styled from 'styled-components';
import { useMessages } from '../../messages';

export interface ComposerProps {
  draft: string;
  isAnswering: boolean;
  /** Nothing can be asked any more; what was written stays to be copied. */
  isOver: boolean;
  /** Who answers, and what leaves the server. */
  privacy: string;
  field: RefObject<HTMLTextAreaElement | null>;
  onType: (text: string) => void;
  onAsk: (question: string) => void;
  onStop: () => void;
}

/** The count is of no interest before this. */
const COUNTED_FROM = MAX_MESSAGE_LENGTH - 400;

/** Where a question is written. Enter sends it, Shift and Enter begin a new line. */
export function Composer({ draft, isAnswering, isOver, privacy, field, onType, onAsk, onStop }: ComposerProps) {
  const { talk: words } = useMessages();
  const question = draft.trim();
  const canSend = question !== '' && question.length <= MAX_MESSAGE_LENGTH && !isAnswering && !isOver;

  function handleSubmit(event: SubmitEvent) {
    event.preventDefault();
    if (canSend) onAsk(question);
  }

  function handleKeyDown(event: KeyboardEvent) {
    // While a word is being composed, as in Japanese, Enter chooses the word.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (canSend) onAsk(question);
  }

  return (
    <Form onSubmit={handleSubmit}>
      <TextArea
        ref={field}
        label={<VisuallyHidden>{words.field}</VisuallyHidden>}
        placeholder={words.placeholder}
        rows={1}
        enterKeyHint="send"
        limit={draft.length > COUNTED_FROM ? MAX_MESSAGE_LENGTH : undefined}
        value={draft}
        onChange={(event) => onType(event.target.value)}
        onKeyDown={handleKeyDown}
      />
      {isAnswering ? (
        <Send icon={<Square aria-hidden="true" />} aria-label={words.stop} onClick={onStop}>
          <span>{words.stop}</span>
        </Send>
      ) : (
        <Send type="submit" tone="accent" icon={<ArrowUp aria-hidden="true" />} aria-label={words.send} disabled={!canSend}>
          <span>{words.send}</span>
        </Send>
      )}
      <Privacy>{privacy}</Privacy>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: start;
  gap: ${token('space-2')};
  padding: ${token('space-3')} ${token('space-4')} ${token('space-3')};
  border-top: ${token('hairline')} solid ${token('line')};
  background: ${token('sheet')};

  /* Its label is for those who listen. */
  label {
    margin: 0;
  }
  textarea {
    max-height: 30vh;
    resize: none;
  }
`;

/* As high as one line of the field beside it; on a phone its sign is enough. */
const Send = styled(Button)`
  min-width: ${token('control')};
  min-height: calc(${token('leading-text')} * 1rem + 2 * ${token('space-3')} + 2 * ${token('hairline')});
  padding-inline: ${token('space-3')};

  span {
    display: none;
  }
  ${from.medium} {
    padding-inline: ${token('space-4')};

    span {
      display: inline;
    }
  }
`;

const Privacy = styled.p`
  grid-column: 1 / -1;
  color: ${token('ink-soft')};
  font-size: ${token('text-14')};
  text-wrap: pretty;
`;
