import { inflectParticiple } from '@sheaf/language/inflection/inflect';
import { findCareerVerb, inflectCareerGerund, inflectCareerPast, type Verb } from './careerVerbs.ts';

/** A list of deeds, each with what it was done to. */
interface Deeds {
  form: 'base' | 'past' | 'gerund';
  deeds: { verb: Verb; first: string; rest: string }[];
}

const FEWEST_WORDS_OF_A_DEED = 2;

/** The deeds of a line that lists them: "Read drawings, set up jigs, taught two apprentices"; undefined where one part is none. */
export function findDeeds(plain: string, isVerbHere: (verb: Verb, first: string, rest: string[]) => boolean): Deeds | undefined {
  const listed = plain.split(/, (?:and )?/);
  if (listed.length < 2 || /[():]/.test(plain)) return undefined;
  const parts = listed.flatMap((part) => dividedAtDeed(part, isVerbHere));
  const deeds = parts.map((part) => {
    const [first = '', ...rest] = part.split(' ');
    const verb = /^\p{Lu}{2}/u.test(first) || rest.length < FEWEST_WORDS_OF_A_DEED - 1 ? undefined : findCareerVerb(first);
    return verb && isVerbHere(verb, first, rest) ? { verb, first: first.toLowerCase(), rest: rest.join(' ') } : undefined;
  });
  if (!deeds.every((deed) => deed !== undefined)) return undefined;
  const form = (['past', 'base', 'gerund'] as const).find((each) =>
    deeds.every(({ verb }) => verb.form === each || (each !== 'gerund' && isSameInBoth(verb))),
  );
  return form && { form, deeds };
}

/** "greeting visitors and booking rooms" at the second deed. */
function dividedAtDeed(part: string, isVerbHere: (verb: Verb, first: string, rest: string[]) => boolean): string[] {
  const form = findCareerVerb(part.split(' ')[0] ?? '')?.form;
  for (const { index } of part.matchAll(/ and /g)) {
    const [first = '', ...rest] = part.slice(index + 5).split(' ');
    const verb = rest.length > 0 ? findCareerVerb(first) : undefined;
    if (verb?.form === form && verb && isVerbHere(verb, first, rest)) return [part.slice(0, index), part.slice(index + 5)];
  }
  return [part];
}

/** "Read", "set" and "cut" are the same now and then. */
function isSameInBoth({ base }: Verb): boolean {
  return base !== '' && inflectCareerPast(base) === base;
}

/** Returns the deeds behind "I", in one tense; the perfect where the first verb would not show that they are over. */
export function sayDeeds({ form, deeds }: Deeds, isCurrent: boolean): { did: string; doing?: string; isNow: boolean } | undefined {
  if (deeds.some(({ verb }) => verb.base === '')) return undefined;
  const [first] = deeds;
  const isNow = form === 'past' ? isCurrent && deeds.every(({ verb }) => isSameInBoth(verb)) : isCurrent;
  const isHidden = form === 'past' && !isNow && isCurrent && first !== undefined && isSameInBoth(first.verb);
  const say = (bend: (verb: Verb) => string) => joined(deeds.map((deed) => `${bend(deed.verb)} ${deed.rest}`));
  const did = isHidden
    ? `have ${say(({ base }) => participleOf(base))}`
    : form === 'past'
      ? joined(deeds.map((deed) => `${deed.first} ${deed.rest}`))
      : say(({ base }) => (isNow ? base : inflectCareerPast(base)));
  return { did, doing: say(({ base }) => inflectCareerGerund(base)), isNow };
}

function participleOf(base: string): string {
  const past = inflectCareerPast(base);
  return past.endsWith('ed') || past === base ? past : inflectParticiple(base);
}

function joined(parts: string[]): string {
  const last = parts.at(-1) ?? '';
  const isPaired = parts.slice(0, -1).some((part) => / and /.test(part)) || / and /.test(last);
  return `${parts.slice(0, -1).join(', ')}${isPaired ? ', and ' : ' and '}${last}`;
}
