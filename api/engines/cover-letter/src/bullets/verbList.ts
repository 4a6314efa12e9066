import { inflectParticiple } from '@sheaf/language/inflection/inflect';
import { findCareerVerb, inflectCareerGerund, inflectCareerPast, type Verb } from '../wording/careerVerbs.ts';

/** The verb phrases of a line, all in one form. `rest` is the object and all that follows it. */
interface VerbList {
  form: 'base' | 'past' | 'gerund';
  phrases: { verb: Verb; first: string; rest: string }[];
}

const MIN_PHRASE_WORDS = 2;

/**
 * Finds the verb phrases that a line lists: "Read drawings, set up jigs, taught two apprentices".
 * Returns undefined when one part is not a verb phrase.
 */
export function findVerbPhrases(text: string, startsWithVerb: (verb: Verb, first: string, rest: string[]) => boolean): VerbList | undefined {
  const items = text.split(/, (?:and )?/);
  if (items.length < 2 || /[():]/.test(text)) return undefined;
  const parts = items.flatMap((part) => splitAtVerb(part, startsWithVerb));
  const phrases = parts.map((part) => {
    const [first = '', ...rest] = part.split(' ');
    // "Drew the app, opened by 140,000 readers" is one action.
    if (rest[0] === 'by' && /ed$/.test(first)) return undefined;
    const verb = /^\p{Lu}{2}/u.test(first) || rest.length < MIN_PHRASE_WORDS - 1 ? undefined : findCareerVerb(first);
    return verb && startsWithVerb(verb, first, rest) ? { verb, first: first.toLowerCase(), rest: rest.join(' ') } : undefined;
  });
  if (!phrases.every((phrase) => phrase !== undefined)) return undefined;
  const form = (['past', 'base', 'gerund'] as const).find((each) =>
    phrases.every(({ verb }) => verb.form === each || (each !== 'gerund' && hasEqualPast(verb))),
  );
  return form && { form, phrases };
}

/** Splits at an "and" before a second verb: "greeting visitors and booking rooms". */
function splitAtVerb(part: string, startsWithVerb: (verb: Verb, first: string, rest: string[]) => boolean): string[] {
  const form = findCareerVerb(part.split(' ')[0] ?? '')?.form;
  for (const { index } of part.matchAll(/ and /g)) {
    const [first = '', ...rest] = part.slice(index + 5).split(' ');
    // "Fed and weighed pups" has one object for two actions.
    if (index > 0 && !part.slice(0, index).includes(' ')) continue;
    const verb = rest.length > 0 ? findCareerVerb(first) : undefined;
    if (verb?.form === form && verb && startsWithVerb(verb, first, rest)) return [part.slice(0, index), part.slice(index + 5)];
  }
  return [part];
}

/** Checks whether base and past look the same: "read", "set", "cut". */
function hasEqualPast({ base }: Verb): boolean {
  return base !== '' && inflectCareerPast(base) === base;
}

/**
 * Returns the phrases as they follow "I", all in one tense.
 * Uses the perfect ("have read") when the first verb looks the same in present and past.
 */
export function inflectVerbPhrases(
  { form, phrases }: VerbList,
  isCurrent: boolean,
): { finite: string; gerund?: string; isPresent: boolean } | undefined {
  if (phrases.some(({ verb }) => verb.base === '')) return undefined;
  const hasPair = phrases.some(({ rest }) => rest.startsWith('and '));
  if (hasPair && (form !== 'past' || isCurrent)) return undefined;
  const [first] = phrases;
  const isPresent = form === 'past' ? isCurrent && phrases.every(({ verb }) => hasEqualPast(verb)) : isCurrent;
  const needsPerfect = form === 'past' && !isPresent && isCurrent && first !== undefined && hasEqualPast(first.verb);
  const inflectAll = (inflect: (verb: Verb) => string) => joinPhrases(phrases.map((phrase) => `${inflect(phrase.verb)} ${phrase.rest}`));
  const finite = needsPerfect
    ? `have ${inflectAll(({ base }) => findParticiple(base))}`
    : form === 'past'
      ? joinPhrases(phrases.map((phrase) => `${phrase.first} ${phrase.rest}`))
      : inflectAll(({ base }) => (isPresent ? base : inflectCareerPast(base)));
  return { finite, ...(!hasPair && { gerund: inflectAll(({ base }) => inflectCareerGerund(base)) }), isPresent };
}

function findParticiple(base: string): string {
  const past = inflectCareerPast(base);
  return past.endsWith('ed') || past === base ? past : inflectParticiple(base);
}

function joinPhrases(parts: string[]): string {
  const last = parts.at(-1) ?? '';
  const isPaired = parts.slice(0, -1).some((part) => / and /.test(part)) || / and /.test(last);
  return `${parts.slice(0, -1).join(', ')}${isPaired ? ', and ' : ' and '}${last}`;
}
