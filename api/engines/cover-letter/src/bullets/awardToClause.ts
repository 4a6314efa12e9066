import { chooseArticle } from '@sheaf/language/inflection/inflect';
import { findCareerVerb } from '../wording/careerVerbs.ts';
import type { BulletClause } from './bulletClause.ts';

/** What a kitchen or a house is given, with its year: "Two AA rosettes in 2014 and kept since", "Michelin Bib Gourmand 2022". */
const AWARD =
  /^((?:(one|an?|two|three|four|five|\d+) )?(?:[\p{L}&’'-]+ ){0,4}(?:rosettes?|Michelin stars?|Bib Gourmand|Green Flags?|gold stars?))(?: in|,)? \(?((?:19|20)\d\d)\)?((?:,| and)? (?:kept|held|retained)(?: (?:it|them))?(?: ever)? since)?$/iu;

/** What a person is named: "Employee of the Month twice", "I was Employee of Month two time". */
const PERSONAL_AWARD =
  /^(?:(?:I )?(?:was|have been|became|been) (?:the )?)?((?:\p{Lu}[\p{L}-]+ ){1,4}[Oo]f) (?:[Tt]he )?((?:Month|Quarter|Season|Year|Week)\b)(?: \(?(once|twice|(?:two|2|three|3|four|4|five|5) times?))?\)?(?:,? \(?(?:in )?((?:\p{Lu}\p{Ll}+ )?(?:19|20)\d\d(?: and (?:19|20)\d\d)?)\)?)?$/u;
const TIMES: Readonly<Record<string, string>> = { two: 'twice', '2': 'twice' };

/** Turns a line that names what a house or a person was given into a clause: nobody wins a rosette alone, and an award is no position. */
export function awardToClause(text: string): BulletClause | undefined {
  const [, award = '', period = '', times = '', when = ''] = PERSONAL_AWARD.exec(text) ?? [];
  // "Won Local Journalist of the Year" has its verb.
  if (award && findCareerVerb(award.split(' ')[0] ?? '')?.form !== 'past') {
    const count = TIMES[times.split(' ')[0] ?? ''] ?? times.replace(/ time$/, ' times');
    return { outcome: [`I was named ${award} the ${period}`, count, when && `in ${when}`].filter(Boolean).join(' '), isPresent: false };
  }
  return houseAwardToClause(text);
}

function houseAwardToClause(text: string): BulletClause | undefined {
  const [, name = '', count = '', year = '', retention = ''] = AWARD.exec(text) ?? [];
  if (!name) return undefined;
  const isPlural = count !== '' && !/^(?:one|an?)$/i.test(count);
  const wonAward = count ? name.charAt(0).toLowerCase() + name.slice(1) : `${chooseArticle(name)} ${name}`;
  return { outcome: `we won ${wonAward} in ${year}${retention ? ` and kept ${isPlural ? 'them' : 'it'}` : ''}`, isPresent: false };
}
