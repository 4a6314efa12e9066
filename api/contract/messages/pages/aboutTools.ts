import { aboutTools as english } from '../en/pages/aboutTools.ts';
import type { MessagesPart } from '../messagesPart.ts';

/** The questions below each tool. */
export const aboutTools: MessagesPart<typeof english> = {
  english,
  load: async (locale) => (await import(`../${locale}/pages/aboutTools.ts`)).aboutTools,
};
