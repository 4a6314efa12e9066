import { shell as english } from './en/shell.ts';
import type { MessagesPart } from './messagesPart.ts';

export type ShellMessages = typeof english;

/** Everything the page around the tools says: header, footer, landing page, dialogs, addresses. */
export const shell: MessagesPart<ShellMessages> = {
  english,
  load: async (locale) => (await import(/* webpackChunkName: "words-[request]" */ `./${locale}/shell.ts`)).shell,
};
