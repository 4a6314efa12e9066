import type { PreviewPage } from '@sheaf/api/contract/convertPreview';
import { token } from '@sheaf/design-system';
import { Thumbnail } from '@sheaf/shell/tool-contract/Thumbnail';
import type { CSSProperties } from 'react';
import styled from 'styled-components';
import { useMessages } from '../messages';
import { pt } from './points';
import { WordBlock } from './WordBlock';
import type { PdfSource } from './WordPicture';

export interface WordPageProps extends PdfSource {
  shown: PreviewPage;
}

/** What Word holds of a page, as it would set it; one that keeps its look looks like the page. */
export function WordPage({ shown, ...source }: WordPageProps) {
  const { pages: words } = useMessages();
  const { file, password, sharpness } = source;
  const { page, mode, width, height, margins, parts, notes = [] } = shown;
  if (mode !== 'flow') {
    return (
      <div style={{ aspectRatio: width / height }}>
        <Thumbnail file={file} password={password} page={page} rotate={0} longSide={sharpness} label={words.kept({ page, mode })} />
      </div>
    );
  }
  const measures: CSSProperties & Record<`--${string}`, string> = { '--across': String(width), aspectRatio: width / height };
  return (
    <Sheet style={measures}>
      <Text style={{ padding: `${pt(margins.top)} ${pt(margins.right)} ${pt(margins.top)} ${pt(margins.left)}` }}>
        {parts.length === 0 && <Empty>{words.empty}</Empty>}
        {parts.map(({ columns, gap, blocks }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: what stands on a page never changes its place.
          <div key={place} style={columns > 1 ? { columns, columnGap: pt(gap) } : undefined}>
            {blocks.map((block, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: as above.
              <WordBlock key={at} block={block} {...source} />
            ))}
          </div>
        ))}
        {notes.length > 0 && (
          <Notes>
            {notes.map((note, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: as above.
              <WordBlock key={at} block={note} {...source} />
            ))}
          </Notes>
        )}
      </Text>
    </Sheet>
  );
}

/* Paper stays white in the dark theme: it is the visitor's page. What runs over its end makes it longer. */
const Sheet = styled.div`
  container-type: inline-size;
  width: 100%;
  background: ${token('page-sheet')};
  border-radius: 2px;
  box-shadow: ${token('shadow-page')};
`;

const Text = styled.div`
  line-height: 1.2;
  overflow-wrap: anywhere;

  p {
    margin: 0;
  }
`;

const Empty = styled.p`
  color: ${token('page-sign')};
`;

const Notes = styled.div`
  margin-top: ${pt(12)};
  border-top: ${token('hairline')} solid ${token('page-sign')};
  padding-top: ${pt(6)};
`;
