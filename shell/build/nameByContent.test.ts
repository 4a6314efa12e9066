import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findBuildName, nameByContent } from './nameByContent.ts';

const buildManifest = (...sync: string[]) =>
  JSON.stringify({ metaData: { remoteEntry: { name: 'remoteEntry.js' } }, exposes: [{ assets: { js: { sync, async: [] } } }], shared: [] });
const FILES = {
  'mf-manifest.json': buildManifest('assets/tool.1a2b3c4d.js'),
  'remoteEntry.js': 'load()',
  'assets/tool.1a2b3c4d.js': 'draw()',
  'pdfjs/cmaps/78-H.bcmap': 'map',
};
let output: string;
beforeEach(() => {
  output = mkdtempSync(path.join(tmpdir(), 'named-'));
});
afterEach(() => rmSync(output, { recursive: true }));

/** Does as a build of these files would, and returns how its folder is called. */
function build(files: Record<string, string>, version = '1.2.0'): string {
  for (const entry of readdirSync(output)) rmSync(path.join(output, entry), { recursive: true });
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(output, file)), { recursive: true });
    writeFileSync(path.join(output, file), content);
  }
  return nameByContent(output, version);
}

test('two builds of the same files lie in a folder of the same name, which begins with the version', () => {
  const name = build(FILES);
  expect(name).toMatch(/^1\.2\.0-[0-9a-f]{64}$/);
  expect(build(Object.fromEntries(Object.entries(FILES).reverse()))).toBe(name);
  expect(findBuildName(output)).toBe(name);
});

test.each(Object.keys(FILES))('another byte in %s gives the folder another name, so nobody is served it from what was kept', (file) => {
  const before = build(FILES);
  const changed = file === 'mf-manifest.json' ? buildManifest() : 'other';
  expect(build({ ...FILES, [file]: changed })).not.toBe(before);
});

test('a file that moves or is added gives the folder another name', () => {
  const before = build(FILES);
  const { 'pdfjs/cmaps/78-H.bcmap': map, ...others } = FILES;
  expect(build({ ...others, 'pdfjs/cmaps/78-V.bcmap': map })).not.toBe(before);
  expect(build({ ...FILES, 'assets/more.js': '' })).not.toBe(before);
});

test('the name is the hash of the manifest, and the manifest states the integrity of the entry and of each script it names', () => {
  const name = build(FILES);
  const manifest = readFileSync(path.join(output, name, 'mf-manifest.json'));
  expect(name).toBe(`1.2.0-${createHash('sha256').update(manifest).digest('hex')}`);
  const integrity = (content: string) => `sha256-${createHash('sha256').update(content).digest('base64')}`;
  expect(JSON.parse(manifest.toString()).metaData.integrity).toEqual({
    'remoteEntry.js': integrity('load()'),
    'assets/tool.1a2b3c4d.js': integrity('draw()'),
  });
});

test('a tool that was never built has no name', () => {
  expect(findBuildName(path.join(output, 'missing'))).toBeUndefined();
  expect(findBuildName(output)).toBeUndefined();
});
