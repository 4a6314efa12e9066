import type { PreviewPage } from '@sheaf/api/contract/convertPreview';
import { Thumbnail } from '@sheaf/tool-kit/Thumbnail';
import { useMessages } from '../../messages';
import { WordPage } from './WordPage';
import type { PdfSource } from './WordPicture';

/** A page as it is in the PDF, or as it will be in Word. */
export type Side = 'pdf' | 'word';

export const SIDES: readonly Side[] = ['pdf', 'word'];

export interface OnePageProps extends PdfSource {
  side: Side;
  shown: PreviewPage;
}

/** One of the two, as wide as its place. */
export function OnePage({ side, shown, ...source }: OnePageProps) {
  const { pages: words } = useMessages();
  if (side === 'word') return <WordPage key={shown.page} shown={shown} {...source} />;
  const { file, password, sharpness } = source;
  return (
    <div style={{ aspectRatio: shown.width / shown.height }}>
      <Thumbnail file={file} password={password} page={shown.page} rotate={0} longSide={sharpness} label={words.picture(shown.page)} />
    </div>
  );
}
