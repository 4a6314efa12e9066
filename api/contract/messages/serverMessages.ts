import { type ChatAnswerMessages, chatAnswerMessages } from './chatAnswers.ts';
import { machine } from './en/coverLetter/machine.ts';
import type { CoverLetterMessages } from './en/coverLetter.ts';
import { type ErrorMessages, errorMessages } from './errors.ts';
import { machine as spanishMachine } from './es/coverLetter/machine.ts';
import { type LetterAnswerMessages, letterAnswerMessages } from './letterAnswers.ts';
import { everyLocale, type Locale } from './locale/locales.ts';
import type { MessagesPart } from './messagesPart.ts';
import { type PaymentMessages, paymentMessages } from './payment.ts';
import { type ReadingWarningMessages, readingWarningMessages } from './readingWarnings.ts';
import { type SpanishExplanations, spanishExplanationMessages } from './spanishExplanations.ts';

/** The server's messages in every language, since a request may ask for any. */
export const errorWords: Record<Locale, ErrorMessages> = await loadEveryLanguage(errorMessages);
export const paymentWords: Record<Locale, PaymentMessages> = await loadEveryLanguage(paymentMessages);
export const readingWords: Record<Locale, ReadingWarningMessages> = await loadEveryLanguage(readingWarningMessages);
export const spanishExplanationWords: Record<Locale, SpanishExplanations> = await loadEveryLanguage(spanishExplanationMessages);
export const chatAnswerWords: Record<Locale, ChatAnswerMessages> = await loadEveryLanguage(chatAnswerMessages);
export const machineWords: Record<Locale, CoverLetterMessages['machine']> = { en: machine, es: spanishMachine };
export const letterAnswerWords: Record<Locale, LetterAnswerMessages> = await loadEveryLanguage(letterAnswerMessages);

async function loadEveryLanguage<Messages>({ load }: MessagesPart<Messages>): Promise<Record<Locale, Messages>> {
  const all = await Promise.all(everyLocale.map(async (locale) => [locale, await load(locale)] as const));
  return Object.fromEntries(all) as Record<Locale, Messages>;
}
