import { FEATURE } from '@sheaf/language/spanish/features';
import { capitalize } from '../../text/capitalize.ts';
import { can, isClauseEnd, isDeterminer, isPreposition, isPronoun } from '../words/context.ts';
import { createRule, type SpanishRule } from './rule.ts';

const PLACES =
  /^(?:españa|francia|italia|alemania|inglaterra|portugal|rusia|china|japón|brasil|méxico|argentina|colombia|perú|venezuela|bolivia|uruguay|paraguay|ecuador|guatemala|nicaragua|panamá|estados|europa|américa|áfrica|asia|madrid|barcelona|sevilla|valencia|granada|málaga|bilbao|zaragoza|salamanca|toledo|lima|bogotá|quito|caracas|londres|parís|roma|berlín|lisboa|moscú|pekín|tokio|suiza|bélgica|holanda|suecia|noruega|grecia|turquía|egipto|marruecos|canadá|andalucía|cataluña|galicia|navidad)$/;
/** Names of places that are other words as well. */
const COMMON_TOO = /^(?:china|granada|lima|argentina|estados|roma|asia|colombia|navidad|valencia|toledo|ecuador)$/;
const NATION =
  /^(?:español(?:a|es|as)?|ingles(?:a|es|as)|inglés|frances(?:a|es|as)|francés|alemán|alemana|alemanes|italian[oa]s?|mexican[oa]s?|argentin[oa]s?|chilen[oa]s?|colombian[oa]s?|peruan[oa]s?|cuban[oa]s?|american[oa]s?|portugués|portuguesa|portugueses|chin[oa]s?|rus[oa]s?|japonés|japonesa|japoneses|europe[oa]s?|venezolan[oa]s?|brasileñ[oa]s?)$/;
const LANGUAGE = /^(?:español|inglés|francés|alemán|italiano|portugués|chino|japonés|ruso|árabe|catalán|gallego|euskera|latín)$/;

/** Rules for capital letters: names of places have one, months, days, languages and nations have none. */
export const capitals: SpanishRule[] = [
  createRule(
    'place-capital',
    PLACES,
    ({ text, lower, before, opensSentence }) => {
      if (text !== lower || opensSentence) return undefined;
      const isPlace = /^(?:en|a|de|desde|hasta|por|para|hacia|visitar|conocer|visité|como)$/.test(before().lower);
      if (COMMON_TOO.test(lower) && !(/^(?:en|desde|hacia)$/.test(before().lower) && lower !== 'estados')) return undefined;
      if (COMMON_TOO.test(lower) && /^(?:lima|roma|granada)$/.test(lower) && before().lower !== 'en') return undefined;
      return isPlace || !COMMON_TOO.test(lower) ? capitalize(lower) : undefined;
    },
    {
      'Vivo en españa desde 2010.': 'Vivo en España desde 2010.',
      'Llegó de madrid ayer.': 'Llegó de Madrid ayer.',
      'Vamos a parís en mayo.': 'Vamos a París en mayo.',
    },
    ['Vivo en España.', 'Zumo de lima.', 'Una taza china.'],
  ),
  createRule(
    'nation-small',
    NATION,
    ({ text, lower, before, after, opensSentence }) => {
      if (
        text === lower ||
        opensSentence ||
        text === text.toUpperCase() ||
        /^\p{Lu}/u.test(after().text) ||
        (/^\p{Lu}/u.test(before().text) && !before().opensSentence)
      )
        return undefined;
      const isTrait =
        /^(?:soy|eres|es|somos|son|era|eran|muy|tan|un|una)$/.test(before().lower) || (can(before(), FEATURE.noun) && isDeterminer(before(2)));
      return isTrait && (isClauseEnd(after()) || isPreposition(after()) || /^(?:y|pero|que)$/.test(after().lower))
        ? { replacements: [lower], confidence: 'medium' }
        : undefined;
    },
    {
      'Soy Español y hablo ruso.': 'Soy español y hablo ruso.',
      'Tengo un amigo Alemán.': 'Tengo un amigo alemán.',
      'Me gusta la comida Italiana.': 'Me gusta la comida italiana.',
    },
    ['Soy español.', 'El Partido Español del Trabajo.', 'La Real Academia Española.'],
  ),
  createRule(
    'language-small',
    LANGUAGE,
    ({ text, lower, before, after, opensSentence }) => {
      if (text === lower || opensSentence || text === text.toUpperCase() || /^\p{Lu}/u.test(after().text)) return undefined;
      const isLanguage =
        /^(?:estudio|estudia|estudiar|estudié|aprendo|aprender|aprende|aprendí|enseño|enseña|enseñar|hablar|hablo|hablan|habla|hablamos|al|de|en)$/.test(
          before().lower,
        ) ||
        (/^(?:y|el)$/.test(before().lower) && LANGUAGE.test(before(2).lower));
      const isName = before().lower === 'de' && /^\p{Lu}/u.test(before(2).text) && !before(2).opensSentence;
      return isLanguage && !isName ? { replacements: [lower], confidence: 'medium' } : undefined;
    },
    {
      'Estudio Francés en casa.': 'Estudio francés en casa.',
      'Es profesora de Inglés.': 'Es profesora de inglés.',
      'Lo tradujo al Alemán.': 'Lo tradujo al alemán.',
    },
    ['Estudio francés.', 'El Instituto de Español abre hoy.'],
  ),
  createRule(
    'july-small',
    /^julio$/,
    ({ text, before, after, opensSentence }) =>
      !opensSentence &&
      text === 'Julio' &&
      /^(?:en|desde|hasta)$/.test(before().lower) &&
      (isClauseEnd(after()) || /^(?:y|o|de|del|hay|no|se)$/.test(after().lower)) &&
      !isPronoun(after(2))
        ? 'julio'
        : undefined,
    {
      'Mi cumpleaños es en Julio.': 'Mi cumpleaños es en julio.',
      'En Julio hay fiestas.': 'En julio hay fiestas.',
      'Trabajo hasta Julio y agosto.': 'Trabajo hasta julio y agosto.',
    },
    ['Confío en Julio César.', 'Vino Julio.'],
  ),
];
