import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../shell/build/apps.ts';

export interface Example {
  /** The document that shows it. */
  document: string;
  /** How many lines of the document come before it. */
  linesAbove: number;
  code: string;
}

const TYPESCRIPT = path.join(root, 'node_modules/typescript/bin/tsc');
/** From here the names of our packages lead to their sources. */
const CHECKED_IN = path.join(root, 'node_modules/.cache');

/** Values that examples use without declaring them. */
const EXAMPLE_GLOBALS = `
declare const bytes: Uint8Array<ArrayBuffer>;
declare const password: string;
declare const file: import('@sheaf/pdf/bytes/engineFiles').SourceFile;
declare const output: import('@sheaf/pdf/bytes/engineFiles').OutputFile;
declare const hooks: import('@sheaf/platform/engineHooks').EngineHooks;
declare const cvText: string;
declare const width: number;
declare const height: number;
declare const grey: Uint8Array;
interface Page { number: number }
`;

/** Returns the blocks of TypeScript that a Markdown text shows. */
export function findExamples(document: string, markdown: string): Example[] {
  return [...markdown.matchAll(/^```ts\n([\s\S]*?)^```/gm)].map(({ 1: code = '', index }) => {
    const linesAbove = markdown.slice(0, index).split('\n').length;
    return { document, linesAbove, code };
  });
}

/** Compiles examples without running them. Returns what the compiler reports of them, a line each, with the place in the document. */
export async function findTypeErrors(examples: readonly Example[]): Promise<string[]> {
  mkdirSync(CHECKED_IN, { recursive: true });
  const folder = mkdtempSync(path.join(CHECKED_IN, 'readme-examples-'));
  try {
    const files = examples.map(({ linesAbove, code }, index) => {
      const name = `example${index}.ts`;
      // Without an import or an export its names would be those of every other example too.
      writeFileSync(path.join(folder, name), `${'\n'.repeat(linesAbove)}${code}\nexport {};\n`);
      return name;
    });
    writeFileSync(path.join(folder, 'given.d.ts'), EXAMPLE_GLOBALS);
    writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify(buildConfiguration(files)));
    const messages = await compile(folder);
    return messages.map((line) => line.replace(/^example(\d+)\.ts/, (_, index) => examples[Number(index)]?.document ?? ''));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** An example may leave a result unused, which is no mistake there. */
function buildConfiguration(files: readonly string[]): object {
  const compilerOptions = { noUnusedLocals: false, noUnusedParameters: false };
  return { extends: path.join(root, 'tsconfig.json'), compilerOptions, include: [], files: ['given.d.ts', ...files] };
}

function compile(folder: string): Promise<string[]> {
  return new Promise((resolve) => {
    // The compiler exits with an error when it has found something.
    execFile(process.execPath, [TYPESCRIPT, '--project', '.', '--pretty', 'false'], { cwd: folder }, (error, stdout) => {
      // An indented line explains the one before; a file outside this folder is checked with all sources.
      const lines = stdout.split('\n').filter((line) => line !== '' && !/^\s|^\.\./.test(line));
      resolve(error !== null && lines.length === 0 ? [error.message] : lines);
    });
  });
}
