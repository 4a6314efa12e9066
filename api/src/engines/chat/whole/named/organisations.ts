import type { ChatIndex } from '../../chatIndex.ts';
import { everyCapitalRun } from './capitals.ts';
import { isFirstName } from './firstNames.ts';
import type { NamedThing } from './namedThing.ts';
import { isPlace } from './places.ts';

const KIND_OF_BODY =
  /^(?:Inc|Ltd|LLC|LLP|PLC|GmbH|AG|KG|SE|SA|SL|BV|NV|AB|ASA|Oy|Corp|Corporation|Co|Company|Companies|University|Universit\w+|Universidad|Institut\w*|Instituto|Ministr\w+|Ministerio|Department|Departamento|Dept|Agency|Agencia|Associat\w+|Asociación|Council|Consejo|Committee|Comité|Bank|Banco|Foundation|Fundación|Group|Grupo|Hospital|Clinic|College|School|Faculty|Academy|Academia|Society|Sociedad|Union|Unión|Authority|Autoridad|Office|Oficina|Bureau|Cent(?:er|re|ro)|Laborator\w+|Laboratorio|Commission|Comisión|Court|Tribunal|Parliament|Congress|Senate|Party|Partido|Museum|Museo|Press|Organi[sz]ation|Organización|Federation|League|Club|Trust|Fund|Fondo|Service|Services|Servicio|Board|Chamber|Network|Consortium|Partners|Holdings?|Industries|Systems|Technologies|Solutions|Media|Airlines|Airways|Railways?|Transport|Logistics|Insurance|Pharmaceuticals?|Energy|Motors|Electric|Optics|Software|Labs?|Studios?|Records|Church|Navy|Army|Police|Times|Journal|Library|Orchestra)\.?,?$/;
/** In Spanish what it is comes first. */
const BEGINS_BODY =
  /^(?:Universidad|Ministerio|Instituto|Fundación|Asociación|Banco|Grupo|Museo|Consejo|Comité|Sociedad|Oficina|Agencia|Academia|Federación|Organización|Comisión|Tribunal|Partido|Centro|Laboratorio|Colegio)$/;
const IS_SHORT = /^\p{Lu}[\p{Lu}&]{1,7}$/u;
const BEFORE_BODY = /\b(?:at|for|by|with|joins?|joined|of|from|company|firm|agency|works? for|employed by|between)\s*$/i;

/** Whether words with capitals name a body of people: one of them says what it is. */
export function isOrganisation(words: readonly string[]): boolean {
  return (
    words.length > 1 &&
    words.some(
      (word, place) =>
        KIND_OF_BODY.test(word) && (place > 0 || BEGINS_BODY.test(word) || words.includes('of') || words.includes('for') || words.includes('de')),
    )
  );
}

/** The organisations a document names: those that say what they are, and short names that are explained or often used. */
export function organisationsIn(index: ChatIndex): NamedThing[] {
  const sure: NamedThing[] = [];
  const likely: NamedThing[] = [];
  for (const run of everyCapitalRun(index)) {
    const words = run.words.map((word) => word.replace(/,$/, ''));
    const thing = { start: run.start, end: run.end, key: words.join(' ').toLowerCase() };
    if (isOrganisation(words)) sure.push(thing);
    else if (!run.isHeading && isLikely(words, run.before, run.after)) likely.push(thing);
  }
  return [...sure, ...likely].sort((one, other) => one.start - other.start);
}

function isLikely(words: string[], before: string, after: string): boolean {
  const [first = ''] = words;
  if (words.length === 1) return IS_SHORT.test(first) && /\bthe\s*$/i.test(before) && !/^\s*[\p{Ll}-]+(?:s|ing|ed)?\s\p{Lu}/u.test(after);
  const isName = isFirstName(first) || isPlace(words.join(' ')) || words.some((word) => /^(?:of|and|y|de|the|for)$|\.$/.test(word));
  return !isName && words.length <= 4 && BEFORE_BODY.test(before) && !/^\s*(?:\d|Street|Road|Avenue|River|Sea|War|Dynasty)/.test(after);
}
