import type { ServerConfig } from '../../../config.ts';
import type { ToolId } from '../../../tools.ts';
import { speak } from '../../speak.ts';
import { free } from './facts.ts';

const { plural } = speak('en');

/** What is free of charge where the server charges at all. */
const allowances: Record<Exclude<ToolId, 'cover-letter'>, (count: number) => string> = {
  merge: (count) => `Merging up to ${plural(count, { one: '# file', other: '# files' })} is free, and you need no account.`,
  convert: (count) => `The first ${plural(count, { one: 'page is', other: '# pages are' })} free, and you need no account.`,
  chat: (count) => `${plural(count, { one: '# question is', other: '# questions are' })} free, and you need no account.`,
  grammar: (count) => `A check of up to ${plural(count, { one: '# word', other: '# words' })} is free, and you need no account.`,
};

/** What a tool costs here. */
export function cost(server: ServerConfig, tool: ToolId): string {
  if (tool === 'cover-letter') return free(server);
  const { mergeFreeFiles, convertFreePages, chatFreeQuestions, grammarFreeWords } = server.limits;
  const allowance = { merge: mergeFreeFiles, convert: convertFreePages, chat: chatFreeQuestions, grammar: grammarFreeWords }[tool];
  return allowance > 0 ? allowances[tool](allowance) : free(server);
}
