import { chooseArticle } from '@sheaf/language/inflection/inflect';
import type { BulletClause } from './bulletClause.ts';

/** What a kitchen or a house is given, with its year: "Two AA rosettes in 2014 and kept since", "Michelin Bib Gourmand 2022". */
const AWARD =
  /^((?:(one|an?|two|three|four|five|\d+) )?(?:[\p{L}&’'-]+ ){0,4}(?:rosettes?|Michelin stars?|Bib Gourmand|Green Flags?|gold stars?))(?: in|,)? \(?((?:19|20)\d\d)\)?((?:,| and)? (?:kept|held|retained)(?: (?:it|them))?(?: ever)? since)?$/iu;

/** Turns a line that names what a house was given into a clause about the team: nobody wins a rosette alone. */
export function awardToClause(text: string): BulletClause | undefined {
  const [, name = '', count = '', year = '', retention = ''] = AWARD.exec(text) ?? [];
  if (!name) return undefined;
  const isPlural = count !== '' && !/^(?:one|an?)$/i.test(count);
  const award = count ? name.charAt(0).toLowerCase() + name.slice(1) : `${chooseArticle(name)} ${name}`;
  return { outcome: `we won ${award} in ${year}${retention ? ` and kept ${isPlural ? 'them' : 'it'}` : ''}`, isPresent: false };
}
