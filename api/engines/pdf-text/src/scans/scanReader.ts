import type { PagePicture, RecognisedPage } from '@sheaf/ocr/pagePicture';
import type { openRecogniser, Recogniser } from '@sheaf/ocr/recogniser';
import { findScanLanguage } from './scanLanguage.ts';

/** Pages are read in this language first, by Tesseract's name, where no language was given. */
const FIRST_LANGUAGE = 'eng';

/** Reads scanned pages, each in its own language where none was given. */
export interface ScanReader {
  /** False where there is data for none of the languages. */
  isOpen: boolean;
  /** The given languages that there is no data for. */
  missing: string[];
  /** `missing` is the language of the page where there is no data for it. */
  read(picture: PagePicture, signal: AbortSignal): Promise<{ recognised: RecognisedPage; missing: string | undefined }>;
  close(): void;
}

interface Recognition {
  open: typeof openRecogniser;
  languages?: string[] | undefined;
  dataFolder?: string | undefined;
}

/** Opens a reader of the languages that are given and have data, or one that finds the language of each page. */
export async function openScanReader({ open, languages = [], dataFolder }: Recognition): Promise<ScanReader> {
  const options = dataFolder === undefined ? {} : { dataFolder };
  return languages.length > 0 ? openInLanguages(languages, (names) => open(names, options)) : openFinding((names) => open(names, options));
}

type Open = (languages: string[]) => ReturnType<typeof openRecogniser>;

async function openInLanguages(languages: string[], open: Open): Promise<ScanReader> {
  const opening = await open(languages);
  const missing = opening.state === 'missing' ? opening.languages : [];
  const there = languages.filter((language) => !missing.includes(language));
  const second = opening.state === 'open' || there.length === 0 ? opening : await open(there);
  const recogniser = second.state === 'open' ? second.recogniser : undefined;
  return {
    isOpen: recogniser !== undefined,
    missing,
    async read(picture, signal) {
      if (!recogniser) throw new Error(`There is no data for ${missing.join(', ')}.`);
      return { recognised: await recogniser.recognise(picture, signal), missing: undefined };
    },
    close: () => recogniser?.close(),
  };
}

/** One recogniser is open at a time, since each holds the data of its language in memory that it never gives back. */
async function openFinding(open: Open): Promise<ScanReader> {
  const without = new Set<string>();
  let language = FIRST_LANGUAGE;
  let recogniser: Recogniser | undefined;

  async function change(wanted: string): Promise<boolean> {
    const opening = await open([wanted]);
    if (opening.state === 'missing') {
      without.add(wanted);
      return false;
    }
    recogniser?.close();
    [recogniser, language] = [opening.recogniser, wanted];
    return true;
  }

  await change(language);
  return {
    isOpen: recogniser !== undefined,
    missing: recogniser ? [] : [language],
    async read(picture, signal) {
      if (!recogniser) throw new Error(`There is no data for ${language}.`);
      const first = await recogniser.recognise(picture, signal);
      const found = findScanLanguage(first);
      if (found === undefined || found === language) return { recognised: first, missing: undefined };
      if (without.has(found) || !(await change(found))) return { recognised: first, missing: found };
      return { recognised: await recogniser.recognise(picture, signal), missing: undefined };
    },
    close: () => recogniser?.close(),
  };
}
