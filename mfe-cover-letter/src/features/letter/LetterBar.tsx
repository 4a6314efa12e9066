import { choose } from '@sheaf/api/contract/choices';
import { letterLimits } from '@sheaf/api/contract/coverLetter';
import { letterStyleChoices } from '@sheaf/api/contract/letterChoices';
import { Button, Disclosure, Field, from, IconButton, token } from '@sheaf/design-system';
import { ChoiceControls } from '@sheaf/tool-kit/ChoiceControls';
import { Redo2, RefreshCw, SpellCheck2, Undo2 } from 'lucide-react';
import styled from 'styled-components';
import { useMessages } from '../../messages';
import type { Style } from '../../model/job';
import { currentVersion, type Letter } from '../../model/letter';

export interface LetterBarProps {
  letter: Letter;
  style: Style;
  /** Nothing can be written while something is, nor after the hour. */
  isBusy: boolean;
  canWrite: boolean;
  /** What the next wording shall be like; null where it cannot be chosen. */
  instruction: string | null;
  /** An AI service follows any wish; without one only simple ones are understood. */
  hasModel: boolean;
  isChecking: boolean;
  onStyle: (style: Style) => void;
  onInstruction: (instruction: string) => void;
  onReword: () => void;
  onUndo: () => void;
  onRedo: () => void;
  onCheck: () => void;
}

/** What can be done with the whole letter: another tone, length or wording, a step back, a look at its grammar. */
export function LetterBar(props: LetterBarProps) {
  const { letter, style, isBusy, canWrite, instruction, hasModel, isChecking, onStyle, onInstruction, onReword, onUndo, onRedo, onCheck } = props;
  const { letter: words, job, answers } = useMessages();
  const now = currentVersion(letter);
  const hasOtherStyle = now.tone !== style.tone || now.length !== style.length;
  const summary = [answers.style.tone.values[style.tone], answers.style.length.values[style.length]].join(', ');
  return (
    <Bar>
      <Disclosure title={words.styleTitle} note={summary}>
        <Styles>
          <Choices>
            <ChoiceControls
              declared={letterStyleChoices}
              values={style}
              messages={answers.style}
              isDisabled={!canWrite}
              onChange={(name, value) => onStyle({ ...style, ...choose(letterStyleChoices, name, value) })}
            />
          </Choices>
          {instruction !== null && (
            <Field
              label={words.wish}
              hint={hasModel ? words.wishHint : words.simpleWishHint}
              value={instruction}
              maxLength={letterLimits.maxInstruction}
              disabled={!canWrite}
              onChange={(event) => onInstruction(event.target.value)}
            />
          )}
        </Styles>
      </Disclosure>
      <Actions>
        <Button icon={<RefreshCw aria-hidden="true" />} disabled={isBusy || !canWrite} tone={hasOtherStyle ? 'accent' : 'plain'} onClick={onReword}>
          {hasOtherStyle ? job.writeAgain : words.again}
        </Button>
        <Button icon={<SpellCheck2 aria-hidden="true" />} disabled={isChecking} onClick={onCheck}>
          {isChecking ? words.grammarChecking : words.grammar}
        </Button>
        <span>
          <IconButton label={words.undo} aria-disabled={letter.past.length === 0 || undefined} onClick={onUndo}>
            <Undo2 aria-hidden="true" />
          </IconButton>
          <IconButton label={words.redo} aria-disabled={letter.future.length === 0 || undefined} onClick={onRedo}>
            <Redo2 aria-hidden="true" />
          </IconButton>
        </span>
      </Actions>
    </Bar>
  );
}

const Bar = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-3')};
  padding-bottom: ${token('space-4')};
  border-bottom: ${token('hairline')} solid ${token('line')};
`;

const Styles = styled.div`
  display: grid;
  gap: ${token('space-3')};
`;

const Choices = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  gap: ${token('space-3')};
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space-2')};

  > span {
    display: flex;
    margin-inline-start: auto;
  }
  > button {
    flex: 1 1 auto;
    ${from.medium} {
      flex: none;
    }
  }
`;
