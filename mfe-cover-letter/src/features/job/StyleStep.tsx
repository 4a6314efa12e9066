import { choose, listChoiceNames } from '@sheaf/api/contract/choices';
import { letterLengths, letterTones, wordsOfLength } from '@sheaf/api/contract/coverLetter';
import { letterStyleChoices } from '@sheaf/api/contract/letterChoices';
import { Banner, Button, from, SegmentedControl, token } from '@sheaf/design-system';
import { ChoiceControls } from '@sheaf/tool-kit/ChoiceControls';
import { PenLine } from 'lucide-react';
import { useId } from 'react';
import styled from 'styled-components';
import { useMessages } from '../../messages';
import type { Reason } from '../../model/reason';
import { StepFoot } from '../steps/StepFoot';
import { LetterLanguage, type LetterLanguageProps } from './LetterLanguage';

/** Choices for the generic controls. Tone and length have their own controls below. */
const plainChoices = listChoiceNames(letterStyleChoices).filter((name) => name !== 'tone' && name !== 'length');

export interface StyleStepProps extends LetterLanguageProps {
  hasLetter: boolean;
  isWriting: boolean;
  canWrite: boolean;
  failure: Reason | null;
  onBack: () => void;
  onWrite: () => void;
  onLetter: () => void;
}

/** The third step: how the letter shall sound, and how long it shall be. */
export function StyleStep(props: StyleStepProps) {
  const { job, style, hasLetter, isWriting, canWrite, failure, onChange, onBack, onWrite, onLetter } = props;
  const { job: words, answers, screen } = useMessages();
  const name = useId();
  const write = hasLetter ? words.writeAgain : words.write;
  return (
    <Work>
      <Tones>
        <legend>{answers.style.tone.label}</legend>
        <div>
          {letterTones.map((tone) => (
            <label key={tone}>
              <input
                type="radio"
                name={name}
                value={tone}
                checked={tone === style.tone}
                aria-describedby={`${name}-${tone}`}
                onChange={() => onChange({ ...style, tone })}
              />
              <strong>{answers.style.tone.values[tone]}</strong>
              <span id={`${name}-${tone}`}>{answers.style.tone.hints[tone]}</span>
            </label>
          ))}
        </div>
      </Tones>
      <Length>
        <strong aria-hidden="true">{answers.style.length.label}</strong>
        <SegmentedControl
          label={answers.style.length.label}
          value={style.length}
          segments={letterLengths.map((value) => ({ value, label: answers.style.length.values[value] }))}
          onChange={(length) => onChange({ ...style, length })}
        />
        <p>{words.lengthHint(wordsOfLength[style.length])}</p>
      </Length>
      <ChoiceControls
        declared={letterStyleChoices}
        names={plainChoices}
        values={style}
        messages={answers.style}
        onChange={(name, value) => onChange({ ...style, ...choose(letterStyleChoices, name, value) })}
      />
      <LetterLanguage {...props} />
      {failure && (
        <Banner comesIntoView tone="bad" title={words.failedTitle}>
          {failure.sentence ?? words.failedText} {words.nothingLost}
        </Banner>
      )}
      <StepFoot
        onBack={onBack}
        forth={
          <>
            {hasLetter && <Button onClick={onLetter}>{screen.toLetter}</Button>}
            <Button tone="accent" icon={<PenLine aria-hidden="true" />} disabled={!canWrite} onClick={onWrite}>
              {isWriting ? words.writing : write}
            </Button>
          </>
        }
      />
      <For>{words.summary(job)}</For>
    </Work>
  );
}

const Work = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-6')};
`;

const Tones = styled.fieldset`
  min-width: 0;
  padding: 0;
  border: 0;

  legend {
    margin-bottom: ${token('space-3')};
    font-family: ${token('font-display')};
    font-size: ${token('text-22')};
    font-weight: ${token('weight-title')};
  }
  > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${token('space-2')};
    ${from.medium} {
      grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    }
  }
  label {
    position: relative;
    display: grid;
    align-content: start;
    gap: ${token('space-1')};
    padding: ${token('space-3')} ${token('space-4')};
    border: ${token('hairline')} solid ${token('line')};
    border-radius: ${token('radius-control')};
    cursor: pointer;
  }
  label:hover {
    border-color: ${token('line-strong')};
  }
  label:has(:checked) {
    border-color: ${token('accent')};
    background: ${token('accent-soft')};
    box-shadow: inset 0 0 0 ${token('hairline')} ${token('accent')};
  }
  label:has(:focus-visible) {
    outline: ${token('focus-ring')} solid ${token('accent')};
    outline-offset: ${token('focus-ring')};
  }
  label > span {
    color: ${token('ink-soft')};
    font-size: ${token('text-14')};
    line-height: 1.4;
    text-wrap: pretty;
  }
  /* Over its words, so that touch and screen magnifiers find it where it is seen. */
  input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    margin: 0;
    opacity: 0;
    cursor: inherit;
  }
  @media (forced-colors: active) {
    label:has(:checked) {
      outline: ${token('focus-ring')} solid;
    }
  }
`;

const Length = styled.div`
  display: grid;
  justify-items: start;
  gap: ${token('space-3')};

  strong {
    font-family: ${token('font-display')};
    font-size: ${token('text-22')};
    font-weight: ${token('weight-title')};
  }
  p {
    color: ${token('ink-soft')};
    font-size: ${token('text-14')};
  }
`;

const For = styled.p`
  color: ${token('ink-soft')};
  font-size: ${token('text-14')};
  text-align: end;
  overflow-wrap: anywhere;
`;
