import { execFileSync } from 'node:child_process';
import { renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildLinkedPaper, buildPhotoPaper, buildTaggedPaper, buildTextPaper, type PaperSize } from './papers.ts';

interface BenchSet {
  name: string;
  /** The content of a page, as the table names it. */
  of: string;
  write: (size: PaperSize) => Buffer;
  files: number;
  pagesEach: number;
  /** Locked with AES-256 and an empty password, which opens everywhere and yet has to be decrypted. */
  isEncrypted?: true;
}

/** One set on the disk. */
export interface WrittenSet {
  name: string;
  what: string;
  files: string[];
  bytes: number;
  pages: number;
}

/** Everything that is merged; the same bytes each time, but for the keys of the encrypted one. */
export const benchSets: readonly BenchSet[] = [
  { name: 'text', of: 'of text', write: buildTextPaper, files: 2, pagesEach: 1000 },
  { name: 'small', of: 'of text', write: buildTextPaper, files: 50, pagesEach: 4 },
  { name: 'links', of: 'with 20 links each', write: buildLinkedPaper, files: 2, pagesEach: 150 },
  { name: 'images', of: 'with a photograph of 1 MB each', write: buildPhotoPaper, files: 3, pagesEach: 50 },
  { name: 'tagged', of: 'tagged for screen readers', write: buildTaggedPaper, files: 2, pagesEach: 150 },
  { name: 'encrypted', of: 'locked with AES-256', write: buildTextPaper, files: 2, pagesEach: 100, isEncrypted: true },
];

/** A tenth of the pages, to see quickly that everything runs. */
const QUICK_SHARE = 10;

/** Writes the files of a set, the same bytes each time (but for the keys of encrypted ones), and says where they are. */
export function writeSet(set: BenchSet, folder: string, { qpdf, isQuick }: { qpdf: string; isQuick: boolean }): WrittenSet {
  const pages = isQuick ? Math.ceil(set.pagesEach / QUICK_SHARE) : set.pagesEach;
  const files: string[] = [];
  let bytes = 0;
  for (let index = 0; index < set.files; index += 1) {
    const file = path.join(folder, `${set.name}-${index + 1}.pdf`);
    const paper = set.write({ pages, seed: index + 1 });
    writeFileSync(file, paper);
    if (set.isEncrypted) encrypt(file, qpdf);
    files.push(file);
    bytes += paper.length;
  }
  return { name: set.name, what: `${set.files} x ${pages} pages ${set.of}`, files, bytes, pages: pages * set.files };
}

function encrypt(file: string, qpdf: string): void {
  const locked = `${file}.locked`;
  execFileSync(qpdf, ['--encrypt', '', 'owner', '256', '--', file, locked]);
  renameSync(locked, file);
}
