import { stripInflection } from '@sheaf/language/stems/stemFamily';
import { type StemmedToken, tokenizeWithStems } from '@sheaf/language/tokens/stemmedTokens';
import { clichePhrases } from './clichePhrases.ts';

type Step = { alternatives: ReadonlySet<string> } | { maxSkipped: number };

const MAX_SKIPPED = 2;

let phraseIndex: Map<string, Step[][]> | undefined;

function buildPhraseIndex(): Map<string, Step[][]> {
  if (phraseIndex) return phraseIndex;
  const phrasesByFirstWord = new Map<string, Step[][]>();
  for (const line of clichePhrases.split('\n').filter((each) => each !== '')) {
    const [first, ...rest] = line.split(' ').flatMap(parseSteps);
    if (!first || !('alternatives' in first)) continue;
    for (const start of first.alternatives) phrasesByFirstWord.set(start, [...(phrasesByFirstWord.get(start) ?? []), [first, ...rest]]);
  }
  phraseIndex = phrasesByFirstWord;
  return phrasesByFirstWord;
}

function parseSteps(word: string): Step[] {
  if (word === '~') return [{ maxSkipped: MAX_SKIPPED }];
  if (word.includes('|')) return [{ alternatives: new Set(word.split('|').map((each) => stripInflection(each))) }];
  return tokenizeWithStems(word)
    .filter(({ text }) => !isJoiner(text))
    .map(({ lower }) => ({ alternatives: new Set([stripInflection(lower)]) }));
}

/** Finds the worn phrases of a text as it writes them, each once, in the order they come. */
export function findCliches(text: string): string[] {
  const tokens = tokenizeWithStems(text).filter(({ text: mark }) => !isJoiner(mark));
  const byStart = buildPhraseIndex();
  const found: string[] = [];
  for (let at = 0; at < tokens.length; ) {
    const ends = (byStart.get(stripTokenInflection(tokens[at])) ?? []).flatMap((phrase) => findPhraseEnd(phrase, tokens, at) ?? []);
    const end = Math.max(at, ...ends);
    const [first, last] = [tokens[at], tokens[end - 1]];
    if (end > at && first && last) found.push(text.slice(first.start, last.end));
    at = Math.max(end, at + 1);
  }
  return found.filter((phrase, index) => found.findIndex((other) => other.toLowerCase() === phrase.toLowerCase()) === index);
}

function stripTokenInflection(token: StemmedToken | undefined): string {
  return token ? stripInflection(token.lower) : '';
}

/** Detects a hyphen or slash, so that "self-starter" and "self starter" are equal. */
function isJoiner(mark: string): boolean {
  return /^[-‐–/]$/.test(mark);
}

function findPhraseEnd(phrase: Step[], tokens: StemmedToken[], start: number): number | undefined {
  let at = start;
  let allowedSkips = 0;
  for (const step of phrase) {
    if ('maxSkipped' in step) {
      allowedSkips = step.maxSkipped;
      continue;
    }
    const offset = Array.from({ length: allowedSkips + 1 }, (_, skipped) => at + skipped).find((index) =>
      step.alternatives.has(stripTokenInflection(tokens[index])),
    );
    if (offset === undefined) return undefined;
    at = offset + 1;
    allowedSkips = 0;
  }
  return at;
}
