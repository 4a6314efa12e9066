import { annotateOnDevice, type PageHighlight } from '@sheaf/annotate/annotateOnDevice';
import { BOX_UNITS } from '@sheaf/api/contract/grammar';
import type { AnnotatedPdf, PdfMark } from './downloadInputs';

/** Red, green and blue, light enough for black words; as pencils, not as the screen's tokens, which a PDF does not know. */
const COLORS: Record<PdfMark['type'], PageHighlight['color']> = { spelling: [1, 0.76, 0.74], grammar: [1, 0.88, 0.5], style: [0.76, 0.87, 1] };

/** Adds a highlight with a comment for each finding to the visitor's PDF. Keeps its bytes, but decrypts a protected file. */
export const buildAnnotatedPdf: AnnotatedPdf = async ({ pdf, password, marks, author, date }) => {
  const highlights = marks.map(({ page, boxes, type, comment }) => ({
    page,
    comment,
    color: COLORS[type],
    boxes: boxes.map(({ left, top, width, height }) => ({
      left: left / BOX_UNITS,
      top: top / BOX_UNITS,
      width: width / BOX_UNITS,
      height: height / BOX_UNITS,
    })),
  }));
  const { original, added, lost } = await annotateOnDevice(pdf, password, highlights, { author, date });
  return { file: new Blob([original, added], { type: 'application/pdf' }), lost };
};
