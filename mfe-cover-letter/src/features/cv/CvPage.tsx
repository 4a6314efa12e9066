import { EmptyState, token } from '@sheaf/design-system';
import { PageSheet, SheetScroll } from '@sheaf/tool-kit/PageSheet';
import { PageSteps } from '@sheaf/tool-kit/PageSteps';
import { PasswordForm } from '@sheaf/tool-kit/PasswordForm';
import { FileLock2, FileQuestionMark } from 'lucide-react';
import { type CSSProperties, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { useMessages } from '../../messages';
import type { ReadCv, ShownPdf } from '../../model/cv';
import type { LetterState } from '../../model/letterState';
import { findRects } from './findRects';

export interface CvPageProps {
  cv: ReadCv;
  activeCitation: LetterState['activeCitation'];
  onShowPdf: (pdf: ShownPdf) => void;
}

/** The CV as it looks, page by page, with the highlighter over the selected value. */
export function CvPage({ cv, activeCitation, onShowPdf }: CvPageProps) {
  const { cv: words } = useMessages();
  // A page that was leafed to stays until another value is selected.
  const [leafed, setLeafed] = useState<{ page: number; at: number } | null>(null);
  const at = activeCitation?.at ?? 0;
  const page = leafed && leafed.at === at ? leafed.page : (activeCitation?.page ?? 1);

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
        <PasswordForm name={pdf.file.name} words={words} onSubmit={(password) => onShowPdf({ ...pdf, password, isLocked: false })} />
      </View>
    );
  }
  return (
    <View>
      <PageSteps isFirst={page <= 1} isLast={page >= cv.pageCount} words={words} onStep={(by) => setLeafed({ page: page + by, at })}>
        <span>{words.pageOf({ page, pages: cv.pageCount })}</span>
      </PageSteps>
      <Picture key={page} cv={cv} pdf={pdf} page={page} activeCitation={activeCitation?.page === page ? activeCitation : null} />
      {!activeCitation && <Hint>{words.pageHint}</Hint>}
    </View>
  );
}

function Picture({ cv, pdf, page, activeCitation }: { cv: ReadCv; pdf: ShownPdf; page: number; activeCitation: LetterState['activeCitation'] }) {
  const { cv: words } = useMessages();
  const frame = useRef<HTMLDivElement>(null);
  const label = words.picture({ page, name: cv.filename });
  const at = activeCitation?.at;

  useEffect(() => {
    if (at !== undefined) frame.current?.querySelector('span')?.scrollIntoView({ block: 'nearest' });
  }, [at]);

  return (
    <SheetScroll role="region" aria-label={label} tabIndex={0}>
      <PageSheet ref={frame} file={pdf.file} password={pdf.password} page={page} label={label}>
        {activeCitation &&
          findRects(cv.places, activeCitation).map((rect) => (
            <Stroke key={`${rect.x} ${rect.y} ${rect.w}`} aria-hidden="true" style={placeMark(rect)} />
          ))}
      </PageSheet>
    </SheetScroll>
  );
}

const percent = (share: number) => `${share * 100}%`;
const placeMark = ({ x, y, w, h }: { x: number; y: number; w: number; h: number }): CSSProperties => ({
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

const Hint = styled.p`
  color: ${token('ink-soft')};
  font-size: ${token('text-14')};
  text-align: center;
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
