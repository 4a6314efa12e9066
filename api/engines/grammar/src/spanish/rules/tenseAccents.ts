import { FEATURE, FINITE } from '@sheaf/language/spanish/features';
import { loadSpanish } from '@sheaf/language/spanish/spanishLexicon';
import { type Context, can, isDeterminer, isFiniteVerb, isGivenName, isPreposition, isTime, type SpanishToken } from '../words/context.ts';
import { readClauses } from '../words/readClauses.ts';
import { createRule, type SpanishRule } from './rule.ts';
import { findAdjectiveTwin, hasVerbInClause } from './twinAccents.ts';

const SUBJECT_PRONOUN = /^(?:él|ella|usted|quien|quién|alguien|nadie|esto|eso|todo)$/;

const isOfPast = ({ before, after }: Context): boolean => {
  // "Compro pan siempre, pero ayer compró él" is in the past behind the comma only.
  let isSameClause = true;
  for (let steps = 1; steps <= 7; steps++) {
    if (/^(?:pero|aunque|mientras|y)$/.test(after(steps).lower) && after(steps - 1).text === ',') isSameClause = false;
    // "Te espero porque ayer llegaste tarde" tells of another time behind its joining word.
    if (/^(?:que|porque|pues|si|cuando|quien|donde)$/.test(after(steps).lower)) isSameClause = false;
    const places = [[before(steps), before(steps - 1)] as const, ...(isSameClause ? [[after(steps), after(steps + 1)] as const] : [])];
    for (const [near, next] of places) {
      if (/^(?:ayer|anoche|anteayer|antier)$/.test(near.lower)) return true;
      if (
        /^(?:semana|mes|año|lunes|martes|miércoles|jueves|viernes|sábado|domingo|verano|invierno|noche)$/.test(near.lower) &&
        /^pasad[oa]$/.test(next.lower)
      )
        return true;
    }
    // "Ayer compré pan y hoy compro leche" goes on in the present.
    if (/^(?:hoy|ahora|mañana|siempre|últimamente)$/.test(before(steps).lower)) return false;
    if (/^[.!?;]$/.test(before(steps).text)) break;
  }
  return false;
};

/** Returns the third person of the past that an accent makes of a first person of the present: "habló" for "hablo". */
function findPast({ lower, features }: Context): string | undefined {
  if (!lower.endsWith('o') || (features & FEATURE.firstSingular) === 0) return undefined;
  const past = `${lower.slice(0, -1)}ó`;
  return ((loadSpanish().findFeatures(past) ?? 0) & FEATURE.past) !== 0 ? past : undefined;
}

/** Returns the first person of the past that an accent makes of a subjunctive: "compré" for "compre". */
function findOwnPast({ lower, features }: Context): string | undefined {
  if (!lower.endsWith('e') || (features & FEATURE.subjunctive) === 0) return undefined;
  const past = `${lower.slice(0, -1)}é`;
  return ((loadSpanish().findFeatures(past) ?? 0) & FEATURE.past) !== 0 ? past : undefined;
}

/** Returns whether a word before the place, in its clause, lets a subjunctive follow. */
function isSubordinate({ before }: Context): boolean {
  for (let steps = 1; steps <= 8 && !/^[.!?;,:]?$/.test(before(steps).text); steps++)
    if (/^(?:que|si|ojalá|quizás?|cuando|aunque|quien|donde|como|tal|usted|no|hasta|mientras|acaso)$/.test(before(steps).lower)) return true;
  return false;
}

const FUTURE_STEM = /(?:[aei]r|odr|endr|ondr|aldr|har|dir|querr|sabr|habr|cabr)$/;
const SOON = /^(?:mañana|próxim[oa]s?|luego|pronto|después)$/;

/** Returns the future that an accent makes of a word: "podré" for "podre", "llamará" for "llamara". */
function findFuture({ lower }: Context): string | undefined {
  const [, stem = '', vowel = '', ending = ''] = /^(.+r)([ea])(n|s|)$/.exec(lower) ?? [];
  if (!FUTURE_STEM.test(stem) || (vowel === 'e' && ending !== '')) return undefined;
  const future = stem + (vowel === 'e' ? 'é' : 'á') + ending;
  const features = loadSpanish().findFeatures(future) ?? 0;
  // "Equipare" is of "equiparar", not of "equipar".
  if (((loadSpanish().findFeatures(`${stem}ar`) ?? 0) & FEATURE.infinitive) !== 0) return undefined;
  const isRegular = ((loadSpanish().findFeatures(stem) ?? 0) & FEATURE.infinitive) !== 0;
  const isFuture = (features & FINITE) !== 0 && (features & FEATURE.subjunctive) === 0;
  return isFuture && (isRegular || !/[aei]r$/.test(stem) || /^(?:har|dir)$/.test(stem)) ? future : undefined;
}

function isSoon({ before, after }: Context): boolean {
  return Array.from({ length: 8 }, (_, at) => at + 1).some(
    (steps) => SOON.test(before(steps).lower) || /^(?:mañana|próxim[oa]s?)$/.test(after(steps).lower),
  );
}

function isDeterminerOrPreposition(token: SpanishToken): boolean {
  return /^(?:en|con|para|como|durante|toda|todo|muchos|muchas|a)$/.test(token.lower);
}

function isNounSubject({ before }: Context): boolean {
  const [noun, determiner, start] = [before(), before(2), before(3)];
  // "Juan llego tarde" has a name for its subject.
  if (isGivenName(noun) && (noun.opensSentence || /^(?:que|y|pero|porque|cuando)$/.test(determiner.lower))) return true;
  if (isTime(noun) || !can(noun, FEATURE.noun) || !can(noun, FEATURE.singular)) return false;
  return (
    isDeterminer(determiner) && (determiner.opensSentence || (start.kind === 'mark' && !isPreposition(start)) || /^(?:y|pero)$/.test(start.lower))
  );
}

/** Accents that distinguish the past and the future from other forms of the verb. */
export const tenseAccents: SpanishRule[] = [
  createRule(
    'future-accent',
    /r[ea][ns]?$/,
    (place) => {
      const { before, text, lower } = place;
      const future = findFuture(place);
      if (!future || text !== lower || isDeterminer(before()) || isPreposition(before()) || isSubordinate(place)) return undefined;
      const isSubjunctive = can(place, FEATURE.subjunctive);
      // "Barreras" are things sooner than what somebody will sweep.
      if (!isSubjunctive && can(place, FEATURE.noun) && lower.endsWith('s')) return undefined;
      if (!isSubjunctive && can(place, FEATURE.noun) && /ira[ns]?$/.test(lower) && loadSpanish().findCount(lower) >= loadSpanish().findCount(future))
        return undefined;
      if (!isSubjunctive) return isFiniteVerb(place) || (can(before(), FEATURE.noun | FEATURE.adjective) && !isTime(before())) ? undefined : future;
      return lower.endsWith('are') || isSoon(place) || isNounSubject(place) ? future : undefined;
    },
    {
      'Mañana podre ir a tu casa.': 'Mañana podré ir a tu casa.',
      'Te llamare cuando llegue.': 'Te llamaré cuando llegue.',
      'Mi hermano trabajara en Lima el próximo año.': 'Mi hermano trabajará en Lima el próximo año.',
      'Mañana sera otro día.': 'Mañana será otro día.',
      'El próximo lunes hablara con el director.': 'El próximo lunes hablará con el director.',
    },
    [
      'Es una lista de mentiras políticas.',
      'Se nos equipare con ellos.',
      'El que matare a otro.',
      'Si llamara mañana, iría.',
      'La cera de la vela.',
      'Puedes mover barreras de un lugar a otro.',
      'Quiso que hablara con ella.',
      'Llamara quien llamara, no abrió.',
    ],
  ),
  createRule(
    'past-accent',
    /[oe]$/,
    (place) => {
      const own = findOwnPast(place);
      if (own) {
        const isVerb = !isDeterminer(place.before()) && !isPreposition(place.before()) && !can(place, FEATURE.noun) && place.lower !== 'pese';
        return isVerb && isOfPast(place) && !isSubordinate(place) && place.text === place.lower ? own : undefined;
      }
      const past = findPast(place);
      // "El chico con quien salgo" is mine.
      if (place.before().lower === 'quien' && isPreposition(place.before(2))) return undefined;
      // "El transporte publico es barato" has its verb.
      if (
        findAdjectiveTwin(place.lower) &&
        !can(place, FEATURE.noun | FEATURE.adjective) &&
        hasVerbInClause(readClauses(place.tokens), place.tokens, place.at)
      )
        return undefined;
      const isReflexive =
        (place.before().lower === 'se' && place.before(2).lower !== 'yo') ||
        (place.before(2).lower === 'se' && /^(?:me|te|le|nos|les)$/.test(place.before().lower));
      if (past && isReflexive && place.text === place.lower)
        return /^call/.test(past) && /^(?:del?|al|por|en)$/.test(place.after().lower) ? past.replace('ll', 'y') : past;
      if (place.text !== place.lower && !place.opensSentence) return undefined;
      // "Fue cuarto" and "junto al ganador" are no verbs.
      if (/^(?:fue|es|era|quedó|terminó|acabó|junto|único)$/.test(place.before().lower) || place.lower === 'junto') return undefined;
      if (past === undefined || /^yo$/.test(place.before().lower) || (place.before().lower === 'no' && place.before(2).lower === 'yo'))
        return undefined;
      if (
        can(place, FEATURE.noun) &&
        isNounSubject(place) &&
        !can(place.before(), FEATURE.adjective) &&
        /^(?:mi|tu|su)$/.test(place.before(2).lower) &&
        isDeterminerOrPreposition(place.after())
      )
        return past;
      const isVerbHere =
        !can(place, FEATURE.noun | FEATURE.adjective) ||
        !(isDeterminer(place.before()) || isPreposition(place.before()) || can(place.before(), FEATURE.noun | FEATURE.adjective));
      if (!isVerbHere) return undefined;
      if (isOfPast(place)) return past;
      if (
        SUBJECT_PRONOUN.test(place.before().lower) &&
        place.before().lower !== 'todo' &&
        place.before().lower !== 'eso' &&
        place.before().lower !== 'esto'
      )
        return past;
      return !can(place, FEATURE.noun | FEATURE.adjective) && isNounSubject(place) ? past : undefined;
    },
    {
      'Ayer hablo con su jefe.': 'Ayer habló con su jefe.',
      'El cliente llego tarde.': 'El cliente llegó tarde.',
      'Mi padre trabajo toda su vida.': 'Mi padre trabajó toda su vida.',
      'Ella compro un coche.': 'Ella compró un coche.',
      'Juan llego tarde a clase.': 'Juan llegó tarde a clase.',
      'Ayer compre unas botas.': 'Ayer compré unas botas.',
      'Se me olvido la clave.': 'Se me olvidó la clave.',
      'El vaso se callo de la mesa.': 'El vaso se cayó de la mesa.',
      'El niño se lavo las manos.': 'El niño se lavó las manos.',
    },
    [
      'Pese a que ayer llovió, fuimos.',
      'Su primer triunfo en la liga.',
      'Entró ayer en la sede del partido.',
      'Ayer fue cuarto en la carrera.',
      'Ayer habló junto al ganador.',
      'Ayer pedí que compre pan.',
      'Se lo digo mañana.',
      'Esta semana llego tarde.',
      'Hablo con mi jefe.',
      'El libro que compro es caro.',
      'El lunes llego pronto.',
      'Con este método gano tiempo.',
      'Compro pan siempre, pero ayer compró mi hermano.',
    ],
  ),
];
