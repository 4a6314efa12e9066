import { chatWithPdf as english } from '../en/pages/chatWithPdf.ts';
import type { ChatPicture, LandingMessages } from '../landingWords.ts';
import type { MessagesPart } from '../messagesPart.ts';

export const chatPage: MessagesPart<LandingMessages<ChatPicture>> = {
  english,
  load: async (locale) => (await import(`../${locale}/pages/chatWithPdf.ts`)).chatWithPdf,
};
