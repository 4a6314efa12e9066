import { payment as english } from './en/payment.ts';
import type { MessagesPart } from './messagesPart.ts';

export type PaymentMessages = typeof english;

/** What is said on the page of the payment provider. */
export const paymentMessages: MessagesPart<PaymentMessages> = {
  english,
  load: async (locale) => (await import(`./${locale}/payment.ts`)).payment,
};
