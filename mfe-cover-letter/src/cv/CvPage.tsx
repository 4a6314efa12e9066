import { EmptyState, IconButton, token } from '@sheaf/design-system';
import { usePagePicture } from '@sheaf/shell/tool-contract/usePagePicture';
import { ChevronLeft, ChevronRight, FileLock2, FileQuestionMark } from 'lucide-react';
import { type CSSProperties, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { useMessages } from '../messages';
import type { ReadCv, ShownPdf } from '../state/cv';
import type { LetterState } from '../state/letterState';
import { PasswordForm } from './PasswordForm';
import { rectsOf } from './rectsOf';

export interface CvPageProps {
  cv: ReadCv;
  lookedAt: LetterState['lookedAt'];
  onShowPdf: (pdf: ShownPdf) => void;
}

/** The CV as it looks, page by page, with the highlighter over the value that is looked at. */
export function CvPage({ cv, lookedAt, onShowPdf }: CvPageProps) {
  const { cv: words } = useMessages();
  // A page that was leafed to stays until another value is looked at.
  const [leafed, setLeafed] = useState<{ page: number; at: number } | null>(null);
  const at = lookedAt?.at ?? 0;
  const page = leafed && leafed.at === at ? leafed.page : (lookedAt?.page ?? 1);
  const [isFirst, isLast] = [page <= 1, page >= cv.pageCount];
  const leaf = (by: -1 | 1) => setLeafed({ page: page + by, at });

  if (!cv.pdf) {
    return (
      <EmptyState icon={<FileQuestionMark />} title={words.noPage}>
        {words.noPageText}
      </EmptyState>
    );
  }
  const { pdf } = cv;
  if (pdf.isLocked) {
    return (
      <View>
        <EmptyState icon={<FileLock2 />} title={words.pageLocked(pdf.file.name)} />
        <PasswordForm name={pdf.file.name} onSubmit={(password) => onShowPdf({ ...pdf, password, isLocked: false })} />
      </View>
    );
  }
  return (
    <View>
      <Bar>
        <IconButton label={words.previousPage} aria-disabled={isFirst || undefined} onClick={isFirst ? undefined : () => leaf(-1)}>
          <ChevronLeft aria-hidden="true" />
        </IconButton>
        <span>{words.pageOf({ page, pages: cv.pageCount })}</span>
        <IconButton label={words.nextPage} aria-disabled={isLast || undefined} onClick={isLast ? undefined : () => leaf(1)}>
          <ChevronRight aria-hidden="true" />
        </IconButton>
      </Bar>
      <Picture key={page} cv={cv} pdf={pdf} page={page} lookedAt={lookedAt?.page === page ? lookedAt : null} />
      {!lookedAt && <Hint>{words.pageHint}</Hint>}
    </View>
  );
}

/** Sharp enough to read. */
const LONG_SIDE = 1000;
// ISO 216: what most pages are, until this one is known.
const PAPER_ASPECT = 1 / Math.SQRT2;

function Picture({ cv, pdf, page, lookedAt }: { cv: ReadCv; pdf: ShownPdf; page: number; lookedAt: LetterState['lookedAt'] }) {
  const { cv: words } = useMessages();
  const frame = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const picture = usePagePicture(frame, canvas, { file: pdf.file, password: pdf.password, page, longSide: LONG_SIDE });
  const aspect = picture.step === 'drawn' ? picture.aspect : PAPER_ASPECT;
  const at = lookedAt?.at;

  useEffect(() => {
    if (at !== undefined) frame.current?.querySelector('span')?.scrollIntoView({ block: 'nearest' });
  }, [at]);

  return (
    <Scroll role="region" aria-label={words.picture({ page, name: cv.filename })} tabIndex={0}>
      <Sheet ref={frame} style={shapeOf(aspect)}>
        <canvas ref={canvas} role="img" aria-label={words.picture({ page, name: cv.filename })} data-drawn={picture.step === 'drawn' || undefined} />
        {lookedAt &&
          rectsOf(cv.places, lookedAt).map((rect) => <Stroke key={`${rect.x} ${rect.y} ${rect.w}`} aria-hidden="true" style={placeOf(rect)} />)}
      </Sheet>
    </Scroll>
  );
}

type Variables = CSSProperties & Record<`--${string}`, string>;

const shapeOf = (aspect: number): Variables => ({ '--aspect': String(aspect) });
const percent = (share: number) => `${share * 100}%`;
const placeOf = ({ x, y, w, h }: { x: number; y: number; w: number; h: number }): CSSProperties => ({
  left: percent(x),
  top: percent(y),
  width: percent(w),
  height: percent(h),
});

const View = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-2')};
`;

const Bar = styled.div`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${token('space-2')};
  font-variant-numeric: tabular-nums;
`;

const Hint = styled.p`
  color: ${token('ink-soft')};
  font-size: ${token('text-14')};
  text-align: center;
`;

const Scroll = styled.div`
  max-height: 70vh;
  padding: ${token('space-1')};
  overflow-y: auto;
  overscroll-behavior: contain;
`;

/* Paper stays white in the dark theme: it is the visitor's page. */
const Sheet = styled.div`
  position: relative;
  width: 100%;
  aspect-ratio: var(--aspect);
  background: ${token('page-sheet')};
  border-radius: ${token('radius-small')};
  box-shadow: ${token('shadow-page')};

  canvas {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    visibility: hidden;
  }
  canvas[data-drawn] {
    visibility: visible;
  }
`;

const Stroke = styled.span`
  position: absolute;
  box-sizing: content-box;
  padding: 1px 2px;
  margin: -1px -2px;
  border-radius: ${token('radius-small')};
  background: ${token('mark-bright')};
  mix-blend-mode: multiply;
`;
