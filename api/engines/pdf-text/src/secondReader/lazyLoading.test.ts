import { execFileSync } from 'node:child_process';

/** Reads in a process of its own, where nobody has loaded the second reader yet, and prints after each file whether it is there. */
const READING = `
import { registerHooks } from 'node:module';
let isLoaded = false;
registerHooks({ load: (url, context, next) => { isLoaded ||= url.includes('/node_modules/pdf-parse/'); return next(url, context); } });
const { writeTextPdf } = await import('@sheaf/pdf/testing/writePdf');
const { buildMisplacedPagePdf } = await import('../testing/oddPdfs.ts');
const { read } = await import('../testing/drawnPages.ts');
const attempts = [
  () => read(writeTextPdf({ pages: ['One page with text.', ''] })),
  () => read(new TextEncoder().encode('No PDF at all.')),
  () => read(buildMisplacedPagePdf('')),
];
for (const attempt of attempts) {
  const result = await attempt().then(({ text }) => text, ({ code }) => code);
  console.log(JSON.stringify({ result, isLoaded }));
}
`;

test('a file that the first reader can read waits for no second one, a file without text that the first can find does', () => {
  const printed = execFileSync(process.execPath, ['--input-type=module', '--eval', READING], { cwd: import.meta.dirname, encoding: 'utf8' });
  const [readable, broken, misplaced] = printed
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(readable).toEqual({ result: 'One page with text.', isLoaded: false });
  expect(broken).toEqual({ result: 'not_a_pdf', isLoaded: false });
  expect(misplaced.isLoaded).toBe(true);
});
