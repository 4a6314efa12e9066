import { buildDocument, buildListStyle, heading, item, paragraph, section } from '../testing/models.ts';
import { readZipParts } from '../validate/zipParts.ts';
import { writeDocx } from './writeDocx.ts';

test.each([
  ['text', buildDocument([paragraph('Text.')])],
  ['a list', buildDocument([item('one', 0), item('two', 0)], { lists: [buildListStyle(['decimal', '%1.'])] })],
  [
    'running headers',
    buildDocument([], { sections: [section([heading('Title', 1)], { header: [paragraph('Head')], footer: [paragraph('Foot')] })] }),
  ],
])('the content types of a file with %s come first, where mail filters look for them', async (_, model) => {
  const docx = await writeDocx(model);
  expect(new TextDecoder('latin1').decode(docx.subarray(30, 49))).toBe('[Content_Types].xml');
  const parts = new Map(readZipParts(docx).map(({ name, bytes }) => [name, new TextDecoder().decode(bytes)]));
  expect(parts.get('[Content_Types].xml')).toContain('/word/document.xml');
  expect(parts.get('word/document.xml')).not.toMatch(/\{[^{}]+\}/);
});
