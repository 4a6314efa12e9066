import type { LetterKeywords } from '@sheaf/api/contract/coverLetter';
import { Badge, Button, token } from '@sheaf/design-system';
import styled from 'styled-components';
import { useMessages } from '../../messages';

export interface KeywordsProps {
  keywords: LetterKeywords;
  /** Of the letter as it is now. */
  letterText: string;
  hasDescription: boolean;
  onAddDescription: () => void;
}

/** Which words of the job the CV answers, and which it does not. None of them is ever written in. */
export function Keywords({
  keywords: { score, matched, missing, missingRequired = [] },
  letterText,
  hasDescription,
  onAddDescription,
}: KeywordsProps) {
  const { panels: words } = useMessages();
  const letter = letterText.toLowerCase();
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
      <Table>
        <thead>
          <tr>
            <th scope="col">{words.keywordTable.required}</th>
            <th scope="col">{words.keywordTable.inCv}</th>
            <th scope="col">{words.keywordTable.inLetter}</th>
          </tr>
        </thead>
        <tbody>
          {[...missing, ...matched].map((term) => (
            <tr key={term}>
              <th scope="row">
                {term} {missingRequired.includes(term) && <Badge tone="warn">{words.required}</Badge>}
              </th>
              <Answer isYes={matched.includes(term)} words={words.keywordTable} />
              <Answer isYes={letter.includes(term.toLowerCase())} words={words.keywordTable} />
            </tr>
          ))}
        </tbody>
      </Table>
      {missing.length > 0 && <p>{words.missingHint}</p>}
    </Panel>
  );
}

function Answer({ isYes, words }: { isYes: boolean; words: { yes: string; no: string } }) {
  return <td data-yes={isYes || undefined}>{isYes ? words.yes : words.no}</td>;
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

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: ${token('text-14')};

  th,
  td {
    padding: ${token('space-1')} ${token('space-2')} ${token('space-1')} 0;
    border-bottom: ${token('hairline')} solid ${token('line')};
    text-align: start;
    vertical-align: top;
  }
  thead th {
    color: ${token('ink-soft')};
  }
  tbody th {
    font-weight: ${token('weight-text')};
    overflow-wrap: anywhere;
  }
  td[data-yes] {
    color: ${token('good')};
  }
`;
