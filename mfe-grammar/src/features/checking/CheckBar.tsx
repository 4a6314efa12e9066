import type { JobProgress } from '@sheaf/api/contract/progress';
import { Button, from, Progress, token } from '@sheaf/design-system';
import { usePress } from '@sheaf/tool-kit/usePress';
import styled, { css } from 'styled-components';
import { type GrammarMessages, useMessages } from '../../messages';

export interface CheckBarProps {
  isChecking: boolean;
  /** What the server last said of the check under way. */
  progress: JobProgress | null;
  isBlank: boolean;
  /** True once there is a result for this very text; deciding on it is then the first thing to do. */
  isDone: boolean;
  /** Who works on the text, and whether it leaves the server. */
  privacy: string;
  onCheck: () => void;
  onCancel: () => void;
}

/** Who will read the text, and the one button, always in the same place; while the text is checked, how far that is. */
export function CheckBar({ isChecking, progress, isBlank, isDone, privacy, onCheck, onCancel }: CheckBarProps) {
  const { screen: words } = useMessages();
  const { isPressed, press } = usePress(onCheck);
  const cancel = (
    <Button size="small" onClick={onCancel}>
      {words.cancel}
    </Button>
  );
  return (
    <Bar data-stays={(!isDone && !isBlank) || undefined}>
      <Beside>
        {isChecking ? <Progress label={words.checking} {...describeProgress(progress, words)} action={cancel} /> : <Privacy>{privacy}</Privacy>}
      </Beside>
      <ButtonContainer>
        <Button tone={isDone ? 'plain' : 'accent'} size="large" disabled={isChecking || isPressed || isBlank} onClick={press}>
          {isChecking || isPressed ? words.checking : words.check}
        </Button>
      </ButtonContainer>
    </Bar>
  );
}

function describeProgress(progress: JobProgress | null, words: GrammarMessages['screen']): { details?: string; share?: number } {
  if (progress?.stage === 'waiting') return { details: words.waitingForPlace };
  if (progress?.stage !== 'proofreading' || progress.words === 0) return {};
  return { details: words.checkedSoFar(progress), share: progress.word / progress.words };
}

const stuckToTheBottom = css`
  position: sticky;
  bottom: 0;
  z-index: 2;
  padding-block: ${token('space-4')};
  margin-bottom: calc(-1 * ${token('space-4')});
  background: ${token('sheet')};

  /* In a very low window, as one that is enlarged, it would cover the text. */
  @media (max-height: 32em) {
    position: static;
  }
`;

/* However long the text is, the button stays in view until there is a result: alone on a phone, with the words beside it where there is room. */
const Bar = styled.div`
  display: contents;

  &[data-stays] > :last-child {
    ${stuckToTheBottom}
  }
  ${from.medium} {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    gap: ${token('space-4')};
    padding-top: ${token('space-4')};
    border-top: ${token('hairline')} solid ${token('line')};

    &[data-stays] {
      ${stuckToTheBottom}
    }
    &[data-stays] > :last-child {
      position: static;
      padding: 0;
      margin: 0;
    }
  }
`;

const ButtonContainer = styled.div`
  display: grid;
`;

const Beside = styled.div`
  min-width: 0;
`;

const Privacy = styled.p`
  max-width: 44ch;
  color: ${token('ink-soft')};
  font-size: ${token('text-14')};
  text-wrap: pretty;
`;
