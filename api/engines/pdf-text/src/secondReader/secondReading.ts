import type { SourceFile } from '@sheaf/pdf/bytes/engineFiles';
import { breathe, type EngineHooks } from '@sheaf/platform/engineHooks';
import { TooManyPagesError } from '../errors.ts';
import { createEmptyPage, type PageSegments } from '../read/readPage.ts';
import { limitWork } from './limitWork.ts';
import { openSecondReader, type SecondReader } from './openSecondReader.ts';
import { readPageAgain } from './readPageAgain.ts';

/** pdf.js holds the file in memory, most of it twice. */
const MAX_BYTES = 64 * 1024 * 1024;
const MAX_PAGES = 2000;
/** Processor time, in milliseconds. A page that takes longer keeps the text of the first reader. */
const MOST_WORK_MS = 20_000;

interface SecondRequest {
  password?: string | undefined;
  /** 0 for no limit. */
  maxPages: number;
}

/** Reads a file that the first reader refused; nothing when the second one finds no text in it either. */
export function readRefusedFile(file: SourceFile, { password, maxPages }: SecondRequest, hooks: EngineHooks): Promise<PageSegments[] | undefined> {
  return withSecondReader(file, password, hooks, async (reader, isTimeUp) => {
    const count = reader.pages;
    if (maxPages > 0 && count > maxPages) throw new TooManyPagesError(file.name, count, maxPages);
    if (count > MAX_PAGES) return undefined;
    const pages: PageSegments[] = [];
    for (let page = 1; page <= count; page += 1) {
      pages.push((await readPageAgain(reader, createEmptyPage(page))) ?? createEmptyPage(page));
      await breathe(hooks.signal);
      // A document without its end is worse than the refusal, which says what is wrong.
      if (isTimeUp()) return undefined;
    }
    return pages.some(({ groups }) => groups.length > 0) ? pages : undefined;
  });
}

/** Reads pages again for which the first reader has no text that says something, and returns those that the second one could read. */
export async function readPagesAgain(
  file: SourceFile,
  password: string | undefined,
  pages: PageSegments[],
  hooks: EngineHooks,
): Promise<PageSegments[]> {
  const wanted = findPagesWithoutText(pages);
  if (wanted.length === 0) return [];
  const read = await withSecondReader(file, password, hooks, async (reader, isTimeUp) => {
    const found: PageSegments[] = [];
    // Where the two count other pages, nobody knows which of them belong together.
    if (reader.pages !== pages.length) return found;
    for (const page of wanted) {
      const again = await readPageAgain(reader, page);
      if (again) found.push(again);
      await breathe(hooks.signal);
      if (isTimeUp()) break;
    }
    return found;
  });
  return read ?? [];
}

/** Pages whose letters say nothing and, where no page has any text, those that seem empty: theirs may be out of the first reader's reach. */
function findPagesWithoutText(pages: PageSegments[]): PageSegments[] {
  const hasText = pages.some(({ groups, need }) => groups.length > 0 && need === 'none');
  return pages.filter(({ need, hasHidden }) => need === 'garbled' || (!hasText && need === 'none' && !hasHidden));
}

type Work<Result> = (reader: SecondReader, isTimeUp: () => boolean) => Promise<Result>;

async function withSecondReader<Result>(
  file: SourceFile,
  password: string | undefined,
  { signal }: EngineHooks,
  work: Work<Result>,
): Promise<Result | undefined> {
  if (file.length > MAX_BYTES) return undefined;
  const limit = limitWork(MOST_WORK_MS);
  const timeUp = limit.signal;
  let reader: SecondReader | undefined;
  try {
    reader = await openSecondReader(file.bytes().slice(), password, AbortSignal.any([signal, timeUp]));
    signal.throwIfAborted();
    return reader && (await work(reader, () => timeUp.aborted));
  } finally {
    await reader?.close();
    limit.release();
  }
}
