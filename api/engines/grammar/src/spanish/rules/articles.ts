import { FEATURE, FINITE } from '@sheaf/language/spanish/features';
import { can, isFiniteVerb, isPreposition, isPronoun } from '../words/context.ts';
import { agreeDeterminer, readDeterminer } from '../words/forms.ts';
import { createRule, type SpanishRule } from './rule.ts';

const COLOURS = /^(?:roj[oa]s?|azul|azules|amarill[oa]s?|marrón|gris|grises|verdes?|morad[oa]s?|rosad[oa]s?)$/;
const NATIONS =
  /^(?:español(?:a|es|as)?|francés|francesa|alemán|alemana|italian[oa]s?|mexican[oa]s?|argentin[oa]s?|american[oa]s?|inglés|inglesa|chin[oa]s?|rus[oa]s?|japonés|japonesa)$/;
/** Places that are named with their article. */
const PLACES =
  /^(?:universidad|hospital|estación|playa|oficina|escuela|centro|norte|sur|este|oeste|biblioteca|calle|parque|supermercado|ciudad|montaña|cine|restaurante|aeropuerto|iglesia|farmacia|tienda)$/;
const MASCULINE =
  /^(?:calor|color|sabor|olor|dolor|puente|lunes|postre|aceite|equipaje|paisaje|viaje|mensaje|coche|idioma|clima|tema|sistema|problema|planeta|programa|mapa|día)$/;
const FEMININE =
  /^(?:gente|leche|sal|miel|sangre|nariz|costumbre|señal|cárcel|flor|labor|mano|foto|moto|radio|radiografía|nube|llave|tarde|noche|canción|luz|pared|red|piel|imagen|serie|clase|fiebre|nieve|muerte|suerte|parte|mente|fuente|torre|calle|carne|verdad|voz|vez|cruz|paz|sed|tos|ley)$/;
const EITHER_VERB = /^(?:parte|cruz|señal|mente|torre|fuente|calle|labor|viaje|tema|sabor|equipaje|imagen|color|sal|radio|sed|red|ley|moto)$/;

/** Rules for articles: which nouns take which, and which take none; and the order of noun and adjective. */
export const articles: SpanishRule[] = [
  createRule(
    'colour-order',
    /^\p{L}{3,}$/u,
    ({ lower, before, after, features }) => {
      const isColour = COLOURS.test(lower) || NATIONS.test(lower);
      const noun = after();
      if (!isColour || !/^(?:un|una|unos|unas|mi|tu|su)$/.test(before().lower)) return undefined;
      if (!can(noun, FEATURE.noun) || can(noun, FEATURE.adjective | FEATURE.participle) || isFiniteVerb(noun) || noun.text !== noun.lower)
        return undefined;
      const isSame = [FEATURE.masculine, FEATURE.feminine].some((gender) => can(noun, gender) && (features & gender) !== 0) || !/[oa]s?$/.test(lower);
      return isSame ? { to: 1, replacements: [`${noun.lower} ${lower}`], confidence: 'medium' } : undefined;
    },
    {
      'Tengo un rojo coche.': 'Tengo un coche rojo.',
      'Lleva una azul camisa.': 'Lleva una camisa azul.',
      'Vimos una italiana película.': 'Vimos una película italiana.',
    },
    ['Tengo un coche rojo.', 'El rojo intenso.', 'Un italiano amable.'],
  ),
  createRule(
    'place-article',
    /^en$/,
    ({ after }) => {
      const isPlace = PLACES.test(after().lower) && /^(?:de|del)$/.test(after(2).lower) && !/^(?:centro)$/.test(after().lower);
      const article = /^(?:universidad|estación|playa|oficina|escuela|biblioteca|calle|ciudad|montaña|iglesia|farmacia|tienda)$/.test(after().lower)
        ? 'la'
        : 'el';
      return isPlace ? { replacements: [`en ${article}`], confidence: 'medium' } : undefined;
    },
    {
      'Estudia en universidad de Granada.': 'Estudia en la universidad de Granada.',
      'Vive en norte de China.': 'Vive en el norte de China.',
      'Trabajo en hospital de mi pueblo.': 'Trabajo en el hospital de mi pueblo.',
    },
    ['Estudia en la universidad de Granada.', 'Viaja en coche de alquiler.'],
  ),
  createRule(
    'language-article',
    /^(?:español|inglés|francés|alemán|chino|italiano|portugués|japonés|ruso|árabe)$/,
    ({ lower, opensSentence, after }) =>
      opensSentence && after().lower === 'es' && /^(?:más|muy|un|una|mi|fácil|difícil|menos|el)$/.test(after(2).lower)
        ? { replacements: [`el ${lower}`], confidence: 'medium' }
        : undefined,
    {
      'Español es más fácil que el alemán.': 'El español es más fácil que el alemán.',
      'Inglés es muy útil.': 'El inglés es muy útil.',
      'Chino es difícil.': 'El chino es difícil.',
    },
    ['El español es fácil.', 'Español es quien nace en España.'],
  ),
  createRule(
    'fixed-gender',
    /^(?:el|la|un|una|este|esta|ese|esa|mucho|mucha|otro|otra|los|las|unos|unas)$/,
    ({ lower, before, after }) => {
      const word = after()
        .lower.replace(/(?<=[aeo])s$/, '')
        .replace(/(?<=[lrnd])es$/, '');
      const isPlural = word !== after().lower;
      const isFeminine = FEMININE.test(word);
      if ((!isFeminine && !MASCULINE.test(word)) || after().text !== after().lower || EITHER_VERB.test(word)) return undefined;
      const shown = readDeterminer(lower);
      const isVerb =
        isFiniteVerb(after()) && (after().features & FINITE) !== FEATURE.secondSingular && /^(?:la|las|los)$/.test(lower) && !isPreposition(before());
      if (!shown || shown.isFeminine === isFeminine || isVerb || shown.isPlural !== isPlural || (word === 'color' && isFeminine)) return undefined;
      const fixed = agreeDeterminer(lower, { isFeminine, isPlural: shown.isPlural });
      return fixed ? { replacements: [fixed], confidence: 'medium' } : undefined;
    },
    {
      'Hace una calor terrible.': 'Hace un calor terrible.',
      'El leche está fría.': 'La leche está fría.',
      'El gente es amable.': 'La gente es amable.',
    },
    ['Hace un calor terrible.', 'La leche está fría.'],
  ),
  createRule(
    'uno-before-noun',
    /^(?:uno|veintiuno)$/,
    ({ lower, after, before, opensSentence }) => {
      const isPercent = after().lower === 'por' && /^(?:ciento|mil)$/.test(after(2).lower) && before().lower === 'y';
      const noun = after();
      const isCounted =
        (lower === 'veintiuno' || before().lower === 'y' || opensSentence || isFiniteVerb(before())) &&
        can(noun, FEATURE.noun) &&
        can(noun, FEATURE.masculine) &&
        !isFiniteVerb(noun) &&
        !can(noun, FEATURE.adjective);
      const isTens = /^(?:treinta|cuarenta|cincuenta|sesenta|setenta|ochenta|noventa)$/.test(before(2).lower);
      if (before().lower === 'y' && !isTens) return undefined;
      return isPercent || (isCounted && (lower === 'veintiuno' || isTens)) ? lower.replace(/uno$/, lower === 'uno' ? 'un' : 'ún') : undefined;
    },
    {
      'El treinta y uno por ciento no contestó.': 'El treinta y un por ciento no contestó.',
      'Tengo veintiuno años.': 'Tengo veintiún años.',
      'Cumplió cuarenta y uno años.': 'Cumplió cuarenta y un años.',
    },
    ['Tengo veintiún años.', 'Quedan treinta y uno.'],
  ),
  createRule(
    'whichever-many',
    /^cualquiera$/,
    ({ after }) => (after().lower === 'que' && /^(?:sean|fueran|fuesen)$/.test(after(2).lower) ? 'cualesquiera' : undefined),
    {
      'Cualquiera que sean las causas, no paga.': 'Cualesquiera que sean las causas, no paga.',
      'Cualquiera que fueran sus motivos, mintió.': 'Cualesquiera que fueran sus motivos, mintió.',
      'Aceptó las normas, cualquiera que sean.': 'Aceptó las normas, cualesquiera que sean.',
    },
    ['Cualquiera que sea la causa.'],
  ),
  createRule(
    'people-object',
    /^(?:el|la|los|las|un|una|ese|esa|este|esta)$/,
    ({ lower, before, after, opensSentence }) => {
      const verb = before();
      const seesPerson =
        /^(?:conoces|conozco|conoce|conocemos|conocen|conocí|conoció|conocer|visité|visitamos|visitar|visito|saludé|saludó|saludar|vi|vimos|vio|ayudé|ayudó|ayudar|invité|invitó|invitar|llamé|llamar|llamó|acompañé|esperamos|cuido|cuida|besé|abracé)$/.test(
          verb.lower,
        ) && !isPronoun(before(2));
      const person =
        /^(?:director(?:a|es)?|profesor(?:a|es)?|amig[oa]s?|herman[oa]s?|vecin[oa]s?|médic[oa]s?|jef[ea]s?|alumn[oa]s?|niñ[oa]s?|abuel[oa]s?|chic[oa]s?|señor(?:a|es)?|hij[oa]s?|compañer[oa]s?|prim[oa]s?|client[ea]s?|abogad[oa]s?|policías?|novi[oa]s?|mujer|hombre|padres|madre|doctora?|presidente|presidenta|alcalde|alcaldesa)$/.test(
          after().lower,
        );
      if (!seesPerson || !person || opensSentence) return undefined;
      return { replacements: [lower === 'el' ? 'al' : `a ${lower}`], confidence: 'medium' };
    },
    {
      '¿Conoces el director de la escuela?': '¿Conoces al director de la escuela?',
      'Ayer vi la profesora de inglés.': 'Ayer vi a la profesora de inglés.',
      'Visité los abuelos de Ana.': 'Visité a los abuelos de Ana.',
    },
    ['¿Conoces al director?', 'Vi la casa.', 'Lo vio el director.'],
  ),
];
