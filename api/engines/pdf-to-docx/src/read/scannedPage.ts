import { splitAtGaps } from '@sheaf/pdf-text/scans/recognisedSegments';
import type { Ruling } from './drawing.ts';
import { underlineWords } from './marks.ts';
import type { PageContent } from './readPages.ts';

const BLACK = '000000';
/** Of 255: a thin line on a scan is half paper. */
const NEARLY_BLACK = 96;

/** Prepares a page that was recognised, as if its text and lines had been drawn: they are what its order and tables are found by. One that is rotated by a quarter turn stays as it was read. */
export function prepareScannedPage(content: PageContent): PageContent {
  const { text } = content;
  const [group, ...others] = text.groups;
  if (text.source !== 'ocr' || !text.scan || group?.turn !== 0 || others.length > 0) return content;
  const { rulings, figures } = text.scan;
  const segments = group.segments.flatMap(splitAtGaps);
  const drawnRulings = rulings.map(({ left, top, right, bottom, shade }): Ruling => {
    const isHorizontal = right - left > bottom - top;
    return {
      left,
      top,
      right,
      bottom,
      isHorizontal,
      thickness: isHorizontal ? bottom - top : right - left,
      color: shade < NEARLY_BLACK ? BLACK : formatGrey(shade),
    };
  });
  underlineWords(segments, drawnRulings);
  return {
    ...content,
    text: { ...text, groups: [{ turn: 0, segments }] },
    drawing: { ...content.drawing, rulings: drawnRulings, backgrounds: [], shapes: figures },
  };
}

function formatGrey(shade: number): string {
  return Math.round(shade).toString(16).padStart(2, '0').repeat(3);
}
