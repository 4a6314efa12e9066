import type { PreviewPage } from '@sheaf/api/contract/convertPreview';
import { token } from '@sheaf/design-system';
import styled from 'styled-components';
import { scalePoints } from './points';
import { WordBlocks } from './WordBlock';
import type { PdfSource } from './WordPicture';

/** The notes at the foot of a page; where its text is in columns, each below its own. */
export function WordNotes({ shown: { notes = [], noteColumns, parts }, ...source }: { shown: PreviewPage } & PdfSource) {
  if (notes.length === 0) return null;
  const { columns, gap } = parts.at(-1) ?? { columns: 1, gap: 0 };
  const count = noteColumns ? columns : 1;
  return (
    <Notes style={{ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))`, columnGap: scalePoints(gap) }}>
      {Array.from({ length: count }, (_, column) => {
        const ofColumn = notes.filter((_note, index) => (noteColumns?.[index] ?? 0) === column);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: columns never change their place.
          <div key={column}>
            {ofColumn.length > 0 && (
              <Below>
                <WordBlocks blocks={ofColumn} {...source} />
              </Below>
            )}
          </div>
        );
      })}
    </Notes>
  );
}

const Notes = styled.div`
  display: grid;
  align-items: end;
  margin-top: auto;
  padding-top: ${scalePoints(12)};
`;

/* The line above the notes is as short as Word's. */
const Below = styled.div`
  &::before {
    content: '';
    display: block;
    width: min(100%, ${scalePoints(144)});
    margin-bottom: ${scalePoints(6)};
    border-top: ${token('hairline')} solid ${token('page-sign')};
  }
`;
