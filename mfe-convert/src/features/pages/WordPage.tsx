import type { PreviewPage } from '@sheaf/api/contract/convertPreview';
import { token } from '@sheaf/design-system';
import { Thumbnail } from '@sheaf/tool-kit/Thumbnail';
import type { CSSProperties } from 'react';
import styled, { css } from 'styled-components';
import { useMessages } from '../../messages';
import { scalePoints } from './points';
import { WordBlocks } from './WordBlock';
import { WordColumns } from './WordColumns';
import { WordNotes } from './WordNotes';
import type { PdfSource } from './WordPicture';

export interface WordPageProps extends PdfSource {
  shown: PreviewPage;
}

/** What Word holds of a page, as it would set it; one that keeps its look looks like the page. */
export function WordPage({ shown, ...source }: WordPageProps) {
  const { pages: words } = useMessages();
  const { file, password, sharpness } = source;
  const { page, mode, width, height, margins, parts, head, foot } = shown;
  if (mode !== 'flow') {
    return (
      <div style={{ aspectRatio: width / height }}>
        <Thumbnail file={file} password={password} page={page} rotate={0} longSide={sharpness} label={words.kept({ page, mode })} />
      </div>
    );
  }
  const measures: CSSProperties & Record<`--${string}`, string> = { '--across': String(width), aspectRatio: width / height };
  const { top, right, bottom, left } = margins;
  // A head that is higher than the margin moves the text down, as in Word.
  const over = head ? top : 0;
  const sides: CSSProperties = { left: scalePoints(left), right: scalePoints(right) };
  return (
    <Sheet style={measures}>
      {head && (
        <Head style={{ minHeight: scalePoints(top), padding: `${scalePoints(head.from)} ${scalePoints(right)} 0 ${scalePoints(left)}` }}>
          <WordBlocks blocks={head.paragraphs} {...source} />
        </Head>
      )}
      <Text
        style={{
          minHeight: scalePoints(height - over),
          padding: `${scalePoints(top - over)} ${scalePoints(right)} ${scalePoints(bottom ?? top)} ${scalePoints(left)}`,
        }}
      >
        {parts.length === 0 && <Empty>{words.empty}</Empty>}
        {parts.map(({ columns, gap, blocks }, index) =>
          columns > 1 ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: what stands on a page never changes its place.
            <WordColumns key={index} count={columns} gap={gap} fillsPage={index === parts.length - 1 && bottom !== undefined}>
              <WordBlocks blocks={blocks} {...source} />
            </WordColumns>
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: as above.
            <div key={index}>
              <WordBlocks blocks={blocks} {...source} />
            </div>
          ),
        )}
        <WordNotes shown={shown} {...source} />
      </Text>
      {foot && (
        <Running style={{ ...sides, bottom: scalePoints(foot.from) }}>
          <WordBlocks blocks={foot.paragraphs} {...source} />
        </Running>
      )}
    </Sheet>
  );
}

/* Paper stays white in the dark theme: it is the visitor's page. What runs over its end makes it longer. */
const Sheet = styled.div`
  position: relative;
  container-type: inline-size;
  width: 100%;
  background: ${token('page-sheet')};
  border-radius: 2px;
  box-shadow: ${token('shadow-page')};
`;

/* Lines are as high as those of most fonts. */
const wordText = css`
  line-height: 1.15;
  overflow-wrap: anywhere;

  p {
    margin: 0;
  }
`;

const Text = styled.div`
  ${wordText}
  display: flex;
  flex-direction: column;
`;

const Head = styled.div`
  ${wordText}
`;

const Running = styled.div`
  ${wordText}
  position: absolute;
`;

const Empty = styled.p`
  color: ${token('page-sign')};
`;
