import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { writeStrippedSources } from './writeStrippedSources.ts';

const root = path.join(import.meta.dirname, '../..');
const LOADER = '@sheaf/platform/command/strippedSources';

/** Runs a program as a sandboxed worker starts: says what it prints, and whether Node had to strip types. */
function run(folder: string, program: string): { printed: unknown; stripped: boolean } {
  const script = `
    import { loadStrippedSources } from '${LOADER}';
    loadStrippedSources(${JSON.stringify(folder)});
    const { printed } = await import(${JSON.stringify(pathToFileURL(program).href)});
    console.log(JSON.stringify({ printed, stripped: process.moduleLoadList.some((name) => name.includes('amaro')) }));`;
  const output = execFileSync(process.execPath, ['--no-warnings', '--input-type=module', '-e', script], {
    cwd: import.meta.dirname,
    encoding: 'utf8',
  });
  return JSON.parse(output);
}

describe('a program whose types were stripped before', () => {
  let from: string;
  let to: string;
  const stripped = () => path.join(to, 'node_modules/.cache/sheaf-sources');
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(from, file)), { recursive: true });
    writeFileSync(path.join(from, file), text);
    return path.join(from, file);
  };

  beforeEach(() => {
    from = mkdtempSync(path.join(tmpdir(), 'sheaf-sources-'));
    to = mkdtempSync(path.join(tmpdir(), 'sheaf-stripped-'));
  });
  afterEach(() => {
    for (const folder of [from, to]) rmSync(folder, { recursive: true });
  });

  test.each([
    ['of the server', 'api/src/jobs/start.ts', 'export const printed: number = 1;', 1],
    [
      'of the contract',
      'api/contract/words.ts',
      "interface Word { text: string }\nexport const printed = { text: 'né' } satisfies Word;",
      { text: 'né' },
    ],
    ['of an engine', 'api/engines/merge/src/read/first.ts', 'export const printed = [..."ab"].map((one: string) => one as string);', ['a', 'b']],
  ])('%s runs without Node stripping them', (_, file, source, printed) => {
    const program = write(file, source);
    expect(run(stripped(), program)).toEqual({ printed, stripped: true });
    writeStrippedSources(from, to);
    expect(run(stripped(), program)).toEqual({ printed, stripped: false });
  });

  test('runs as it is now when it has changed since, and what it was is removed at the next time', () => {
    const program = write('api/src/start.ts', "export const printed: string = 'before';");
    writeStrippedSources(from, to);
    write('api/src/start.ts', "export const printed: string = 'after';");
    expect(run(stripped(), program)).toEqual({ printed: 'after', stripped: true });
    writeStrippedSources(from, to);
    expect(run(stripped(), program)).toEqual({ printed: 'after', stripped: false });
    expect(readdirSync(stripped())).toHaveLength(1);
  });

  test('is no test', () => {
    write('api/src/start.test.ts', 'export const printed: number = 1;');
    writeStrippedSources(from, to);
    expect(readdirSync(stripped())).toEqual([]);
  });
});

test('a sandboxed worker finds its sources without types where installing puts them', () => {
  writeStrippedSources(root, root);
  const startFast = path.join(root, 'api/src/jobs/sandbox/startFast.js');
  const script = "await import('./api/src/jobs/engines.ts'); console.log(process.moduleLoadList.some((name) => name.includes('amaro')));";
  const output = execFileSync(process.execPath, ['--no-warnings', '--import', startFast, '--input-type=module', '-e', script], {
    cwd: root,
    encoding: 'utf8',
  });
  expect(output.trim()).toBe('false');
});
