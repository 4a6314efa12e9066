import { guessLanguage } from '@sheaf/language/identify/guessLanguage';
import { openRecogniser } from '@sheaf/ocr/recogniser';
import type { SourceFile } from '@sheaf/pdf/bytes/engineFiles';
import { runWithinMeans } from '@sheaf/pdf/pdfium/withinMeans';
import { readDocument } from '@sheaf/pdf-text/readDocument';
import type { Recognition } from '@sheaf/pdf-text/scans/recognisePages';
import type { EngineHooks } from '@sheaf/platform/engineHooks';
import { buildProfile, buildProfileFromText } from './buildProfile.ts';
import type { CvProfile, CvRemark } from './cvProfile.ts';
import type { CvReading, ReadCvRequest } from './cvReading.ts';
import { MissingCvError } from './missingCvError.ts';

/** Reads a CV, from its file or as it was pasted. */
export function readCv(files: SourceFile[], request: ReadCvRequest, hooks: EngineHooks): Promise<CvReading> {
  return readCvWith(openRecogniser)(files, request, hooks);
}

/** Returns the same with another way to recognise what is in pictures, or with none. */
export function readCvWith(open: Recognition['open']) {
  return async (files: SourceFile[], request: ReadCvRequest, hooks: EngineHooks): Promise<CvReading> => {
    if (request.text !== undefined) return readPastedCv(request.text);
    return runWithinMeans(files, hooks, async (limitedHooks) => {
      const [file] = files;
      if (!file) throw new MissingCvError();
      const { options, maxPages, ocrDataFolder: dataFolder } = request;
      const recognition = { mode: options.ocr ?? 'auto', languages: options.ocrLanguages, dataFolder, ...(open && { open }) };
      const document = await readDocument(file, { password: options.password, maxPages, recognition }, limitedHooks);
      const { profile, places, isCv } = buildProfile(document);
      const { text, pages, wordCount, language, warnings } = document;
      return {
        text,
        pages: pages.map(({ page, start, end }) => ({ page, start, end })),
        language,
        wordCount,
        pageCount: pages.length,
        ocrPages: pages.filter(({ source }) => source === 'ocr').map(({ page, confidence = 0 }) => ({ page, confidence: Math.round(confidence) })),
        profile,
        places,
        isCv,
        remarks: listRemarks({ profile, isCv, language }),
        warnings,
      };
    });
  };
}

function readPastedCv(text: string): CvReading {
  const { profile, isCv } = buildProfileFromText(text);
  const language = guessLanguage(text);
  const wordCount = text.match(/[\p{L}\p{N}][^\s]*/gu)?.length ?? 0;
  const remarks = listRemarks({ profile, isCv, language });
  return { text, pages: [], language, wordCount, pageCount: 0, ocrPages: [], profile, places: [], isCv, remarks, warnings: [] };
}

function listRemarks({ profile, isCv, language }: { profile: CvProfile; isCv: boolean; language: string }): CvRemark[] {
  if (!isCv) return ['not_a_cv'];
  const isForeign = language !== 'en' && language !== 'und';
  return [...(profile.name === undefined ? (['no_name'] as const) : []), ...(isForeign ? (['not_english'] as const) : [])];
}
