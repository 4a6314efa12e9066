import { mergePdf as english } from '../en/pages/mergePdf.ts';
import type { LandingMessages, MergePicture } from '../landingWords.ts';
import type { MessagesPart } from '../messagesPart.ts';

export const mergePage: MessagesPart<LandingMessages<MergePicture>> = {
  english,
  load: async (locale) => (await import(`../${locale}/pages/mergePdf.ts`)).mergePdf,
};
