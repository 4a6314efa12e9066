import { beingBuilt as english } from './en/beingBuilt.ts';
import type { MessagesPart } from './messagesPart.ts';

export type BeingBuiltMessages = typeof english;

/** What the screens of tools say that are being built. */
export const beingBuilt: MessagesPart<BeingBuiltMessages> = {
  english,
  load: async (locale) => (await import(`./${locale}/beingBuilt.ts`)).beingBuilt,
};
