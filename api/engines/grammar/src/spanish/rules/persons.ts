import { FEATURE, FINITE } from '@sheaf/language/spanish/features';
import { conjugateAs } from '../words/conjugate.ts';
import {
  type Context,
  can,
  isClauseEnd,
  isDeterminer,
  isFiniteVerb,
  isOnlyFinite,
  isPreposition,
  isPronoun,
  isTime,
  type SpanishToken,
} from '../words/context.ts';
import { pluralizeVerb } from '../words/forms.ts';
import { createRule, type SpanishRule } from './rule.ts';

const OWN: [number, string][] = [
  [FEATURE.firstSingular, 'me'],
  [FEATURE.secondSingular, 'te'],
  [FEATURE.firstPlural, 'nos'],
];
const SUBJECTS: Record<string, [number, string]> = {
  yo: [FEATURE.firstSingular, 'me'],
  tú: [FEATURE.secondSingular, 'te'],
  nosotros: [FEATURE.firstPlural, 'nos'],
  nosotras: [FEATURE.firstPlural, 'nos'],
};
const PLEASES = /^(?:gusta|gustan|gustaba|encanta|encantan|interesa|duele|duelen|parece|falta|molesta|importa|preocupa|apetece)$/;
const WITH_PRONOUN: Record<string, string> = {
  yo: 'mí',
  tú: 'ti',
  él: 'él',
  ella: 'ella',
  nosotros: 'nosotros',
  nosotras: 'nosotras',
  ellos: 'ellos',
  ellas: 'ellas',
  usted: 'usted',
  ustedes: 'ustedes',
};
const THIRD = FEATURE.thirdSingular | FEATURE.thirdPlural;

/** The one person that a verb is in, or nothing where it can be in several. */
function findOwnPronoun(verb: SpanishToken): string | undefined {
  const persons = verb.features & FINITE;
  return OWN.find(([person]) => persons === person)?.[1];
}

/** Finds two nouns or names joined by "y" that open the sentence and end before the place. */
function findPair({ before }: Context): { isWithMe: boolean } | undefined {
  const isNounPhrase = (steps: number): number => {
    const noun = before(steps);
    if (/^\p{Lu}\p{Ll}+$/u.test(noun.text) && !isDeterminer(noun) && !isPreposition(noun) && !isFiniteVerb(noun)) return 1;
    if (can(noun, FEATURE.noun) && !isTime(noun) && /^(?:el|la|los|las|mi|mis|tu|tus|su|sus|un|una|nuestr[oa]s?)$/.test(before(steps + 1).lower))
      return 2;
    return 0;
  };
  const isMe = before().lower === 'yo';
  const second = isMe ? 1 : isNounPhrase(1);
  if (second === 0 || before(second + 1).lower !== 'y') return undefined;
  const first = isNounPhrase(second + 2);
  const start = before(second + 1 + first);
  return first > 0 && start.opensSentence ? { isWithMe: isMe || start.lower === 'yo' } : undefined;
}

/** Rules for the person of verbs and of the pronouns beside them. */
export const persons: SpanishRule[] = [
  createRule(
    'pronoun-cluster',
    /^(?:me|te)$/,
    ({ lower, after }) =>
      after().lower === 'se' && (isFiniteVerb(after(2)) || after(2).lower === 've') ? { to: 1, replacements: [`se ${lower}`] } : undefined,
    { 'Me se cayó el vaso.': 'Se me cayó el vaso.', 'Te se ve cansado.': 'Se te ve cansado.', 'No me se ocurre nada.': 'No se me ocurre nada.' },
    ['Se me cayó el vaso.'],
  ),
  createRule(
    'own-reflexive',
    /^\p{L}{2,}[aeií]rse$/u,
    ({ lower, before }) => {
      const steps = /^(?:a|de|que)$/.test(before().lower) ? 2 : 1;
      const pronoun = findOwnPronoun(before(steps));
      const isHelper =
        /^(?:voy|vas|vamos|quiero|quieres|queremos|puedo|puedes|podemos|tengo|tienes|tenemos|debo|debes|debemos|necesito|necesitas|necesitamos|acabo|acabamos|prefiero|preferimos|empiezo|suelo|solemos|fui|fuimos|pude|pudimos|quise)$/.test(
          before(steps).lower,
        );
      return pronoun && isHelper && !/^l[oa]$/.test(before().lower) ? lower.replace(/se$/, pronoun) : undefined;
    },
    {
      'Vamos a sentarse aquí.': 'Vamos a sentarnos aquí.',
      'Quiero casarse con ella.': 'Quiero casarme con ella.',
      'Tienes que lavarse las manos.': 'Tienes que lavarte las manos.',
    },
    ['Van a sentarse aquí.', 'Quiere casarse.', 'Vamos a sentarnos.'],
  ),
  createRule(
    'own-pronoun',
    /^se$/,
    ({ before, after }) => {
      const subject = SUBJECTS[before().lower];
      const isOfSubject = subject !== undefined && can(after(), subject[0]) && (after().features & FINITE & THIRD) === 0;
      return isOfSubject ? subject[1] : undefined;
    },
    {
      'Yo se lavo las manos.': 'Yo me lavo las manos.',
      'Nosotros se vamos mañana.': 'Nosotros nos vamos mañana.',
      'Tú se levantas tarde.': 'Tú te levantas tarde.',
    },
    ['Yo me lavo.', 'Él se lava.', 'Yo se lo di.'],
  ),
  createRule(
    'to-me-pleases',
    /^(?:yo|tú|él|ella|nosotr[oa]s|ellos|ellas|ustedes)$/,
    ({ lower, after, opensSentence, before }) => {
      if (!opensSentence && !/^(?:pero|y|porque|que)$/.test(before().lower)) return undefined;
      const skipped = after().lower === 'no' ? 1 : 0;
      const isPronounHere = isPronoun(after(1 + skipped));
      const verb = after(isPronounHere ? 2 + skipped : 1 + skipped);
      if (!PLEASES.test(verb.lower)) return undefined;
      const who: Record<string, string> = {
        yo: 'me',
        tú: 'te',
        él: 'le',
        ella: 'le',
        nosotros: 'nos',
        nosotras: 'nos',
        ellos: 'les',
        ellas: 'les',
        ustedes: 'les',
      };
      if (isPronounHere)
        return after(1 + skipped).lower === who[lower] && verb.lower !== 'parece'
          ? { replacements: [`a ${WITH_PRONOUN[lower]}`], confidence: 'medium' }
          : undefined;
      if (!/^(?:yo|tú)$/.test(lower) || skipped > 0) return undefined;
      return { to: 1, replacements: [`${who[lower]} ${verb.lower}`] };
    },
    {
      'Yo duele la cabeza.': 'Me duele la cabeza.',
      'Ella le gusta bailar.': 'A ella le gusta bailar.',
      'Yo me gusta el café.': 'A mí me gusta el café.',
    },
    ['A mí me gusta el café.', 'Ella le parece amable.'],
  ),
  createRule(
    'pair-verb',
    /^\p{L}{2,}$/u,
    (place) => {
      const { lower } = place;
      if (
        !(isOnlyFinite(place) || (isFiniteVerb(place) && !can(place, FEATURE.subjunctive))) ||
        isPreposition(place) ||
        /^(?:como|entre|para|sobre|esta)$/.test(lower)
      )
        return undefined;
      const pair = findPair(place);
      if (!pair) return undefined;
      const wanted = pair.isWithMe ? FEATURE.firstPlural : FEATURE.thirdPlural;
      if (can(place, wanted) || can(place, FEATURE.subjunctive)) return undefined;
      const form = conjugateAs(lower, wanted) ?? (pair.isWithMe ? undefined : pluralizeVerb(lower));
      return form && form !== lower ? { replacements: [form], confidence: 'medium' } : undefined;
    },
    {
      'Mi hermana y yo fueron al cine.': 'Mi hermana y yo fuimos al cine.',
      'Juan y María vive en Lima.': 'Juan y María viven en Lima.',
      'La empresa y sus empleados está de acuerdo.': 'La empresa y sus empleados están de acuerdo.',
    },
    ['Juan y María viven en Lima.', 'El pan y la leche cuestan poco.', 'Ana y Luis, dice, no vienen.'],
  ),
  createRule(
    'person-of-past',
    /^(?:yo|tú|nosotr[oa]s|ell[oa]s|ustedes)$/,
    ({ lower, before, after, opensSentence }) => {
      if (!opensSentence && !/^(?:pero|que|si|cuando|porque|aunque|y|ayer)$/.test(before().lower) && before().kind !== 'mark') return undefined;
      let steps = 1;
      while (/^(?:no|ya|también|siempre|nunca|me|te|se|lo|la|le|nos)$/.test(after(steps).lower)) steps++;
      const verb = after(steps);
      if (/^(?:gust|encant|duel|interes|import|falt)/.test(verb.lower)) return undefined;
      const wanted =
        lower === 'yo'
          ? FEATURE.firstSingular
          : lower === 'tú'
            ? FEATURE.secondSingular
            : /^nos/.test(lower)
              ? FEATURE.firstPlural
              : FEATURE.thirdPlural;
      if (
        !isOnlyFinite(verb) ||
        can(verb, wanted) ||
        can(verb, FEATURE.subjunctive) ||
        (lower === 'yo' && before().lower === 'y') ||
        before().lower === 'como'
      )
        return undefined;
      const form = conjugateAs(verb.lower, wanted);
      return form && form !== verb.lower ? { from: steps, to: steps, replacements: [form], confidence: 'medium' } : undefined;
    },
    {
      'Nosotros fueron a la playa.': 'Nosotros fuimos a la playa.',
      'Yo comió demasiado.': 'Yo comí demasiado.',
      'Ellos llegó tarde.': 'Ellos llegaron tarde.',
    },
    ['Nosotros fuimos a la playa.', 'Él y yo comimos.', 'Tú y ella coméis.'],
  ),
  createRule(
    'estan-many',
    /^estas?$/,
    ({ text, lower, before, after }) => {
      const word = after();
      const isMany = (can(word, FEATURE.adjective) || can(word, FEATURE.participle)) && can(word, FEATURE.plural) && !can(word, FEATURE.singular);
      const isPlain = lower === 'esta' && text === 'esta' && (isClauseEnd(after(2)) || isPreposition(after(2)));
      return isMany && isPlain && before().kind === 'word' && !isPreposition(before()) ? 'están' : undefined;
    },
    {
      'Los documentos esta incompletos.': 'Los documentos están incompletos.',
      'Todos esta cansados.': 'Todos están cansados.',
      'Las tiendas esta cerradas.': 'Las tiendas están cerradas.',
    },
    ['Los documentos están incompletos.', 'En esta casa.'],
  ),
];
