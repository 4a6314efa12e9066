import { merge as english, type MergeMessages } from './en/merge.ts';
import type { MessagesPart } from './messagesPart.ts';

/** Every word of the merge tool. */
export const mergeMessages: MessagesPart<MergeMessages> = {
  english,
  load: async (locale) => (await import(`./${locale}/merge.ts`)).merge,
};

export type { MergeMessages };
