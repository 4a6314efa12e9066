import { TAG } from '@sheaf/language/lexicon/partsOfSpeech';
import { isKnownWord } from '@sheaf/language/lexicon/wordKnowledge';
import { scoreTitle } from '../cv/words/titleWords.ts';
import { hasTag } from '../wording/careerVerbs.ts';

/** How CVs shorten words that a letter writes out. */
const SHORT_FORMS: [RegExp, string][] = [
  [/\byrs\b\.?/g, 'years'],
  [/(?<=\d |\ba |\bper |\bone )yr\b\.?/g, 'year'],
  [/\b(?:mths|mos)\b\.?/g, 'months'],
  [/\bwks\b\.?/g, 'weeks'],
  [/(?<=\ba |\bper |\bone )wk\b\.?/g, 'week'],
  [/(?<=\d )hrs\b\.?/g, 'hours'],
  [/\b[Aa]pprox\b\.?(?= \S*\d)/g, 'about'],
  [/\b(?:incl|inc)\b\.?(?= \p{Ll})/gu, 'including'],
  [/\bmgmt\b\.?/g, 'management'],
  [/\bdepts?\b\.(?= )/g, 'department'],
  [/(?<=\p{L} |\d |^)devs\b/gu, 'developers'],
  [/(?<=\p{L} |\d |^)grads\b/gu, 'graduates'],
  [/(?<=\b(?:fridge|freezer|oven|core|food|storage|water) )temps\b/gi, 'temperatures'],
];
/** What two words say of a third is joined by a hyphen. */
const HYPHENED: [RegExp, string][] = [
  [/\bhalf (?=\p{Ll}+ed \p{L})/gu, 'half-'],
  [/\bfirst time (?=\p{Ll}+s\b)/gu, 'first-time '],
  [/\bat fault (?=(?:accident|claim|collision|incident)s?\b)/g, 'at-fault '],
];
/** Second halves of words with a hyphen, which a line end may have taken: "customer-" over "facing". */
const SECOND_HALF =
  /^(\p{L}{3,}?)(facing|based|led|wide|free|term|level|quality|driven|speaking|funded|owned|trained|related|saving|friendly|critical)$/iu;
const WEEKDAY = /\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b/g;
const MONTH = /\b(?:january|february|april|june|july|august|september|october|november|december)\b/g;
/** "Sunday's did 90 roasts" */
const ON_DAYS = /^((?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day)['’]?s,? (did|made|cooked|ran|served|opened|worked|covered|took|led) (.+)$/;

/** "Instructor at the School of Transport, 2016 – 2018" */
const YEARS_OF_ROLE = /^([^,]+), \(?((?:19|20)\d\d) ?[–—-] ?((?:19|20)\d\d)\)?$/;
/** "Two writers and one designer report to me" */
const REPORTING = /^((?:\d+|One|Two|Three|Four|Five|Six|Seven|Eight|Nine|Ten|Eleven|Twelve|A) [\p{L}\d ,-]{3,50}) reports? to me$/u;
/** "Mentor to two apprentices, one now qualified" */
const ONE_OF_THEM = /(?<=^[^,]*\b(?:two|three|four|five|six|\d+) \p{Ll}+s), one now (\p{Ll}+(?:ed|t))$/u;
/** "31 clients a week, nine in ten of them rebook" */
const SHARE_OF_GROUP = /, ((?:(?:\d+|\p{Ll}+) (?:in|out of) (?:\d+|\p{Ll}+)|half|most|all|many|\d+ ?%)) of them (\p{Ll}+)$/u;

/** "Eleven gallery films, delivered in nine weeks" */
const THINGS_DONE =
  /^((?:\d[\d,]*|Two|Three|Four|Five|Six|Seven|Eight|Nine|Ten|Eleven|Twelve) [\p{Ll}\d -]{4,60}), (delivered|built|sold|installed|fitted|planted|printed|produced|shipped|finished|completed) ((?:in|within|by|for|at|on|ahead|under) [^,;]+)$/u;
/** "I order the linen, budget 6,000 pounds per month": what somebody has for it. */
const BUDGET_TAIL = /, (?:with )?(?:a )?budget (?:of )?(?=[£$€]?\d)/;

/** Returns a line of a CV with its short forms written out and with its slips mended: "passed there probation", "deliverys". */
export function normalizeWording(text: string): string {
  const expanded = [...SHORT_FORMS, ...HYPHENED].reduce((result, [form, full]) => result.replace(form, full), text);
  return expanded
    .replace(
      THINGS_DONE,
      (_, things: string, verb: string, rest: string) =>
        `${verb.charAt(0).toUpperCase()}${verb.slice(1)} ${things.charAt(0).toLowerCase()}${things.slice(1)} ${rest}`,
    )
    .replace(BUDGET_TAIL, ', with a budget of ')
    .replace(WEEKDAY, capitalize)
    .replace(MONTH, capitalize)
    .replace(REPORTING, (_, people: string) => `Have ${people.charAt(0).toLowerCase()}${people.slice(1)} reporting to me`)
    .replace(YEARS_OF_ROLE, (full, role: string, from: string, to: string) =>
      scoreTitle(role.split(/ (?:at|for|of|in|on|to|with) /)[0] ?? '') >= 2 ? `${role} from ${from} to ${to}` : full,
    )
    .replace(ONE_OF_THEM, ', one of whom is now $1')
    .replace(SHARE_OF_GROUP, (full, share: string, verb: string) => (!hasTag(verb, TAG.NN | TAG.NNS | TAG.JJ) ? `, of whom ${share} ${verb}` : full))
    .replace(ON_DAYS, (_, day: string, verb: string, rest: string) => `${verb.charAt(0).toUpperCase()}${verb.slice(1)} ${rest} on ${day}s`)
    .replace(/(?<=\b\p{Ll}{2,}(?:ed|t|pt) )there (?=(\p{Ll}+)\b(?! (?:was|were|is|are|had|has)\b))/gu, (there, noun: string) =>
      hasTag(noun, TAG.NN | TAG.NNS) && !hasTag(noun, TAG.IN | TAG.RB | TAG.CC) ? 'their ' : there,
    )
    .replace(/\b\p{Ll}{3,}ys\b/gu, (word) => {
      const plural = `${word.slice(0, -2)}ies`;
      return !isKnownWord(word) && isKnownWord(plural) ? plural : word;
    })
    .replace(/\b\p{L}{8,}\b/gu, (word) => {
      const [, first = '', second = ''] = SECOND_HALF.exec(word) ?? [];
      return second && !isKnownWord(word) && isKnownWord(first) ? `${first}-${second}` : word;
    });
}

function capitalize(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
