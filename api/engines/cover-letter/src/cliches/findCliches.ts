import { stripInflection } from '@sheaf/language/stems/stemFamily';
import { type StemmedToken, tokenizeWithStems } from '@sheaf/language/tokens/stemmedTokens';
import { wornPhrases } from './wornPhrases.ts';

type Step = { oneOf: ReadonlySet<string> } | { skips: number };

const MOST_SKIPPED = 2;

let steps: Map<string, Step[][]> | undefined;

function phrasesByStart(): Map<string, Step[][]> {
  if (steps) return steps;
  const made = new Map<string, Step[][]>();
  for (const line of wornPhrases.split('\n').filter((each) => each !== '')) {
    const [first, ...rest] = line.split(' ').flatMap(parseSteps);
    if (!first || !('oneOf' in first)) continue;
    for (const start of first.oneOf) made.set(start, [...(made.get(start) ?? []), [first, ...rest]]);
  }
  steps = made;
  return made;
}

function parseSteps(word: string): Step[] {
  if (word === '~') return [{ skips: MOST_SKIPPED }];
  if (word.includes('|')) return [{ oneOf: new Set(word.split('|').map((each) => stripInflection(each))) }];
  return tokenizeWithStems(word)
    .filter(({ text }) => !isJoin(text))
    .map(({ lower }) => ({ oneOf: new Set([stripInflection(lower)]) }));
}

/** Finds the worn phrases of a text as it writes them, each once, in the order they come. */
export function findCliches(text: string): string[] {
  const tokens = tokenizeWithStems(text).filter(({ text: mark }) => !isJoin(mark));
  const byStart = phrasesByStart();
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

/** "Self-starter" and "self starter" are one. */
function isJoin(mark: string): boolean {
  return /^[-‐–/]$/.test(mark);
}

function findPhraseEnd(phrase: Step[], tokens: StemmedToken[], start: number): number | undefined {
  let at = start;
  let maySkip = 0;
  for (const step of phrase) {
    if ('skips' in step) {
      maySkip = step.skips;
      continue;
    }
    const offset = Array.from({ length: maySkip + 1 }, (_, skipped) => at + skipped).find((place) =>
      step.oneOf.has(stripTokenInflection(tokens[place])),
    );
    if (offset === undefined) return undefined;
    at = offset + 1;
    maySkip = 0;
  }
  return at;
}
