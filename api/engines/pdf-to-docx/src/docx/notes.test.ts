import { expect, test } from '@jest/globals';
import { strFromU8, unzipSync } from 'fflate';
import type { Footnote } from '../model/documentModel.ts';
import { buildPreview } from '../preview/buildPreview.ts';
import { buildDocument, paragraph, text } from '../testing/models.ts';
import { validateDocx } from '../validate/validateDocx.ts';
import { writeDocx } from './writeDocx.ts';

/** Writes a document whose notes are marked like this; returns what Word shows in the text and before the notes. */
async function write(marks: readonly (string | undefined)[]) {
  const footnotes = marks.map((mark, index): Footnote => ({ id: index + 1, blocks: [paragraph('See there.')], ...(mark !== undefined && { mark }) }));
  const inlines = footnotes.flatMap(({ id }) => [text('word'), { kind: 'footnote' as const, id }]);
  const model = buildDocument([paragraph(inlines)], { footnotes });
  const docx = await writeDocx(model);
  validateDocx(docx);
  const part = (name: string) => strFromU8(unzipSync(docx)[name] ?? new Uint8Array());
  const [document, notes] = [part('word/document.xml'), part('word/footnotes.xml')];
  const start = Number(/<w:numStart w:val="(\d+)"/.exec(document)?.[1] ?? 1);
  let count = start;
  const shown = [...document.matchAll(/<w:footnoteReference( w:customMarkFollows="1")?[^>]*\/>(?:<w:t[^>]*>([^<]*))?/g)].map(([, isCustom, mark]) =>
    isCustom ? mark : String(count++),
  );
  const page = { page: 1, mode: 'flow' as const, width: 595, height: 842 };
  const preview = buildPreview(model, { pages: [page], sources: new Map() }).pages[0];
  const previewed = preview?.notes?.map(({ pieces: [mark] }) => (mark?.kind === 'text' ? mark.text : ''));
  return { shown, counted: notes.match(/<w:footnote w:id="\d+">(?:(?!<\/w:footnote>).)*<w:footnoteRef\/>/g)?.length ?? 0, previewed };
}

test.each([
  ['a star before numbers', ['*', '1', '2'], 2],
  ['notes of a chapter that go on counting', ['12', '13', '14'], 3],
  ['daggers alone', ['†', '‡'], 0],
  ['letters between numbers', ['7', 'a', '8'], 2],
])('%s stay what they were in the text, before the notes and in the preview', async (_, marks, counted) => {
  expect(await write(marks)).toEqual({ shown: marks, counted, previewed: marks });
});

test('numbers that begin anew on each page are counted through', async () => {
  expect(await write(['1', '2', '1'])).toMatchObject({ shown: ['1', '2', '3'] });
  expect(await write([undefined, undefined])).toMatchObject({ shown: ['1', '2'] });
});
