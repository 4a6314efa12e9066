/** `npm run bench -- reader --sets FOLDER,FOLDER`: which PDFs of these folders only the mended copy or the second reader can read, and how rightly. */
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { createMemorySource } from '@sheaf/pdf/bytes/byteSource';
import { loadPdfium, openInPdfium } from '@sheaf/pdf/pdfium/pdfium';
import type { DocumentText } from '@sheaf/pdf-text/documentText';
import { findProgramPath } from '../natives.ts';
import { compareWords } from './compareWords.ts';
import { type Reading, startReading } from './startReading.ts';

/** What became of a file. */
interface ReadFile {
  file: string;
  /** What PDFium alone does with it. */
  engineOutcome: 'opened' | 'locked' | 'refused';
  outcome: string;
  /** Pages that the second reader read, and the characters on them, spaces left out. */
  secondPages: number;
  characters: number;
  /** Words in common with poppler's reading of the whole file, as a share of all words of both; nothing where poppler finds none. */
  agreement?: number | undefined;
}

/** Measures reading of whole folders of PDFs beside Poppler, and prints the figures. */
export async function benchReader({ isJson, sets = [] }: { isJson: boolean; sets?: string[] | undefined }): Promise<void> {
  if (sets.length === 0) throw new Error('Name folders with PDFs: npm run bench -- reader --sets FOLDER,FOLDER');
  const reading = startReading();
  const poppler = findProgramPath({ name: 'pdftotext', variable: 'PDFTOTEXT_PATH' });
  try {
    for (const folder of sets) {
      const files: ReadFile[] = [];
      for (const file of await listPdfs(folder)) files.push(await measureFile(path.join(folder, file), reading, poppler));
      report(folder, files, isJson);
    }
  } finally {
    await reading.close();
  }
}

async function listPdfs(folder: string): Promise<string[]> {
  return (await readdir(folder, { recursive: true })).filter((name) => name.toLowerCase().endsWith('.pdf')).sort();
}

async function measureFile(file: string, reading: Reading, poppler: string | undefined): Promise<ReadFile> {
  const bytes = new Uint8Array(await readFile(file));
  const engineOutcome = await openWithEngine(bytes);
  const { outcome, document } = await reading.read(path.basename(file), bytes);
  const read = document?.warnings.find(({ code }) => code === 'second_reader')?.pages ?? [];
  const agreement = read.length > 0 && document && poppler ? compareWords(document.text, poppler, file) : undefined;
  return {
    file: path.basename(file),
    engineOutcome,
    outcome,
    secondPages: read.length,
    characters: document ? countCharacters(document, read) : 0,
    agreement,
  };
}

function countCharacters({ text, pages }: DocumentText, read: number[]): number {
  return pages.reduce((sum, { page, start, end }) => sum + (read.includes(page) ? text.slice(start, end).replace(/\s/g, '').length : 0), 0);
}

async function openWithEngine(bytes: Uint8Array): Promise<ReadFile['engineOutcome']> {
  const opening = openInPdfium(await loadPdfium(), createMemorySource(bytes));
  if (opening.state !== 'open') return opening.state === 'locked' ? 'locked' : 'refused';
  opening.document.close();
  return opening.document.pages > 0 ? 'opened' : 'refused';
}

function report(folder: string, files: ReadFile[], isJson: boolean): void {
  const refused = files.filter(({ engineOutcome }) => engineOutcome === 'refused');
  const second = files.filter(({ secondPages }) => secondPages > 0);
  const figures = {
    folder: path.basename(folder),
    files: files.length,
    refusedByPdfium: refused.length,
    readFromMendedCopy: refused.filter(({ outcome, secondPages }) => outcome === 'read' && secondPages === 0).length,
    refusedReadBySecond: refused.filter(({ secondPages }) => secondPages > 0).length,
    openedReadBySecond: second.filter(({ engineOutcome }) => engineOutcome === 'opened').length,
    charactersOfThese: second.reduce((sum, { characters }) => sum + characters, 0),
    brokeALimit: files.filter(({ outcome }) => outcome === 'too_complex').length,
  };
  if (isJson) console.log(JSON.stringify({ ...figures, readBySecond: second }, null, 2));
  else console.table([figures]);
  if (!isJson && second.length > 0) console.table(second);
}
