import { expect, test } from '@jest/globals';
import { strFromU8, unzipSync } from 'fflate';
import type { MathNode } from '../model/math.ts';
import { buildDocument, paragraph } from '../testing/models.ts';
import { validateDocx } from '../validate/validateDocx.ts';
import { writeDocx } from './writeDocx.ts';

const text = (written: string): MathNode => ({ kind: 'text', text: written });

async function write(math: MathNode[]): Promise<string> {
  const docx = await writeDocx(buildDocument([paragraph([{ kind: 'picture', picture: 'p', width: 80, height: 20, math }])]));
  validateDocx(docx);
  return strFromU8(unzipSync(docx)['word/document.xml'] ?? new Uint8Array());
}

test.each<[string, MathNode[], RegExp]>([
  ['a fraction', [{ kind: 'fraction', over: [text('a')], under: [text('b')] }], /<m:f><m:num>.*a.*<\/m:num><m:den>.*b.*<\/m:den><\/m:f>/],
  ['a root', [{ kind: 'root', content: [text('x')] }], /<m:rad>.*<m:e>.*x.*<\/m:e><\/m:rad>/],
  ['a sum', [{ kind: 'sum', sub: [text('k=1')], super: [text('n')], content: [text('a')] }], /<m:nary>.*∑.*<m:sub>.*k=1.*<m:sup>.*n.*<m:e>/],
  ['an integral without limits', [{ kind: 'integral', content: [text('f')] }], /<m:nary>.*<m:e>.*f.*<\/m:nary>/],
  ['both scripts', [{ kind: 'script', base: [text('x')], sub: [text('k')], super: [text('2')] }], /<m:sSubSup>.*x.*k.*2.*<\/m:sSubSup>/],
  ['the name of a function, upright', [text('log'), text('n')], /<m:r><m:rPr><m:sty m:val="p"\/><\/m:rPr><m:t>log<\/m:t>/],
])('%s is Word’s own', async (_, math, xml) => {
  const written = await write(math);
  expect(written).toMatch(xml);
  expect(written).not.toContain('<w:drawing>');
});
