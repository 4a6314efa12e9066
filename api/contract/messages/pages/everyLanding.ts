import type { LandingMessages } from '../landingWords.ts';
import type { Locale } from '../locale/locales.ts';
import { chatPage } from './chat.ts';
import { convertPage } from './convert.ts';
import { coverLetterPages } from './coverLetters.ts';
import { grammarPages } from './grammar.ts';
import { mergePage } from './merge.ts';

/** Loads every marketing page in one language, by its address in the default language. Tests check their common rules on it. */
export async function loadEveryLanding(locale: Locale): Promise<Record<string, LandingMessages<unknown>>> {
  const [merge, convert, chat, grammar, letters] = await Promise.all([
    mergePage.load(locale),
    convertPage.load(locale),
    chatPage.load(locale),
    grammarPages.load(locale),
    coverLetterPages.load(locale),
  ]);
  return {
    '/merge-pdf': merge,
    '/pdf-to-word': convert,
    '/chat-with-pdf': chat,
    '/grammar-check/resume': grammar.pages.resume,
    '/grammar-check/business-proposal': grammar.pages['business-proposal'],
    '/grammar-check/research-paper': grammar.pages['research-paper'],
    '/cover-letter': letters.pages['cover-letter'],
    '/cover-letter/ai-cover-letter-generator': letters.pages['ai-cover-letter-generator'],
    '/cover-letter/what-machines-read': letters.pages['what-machines-read'],
  };
}
