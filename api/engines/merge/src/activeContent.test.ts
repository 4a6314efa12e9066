import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ActiveContentFound, refuseActiveContent } from '@sheaf/pdf/guard/activeContentGuard';
import { generateDisguisedPdfs } from '@sheaf/pdf/testing/disguisedActions';
import { nameFiles, openPdf } from '@sheaf/pdf/testing/inMemory';
import { getFirstExtra, writeTextPdf } from '@sheaf/pdf/testing/writePdf';
import fc from 'fast-check';
import { countContentsInSteps } from './report/writtenContents.ts';
import { mergeInMemory } from './testing/mergeInMemory.ts';

const EXTRA = getFirstExtra(1);
const clean = writeTextPdf({ pages: ['clean'] });
const folder = mkdtempSync(path.join(tmpdir(), 'guard-'));
afterAll(() => rmSync(folder, { recursive: true }));

const withAnnotation = (annotation: string, extra: string[] = []) => writeTextPdf({ pages: ['p'], page: () => `/Annots[${annotation}]`, extra });
const read = (bytes: Uint8Array) => {
  const steps = countContentsInSteps(openPdf(bytes));
  while (!steps.next().done);
};

/** What poppler and MuPDF, which share nothing with the engine, say runs in a file; undefined for one that is not installed. */
function judgements(bytes: Uint8Array): (string | undefined)[] {
  const file = path.join(folder, 'merged.pdf');
  writeFileSync(file, bytes);
  const run = (command: string, ...args: string[]) => {
    const { error, stdout } = spawnSync(command, [...args, file], { encoding: 'latin1' });
    return error ? undefined : stdout;
  };
  const listed = spawnSync('mutool', ['show', file, 'grep'], { encoding: 'latin1' });
  const active = listed.error
    ? undefined
    : /\/S\/(?:JavaScript|Launch|SubmitForm|ImportData|GoToR|GoToE)\b|\/JS[ (<]|javascript|file:/i.exec(listed.stdout)?.[0];
  return [run('pdfinfo', '-js')?.includes('app.alert') ? 'a script' : undefined, active];
}

test('nothing active leaves a merge, however it is disguised', () => {
  fc.assert(
    fc.property(generateDisguisedPdfs(), ({ bytes }) => {
      const { bytes: merged, result } = mergeInMemory(nameFiles(bytes, clean));
      refuseActiveContent(openPdf(merged));
      expect(result.warnings.map(({ file }) => file)).toContain('a.pdf');
    }),
    { numRuns: 600, seed: 21 },
  );
});

test('other readers find nothing active in merged files either', () => {
  fc.assert(
    fc.property(generateDisguisedPdfs(), ({ bytes }) => {
      expect(judgements(mergeInMemory(nameFiles(bytes, clean)).bytes)).toEqual([undefined, undefined]);
    }),
    { numRuns: 40, seed: 22 },
  );
});

test('the guard finds by itself what a merge has to drop, wherever a reader meets it', () => {
  fc.assert(
    fc.property(generateDisguisedPdfs(), ({ bytes, recipe }) => {
      // A viewer preference runs nothing; it is checked only where every object is.
      const look = recipe.includes('viewer preference') ? (file: Uint8Array) => refuseActiveContent(openPdf(file)) : read;
      expect(() => look(bytes)).toThrow(ActiveContentFound);
    }),
    { numRuns: 400, seed: 23 },
  );
});

test.each([
  ['a link of the web', '<</Subtype/Link/Rect[0 0 9 9]/A<</S/URI/URI(https://example.org/?javascript:=1)>>>>', []],
  ['a link to a file beside it', '<</Subtype/Link/Rect[0 0 9 9]/A<</S/GoToR/F(next.pdf)/D[0/Fit]>>>>', []],
  ['hidden notes', '<</Subtype/Link/Rect[0 0 9 9]/A<</S/Hide/T(note)>>>>', []],
  ['a font called AA', `<</Subtype/Widget/Rect[0 0 9 9]/DR<</Font<</AA ${EXTRA} 0 R>>>>>>`, ['<</Type/Font/BaseFont/Courier>>']],
  ['a graphics state called AA', `<</Subtype/Stamp/Rect[0 0 9 9]/R<</ExtGState<</AA<</SMask<</S/Alpha/G ${EXTRA} 0 R>>>>>>>>>>`, ['null']],
  ['a font called JS', `<</Subtype/Widget/Rect[0 0 9 9]/DR<</Font<</JS ${EXTRA} 0 R>>>>>>`, ['<</Type/Font/BaseFont/Courier>>']],
  [
    'a picture called JS',
    `<</Subtype/Stamp/Rect[0 0 9 9]/R<</XObject<</JS ${EXTRA} 0 R>>>>>>`,
    ['<</Subtype/Image/Length 1>>\nstream\nx\nendstream'],
  ],
])('%s is not taken for active content', (_, annotation, extra) => {
  const { bytes, result } = mergeInMemory(nameFiles(withAnnotation(annotation, extra), clean));
  expect(result.warnings).toEqual([]);
  expect(() => read(bytes)).not.toThrow();
  expect(() => refuseActiveContent(openPdf(bytes))).not.toThrow();
});

test.each(['Launch', 'JavaScript', 'URI', 'GoToR', 'Hide'])('a tag called %s keeps what it says to screen readers', (role) => {
  const element = `<</S/${role}/P ${EXTRA} 0 R/Pg 4 0 R/K 0/Alt(described)>>`;
  const extra = [`<</Type/StructTreeRoot/K ${EXTRA + 1} 0 R/RoleMap<</${role}/Span>>>>`, element];
  const tagged = writeTextPdf({ pages: ['p'], catalog: `/StructTreeRoot ${EXTRA} 0 R/MarkInfo<</Marked true>>`, extra });
  const { bytes, result } = mergeInMemory(nameFiles(tagged, clean));
  const file = openPdf(bytes);
  const texts = Array.from({ length: file.table.size }, (_, number) => file.dictionary(file.load(number))?.get('Alt'));
  expect(texts).toContainEqual(expect.objectContaining({ value: 'described' }));
  expect(result.warnings).toEqual([]);
  expect(() => refuseActiveContent(file)).not.toThrow();
});

test.each([
  ['actions that name each other in lists', (at: number, last: number) => Array.from({ length: last - at + 1 }, (_, index) => `${at + index} 0 R`)],
  ['a chain that ends where it began', (_: number, last: number, self: number) => [`${self < last ? self + 1 : EXTRA} 0 R`]],
  ['three ways to each next action', (_: number, last: number, self: number) => Array(3).fill(`${self < last ? self + 1 : EXTRA} 0 R`)],
])('%s are each looked at once', (_, following) => {
  const last = EXTRA + 59;
  const actions = Array.from({ length: 60 }, (_, index) => `<</S/Launch/F(x.exe)/Next[${following(EXTRA, last, EXTRA + index).join(' ')}]>>`);
  const { bytes } = mergeInMemory(nameFiles(withAnnotation(`<</Subtype/Link/Rect[0 0 9 9]/A ${EXTRA} 0 R>>`, actions), clean));
  expect(() => refuseActiveContent(openPdf(bytes))).not.toThrow();
});
