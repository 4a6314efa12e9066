import { pdfToWord as english } from '../en/pages/pdfToWord.ts';
import type { ConvertPicture, LandingMessages } from '../landingWords.ts';
import type { MessagesPart } from '../messagesPart.ts';

export const convertPage: MessagesPart<LandingMessages<ConvertPicture>> = {
  english,
  load: async (locale) => (await import(`../${locale}/pages/pdfToWord.ts`)).pdfToWord,
};
