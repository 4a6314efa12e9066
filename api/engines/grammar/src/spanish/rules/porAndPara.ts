import { isClauseEnd, isDeterminer, isInfinitive } from '../words/context.ts';
import { createRule, type SpanishRule } from './rule.ts';

const PERSONS =
  /^(?:amig[oa]s?|padres?|madres?|herman[oa]s?|hij[oa]s?|abuel[oa]s?|novi[oa]s?|marido|mujer|espos[oa]s?|jef[ea]s?|profesor(?:a|es|as)?|vecin[oa]s?|compañer[oa]s?|prim[oa]s?|tí[oa]s?|sobrin[oa]s?|niet[oa]s?|suegr[oa]s?|médic[oa]|alumn[oa]s?|clientes?|niñ[oa]s?|abogad[oa]|colegas?|mamá|papá)$/;
const OWNERS = /^(?:mi|mis|tu|tus|su|sus|nuestr[oa]s?)$/;
const MADE_BY_PURPOSE = /^(?:estudi(?:o|as|a|amos|an|é|aba)|ahorr(?:o|as|a|amos|an|é|aba)|entren(?:o|a|amos|an))$/;
const DEADLINES = /^(?:lunes|martes|miércoles|jueves|viernes|sábado|domingo|próxim[oa]|día)$/;

/** Rules for "por" and "para": a cause, a price and a way through, or a purpose, a receiver and a deadline. */
export const porAndPara: SpanishRule[] = [
  createRule(
    'thanks-for',
    /^para$/,
    ({ before, after }) =>
      before().lower === 'gracias' && !/^(?:todos|ti|mí|él|ella|todos|usted|ustedes|nada)$/.test(after().lower) && after().kind === 'word'
        ? 'por'
        : undefined,
    { 'Gracias para tu ayuda.': 'Gracias por tu ayuda.', 'Muchas gracias para invitarme.': 'Muchas gracias por invitarme.' },
    ['Gracias por tu ayuda.', 'Gracias para todos.'],
  ),
  createRule(
    'present-for',
    /^por$/,
    ({ before, after }) => {
      const isGift =
        /^(?:regalo|carta|paquete|libro|flores|ramo|mensaje|llamada|sorpresa|pastel|tarta)$/.test(before(2).lower) &&
        /^(?:es|son)$/.test(before().lower);
      const isPerson = /^(?:ti|mí|él|ella|usted)$/.test(after().lower) || (OWNERS.test(after().lower) && PERSONS.test(after(2).lower));
      return isGift && isPerson && isClauseEnd(after(/^(?:ti|mí|él|ella|usted)$/.test(after().lower) ? 2 : 3))
        ? { replacements: ['para'], confidence: 'medium' }
        : undefined;
    },
    { 'Este regalo es por mi hermano.': 'Este regalo es para mi hermano.', 'Las flores son por ti.': 'Las flores son para ti.' },
    ['Este regalo es para mi hermano.', 'El dinero es por mi trabajo.'],
  ),
  createRule(
    'purpose-for',
    /^por$/,
    ({ before, after }) => {
      const isPurpose =
        (MADE_BY_PURPOSE.test(before().lower) || (/^(?:mucho|más|duro)$/.test(before().lower) && MADE_BY_PURPOSE.test(before(2).lower))) &&
        isInfinitive(after());
      return isPurpose ? { replacements: ['para'], confidence: 'medium' } : undefined;
    },
    {
      'Estudio mucho por aprobar el examen.': 'Estudio mucho para aprobar el examen.',
      'Ahorramos por comprar un coche.': 'Ahorramos para comprar un coche.',
    },
    ['Estudio por la noche.', 'Lucha por aprobar.'],
  ),
  createRule(
    'pass-through',
    /^para$/,
    ({ before, after }) =>
      /^(?:pasamos|pasé|pasaron|pasaba|paseamos|paseé|pasear|caminamos)$/.test(before().lower) && /^(?:\p{Lu}|(?:el|la)$)/u.test(after().text)
        ? { replacements: ['por'], confidence: 'low' }
        : undefined,
    { 'De camino pasamos para Toledo.': 'De camino pasamos por Toledo.', 'Paseamos para el parque.': 'Paseamos por el parque.' },
    ['Pasamos por Toledo.', 'Pasé para verte.'],
  ),
  createRule(
    'paid-for',
    /^para$/,
    ({ before, after }) => {
      const isMoney = /^(?:euros?|dólares|pesos|soles|libras|dinero|nada|mucho|poco)$/.test(before().lower);
      const paid = [2, 3, 4, 5].some((steps) => /^(?:pag(?:ué|ó|amos|aron|o|a|aste|ar|ado)|cobr(?:ó|aron|an|ar|é))$/.test(before(steps).lower));
      return isMoney && paid && isDeterminer(after()) ? { replacements: ['por'], confidence: 'medium' } : undefined;
    },
    {
      'Pagué cincuenta euros para los zapatos.': 'Pagué cincuenta euros por los zapatos.',
      'Nos cobraron mucho para la cena.': 'Nos cobraron mucho por la cena.',
    },
    ['Pagué cincuenta euros por los zapatos.', 'Pagué diez euros para entrar.'],
  ),
  createRule(
    'deadline-for',
    /^por$/,
    ({ before, after }) => {
      const needs = [1, 2, 3, 4].some((steps) =>
        /^(?:necesit(?:o|a|amos|an)|entreg(?:ar|ue|uen|o)|termin(?:ar|a|e)|list[oa]s?)$/.test(before(steps).lower),
      );
      return needs && /^el$/.test(after().lower) && DEADLINES.test(after(2).lower) ? { replacements: ['para'], confidence: 'low' } : undefined;
    },
    {
      'Necesito las fotos por el lunes.': 'Necesito las fotos para el lunes.',
      'Hay que terminar por el viernes.': 'Hay que terminar para el viernes.',
    },
    ['Paseo por el parque.', 'Lo necesito para el lunes.'],
  ),
  createRule(
    'leave-for',
    /^por$/,
    ({ before, after }) =>
      /^(?:salgo|salimos|sale|salen|salí|salió|parto|partimos|parte|partieron)$/.test(before().lower) && /^\p{Lu}\p{Ll}{3,}/u.test(after().text)
        ? { replacements: ['para'], confidence: 'low' }
        : undefined,
    { 'Mañana salgo por Bogotá.': 'Mañana salgo para Bogotá.', 'Partimos por Quito a las seis.': 'Partimos para Quito a las seis.' },
    ['Salgo por la noche.', 'Salgo para Bogotá.'],
  ),
];
