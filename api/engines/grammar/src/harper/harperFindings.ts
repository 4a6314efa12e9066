import { countWords } from '@sheaf/language/tokens/countWords';
import type { Passage } from '../text/passages.ts';
import type { Finding } from '../types/finding.ts';
import type { GrammarDialect } from '../types/grammarKinds.ts';
import { holds } from './guards.ts';
import { type HarperLint, lintWithHarper } from './harperLinter.ts';

const SPELLING = new Set(['Spelling', 'Typo']);
const STYLE = new Set(['Enhancement', 'Readability', 'Redundancy', 'Style', 'WordChoice', 'Regionalism', 'Formatting', 'Nonstandard']);
const BETWEEN = '\n\n';

/** Finds what Harper finds in each passage, less what its context speaks against. */
export async function findWithHarper(passages: readonly Passage[], dialect: GrammarDialect, opensText: boolean): Promise<Finding[][]> {
  const found: Finding[][] = passages.map(() => []);
  const begins: number[] = [];
  let joined = '';
  for (const { text } of passages) {
    begins.push(joined.length);
    joined += text + BETWEEN;
  }
  for (const lint of await lintWithHarper(joined, countWords(joined), dialect)) {
    const at = begins.findLastIndex((begin) => begin <= lint.start);
    const passage = passages[at];
    const begin = begins[at] ?? 0;
    if (!passage || lint.end - begin > passage.text.length) continue;
    const here = { ...lint, start: lint.start - begin, end: lint.end - begin };
    if (here.replacements.length > 0 && holds(here, passage.text, opensText && at === 0)) found[at]?.push(buildFinding(here));
  }
  return found;
}

function buildFinding({ rule, kind, message, start, end, replacements }: HarperLint): Finding {
  const type = SPELLING.has(kind) ? 'spelling' : STYLE.has(kind) ? 'style' : 'grammar';
  return { start, end, type, ruleId: kebab(rule), confidence: type === 'style' ? 'low' : 'medium', replacements, reason: plain(message) };
}

function kebab(rule: string): string {
  return rule.replace(/(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/g, '-').toLowerCase();
}

/** Harper writes its messages in Markdown. */
function plain(message: string): string {
  return message.replaceAll('`', '"').trim();
}
