import type { WrappedPdfiumModule } from '@embedpdf/pdfium';
import { joinMatrices, transformRectangle } from './matrix.ts';
import type { PageGeometry } from './pageGeometry.ts';
import type { Rectangle } from './readingFrame.ts';
import { ObjectKind, walkObjects } from './walkObjects.ts';

/** In points: what is wider is no rule, and what is lower than a line of text divides none. */
const MAX_WIDTH = 3;
const MIN_HEIGHT = 7;
/** A page with more lines than this is a drawing. */
const MAX_RULES = 2000;

/** Reads the vertical rules of a page, as they are shown: lines and thin bars, such as between the cells of a table. */
export function readVerticalRules(instance: WrappedPdfiumModule, page: number, geometry: PageGeometry): Rectangle[] {
  const rules: Rectangle[] = [];
  walkObjects(instance, page, ({ handle, kind, matrix }, reader) => {
    const bounds = kind === ObjectKind.PATH ? reader.readBounds(handle) : undefined;
    if (!bounds) return;
    const shown = transformRectangle(bounds, joinMatrices(matrix, geometry.matrix));
    if (shown.right - shown.left <= MAX_WIDTH && shown.bottom - shown.top >= MIN_HEIGHT) rules.push(shown);
  });
  return rules.length > MAX_RULES ? [] : rules;
}
