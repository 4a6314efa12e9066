import { execFile } from 'node:child_process';
import { copyFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { PDFDocument, StandardFonts } from 'pdf-lib';
import { refusals } from '../../contract/errors.ts';
import { callTexts } from '../apiDocs/callTexts.ts';
import { type RunningApp, startApp } from '../testing/startApp.ts';

const run = promisify(execFile);
let app: RunningApp;
let folder: string;
beforeAll(async () => {
  app = await startApp();
  folder = await mkdtemp(path.join(tmpdir(), 'sheaf-curl-'));
});
afterAll(async () => {
  await app.stop();
  await rm(folder, { recursive: true });
});

test('the page shows every call, runs no script and loads nothing from elsewhere', async () => {
  const response = await fetch(`${app.address}/api/docs`);
  const page = await response.text();
  for (const { summary } of Object.values(callTexts)) expect(page).toContain(summary);
  expect(page).not.toMatch(/<script|src="|href="http/);
  expect(response.headers.get('Content-Security-Policy')).toMatch(/^default-src 'none'; style-src 'sha256-/);
  expect(page).toContain(`-o merged.pdf ${app.address}/api/pdf/merge`);
  // The options of a merge are named with their types.
  expect(page).toContain('<td><code>options.rotate</code></td><td>list of 0 or 90 or 180 or 270</td>');
});

test('the page says in one sentence what each code of a refusal means, in the words that a visitor reads', async () => {
  const page = await (await fetch(`${app.address}/api/docs`)).text();
  const rows = [...page.matchAll(/<tr><td><code>(\w+)<\/code><\/td><td>(\d+)<\/td><td>([^<]*)<\/td><\/tr>/g)].map(([, ...cells]) => cells);
  expect(rows.map(([code]) => code)).toEqual(Object.keys(refusals));
  for (const [, , sentence] of rows) expect(sentence).toMatch(/^[A-Z].*[^.]\.$|^report\.pdf .*[^.]\.$/);
  expect(page).not.toMatch(/undefined|NaN|\[object/);
  expect(rows).toContainEqual(['file_too_large', '413', 'report.pdf is 250 MB. The limit here is 100 MB.']);
  expect(rows).toContainEqual(['restarting', '503', 'The server is being restarted and could not finish this. Try again in 5 seconds.']);
});

test('the description is served as JSON', async () => {
  const response = await fetch(`${app.address}/api/openapi.json`);
  expect(response.headers.get('Content-Type')).toContain('application/json');
  expect(await response.json()).toMatchObject({ openapi: '3.1.0', paths: { '/api/pdf/merge': { post: { operationId: 'mergePdfs' } } } });
});

test('every command of the page does what it says, one after the other in one shell', async () => {
  const text = 'The rent is 900 euros a month. The lease begins on 1 May 2025. Heating is included in the rent of this flat.';
  for (const name of ['report.pdf', 'appendix.pdf']) await writeFile(path.join(folder, name), await drawText(text));
  await writeFile(path.join(folder, 'cv.pdf'), await drawText(CV));
  const scan = new URL('../../engines/cover-letter/fixtures/scanned.pdf', import.meta.url);
  await copyFile(scan, path.join(folder, 'scan.pdf'));
  const values: Record<string, string> = { base: app.address };
  for (const [name, { curl }] of Object.entries(callTexts)) {
    if (curl === undefined) continue;
    const command = curl.replaceAll(/\{(base|sessionId|cvId)\}/g, (_, value: string) => values[value] ?? 'unknown');
    const { stdout } = await run('sh', ['-c', command.replaceAll(/\bcurl\b/g, `${process.env.CURL_PATH ?? 'curl'} --fail-with-body --silent`)], {
      cwd: folder,
    }).catch((error) => {
      throw new Error(`${name}: ${error.stdout}`);
    });
    if (stdout.startsWith('{')) for (const [key, value] of Object.entries(JSON.parse(stdout))) if (typeof value === 'string') values[key] ??= value;
  }
  expect((await readFile(path.join(folder, 'merged.pdf'))).subarray(0, 5).toString()).toBe('%PDF-');
  expect((await readFile(path.join(folder, 'report.docx'))).subarray(0, 2).toString()).toBe('PK');
  // The text layer is behind the scan, which does not change.
  const [searchable, scanned] = await Promise.all(['scan-searchable.pdf', 'scan.pdf'].map((name) => readFile(path.join(folder, name))));
  expect(searchable?.subarray(0, scanned?.length)).toEqual(scanned);
  expect(searchable?.length).toBeGreaterThan(scanned?.length ?? 0);
});

const CV = `Ana Silva
Nurse
Experience
Nurse, Harbour Clinic, Bristol, 2019 to 2024
Cared for 12 patients a shift on a ward for surgery, planned the shifts of 9 people, and trained 4 new nurses.
Led the change to electronic records, which saved an hour a day for every nurse of the ward.
Nurse, City Hospital, Lisbon, 2016 to 2019
Worked in the emergency department, with children and with older people, in English and in Portuguese.
Education
BSc Nursing, University of Bristol, 2018`;

async function drawText(text: string): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  const font = await document.embedFont(StandardFonts.Helvetica);
  document.addPage().drawText(text, { x: 50, y: 750, size: 12, lineHeight: 16, maxWidth: 480, font });
  return document.save();
}
