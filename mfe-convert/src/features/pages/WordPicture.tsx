import type { PreviewPiece } from '@sheaf/api/contract/convertPreview';
import { Thumbnail } from '@sheaf/tool-kit/Thumbnail';
import styled from 'styled-components';
import { buildFloatStyle, scalePoints } from './points';

/** The PDF that is shown beside its Word document, and where its pictures are taken from. */
export interface PdfSource {
  file: File;
  password: string;
  /** Of drawn pages: the longer side in CSS pixels. One for all of them, so that each page is drawn once. */
  sharpness: number;
}

interface WordPictureProps extends PdfSource {
  picture: Extract<PreviewPiece, { kind: 'picture' }>;
  /** The space before its paragraph, in points. */
  above: number;
}

/** A picture of the document, cut from the drawn page it is on. */
export function WordPicture({ picture, above, file, password, sharpness }: WordPictureProps) {
  const { width, height, from, float } = picture;
  const size = { width: scalePoints(width), aspectRatio: width / Math.max(1, height) };
  return (
    <Window style={{ ...size, ...(float && buildFloatStyle(float, above)) }}>
      {from && (
        <Page
          style={{
            width: percent(1 / from.width),
            height: percent(1 / from.height),
            left: percent(-from.left / from.width),
            top: percent(-from.top / from.height),
          }}
        >
          <Thumbnail file={file} password={password} page={from.page} rotate={0} longSide={sharpness} />
        </Page>
      )}
    </Window>
  );
}

function percent(share: number): string {
  return `${100 * share}%`;
}

const Window = styled.span`
  position: relative;
  display: inline-block;
  max-width: 100%;
  overflow: hidden;
  vertical-align: bottom;
`;

const Page = styled.span`
  position: absolute;
  display: block;
`;
