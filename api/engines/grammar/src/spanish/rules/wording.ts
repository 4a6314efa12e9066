import { FEATURE } from '@sheaf/language/spanish/features';
import { can, isClauseEnd, isDeterminer, isFiniteVerb, isInfinitive, isPronoun } from '../words/context.ts';
import { createRule, type SpanishRule } from './rule.ts';

const VERBS_WITH_QUE =
  /^(?:pienso|piensas|piensa|pensamos|piensan|creo|crees|cree|creemos|creen|creía|opino|opina|opinan|opinamos|considero|considera|consideran|consideramos|digo|dice|dicen|dijo|dijeron|decía|espero|espera|esperamos|supongo|supone|imagino|parece|pareció|afirma|afirmó|comenta|comentó|comunicó|comunico|comunicamos|indicamos|recuerdo|opino|manifestó|sostiene|aseguró|veo|sé|sabe|resulta|deseo|desea|quiero|quiere|necesito)$/;
const SURE = /^(?:segur[oa]s?|convencid[oa]s?)$/;
const BEHIND = /^(?:delante|detrás|cerca|encima|debajo|enfrente|lejos|dentro|alrededor)$/;
const PERSON: Record<string, string[]> = {
  mío: ['de mí'],
  mía: ['de mí'],
  tuyo: ['de ti'],
  tuya: ['de ti'],
  suyo: ['de él', 'de ella', 'de usted', 'de ellos'],
  suya: ['de ella', 'de él', 'de usted', 'de ellos'],
  nuestro: ['de nosotros'],
  nuestra: ['de nosotras', 'de nosotros'],
  vuestro: ['de vosotros'],
};
const DAY = /^(?:lunes|martes|miércoles|jueves|viernes|sábados?|domingos?)$/;
const MONTH = /^(?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|setiembre|octubre|noviembre|diciembre)$/;
const LANGUAGE = /^(?:español|inglés|francés|alemán|italiano|portugués|chino|japonés|ruso|árabe|catalán|gallego)$/;
/** Words that are doubled on purpose. */
const DOUBLED =
  /^(?:muy|no|sí|si|ya|bla|ja|je|ji|poco|casi|luego|tan|nada|así|bien|paso|ahora|toc|tic|ay|eh|oh|hola|gracias|nunca|siempre|claro|la|más)$/;
const isCapital = (text: string): boolean => /^\p{Lu}\p{Ll}/u.test(text);

export const wording: SpanishRule[] = [
  createRule(
    'de-que',
    /^de$/,
    ({ before, after }) => {
      const isFeeling = /^(?:miedo|pena|gusto|rabia|vergüenza|alegría)$/.test(before().lower) && /^(?:da|dio|daba|dan)$/.test(before(2).lower);
      if ((!VERBS_WITH_QUE.test(before().lower) && !isFeeling) || after().lower !== 'que' || /^(?:qué|acuerdo|es)$/.test(before(2).lower))
        return undefined;
      // "A la espera de que" and "su deseo de que" are nouns.
      if (isDeterminer(before(2))) return undefined;
      return before(2).lower === 'se' ? undefined : { to: 1, replacements: ['que'] };
    },
    { 'Pienso de que es tarde.': 'Pienso que es tarde.', 'Me da miedo de que se caiga.': 'Me da miedo que se caiga.' },
    [
      'Está a la espera de que lo llamen.',
      'Expresó su deseo de que venga.',
      'Estoy seguro de que vendrá.',
      'Se trata de que venga.',
      'Me alegro de que vengas.',
    ],
  ),
  createRule(
    'missing-de',
    /^que$/,
    ({ before, after }) => {
      // "El hecho que nos ocupa" is one of several.
      if (before().lower === 'hecho' && isPronoun(after())) return undefined;
      const isCount = before().lower === 'cuenta' && /^(?:d[ioae]\p{L}*|doy|damos|dan|dar\p{L}*|caen|caer|caí)$/u.test(before(2).lower);
      const isSure =
        SURE.test(before().lower) && /^(?:estoy|está|estás|estamos|están|estaba|estar|completamente|totalmente|muy|bien)$/.test(before(2).lower);
      const isSet =
        (before().lower === 'pesar' && before(2).lower === 'a') ||
        (before().lower === 'hecho' && before(2).lower === 'el') ||
        (before().lower === 'duda' && before(2).lower === 'cabe');
      const isGlad = before().lower === 'alegro' && before(2).lower === 'me';
      return isCount || isSure || isSet || isGlad ? 'de que' : undefined;
    },
    { 'Me di cuenta que faltaba.': 'Me di cuenta de que faltaba.', 'Estoy seguro que vendrá.': 'Estoy seguro de que vendrá.' },
    ['La cuenta que pagué.', 'Es seguro que vendrá.', 'El hecho que nos ocupa.'],
  ),
  createRule(
    'behind-of',
    BEHIND,
    ({ lower, after }) => {
      const person = PERSON[after().lower];
      return person ? { replacements: person.map((words) => `${lower} ${words}`), to: 1 } : undefined;
    },
    { 'Estaba detrás mío.': 'Estaba detrás de mí.', 'Se sentó delante nuestro.': 'Se sentó delante de nosotros.' },
    ['Está cerca de mí.', 'Pasó cerca.'],
  ),
  createRule(
    'y-e',
    /^y$/,
    ({ text, before, after }) =>
      text === 'y' &&
      !/^\p{Lu}+$/u.test(after().text) &&
      /^h?[ií](?![aeoáéó])/.test(after().lower) &&
      after().kind === 'word' &&
      before().kind === 'word'
        ? 'e'
        : undefined,
    { 'Padre y hijo.': 'Padre e hijo.', 'Literatura y historia.': 'Literatura e historia.' },
    ['Agua y hielo.', '¿Y Inés?', 'Padre e hijo.'],
  ),
  createRule(
    'o-u',
    /^o$/,
    ({ after }) => (/^h?[oó]/.test(after().lower) && after().kind === 'word' ? 'u' : undefined),
    { 'Siete o ocho.': 'Siete u ocho.', 'Plata o oro.': 'Plata u oro.' },
    ['Uno o dos.', 'Siete u ocho.'],
  ),
  createRule(
    'del-al',
    /^(?:de|a)$/,
    ({ lower, after }) => {
      if (after().text !== 'el' || isCapital(after(2).text)) return undefined;
      const isNoun = can(after(2), FEATURE.noun | FEATURE.adjective) && !/^(?:que|cual)$/.test(after(2).lower);
      return isNoun ? { to: 1, replacements: [lower === 'de' ? 'del' : 'al'] } : undefined;
    },
    { 'El contenido de el contrato.': 'El contenido del contrato.', 'Vamos a el cine.': 'Vamos al cine.' },
    ['Vuelve de El Salvador.', 'Lo dijo del contrato.'],
  ),
  createRule(
    'small-day',
    DAY,
    ({ text, lower, before, after, opensSentence }) =>
      !opensSentence && isCapital(text) && /^(?:el|los|este|próximo|pasado|cada|del|al|,|de)$/.test(before().lower) && !isCapital(after().text)
        ? lower
        : undefined,
    { 'Nos vemos el Lunes.': 'Nos vemos el lunes.' },
    ['El Viernes Santo cierra.', 'El lunes abre.'],
  ),
  createRule(
    'small-month',
    MONTH,
    ({ text, lower, before, after, opensSentence }) => {
      if (opensSentence || !isCapital(text) || isCapital(after().text)) return undefined;
      const isDate =
        before().lower === 'de' && before(2).kind === 'number' && (after().lower === 'de' || after().lower === 'del' || after().kind !== 'word');
      return isDate ||
        (/^(?:en|desde|hasta|próximo|pasado)$/.test(before().lower) && !/^(?:julio)$/.test(lower)
          ? true
          : lower === 'julio' && /^(?:de|del)$/.test(after().lower))
        ? lower
        : undefined;
    },
    { 'Nació el 4 de Mayo de 1987.': 'Nació el 4 de mayo de 1987.', 'La entrega será en Enero.': 'La entrega será en enero.' },
    ['La Plaza de Mayo.', 'Vino Julio con su hermana.'],
  ),
  createRule(
    'small-language',
    LANGUAGE,
    ({ text, lower, before, after, opensSentence }) =>
      !opensSentence && isCapital(text) && /^(?:habla|hablo|hablan|hablar|idioma|en)$/.test(before().lower) && !isCapital(after().text)
        ? lower
        : undefined,
    { 'Hablo Inglés y francés.': 'Hablo inglés y francés.' },
    ['Hablo inglés.'],
    { confidence: 'medium' },
  ),
  createRule(
    'doubled-word',
    /^\p{L}+$/u,
    ({ lower, text, after, before }) => {
      const next = after();
      if (next.text !== lower || (text !== next.text && !isCapital(text)) || next.isGlued || lower.length < 2 || DOUBLED.test(lower))
        return undefined;
      if (before().lower === lower || after(2).lower === lower || (/^(?:nos|que|se|te)$/.test(lower) && isFiniteVerb(after(2)) && lower === 'nos'))
        return undefined;
      return { to: 1, replacements: [text], confidence: lower.length <= 4 ? 'high' : 'medium' };
    },
    { 'Este informe es es largo.': 'Este informe es largo.', 'Pidió que le le dieran agua.': 'Pidió que le dieran agua.' },
    ['No, no quiero.', 'Está muy muy lejos.'],
  ),
  createRule(
    'acronym-plural',
    /^\p{L}{2,}s$/u,
    ({ text, before }) => {
      const [, acronym] = /^(\p{Lu}{2,5})s$/u.exec(text) ?? [];
      const isPlural =
        /^(?:los|las|unos|unas|estos|estas|sus|mis|varios|varias|much[oa]s|dos|tres|cuatro|cinco|algun[oa]s)$/.test(before().lower) ||
        before().kind === 'number';
      return acronym && isPlural ? acronym : undefined;
    },
    { 'Las ONGs ayudan.': 'Las ONG ayudan.' },
    ['Las ONG ayudan.'],
    { confidence: 'medium' },
  ),
  createRule(
    'such-greeting',
    /^que$/,
    ({ before, after, opensSentence }) => (after().lower === 'tal' && (opensSentence || /^(?:hola|[¿¡,])$/.test(before().lower)) ? 'qué' : undefined),
    { 'Hola, que tal estás.': 'Hola, qué tal estás.' },
    ['Dijo que tal vez vendría.'],
    { confidence: 'medium' },
  ),
  createRule(
    'words-joined',
    /^(?:osea|aveces|apartir|porfavor|deacuerdo|derrepente|enserio|almenos|asique|talves|atravez|atraves|através|nose|sinembargo|ala|encuanto|entorno)$/,
    ({ lower, after, before }) => {
      if (lower === 'através') return undefined;
      if (/^(?:ala|entorno|nose)$/.test(lower) && !(lower === 'nose' && /^(?:si|qué|que|cómo)$/.test(after().lower))) return undefined;
      const split: Record<string, string> = {
        osea: 'o sea',
        aveces: 'a veces',
        apartir: 'a partir',
        porfavor: 'por favor',
        deacuerdo: 'de acuerdo',
        derrepente: 'de repente',
        enserio: 'en serio',
        almenos: 'al menos',
        asique: 'así que',
        talves: 'tal vez',
        atravez: before().lower === 'a' ? 'través' : 'a través',
        atraves: before().lower === 'a' ? 'través' : 'a través',
        nose: 'no sé',
        sinembargo: 'sin embargo',
        encuanto: 'en cuanto',
      };
      return split[lower];
    },
    { 'Aveces llueve.': 'A veces llueve.' },
    ['A veces llueve.'],
    { type: 'spelling' },
  ),
  createRule(
    'the-more',
    /^(?:contra|entre)$/,
    ({ after, opensSentence }) => {
      const compares = /^(?:más|menos|mejor|peor|mayor|menor)$/;
      if (!opensSentence || !compares.test(after().lower)) return undefined;
      for (let steps = 2; steps <= 12; steps++) if (after(steps).text === ',') return compares.test(after(steps + 1).lower) ? 'cuanto' : undefined;
      return undefined;
    },
    { 'Contra más estudio, menos entiendo.': 'Cuanto más estudio, menos entiendo.' },
    ['Contra menos rivales jugamos.', 'Cuanto más come, más quiere.'],
  ),
  createRule(
    'doubled-degree',
    /^más$/,
    ({ after }) =>
      /^(?:mejor|peor|mejores|peores|superior|inferior)$/.test(after().lower) && after(2).kind === 'word'
        ? { to: 1, replacements: [after().lower] }
        : undefined,
    { 'Hay que ser más mejor persona.': 'Hay que ser mejor persona.', 'Esta es más peor que la otra.': 'Esta es peor que la otra.' },
    ['Mucho mejor.', 'No quiero más, mejor me voy.', 'Es más alto.'],
  ),
  createRule(
    'le-les',
    /^le$/,
    ({ before, after }) => {
      const [verb, a, determiner, noun] = [after(), after(2), after(3), after(4)];
      const takesPerson =
        /^(?:dij[eo]|dig[ao]|dice|dicen|dijeron|dije|di|dio|doy|da|dan|ped[ií]|pidió|pregunt[éó]|cont[éó]|expliqu[é]|explicó|escrib[ií]|escribió|mand[éó]|envi[éó]|regal[éó]|compr[éó]|enseñ[éó]|ofrec[ií]|ofreció|prest[éó]|gustan?|encantan?|agradezco|agradeció|recomiendo|recomendó)$/.test(
          verb.lower,
        );
      const isMany = /^(?:mis|tus|sus|los|las|nuestr[oa]s|tod[oa]s|est[oa]s|es[oa]s|unos|unas)$/.test(determiner.lower) && can(noun, FEATURE.plural);
      return takesPerson && a.lower === 'a' && isMany && before().lower !== 'se' ? { replacements: ['les'], confidence: 'medium' } : undefined;
    },
    { 'Le dije a mis padres que no iría.': 'Les dije a mis padres que no iría.', 'No le gusta a los niños.': 'No les gusta a los niños.' },
    ['Le dije a mi padre que no.', 'Le llevaron a los tribunales.', 'Les dije a mis padres que sí.'],
  ),
  createRule(
    'le-les-persons',
    /^le$/,
    ({ before, after }) => {
      if (before().lower === 'se' || after().kind !== 'word') return undefined;
      for (let steps = 2; steps <= 6 && !isClauseEnd(after(steps)); steps++) {
        if (/^(?:que|y|o|si|pero|para|cuando|como)$/.test(after(steps).lower) || isInfinitive(after(steps))) return undefined;
        if (after(steps).lower === 'a' && /^(?:ustedes|ellos|ellas|ambos|ambas)$/.test(after(steps + 1).lower)) return { replacements: ['les'] };
      }
      return undefined;
    },
    {
      'Le mando los documentos a ustedes mañana.': 'Les mando los documentos a ustedes mañana.',
      'Le debo mucho dinero a ellos.': 'Les debo mucho dinero a ellos.',
      'Ya le conté todo a ellas.': 'Ya les conté todo a ellas.',
    },
    ['Le mando los documentos a usted.', 'Le dije que fuera a ellos.', 'Les mando los documentos a ustedes.'],
    { confidence: 'medium' },
  ),
  createRule(
    'although',
    /^(?:aun|aún)$/,
    ({ after }) =>
      after().lower === 'que' && (isInfinitive(after(2)) || isFiniteVerb(after(2)) || after(2).lower === 'no')
        ? { to: 1, replacements: ['aunque'], confidence: 'medium' }
        : undefined,
    { 'Salió aun que llovía.': 'Salió aunque llovía.' },
    ['Aun así salió.'],
  ),
];
