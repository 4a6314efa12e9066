import { FEATURE } from '@sheaf/language/spanish/features';
import { can, isClauseEnd, isFiniteVerb, isOnlyFinite, isPronoun, type SpanishToken } from '../words/context.ts';
import { createRule, type SpanishRule } from './rule.ts';

/** Verbs of knowing and asking, after which the reason is "por qué". */
export const ASKS_WHY =
  /^(?:saber|sé|sabe|sabes|sabemos|saben|sabía|entiendo|entender|entiende|explica|explicó|explicar|explícame|pregunto|pregunta|preguntó|preguntar|dime|dígame|averiguar|comprendo|comprender)$/;

/** Returns whether a subjunctive follows "por que": then it is what somebody strives for. */
function findMoodAhead(after: (steps?: number) => SpanishToken): boolean {
  return [2, 3, 4, 5].some((steps) => can(after(steps), FEATURE.subjunctive));
}

/** Rules for "si no" and "sino", and for "porque", "por qué" and "por que". */
export const siNoAndPorQue: SpanishRule[] = [
  createRule(
    'sino-split',
    /^sino$/,
    ({ after, opensSentence }) => {
      const isCondition = isFiniteVerb(after()) || (isPronoun(after()) && isFiniteVerb(after(2)));
      return opensSentence && isCondition ? 'si no' : undefined;
    },
    { 'Sino llegas, empezamos.': 'Si no llegas, empezamos.', 'Sino le importa, espero.': 'Si no le importa, espero.' },
    ['No es rojo, sino azul.'],
  ),
  createRule(
    'sino-joined',
    /^si$/,
    ({ before, after }) => {
      if (after().lower !== 'no') return undefined;
      const isPlain = /^(?:el|la|un|una)$/.test(after(2).lower) ? isClauseEnd(after(4)) : isClauseEnd(after(3));
      if (before().text !== ',' && !(isPlain && !isFiniteVerb(before()) && after(2).isKnown)) return undefined;
      let isDenied = false;
      for (let steps = 1; steps <= 12 && !/^[.;!?]$/.test(before(steps).text); steps++)
        if (/^(?:no|nunca|tampoco)$/.test(before(steps).lower)) isDenied = true;
      if (!isDenied || isFiniteVerb(after(2)) || isPronoun(after(2)) || after(2).kind !== 'word') return undefined;
      for (let steps = 3; steps <= 8 && !isClauseEnd(after(steps)); steps++) if (isOnlyFinite(after(steps))) return undefined;
      return { to: 1, replacements: ['sino'] };
    },
    {
      'No quiero café, si no té.': 'No quiero café, sino té.',
      'No es azul si no verde.': 'No es azul sino verde.',
      'Nunca fue médico si no abogado.': 'Nunca fue médico sino abogado.',
    },
    ['Ven pronto, si no, me voy.', 'No vendrá, si no le pagan.'],
  ),
  createRule(
    'porque-question',
    /^(?:porque|porqué|por)$/,
    ({ lower, before, after }) => {
      if (before().text !== '¿') return undefined;
      if (lower === 'por') return after().lower === 'que' ? { to: 1, replacements: ['por qué'] } : undefined;
      return 'por qué';
    },
    { '¿Porque no vienes?': '¿Por qué no vienes?', '¿Por que tardan?': '¿Por qué tardan?' },
    ['¿Por qué no vienes?'],
  ),
  createRule(
    'porque-asked',
    /^(?:porque|porqué)$/,
    ({ before }) => {
      const verb = before().lower;
      const isDenied = [2, 3].some((steps) => /^(?:no|nadie|tampoco|nunca)$/.test(before(steps).lower)) && !/^l[oa]s?$/.test(before(2).lower);
      const isUnsure =
        /^(?:sé|sabe|saben|sabemos|sabía|sabían|entiendo|entiende|entienden|entendemos|comprendo|comprende|comprenden|explica|explicó|sabes|supo|supe)$/.test(
          verb,
        ) && isDenied;
      return isUnsure ||
        (/^(?:pregunto|preguntó|pregunté|pregunta|saber|explícame|dime)$/.test(verb) && (verb !== 'pregunta' || before(2).lower === 'se'))
        ? 'por qué'
        : undefined;
    },
    { 'No entiendo porque lo hizo.': 'No entiendo por qué lo hizo.', 'Me pregunto porque tarda.': 'Me pregunto por qué tarda.' },
    ['No lo sé porque no estaba.', 'Vino porque quiso.'],
  ),
  createRule(
    'porque-noun',
    /^por(?:que)?$/,
    ({ lower, before, after }) => {
      if (!/^(?:el|un|su|cada|ningún|al|del)$/.test(before().lower)) return undefined;
      if (lower === 'porque') return after().lower === 'de' || isClauseEnd(after()) ? 'porqué' : undefined;
      return /^qu[eé]$/.test(after().lower) && (after(2).lower === 'de' || isClauseEnd(after(2))) ? { to: 1, replacements: ['porqué'] } : undefined;
    },
    { 'Explicó el por qué de su renuncia.': 'Explicó el porqué de su renuncia.', 'Desconozco el porque de eso.': 'Desconozco el porqué de eso.' },
    ['El porqué no está claro.', 'Lo hizo porque sí.'],
  ),
  createRule(
    'por-que-joined',
    /^por$/,
    ({ before, after, opensSentence }) => {
      if (ASKS_WHY.test(before().lower) || (before().lower === 'se' && before(2).lower === 'no')) return undefined;
      if (after().lower !== 'que' || after().isGlued || !/^[^¿]?$/u.test(before().text.slice(0, 1))) return undefined;
      if (
        /^(?:motivo|motivos|razón|razones|causa|causas|opta|optar|optó|preocupa|preocupan|interesa|lucha|luchan|luchar|aboga|esfuerza|esfuerzan|pasa|pasar|empezar|velar|vela|votar|votó|apuesta|el|la|los|las|de)$/.test(
          before().lower,
        )
      )
        return undefined;
      if (opensSentence || findMoodAhead(after)) return undefined;
      return isFiniteVerb(after(2)) || isPronoun(after(2)) || /^(?:no|ya|yo|él|ella|tú|había|es|ha|han|hay)$/.test(after(2).lower)
        ? { to: 1, replacements: ['porque'] }
        : undefined;
    },
    { 'Me fui por que tenía prisa.': 'Me fui porque tenía prisa.' },
    ['El motivo por que vino.', 'Optó por que se quedara.', 'Tiene interés por que se definan los plazos.', 'Abogó por que se recupere.'],
  ),
];
