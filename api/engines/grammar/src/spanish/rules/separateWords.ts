import { FEATURE } from '@sheaf/language/spanish/features';
import { can, isClauseEnd, isDeterminer, isFiniteVerb, isOnlyFinite, isPreposition, isPronoun } from '../words/context.ts';
import { createRule, type SpanishRule } from './rule.ts';

const DENIES = /^(?:no|ni|nunca|nadie|jamás)$/;

/** Words that are written together in one meaning and apart in another. */
export const separateWords: SpanishRule[] = [
  createRule(
    'neither-joined',
    /^tan$/,
    ({ before, after }) => {
      if (after().lower !== 'poco' || /^(?:hay|es|son|con|por|de|hace|come|duerme)$/.test(before().lower)) return undefined;
      let isDenied = false;
      for (let steps = 1; steps <= 12 && !/^[.;!?]?$/.test(before(steps).text); steps++) if (DENIES.test(before(steps).lower)) isDenied = true;
      const isVerbNext = isOnlyFinite(after(2)) || (isPronoun(after(2)) && isFiniteVerb(after(3)));
      const isSubject =
        /^(?:yo|tú|él|ella|nosotr[oa]s|ellos|ellas|usted|mí|ti)$/.test(before().lower) || can(before(), FEATURE.noun) || before().text === '';
      const isClosingDenial = isClauseEnd(after(2)) && isDenied && !isFiniteVerb(before());
      return (isVerbNext && isSubject && !isDeterminer(after(2))) || isClosingDenial
        ? { to: 1, replacements: ['tampoco'], confidence: 'medium' }
        : undefined;
    },
    {
      'No me gustó, y a mi novio tan poco.': 'No me gustó, y a mi novio tampoco.',
      'Yo tan poco lo sabía.': 'Yo tampoco lo sabía.',
      'Ella tan poco quiso venir.': 'Ella tampoco quiso venir.',
    },
    ['Hay tan poco tiempo.', 'Gana tan poco que no ahorra.', 'No sabía que costaba tan poco.'],
  ),
  createRule(
    'also-joined',
    /^tan$/,
    ({ before, after }) => {
      if (after().lower !== 'bien' || /^(?:está|están|estoy|salió|fue|va|canta|es)$/.test(before().lower)) return undefined;
      const isVerbNext =
        (isFiniteVerb(after(2)) && !/^(?:como|que|para|sobre|entre)$/.test(after(2).lower)) || (isPronoun(after(2)) && isFiniteVerb(after(3)));
      const isSubject =
        /^(?:yo|tú|él|ella|nosotr[oa]s|ellos|ellas|usted|y|que)$/.test(before().lower) ||
        (can(before(), FEATURE.noun) && !isOnlyFinite(before())) ||
        before().text === '';
      return isVerbNext && isSubject ? { to: 1, replacements: ['también'], confidence: 'medium' } : undefined;
    },
    {
      'Mi hermana tan bien trabaja allí.': 'Mi hermana también trabaja allí.',
      'Yo tan bien quiero ir.': 'Yo también quiero ir.',
      'Ellos tan bien se van.': 'Ellos también se van.',
    },
    ['Está tan bien hecho.', 'Canta tan bien que asusta.', 'No baila tan bien como tú.'],
  ),
  createRule(
    'too-much-apart',
    /^demás$/,
    ({ before, after }) =>
      !/^(?:lo|los|las|la|y|por|sus|mis|tus|estos|estas|nuestr[oa]s|e|su)$/.test(before().lower) &&
      before().kind === 'word' &&
      (isClauseEnd(after()) || /^(?:por|en|que|al|y)$/.test(after().lower))
        ? { replacements: ['de más'], confidence: 'medium' }
        : undefined,
    {
      'Me cobraron cinco euros demás.': 'Me cobraron cinco euros de más.',
      'Todo lo que digas está demás.': 'Todo lo que digas está de más.',
      'Trajo una silla demás por error.': 'Trajo una silla de más por error.',
    },
    ['Llamó a los demás.', 'Es por demás inútil.', 'Pan, leche y demás.'],
  ),
  createRule(
    'above-all',
    /^sobretodo$/,
    ({ before }) => (isDeterminer(before()) || isPreposition(before()) ? undefined : { replacements: ['sobre todo'] }),
    {
      'Me gusta la playa, sobretodo en septiembre.': 'Me gusta la playa, sobre todo en septiembre.',
      'Sobretodo, descansa.': 'Sobre todo, descansa.',
      'Viajo sobretodo en tren.': 'Viajo sobre todo en tren.',
    },
    ['Se puso el sobretodo.', 'Salió con sobretodo.'],
  ),
  createRule(
    'apart-joined',
    /^a$/,
    ({ before, after, opensSentence }) =>
      after().lower === 'parte' && (opensSentence || /^[,;]$/.test(before().text)) && (/^(?:de|del)$/.test(after(2).lower) || after(2).text === ',')
        ? { to: 1, replacements: ['aparte'] }
        : undefined,
    {
      'A parte de eso, todo bien.': 'Aparte de eso, todo bien.',
      'Es caro y, a parte, feo.': 'Es caro y, aparte, feo.',
      'Nadie, a parte de ti, lo sabe.': 'Nadie, aparte de ti, lo sabe.',
    },
    ['Afecta a parte de la población.', 'Aparte de eso, todo bien.'],
  ),
  createRule(
    'about-joined',
    /^a$/,
    ({ after, before }) =>
      after().lower === 'cerca' &&
      after(2).lower === 'de' &&
      !/^(?:llegó|ascendió|subió|llega)$/.test(before().lower) &&
      after(3).kind === 'word' &&
      !/^(?:un|una|cien|mil|dos|tres|cuatro|cinco|diez|veinte)$/.test(after(3).lower)
        ? { to: 1, replacements: ['acerca'], confidence: 'medium' }
        : undefined,
    {
      'Hablamos a cerca de tu futuro.': 'Hablamos acerca de tu futuro.',
      'Un libro a cerca de la guerra.': 'Un libro acerca de la guerra.',
      'Preguntó a cerca de ella.': 'Preguntó acerca de ella.',
    },
    ['Llegó a cerca de mil.', 'Hablamos acerca de ti.'],
  ),
  createRule(
    'around-apart',
    /^entorno$/,
    ({ before, after }) =>
      /^(?:a|al)$/.test(after().lower) && !isDeterminer(before()) && !can(before(), FEATURE.adjective) && before().lower !== 'en'
        ? 'en torno'
        : undefined,
    {
      'Se sentaron entorno a la mesa.': 'Se sentaron en torno a la mesa.',
      'Gira entorno al sol.': 'Gira en torno al sol.',
      'Hay dudas entorno a su origen.': 'Hay dudas en torno a su origen.',
    },
    ['El entorno a veces cambia.', 'Vive en un entorno a su medida.'],
  ),
  createRule(
    'otherwise-apart',
    /^sino$/,
    ({ before, after }) => (after().text === ',' && /^[;.,]?$/.test(before().text) ? 'si no' : undefined),
    {
      'Confirme su asistencia; sino, daremos su plaza.': 'Confirme su asistencia; si no, daremos su plaza.',
      'Ven pronto; sino, me voy.': 'Ven pronto; si no, me voy.',
      'Paga hoy. Sino, habrá multa.': 'Paga hoy. Si no, habrá multa.',
    },
    ['No es rojo, sino azul.', 'Ven; si no, me voy.'],
  ),
  createRule(
    'if-not-apart',
    /^sino$/,
    ({ before, after }) => {
      if (
        before().text === ',' ||
        before().lower === 'y' ||
        !isFiniteVerb(after()) ||
        /^(?:por|para|sobre|entre|como)$/.test(after().lower) ||
        /^(?:que|también)$/.test(after().lower)
      )
        return undefined;
      for (let steps = 1; steps <= 10 && !/^[.;!?]?$/.test(before(steps).text); steps++) if (/^no$/.test(before(steps).lower)) return undefined;
      return { replacements: ['si no'], confidence: 'medium' };
    },
    {
      'Llegarás tarde sino sales ya.': 'Llegarás tarde si no sales ya.',
      'Perderás el tren sino corres.': 'Perderás el tren si no corres.',
      'Me enfado sino llamas.': 'Me enfado si no llamas.',
    },
    ['No hace sino llorar.', 'No es rojo, sino azul.'],
  ),
  createRule(
    'but-joined',
    /^si$/,
    ({ before, after }) => {
      if (after().lower !== 'no' || isFiniteVerb(after(2)) || isPronoun(after(2)) || after(2).kind !== 'word') return undefined;
      const isBut = /^(?:que|también|a|de|en|por|con|el|la|un|una|mañana|azul)$/.test(after(2).lower);
      let isDenied = false;
      for (let steps = 1; steps <= 10 && !/^[.;!?]?$/.test(before(steps).text); steps++) if (/^no$/.test(before(steps).lower)) isDenied = true;
      for (let steps = 3; steps <= 7 && !isClauseEnd(after(steps)); steps++)
        if (isOnlyFinite(after(steps)) && after(2).lower !== 'que') return undefined;
      return isDenied && isBut && before().kind === 'word' ? { to: 1, replacements: ['sino'], confidence: 'medium' } : undefined;
    },
    {
      'No es mi culpa si no de todos.': 'No es mi culpa sino de todos.',
      'No quiero té si no un café.': 'No quiero té sino un café.',
      'No solo canta si no también baila.': 'No solo canta sino también baila.',
    },
    ['No vendrá si no le pagan.'],
  ),
  createRule(
    'right-away',
    /^(?:en|de|a|con|por|o)$/,
    ({ lower, after, before, opensSentence }) => {
      const joined: Record<string, string> = {
        'en cima': 'encima',
        'de bajo': 'debajo',
        'de trás': 'detrás',
        'a delante': 'adelante',
        'a demás': 'además',
        'a penas': 'apenas',
        'en frente': 'enfrente',
        'a bajo': 'abajo',
        'a rriba': 'arriba',
        'a ún': 'aún',
        'con migo': 'conmigo',
        'con tigo': 'contigo',
        'con sigo': 'consigo',
      };
      const word = joined[`${lower} ${after().lower}`];
      if (
        !word ||
        (word === 'debajo' && after(2).lower !== 'de') ||
        (word === 'apenas' && can(after(2), FEATURE.adjective)) ||
        word === 'enfrente' ||
        (word === 'encima' && isDeterminer(before()))
      )
        return undefined;
      return word === 'abajo' && !isClauseEnd(after(2)) ? undefined : { to: 1, replacements: [word], confidence: opensSentence ? 'high' : 'medium' };
    },
    {
      'Está en cima de la mesa.': 'Está encima de la mesa.',
      'A demás, llueve.': 'Además, llueve.',
      'Ven con migo.': 'Ven conmigo.',
    },
    ['Pan de bajo coste.', 'Está encima.'],
  ),
  createRule(
    'joined-learners',
    /^(?:alas|dela|delos|enel|porla|conel|alomejor|ami|ati)$/,
    ({ lower, before, after }) => {
      const apart: Record<string, string> = {
        alas: 'a las',
        dela: 'de la',
        delos: 'de los',
        enel: 'en el',
        porla: 'por la',
        conel: 'con el',
        alomejor: 'a lo mejor',
      };
      if (lower === 'alas' && !(after().kind === 'number' || /^(?:dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce)$/.test(after().lower)))
        return undefined;
      if (lower === 'alas' && (isDeterminer(before()) || /^ve(?:z|ces)$/.test(after(2).lower))) return undefined;
      if (/^a[mt]i$/.test(lower))
        return isPronoun(after()) || /^(?:no|también|tampoco|nadie|nada)$/.test(after().lower) ? (lower === 'ami' ? 'a mí' : 'a ti') : undefined;
      return apart[lower];
    },
    { 'Quedamos alas ocho.': 'Quedamos a las ocho.', 'La puerta dela casa.': 'La puerta de la casa.', 'Vive enel pueblo.': 'Vive en el pueblo.' },
    ['Las alas del ave.', 'Tiene alas dos veces más largas.'],
    { type: 'spelling' },
  ),
];
