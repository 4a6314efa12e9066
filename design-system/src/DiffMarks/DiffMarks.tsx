import { Fragment } from 'react';
import styled from 'styled-components';
import { markStroke } from '../Mark/markStroke';
import { useWords } from '../ThemeRoot/useWords';
import { token } from '../tokens';
import { hiddenFromSight } from '../VisuallyHidden/VisuallyHidden';

export type DiffPart =
  | { kind: 'same'; text: string }
  | { kind: 'inserted'; text: string }
  | { kind: 'deleted'; text: string }
  | { kind: 'replaced'; text: string; by: string };

export interface DiffMarksProps {
  parts: readonly DiffPart[];
}

/** A text with its changes in place: what went is struck through, what came has the highlighter's stroke, and both are said in words. */
export function DiffMarks({ parts }: DiffMarksProps) {
  return parts.map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a part is known by its place in the text and by nothing else.
    <Fragment key={index}>
      <Part part={part} />
    </Fragment>
  ));
}

function Part({ part }: { part: DiffPart }) {
  const words = useWords().diff;
  if (part.kind === 'same') return part.text;
  return (
    <>
      {part.kind !== 'inserted' && (
        <Deleted>
          <ScreenReaderText>{` [${words.deleted}: `}</ScreenReaderText>
          {part.text}
        </Deleted>
      )}
      {part.kind === 'replaced' && <ScreenReaderText>{`, ${words.replacedBy}: `}</ScreenReaderText>}
      {part.kind !== 'deleted' && (
        <Inserted>
          {part.kind === 'inserted' && <ScreenReaderText>{` [${words.inserted}: `}</ScreenReaderText>}
          {part.kind === 'replaced' ? part.by : part.text}
        </Inserted>
      )}
      <ScreenReaderText>{'] '}</ScreenReaderText>
    </>
  );
}

/** Read aloud and not copied: anyone who takes the text along takes the text alone. */
const ScreenReaderText = styled.span`
  ${hiddenFromSight}
  user-select: none;
`;

const Deleted = styled.del`
  color: ${token('bad')};
  text-decoration-thickness: ${token('focus-ring')};

  /* What replaces it stands a little apart. */
  & + span + ins {
    margin-inline-start: 0.25em;
  }
`;

const Inserted = styled.ins`
  ${markStroke}
  text-decoration: underline;
  text-decoration-thickness: ${token('hairline')};
  text-underline-offset: 0.18em;
`;
