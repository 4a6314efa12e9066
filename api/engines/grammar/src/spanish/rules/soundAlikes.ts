import { FEATURE } from '@sheaf/language/spanish/features';
import {
  type Context,
  can,
  isClauseEnd,
  isDeterminer,
  isFiniteVerb,
  isInfinitive,
  isOnlyFinite,
  isParticiple,
  isPreposition,
  isPronoun,
} from '../words/context.ts';
import { createRule, type SpanishRule } from './rule.ts';

/** What "ha" is never followed by: an article, a possessive, a number or a set phrase with "a". */
const BEHIND_A =
  /^(?:el|la|los|las|un|una|unos|unas|mi|mis|tu|tus|su|sus|nuestr[oa]s?|est[ea]|est[ao]s|es[ea]|es[ao]s|aquel|aquella|otr[oa]s?|tod[oa]s?|mí|ti|usted|ustedes|nosotr[oa]s|veces|menudo|pesar|partir|través|tiempo|pie|casa|cabo|causa|favor|gusto|mano|punto|ver|lo|las|qué|quién|dónde|cual|cualquier|cada|ambos|varios|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez)$/;
const DOUBTS =
  /^(?:creo|crees|cree|creemos|creen|creía|pienso|piensa|parece|dudo|duda|espero|esperamos|espera|quiero|niego|puede|pueda|sea|importa|temo|alegro|siento|es)$/;
const FEMININE_ORDINAL =
  /^(?:una|tal|otra|cada|esta|esa|la|primera|segunda|tercera|cuarta|quinta|última|próxima|alguna|aquella|misma|sola|rara|cualquier|ninguna|de|en|toda)$/;

const isAlone = ({ before }: Context) => !isDeterminer(before()) && !isPreposition(before());

/** Participles that are nouns behind "a". */
const NOUN_BEHIND_A = /^(?:lado|puesto|estado|sentido|cargo|grado|dado|partido|diputado|fondo)$/;

/** Pairs of words, each with the surroundings that only the other word can have. */
const PAIRS: Record<string, (place: Context) => string | undefined> = {
  ola: ({ opensSentence, after }) =>
    opensSentence && (isClauseEnd(after()) || /^\p{Lu}/u.test(after().text) || /^(?:a|buen[oa]s|qué|que|me|soy)$/.test(after().lower))
      ? 'hola'
      : undefined,
  hola: ({ before, after }) => (/^(?:una|la|primera|gran)$/.test(before().lower) && /^(?:de|que|gigante)$/.test(after().lower) ? 'ola' : undefined),
  bienes: (place) =>
    isAlone(place) &&
    (/^(?:tú|no|si|cuándo|cómo|qué|y|te|,|¿|cuando|mañana|hoy)$/.test(place.before().lower) || place.opensSentence) &&
    /^(?:a|con|al|mañana|hoy|conmigo|tarde|pronto|de|\?)$/.test(place.after().lower)
      ? 'vienes'
      : undefined,
  vienes: ({ before }) => (/^(?:los|sus|mis|tus|unos|de|estos)$/.test(before().lower) ? 'bienes' : undefined),
  baca: ({ before, after }) =>
    (/^(?:una|la|leche|carne)$/.test(before().lower) && /^(?:da|dio|come|pasta|lechera)$/.test(after().lower)) ||
    (before().lower === 'de' && /^(?:leche|carne|queso)$/.test(before(2).lower))
      ? 'vaca'
      : undefined,
  bote: ({ before, after }) => (/^(?:que|no|ojalá)$/.test(before().lower) && /^(?:a|por|en)$/.test(after().lower) ? 'vote' : undefined),
  botar: ({ after }) =>
    /^(?:en|por|a)$/.test(after().lower) &&
    /^(?:las|los|el|la|blanco|favor|contra|ese|este)$/.test(after(2).lower) &&
    !/^(?:pelota|balón|basura)$/.test(after(3).lower)
      ? 'votar'
      : undefined,
  baya: ({ before }) => (/^(?:que|no|ojalá|se|me|te|le|nos)$/.test(before().lower) ? 'vaya' : undefined),
  grabe: ({ before, after }) =>
    /^(?:muy|tan|más|estado|algo|problema|error|accidente|herida|es|está|menos|enfermedad|situación)$/.test(before().lower) && !isDeterminer(after())
      ? 'grave'
      : undefined,
  grabes: ({ before }) =>
    (can(before(), FEATURE.noun) && !isFiniteVerb(before())) || /^(?:muy|tan|más|son)$/.test(before().lower) ? 'graves' : undefined,
  sabia: ({ before, after }) =>
    /^(?:no|ya|lo|yo|nadie|él|ella|se|me|siempre|nunca|que)$/.test(before().lower) && !/^(?:mujer|decisión)$/.test(after().lower)
      ? 'sabía'
      : undefined,
  savia: ({ before }) => (/^(?:no|lo|ya|nadie)$/.test(before().lower) ? 'sabía' : undefined),
  rebelar: ({ after }) => (/^(?:el|la|los|las|un|una|su|sus|fotos|que)$/.test(after().lower) ? 'revelar' : undefined),
  ablando: ({ before }) => (/^(?:est\p{L}+|sigue|siguen|estuv\p{L}+|seguimos)$/u.test(before().lower) ? 'hablando' : undefined),
  uso: ({ before, after }) => (/^(?:se|lo|la|me)$/.test(before().lower) && /^(?:daño|rico)$/.test(after().lower) ? 'hizo' : undefined),
  ora: ({ before }) =>
    /^(?:una|la|media|cada|qué|última|primera|por|a|de|esta|misma)$/.test(before().lower) && before(2).lower !== 'que' ? 'hora' : undefined,
  oras: ({ before }) =>
    before().kind === 'number' || /^(?:las|dos|tres|cuatro|cinco|seis|siete|ocho|unas|muchas|varias|pocas)$/.test(before().lower)
      ? 'horas'
      : undefined,
  ojala: () => 'ojalá',
  papa: ({ before, after }) =>
    /^(?:mi|tu)$/.test(before().lower) && !can(after(), FEATURE.adjective) && after().text !== 'Francisco' ? 'papá' : undefined,
  mama: ({ before }) => (/^(?:mi|tu)$/.test(before().lower) ? 'mamá' : undefined),
  sera: ({ before, after }) =>
    !isDeterminer(before()) &&
    (isParticiple(after()) ||
      can(after(), FEATURE.adjective) ||
      isDeterminer(after()) ||
      /^(?:muy|mejor|en|a|que|mañana|posible)$/.test(after().lower))
      ? 'será'
      : undefined,
  encontrara: ({ before }) => (/^adjunt[oa]s?$/.test(before().lower) ? 'encontrará' : undefined),
  rio: ({ before, after }) =>
    /^(?:al|del|un|el|este)$/.test(before().lower) && (isClauseEnd(after()) || isPreposition(after()) || /^(?:y|que|más)$/.test(after().lower))
      ? 'río'
      : undefined,
  abra: ({ before, after }) =>
    before().lower === 'mañana' && /^(?:un|una|much[oa]s?|dos|tres|reunión|clase)$/.test(after().lower) ? 'habrá' : undefined,
  orario: () => 'horario',
  orarios: () => 'horarios',
  abría: ({ after, before }) =>
    isParticiple(after()) ||
    (/^(?:que|much[oa]s?|un|una|problemas)$/.test(after().lower) && /^(?:no|,|si|y|siempre)$/.test(before().lower) && !isDeterminer(after()))
      ? 'habría'
      : undefined,
  abrían: ({ after }) => (isParticiple(after()) ? 'habrían' : undefined),
  abre: ({ after, before }) =>
    isParticiple(after()) && /^(?:ya|no|lo|la|me|te|se|les)$/.test(before().lower) && !can(after(), FEATURE.noun) ? 'habré' : undefined,
  abrá: () => 'habrá',
  aya: ({ before, after }) =>
    isParticiple(after()) || /^(?:que|ojalá|no|quizá|quizás)$/.test(before().lower) ? 'haya' : before().lower === 'más' ? 'allá' : undefined,
  ayas: ({ after }) => (isParticiple(after()) ? 'hayas' : undefined),
  ayan: () => 'hayan',
  ice: ({ before }) => (isPreposition(before()) || isDeterminer(before()) ? undefined : 'hice'),
  arte: ({ before, after }) => (/^(?:voy|puedo|quiero)$/.test(before().lower) && /^(?:un|una)$/.test(after().lower) ? 'hacerte' : undefined),
  an: ({ after }) => (isParticiple(after()) ? 'han' : undefined),
  ves: ({ before }) => (FEMININE_ORDINAL.test(before().lower) && !/^(?:que|no)$/.test(before(2).lower) ? 'vez' : undefined),
  caza: ({ before, after }) =>
    /^(?:mi|tu|su|a|en)$/.test(before().lower) &&
    (isClauseEnd(after()) || /^(?:de|y|con)$/.test(after().lower)) &&
    !/^(?:mayor|menor)$/.test(after().lower) &&
    !(before().lower === 'a' && /^(?:dedica|dio|dedican)$/.test(before(2).lower)) &&
    /^(?:mi|tu|a)$/.test(before().lower) &&
    before(2).lower !== 'dar'
      ? 'casa'
      : undefined,
  cazar: ({ before, after }) => (/^(?:se|nos)$/.test(before().lower) && /^(?:con|en|por)$/.test(after().lower) ? 'casar' : undefined),
  coser: ({ after }) =>
    /^(?:arroz|pasta|patatas|papas|huevos|verduras|la|las|los|el)$/.test(after().lower) &&
    (/^(?:arroz|pasta|patatas|papas|huevos|verduras)$/.test(after().lower) ||
      /^(?:arroz|pasta|patatas|papas|huevos|verduras|carne|pescado|garbanzos|lentejas|pollo)$/.test(after(2).lower))
      ? 'cocer'
      : undefined,
  tasa: ({ before, after }) =>
    /^(?:una|la|otra|mi|esta)$/.test(before().lower) && after().lower === 'de' && /^(?:café|té|leche|chocolate|caldo)$/.test(after(2).lower)
      ? 'taza'
      : undefined,
  tasas: ({ after }) => (after().lower === 'de' && /^(?:café|té|leche|chocolate)$/.test(after(2).lower) ? 'tazas' : undefined),
  cima: ({ before }) => (before().lower === 'por' && before(2).lower === 'en' ? 'encima' : undefined),
  rallado: ({ before }) => (/^(?:disco|coche|cristal|móvil|suelo|pantalla)$/.test(before().lower) ? 'rayado' : undefined),
  rayado: ({ before }) => (/^(?:queso|pan|limón|zanahoria|coco|chocolate)$/.test(before().lower) ? 'rallado' : undefined),
  arrollo: ({ before }) => (/^(?:el|un|del|al|este)$/.test(before().lower) ? 'arroyo' : undefined),
  callo: ({ before, after }) => (before().lower === 'se' && /^(?:del?|al|por|en|y)$/.test(after().lower) ? 'cayó' : undefined),
  allá: ({ after }) => (isParticiple(after()) && !can(after(), FEATURE.noun) ? 'haya' : undefined),
  rayar: ({ after }) =>
    /^(?:queso|zanahorias?|limón)$/.test(after().lower) || /^(?:queso|pan|zanahorias?)$/.test(after(2).lower) ? 'rallar' : undefined,
  ala: ({ before, after }) =>
    !isDeterminer(before()) &&
    !isPreposition(before()) &&
    !can(before(), FEATURE.adjective) &&
    ((can(after(), FEATURE.noun) &&
      can(after(), FEATURE.feminine) &&
      can(after(), FEATURE.singular) &&
      !/^(?:derecha|izquierda|norte|sur)$/.test(after().lower)) ||
      /^(?:primera|segunda|una|vez|misma|que)$/.test(after().lower)) &&
    (isFiniteVerb(before()) || can(before(), FEATURE.noun | FEATURE.infinitive) || isParticiple(before()))
      ? 'a la'
      : undefined,
  dela: ({ after }) => (can(after(), FEATURE.noun) ? 'de la' : undefined),
  delos: ({ after }) => (can(after(), FEATURE.noun) ? 'de los' : undefined),
};

export const soundAlikes: SpanishRule[] = [
  createRule(
    'ha-before-article',
    /^ha$/,
    ({ before, after, opensSentence }) => {
      if (isParticiple(after()) || isPronoun(before()) || opensSentence) return undefined;
      const isPhrase = BEHIND_A.test(after().lower) && !isParticiple(after(2));
      return isPhrase ? 'a' : undefined;
    },
    {
      'No hay nadie ha estas horas.': 'No hay nadie a estas horas.',
      'Daremos su plaza ha otra persona.': 'Daremos su plaza a otra persona.',
      'Viene ha veces con su hermana.': 'Viene a veces con su hermana.',
    },
    ['No viene a estas horas.', 'Se la ha dado.'],
  ),
  createRule(
    'perfect-he',
    /^e$/,
    ({ text, before, after }) => {
      if (text !== 'e' || after().kind !== 'word' || before().kind === 'number' || /^(?:la|letra|vitamina|una|vocal|y|o|e)$/.test(before().lower))
        return undefined;
      if (isParticiple(after()) && !/^h?[ií]/.test(after().lower) && after().lower.endsWith('o')) return 'he';
      if (/^h?[ií](?![aeoáéó])/.test(after().lower) || before().kind !== 'word' || after().text !== after().lower || !after().isKnown)
        return undefined;
      return after().lower === 'hielo' || !/^h?[ií]/.test(after().lower) ? 'y' : undefined;
    },
    {
      'Hoy por la tarde e visto a tu hermano.': 'Hoy por la tarde he visto a tu hermano.',
      'Mi hermana e yo vivimos aquí.': 'Mi hermana y yo vivimos aquí.',
      'Pan e leche.': 'Pan y leche.',
    },
    ['Padre e hijo.', 'La letra e del teclado.', 'Fácil e intuitivo.'],
  ),
  createRule(
    'doubted-haya',
    /^(?:halla|hallas|hallan|allá|aya)$/,
    ({ lower, before, after }) => {
      if (before().lower !== 'que' || isParticiple(after())) return undefined;
      const isDoubt =
        [2, 3].some((steps) => DOUBTS.test(before(steps).lower)) ||
        /^(?:probable|posible|mejor|bueno|necesario|verdad|raro|normal|donde|sin|para)$/.test(before(2).lower);
      const isThing =
        isDeterminer(after()) ||
        /^(?:nadie|alguien|algo|nada|más|menos|tant[oa]s?|much[oa]s?|suficiente|bastante|que|sitio|tiempo|problemas?|gente|clase|dos|tres)$/.test(
          after().lower,
        );
      const isDenied = /^(?:es|creo|crees|cree|creemos|pienso|parece)$/.test(before(2).lower)
        ? [3, 4].some((steps) => before(steps).lower === 'no')
        : true;
      return isDoubt && isThing && isDenied ? lower.replace(/^(?:hall|all|ay)[aá]/, 'haya') : undefined;
    },
    {
      'No creo que halla nadie en casa.': 'No creo que haya nadie en casa.',
      'Espero que halla suficiente comida.': 'Espero que haya suficiente comida.',
      'Puede que aya mucha gente.': 'Puede que haya mucha gente.',
    },
    ['Dice que halla consuelo en el mar.', 'Creo que halla la solución.', 'Se cree que se halla aquí.'],
  ),
  createRule(
    'sound-alike',
    new RegExp(`^(?:${Object.keys(PAIRS).join('|')})$`, 'u'),
    (where) => {
      const word = Object.hasOwn(PAIRS, where.lower) ? PAIRS[where.lower]?.(where) : undefined;
      return word ? { replacements: [word], confidence: 'medium' } : undefined;
    },
    {
      'Ola, ¿qué tal?': 'Hola, ¿qué tal?',
      'Tiene un problema grabe.': 'Tiene un problema grave.',
      'Se cayó por segunda ves.': 'Se cayó por segunda vez.',
      'Hay un cambio de orario.': 'Hay un cambio de horario.',
      'Aprobé ala primera.': 'Aprobé a la primera.',
      'Quiero una tasa de café.': 'Quiero una taza de café.',
    },
    ['La ola rompió en la playa.', 'Que grabe un disco.', '¿Lo ves?', 'El ala derecha del edificio.', 'La tasa de paro sube.', 'Ora y trabaja.'],
    { type: 'spelling' },
  ),
  createRule(
    'have-you-seen',
    /^(?:haz|as)$/,
    ({ before, after }) => (before().text === '¿' && isParticiple(after()) && /o$/.test(after().lower) ? 'has' : undefined),
    {
      '¿Haz visto mis gafas?': '¿Has visto mis gafas?',
      '¿As comido ya?': '¿Has comido ya?',
      '¿Haz terminado los deberes?': '¿Has terminado los deberes?',
    },
    ['Haz los deberes.', '¿Has visto mis gafas?'],
  ),
  createRule(
    'made-echo',
    /^(?:hecho|hecha|hechas|hechan|hechamos|heche|hechen)$/,
    ({ lower, before, after }) => {
      const isThrown = /^(?:un|una|la|el|a|de|sal|agua|azúcar|gasolina|leña|las|los)$/.test(after().lower);
      const isPerfect = [1, 2].some((steps) => /^(?:he|has|ha|hemos|han|había|haber|haya|es|está|son|fue|era)$/.test(before(steps).lower));
      if (!isThrown || isPerfect) return undefined;
      if (/^(?:hechamos|heche|hechen|hechan)$/.test(lower)) return lower.slice(1);
      return /^(?:se|me|le|te|lo|la|no|siempre|yo)$/.test(before().lower) && lower !== 'hecho' ? lower.slice(1) : undefined;
    },
    {
      'Le hechan la culpa.': 'Le echan la culpa.',
      'Siempre hecha sal al agua.': 'Siempre echa sal al agua.',
      'Que heche un vistazo.': 'Que eche un vistazo.',
    },
    ['La cama está hecha a mano.', 'Lo ha hecho el niño.'],
  ),
  createRule(
    'see-if',
    /^(?:haber|aver|haver)$/,
    ({ before, after, opensSentence }) =>
      (opensSentence || /^(?:vamos|voy|y|pues|,)$/.test(before().lower)) &&
      (/^(?:si|qué|que|cuándo|cómo|quién|cuánto|cuando|como)$/.test(after().lower) || after().text === ',') &&
      !isParticiple(after())
        ? 'a ver'
        : undefined,
    {
      'Haber, explícame eso.': 'A ver, explícame eso.',
      'Pues haber si llama.': 'Pues a ver si llama.',
      'Vamos haber si contesta.': 'Vamos a ver si contesta.',
    },
    ['Debe haber, sin duda, un error.', 'Haber venido fue un error.'],
  ),
  createRule(
    'perfect-of-haber',
    /^a$/,
    ({ before, after }) => {
      if (!isParticiple(after()) || !after().lower.endsWith('o') || NOUN_BEHIND_A.test(after().lower)) return undefined;
      return /^(?:ya|nunca|nadie|alguien|quien|quién|que|qué|todo|eso|esto|usted|siempre|todavía|aún|no|cómo|dónde|ella|él)$/.test(before().lower) &&
        !isInfinitive(after()) &&
        !isOnlyFinite(before())
        ? 'ha'
        : undefined;
    },
    {
      'Nadie a llamado hoy.': 'Nadie ha llamado hoy.',
      '¿Qué a pasado aquí?': '¿Qué ha pasado aquí?',
      'Eso no a sido culpa mía.': 'Eso no ha sido culpa mía.',
    },
    ['Nadie ha llamado.', 'Eso a lado y lado.'],
  ),
];
