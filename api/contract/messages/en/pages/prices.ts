import type { ServerConfig } from '../../../config.ts';
import type { ToolId } from '../../../tools.ts';
import { createAmounts } from '../../locale/amounts.ts';
import { speak } from '../../locale/speak.ts';
import { describeFreeUse } from './facts.ts';

const { plural } = speak('en');
const { price } = createAmounts('en');

/** What stays free and what the rest costs, said only by a server that charges. Its plans differ from tool to tool, as the specification has them. */
const pricesByTool = {
  merge: (files: number, unlimited: string) =>
    `Merging up to ${plural(files, { one: '# file', other: '# files' })} is free. Merging any number costs ${unlimited}, paid once.`,
  convert: (pages: number, document: string, lifetime: string) =>
    `The first ${plural(pages, { one: 'page is', other: '# pages are' })} free. A whole document costs ${document}, and ${lifetime} pays for all of them for life.`,
  chat: (questions: number, unlimited: string, lifetime: string) =>
    `${plural(questions, { one: '# question is', other: '# questions are' })} free. After that, unlimited chat costs ${unlimited} once, or ${lifetime} for life.`,
  grammar: (words: number) =>
    `Checking up to ${plural(words, { one: '# word', other: '# words' })} is free. If you need more, there is an unlimited plan.`,
};

/** Writes what a tool costs on this server. */
export function describeCost(server: ServerConfig, tool: ToolId): string {
  const { limits, pricing } = server;
  if (pricing.mode === 'free' || tool === 'cover-letter') return describeFreeUse(server);
  const { mergeUnlimited, convertDocument, convertLifetime, chatUnlimited, chatLifetime } = pricing.cents;
  return {
    merge: () => pricesByTool.merge(limits.mergeFreeFiles, price(mergeUnlimited)),
    convert: () => pricesByTool.convert(limits.convertFreePages, price(convertDocument), price(convertLifetime)),
    chat: () => pricesByTool.chat(limits.chatFreeQuestions, price(chatUnlimited), price(chatLifetime)),
    grammar: () => pricesByTool.grammar(limits.grammarFreeWords),
  }[tool]();
}
