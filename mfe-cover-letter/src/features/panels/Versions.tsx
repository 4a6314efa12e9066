import { Badge, Button, DiffMarks, token } from '@sheaf/design-system';
import { useState } from 'react';
import styled from 'styled-components';
import { useMessages } from '../../messages';
import { countWords, currentVersion, isEdited, joinText, type Letter } from '../../model/letter';
import { diffWords } from './wordDiff';

export interface VersionsProps {
  letter: Letter;
  onRestore: (number: number) => void;
}

/** Every wording there was, to compare with the letter word by word and to go back to. */
export function Versions({ letter, onRestore }: VersionsProps) {
  const { panels: words, answers } = useMessages();
  const [compared, setCompared] = useState<number | null>(null);
  return (
    <>
      <List>
        {letter.versions.toReversed().map((version) => {
          const { number, tone } = version;
          const isCurrent = number === letter.current;
          const isCompared = number === compared;
          return (
            <li key={number} aria-current={isCurrent || undefined}>
              <p>
                <strong>{words.version(number)}</strong> {isCurrent && <Badge tone="accent">{words.current}</Badge>}{' '}
                {isEdited(version) && <Badge>{words.edited}</Badge>}
                <small>{words.versionFacts({ tone: answers.style.tone.values[tone], words: countWords(version) })}</small>
              </p>
              {!isCurrent && (
                <Actions>
                  <Button
                    size="small"
                    tone="quiet"
                    aria-expanded={isCompared}
                    aria-label={isCompared ? undefined : words.compareWith(number)}
                    onClick={() => setCompared(isCompared ? null : number)}
                  >
                    {isCompared ? words.stopComparing : words.compare}
                  </Button>
                  <Button size="small" aria-label={words.restoreOf(number)} onClick={() => onRestore(number)}>
                    {words.restore}
                  </Button>
                </Actions>
              )}
              {isCompared && !isCurrent && (
                <Differences>
                  <h3>{words.differences(number)}</h3>
                  {joinText(version) === joinText(currentVersion(letter)) ? (
                    <p>{words.same}</p>
                  ) : (
                    <div>
                      <DiffMarks parts={diffWords(joinText(version), joinText(currentVersion(letter)))} />
                    </div>
                  )}
                </Differences>
              )}
            </li>
          );
        })}
      </List>
      {letter.versions.length === 1 && <Quiet>{words.onlyOne}</Quiet>}
    </>
  );
}

const List = styled.ol`
  li {
    padding-block: ${token('space-3')};
    border-bottom: ${token('hairline')} solid ${token('line')};
  }
  li:first-child {
    padding-top: 0;
  }
  small {
    display: block;
    color: ${token('ink-soft')};
    font-size: ${token('text-14')};
    font-variant-numeric: tabular-nums;
  }
`;

const Actions = styled.div`
  display: flex;
  gap: ${token('space-2')};
  margin-top: ${token('space-2')};
`;

const Differences = styled.div`
  margin-top: ${token('space-3')};

  h3 {
    margin-bottom: ${token('space-2')};
    color: ${token('ink-soft')};
    font-family: ${token('font-text')};
    font-size: ${token('text-14')};
    font-weight: ${token('weight-strong')};
  }
  > div {
    font-family: ${token('font-display')};
    line-height: 1.6;
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
`;

const Quiet = styled.p`
  margin-top: ${token('space-3')};
  color: ${token('ink-soft')};
  font-size: ${token('text-14')};
`;
