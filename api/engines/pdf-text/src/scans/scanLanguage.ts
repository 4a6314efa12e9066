import { guessLanguage } from '@sheaf/language/identify/guessLanguage';
import type { RecognisedPage } from '@sheaf/ocr/pagePicture';

/** Tesseract's names of the languages that we can identify. */
const TESSERACT_NAMES: Record<string, string> = {
  en: 'eng',
  es: 'spa',
  de: 'deu',
  fr: 'fra',
  pt: 'por',
  it: 'ita',
  nl: 'nld',
  pl: 'pol',
  sv: 'swe',
  da: 'dan',
  no: 'nor',
  fi: 'fin',
  cs: 'ces',
  ro: 'ron',
  hu: 'hun',
  tr: 'tur',
  ca: 'cat',
  id: 'ind',
};

/** Returns the language of a recognised page by Tesseract's name, or nothing where too little was read. */
export function findScanLanguage({ paragraphs }: RecognisedPage): string | undefined {
  const text = paragraphs.flatMap(({ lines }) => lines.flatMap((words) => words.map((word) => word.text))).join(' ');
  return TESSERACT_NAMES[guessLanguage(text)];
}
