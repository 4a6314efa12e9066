import type { LetterKeywords } from '@sheaf/api/contract/coverLetter';
import { Badge, Button, Chip, token } from '@sheaf/design-system';
import { Check } from 'lucide-react';
import styled from 'styled-components';
import { useMessages } from '../../messages';

export interface KeywordsProps {
  keywords: LetterKeywords;
  hasDescription: boolean;
  onAddDescription: () => void;
}

/** Which words of the job the CV answers, and which it does not. None of them is ever written in. */
export function Keywords({ keywords: { score, matched, missing, missingRequired = [] }, hasDescription, onAddDescription }: KeywordsProps) {
  const { panels: words } = useMessages();
  if (score === null) {
    return (
      <Panel>
        <p>{hasDescription ? words.noTerms : words.noScore}</p>
        {!hasDescription && (
          <div>
            <Button size="small" onClick={onAddDescription}>
              {words.addDescription}
            </Button>
          </div>
        )}
      </Panel>
    );
  }
  return (
    <Panel>
      <section>
        <h3>{words.scoreTitle}</h3>
        <Score>{words.score(score)}</Score>
        <Bar aria-hidden="true">
          <span style={{ transform: `scaleX(${score / 100})` }} />
        </Bar>
        <p>{words.scoreHint}</p>
      </section>
      {matched.length > 0 && (
        <section>
          <h3>{words.matched}</h3>
          <Chips>
            {matched.map((term) => (
              <li key={term}>
                <Chip icon={<Check aria-hidden="true" />}>{term}</Chip>
              </li>
            ))}
          </Chips>
        </section>
      )}
      {missing.length > 0 && (
        <section>
          <h3>{words.missing}</h3>
          <Chips>
            {missing.map((term) => (
              <li key={term}>
                <Chip>{term}</Chip>
                {missingRequired.includes(term) && <Badge tone="warn">{words.required}</Badge>}
              </li>
            ))}
          </Chips>
          <p>{words.missingHint}</p>
        </section>
      )}
    </Panel>
  );
}

const Panel = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-5')};

  h3 {
    margin-bottom: ${token('space-2')};
    color: ${token('ink-soft')};
    font-family: ${token('font-text')};
    font-size: ${token('text-14')};
    font-weight: ${token('weight-strong')};
  }
  p {
    color: ${token('ink-soft')};
    font-size: ${token('text-14')};
    text-wrap: pretty;
  }
`;

const Score = styled.strong`
  display: block;
  font-family: ${token('font-display')};
  font-size: ${token('text-28')};
  font-weight: ${token('weight-title')};
  font-variant-numeric: tabular-nums;
`;

const Bar = styled.div`
  overflow: hidden;
  height: ${token('space-2')};
  margin-block: ${token('space-2')};
  border-radius: ${token('radius-round')};
  background: ${token('line')};

  span {
    display: block;
    height: 100%;
    background: ${token('mark-bright')};
    transform-origin: left;
  }
`;

const Chips = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space-2')};
  margin-bottom: ${token('space-3')};

  li {
    display: flex;
    align-items: center;
    gap: ${token('space-1')};
    max-width: 100%;
    overflow-wrap: anywhere;
  }
`;
