import type { ServerConfig } from '@sheaf/api/contract/config';
import type { Locale } from '@sheaf/api/contract/messages/locale/locales';
import type { ShellMessages } from '@sheaf/api/contract/messages/shell';
import { formatFileSize } from '@sheaf/design-system';
import { isBeingBuilt } from '../toolReadiness';
import { listOffered } from '../tools';

interface Question {
  question: string;
  answer: string;
}

interface Speaking {
  words: ShellMessages['home']['questions'];
  names: ShellMessages['tools'];
  locale: Locale;
}

/** Lists questions and answers for this server's configuration. Without it, they name no figure and no tool. */
export function listQuestions(config: ServerConfig | null, { words, names, locale }: Speaking): Question[] {
  const { free, kept, scans, searchable, limits, damaged, ready } = words;
  const answer = config?.pricing.mode === 'metered' ? free.charged(config) : free.answer;
  const takesDonations = config !== null && config.donations.mode !== 'off';
  return [
    { question: free.question, answer: takesDonations ? `${answer} ${free.donations}` : answer },
    kept,
    scans,
    ...(config && makesSearchable(config) ? [searchable] : []),
    { question: limits.question, answer: formatLimits(config, limits, locale) },
    damaged,
    ...(config && listOffered(config.toolsOff).some(({ id }) => isBeingBuilt(config, id))
      ? [{ question: ready.question, answer: formatReadiness(config, ready, names) }]
      : []),
  ];
}

function makesSearchable({ ocr, tools, toolsOff }: ServerConfig): boolean {
  return ocr.available && tools.includes('convert') && listOffered(toolsOff).some(({ id }) => id === 'convert');
}

function formatLimits(config: ServerConfig | null, words: Speaking['words']['limits'], locale: Locale): string {
  if (!config) return words.unknown;
  const { maxFiles, maxFileBytes, maxTotalBytes, maxPages } = config.limits;
  const limits = [
    maxFiles > 0 && words.files(maxFiles),
    maxFileBytes > 0 && words.aFile(formatFileSize(maxFileBytes, locale)),
    maxTotalBytes > 0 && words.together(formatFileSize(maxTotalBytes, locale)),
    maxPages > 0 && words.pages(maxPages),
  ].filter((limit) => limit !== false);
  return limits.length > 0 ? words.upTo(limits) : words.none;
}

function formatReadiness(config: ServerConfig, words: Speaking['words']['ready'], names: Speaking['names']): string {
  const tools = listOffered(config.toolsOff);
  const isReady = ({ id }: (typeof tools)[number]) => config.tools.includes(id);
  const ready = tools.filter(isReady).map(({ id }) => names[id].title);
  const beingBuilt = tools.filter((tool) => !isReady(tool)).map(({ id }) => names[id].title);
  return ready.length === 0 ? words.none : words.some(ready, beingBuilt);
}
