import { encodeLatin1 } from '../syntax/characters.ts';
import { openPdf, readEntry } from '../testing/inMemory.ts';
import { readOutline } from '../testing/readOutline.ts';

const TEXT = 'BT (p) Tj ET';

interface Hybrid {
  /** Whether the table lists the hidden objects, as free ones. */
  isListed: boolean;
  /** Text added after the end: what a later update says. */
  update?: (start: number) => string;
}

/** A hybrid file (ISO 32000-2 7.5.8.4): a cross-reference stream beside the table leads to bookmarks in an object stream. */
function hybrid({ isListed, update }: Hybrid): Uint8Array {
  let text = '%PDF-1.5\n';
  const offsets = new Map<number, number>();
  const add = (number: number, body: string): void => {
    offsets.set(number, text.length);
    text += `${number} 0 obj\n${body}\nendobj\n`;
  };
  const stream = (entries: string, data: string): string => `<<${entries}/Length ${data.length}>>stream\n${data}\nendstream`;
  add(1, '<</Type/Catalog/Pages 2 0 R/Outlines 5 0 R>>');
  add(2, '<</Type/Pages/Kids[3 0 R]/Count 1>>');
  add(3, '<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]/Contents 4 0 R>>');
  add(4, stream('', TEXT));
  const [root, item] = ['<</First 6 0 R/Last 6 0 R/Count 1>> ', '<</Title(hidden)/Parent 5 0 R/Dest[3 0 R/Fit]>>'];
  const head = `5 0 6 ${root.length} `;
  add(7, stream(`/Type/ObjStm/N 2/First ${head.length}`, head + root + item));
  const place = text.length;
  add(8, stream('/Type/XRef/W[1 1 1]/Index[5 2]/Size 9/Root 1 0 R', '\x02\x07\x00\x02\x07\x01'));
  const start = text.length;
  const row = (number: number): string => `${String(offsets.get(number) ?? 0).padStart(10, '0')} 00000 n \n`;
  text += `xref\n0 5\n0000000000 65535 f \n${[1, 2, 3, 4].map(row).join('')}`;
  if (isListed) text += '5 2\n0000000006 00000 f \n0000000000 00000 f \n';
  text += `7 1\n${row(7)}trailer\n<</Size 9/Root 1 0 R/XRefStm ${place}>>\nstartxref\n${start}\n%%EOF\n`;
  return encodeLatin1(text + (update?.(start) ?? ''));
}

/** An update with a table of its own, after the hybrid one. */
const updated = (rows: string) => (previous: number) =>
  `xref\n${rows}trailer\n<</Size 9/Root 1 0 R/Prev ${previous}>>\nstartxref\n${hybrid({ isListed: true }).length}\n%%EOF\n`;

test.each<[string, Hybrid, string]>([
  ['listed as free in the table', { isListed: true }, 'hidden'],
  ['not in the table at all', { isListed: false }, 'hidden'],
  ['still there after an update that is about something else', { isListed: true, update: updated('0 1\n0000000000 65535 f \n') }, 'hidden'],
  ['freed by a later update', { isListed: true, update: updated('5 2\n0000000006 00001 f \n0000000000 00001 f \n') }, ''],
])('objects that a hybrid file hides from old readers are read as it says: %s', (_, parts, bookmarks) => {
  const file = openPdf(hybrid(parts));
  expect(readOutline(file)).toBe(bookmarks);
  expect(readEntry(file, 'Pages', 'Count')).toBe(1);
  expect(file.wasRepaired).toBe(false);
});
