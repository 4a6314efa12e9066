import type { ServerConfig } from '@sheaf/api/contract/config';
import { tools } from '../tools';

interface Question {
  question: string;
  answer: string;
}

/** The questions and answers, true for the server that answered; without its answer they name no figure and no tool. */
export function questionsFor(config: ServerConfig | null, sizeOf: (bytes: number) => string): Question[] {
  return [
    {
      question: 'Is it really free?',
      answer: `Yes. There is no account, no trial and no watermark.${config && config.donations.mode !== 'off' ? ' Now and then you are asked for a donation, and you can always say no.' : ''}`,
    },
    {
      question: 'What happens to my files?',
      answer: 'They are sent to this server, merged, and handed back to you. Neither they nor the merged file are kept afterwards.',
    },
    { question: 'How large may my files be?', answer: limitsOf(config, sizeOf) },
    {
      question: 'What if a file is protected or damaged?',
      answer: 'You are told which one it is. A protected file can be merged once you type its password; a damaged one is never left out in silence.',
    },
    ...(config ? [{ question: 'Which tools work today?', answer: readinessOf(config) }] : []),
  ];
}

function limitsOf(config: ServerConfig | null, sizeOf: (bytes: number) => string): string {
  if (!config) return 'The server sets the limits, and the tool shows them beside the drop area.';
  const { maxFiles, maxFileBytes, maxTotalBytes, maxPages } = config.limits;
  const limits = [
    maxFiles > 0 && `${maxFiles} files at a time`,
    maxFileBytes > 0 && `${sizeOf(maxFileBytes)} a file`,
    maxTotalBytes > 0 && `${sizeOf(maxTotalBytes)} together`,
    maxPages > 0 && `${maxPages.toLocaleString('en-US')} pages`,
  ].filter((limit) => limit !== false);
  return limits.length > 0 ? `This server takes up to ${listOf(limits)}.` : 'This server sets no limit.';
}

function readinessOf(config: ServerConfig): string {
  const ready = tools.filter(({ id }) => config.tools.includes(id)).map(({ title }) => title);
  const unfinished = tools.filter(({ id }) => !config.tools.includes(id)).map(({ title }) => title);
  if (unfinished.length === 0) return 'All five.';
  if (ready.length === 0) return 'None yet. All five are being built.';
  return `${listOf(ready)}. ${listOf(unfinished)} ${unfinished.length === 1 ? 'is' : 'are'} being built, and ${unfinished.length === 1 ? 'its page says' : 'their pages say'} so.`;
}

const listOf = (words: string[]) => new Intl.ListFormat('en').format(words);
