import { FEATURE } from '@sheaf/language/spanish/features';
import { loadSpanish } from '@sheaf/language/spanish/spanishLexicon';
import {
  type Context,
  can,
  isClauseEnd,
  isFiniteVerb,
  isOnlyFinite,
  isParticiple,
  isPreposition,
  isPronoun,
  isTime,
  type SpanishToken,
} from '../words/context.ts';
import { stripAccents } from '../words/spanishWords.ts';
import { createRule, type SpanishRule } from './rule.ts';

const ACCENTED: Record<string, string> = { a: 'á', e: 'é', i: 'í', o: 'ó', u: 'ú' };
const INDIRECT_OBJECT = /^(?:me|te|le|nos|les|os)$/;
const QUESTION = /^(?:qué|cómo|cuándo|dónde|quién|quiénes|cuál|cuánto|cuántos|cuánta|cuántas)$/;
const NO_VERB =
  /^(?:como|para|sobre|entre|bajo|cuando|nada|fuera|era|vino|casa|parte|cara|hijo|amigo|cuarto|rato|modo|junto|tanto|todo|mucho|otro|mismo|solo)$/;

const nounLike = FEATURE.noun | FEATURE.adjective | FEATURE.participle | FEATURE.infinitive | FEATURE.name;

/** Returns whether a word is known and can follow no possessive, so that "mi" or "tu" before it is the person. */
function followsNoPossessive(token: SpanishToken): boolean {
  if (token.kind !== 'word' || !token.isKnown || token.text !== token.lower) return false;
  const isSmall =
    /^(?:no|sí|ya|también|tampoco|nunca|siempre|nadie|nada|que|porque|pero|me|aquí|ahora|hoy|y|solo|todavía|aún)$/.test(token.lower) ||
    QUESTION.test(token.lower);
  return isSmall || (!can(token, nounLike) && (isOnlyFinite(token) || isPronoun(token) || isPreposition(token)));
}

/** Returns the noun or adjective that an accent makes of a word that is no noun itself: "frío" for "frio". */
function findAccentedTwin({ lower, features }: SpanishToken): string | undefined {
  if (
    (features & (nounLike | FEATURE.adverb)) !== 0 ||
    /^(?:porque|aunque|sino|donde|cuando|como|quien|cual|cuanto|mientras|pero|desde|para|entre|sobre)$/.test(lower)
  )
    return undefined;
  const twins = [...lower].flatMap((letter, at) => {
    const accented = ACCENTED[letter];
    const word = accented === undefined ? '' : lower.slice(0, at) + accented + lower.slice(at + 1);
    const found = word === '' ? 0 : (loadSpanish().findFeatures(word) ?? 0);
    return (found & (FEATURE.noun | FEATURE.adjective)) !== 0 && (found & FEATURE.past) === 0 ? [word] : [];
  });
  return twins.length === 1 ? twins[0] : undefined;
}

/** Finds the subject of a clause that ends before the place, behind pronouns and "no": "nadie me", "mi madre me". */
function hasPersonBefore({ before }: Context): boolean {
  let steps = 1;
  while (INDIRECT_OBJECT.test(before(steps).lower) || /^(?:no|ya|lo|la|los|las|se)$/.test(before(steps).lower)) steps++;
  if (steps === 1) return false;
  const [noun, determiner, start] = [before(steps), before(steps + 1), before(steps + 2)];
  if (/^(?:nadie|alguien|él|ella|usted|quien)$/.test(noun.lower)) return true;
  const isPersonal =
    /^(?:mi|tu|su|el|la|un|una)$/.test(determiner.lower) &&
    (determiner.opensSentence || /^(?:y|pero|que|porque|,)$/.test(start.lower) || start.text === ',');
  return isPersonal && can(noun, FEATURE.noun) && can(noun, FEATURE.singular) && !isTime(noun);
}

/** More accents that the words around decide. */
export const accentsInContext: SpanishRule[] = [
  createRule(
    'me-person',
    /^mi$/,
    ({ before, after, text }) =>
      /^(?:a|para|de|por|sin|en|hacia|contra|sobre|ante|tras|según)$/.test(before().lower) &&
      text === 'mi' &&
      (followsNoPossessive(after()) || QUESTION.test(after().lower))
        ? 'mí'
        : undefined,
    {
      'A mi nadie me avisó.': 'A mí nadie me avisó.',
      'Se ríen de mi porque canto.': 'Se ríen de mí porque canto.',
      'Para mi siempre será así.': 'Para mí siempre será así.',
    },
    ['A mi padre nadie lo avisó.', 'De mi parte.', 'Para mi gran sorpresa, vino.'],
  ),
  createRule(
    'you-person',
    /^tu$/,
    ({ after }) => (followsNoPossessive(after()) ? 'tú' : undefined),
    {
      '¿Y tu qué opinas?': '¿Y tú qué opinas?',
      'Lo sabes tu también.': 'Lo sabes tú también.',
      'Eso lo dices tu porque quieres.': 'Eso lo dices tú porque quieres.',
    },
    ['Tu casa es grande.', '¿Qué opina tu madre?', 'Es tu única opción.'],
  ),
  createRule(
    'twin-accent',
    /^\p{L}{4,}$/u,
    (place) => {
      const { lower, text, before, after } = place;
      const twin = text === lower ? findAccentedTwin(place) : undefined;
      if (!twin) return undefined;
      const isBehind =
        /^(?:muy|tan|del|al|un|una|mucho|mucha|poco|poca|este|ese|esta|esa|mi|tu|su|bastante|demasiado|más|algún|ningún|otro|otra|cada|en|con|de|hace|hacía|tengo|tiene|tenía|tienes|tenemos|hay|sin)$/.test(
          before().lower,
        ) && !(before().lower === 'más' && isPronoun(after()));
      const isBehindArticle = /^(?:la|las|los)$/.test(before().lower) && isPreposition(before(2)) && (isClauseEnd(after()) || isPreposition(after()));
      const isOfNoun = can(before(), FEATURE.noun) && can(before(), FEATURE.feminine) && !isFiniteVerb(before()) && /a$/.test(lower);
      const isTrait =
        isOfNoun && /^(?:la|una|su|mi)$/.test(before(2).lower) && !before(2).opensSentence && (isClauseEnd(after()) || isPreposition(after()));
      return isBehind || isBehindArticle || isTrait ? twin : undefined;
    },
    {
      'En la sierra hace frio.': 'En la sierra hace frío.',
      'Es un chico muy timido.': 'Es un chico muy tímido.',
      'Trabaja en publico.': 'Trabaja en público.',
      'Trabaja en la fabrica de su tío.': 'Trabaja en la fábrica de su tío.',
      'Defiende la sanidad publica.': 'Defiende la sanidad pública.',
    },
    ['Hace poco.', 'Dijo que la publico mañana.', 'Un hombre hace ruido.', 'En cuanto llegue.'],
    { type: 'spelling', confidence: 'medium' },
  ),
  createRule(
    'that-unaccented',
    /^qué$/,
    ({ before, after, text }) => {
      if (text !== 'qué' || isClauseEnd(after()) || (before().lower === 'más' && before(2).lower === 'y')) return undefined;
      const isRelative =
        /^(?:lo|ya|así|aunque|mientras|siempre|creo|crees|espero|ojalá|parece|quiero|antes|después|tan|tanto|mejor|peor|mayor|más|menos)$/.test(
          before().lower,
        );
      const isAmount = /^(?:poco|mucho|único|primero|último|todo)$/.test(before().lower) && before(2).lower === 'lo';
      const isOf = before().lower === 'de' && /^(?:antes|después|cuenta|seguro|segura|pesar|hecho|gracias|alegro)$/.test(before(2).lower);
      const isObliged =
        /^(?:tengo|tienes|tiene|tenemos|tienen|hay|había|tuve|tuvo)$/.test(before().lower) &&
        can(after(), FEATURE.infinitive) &&
        !/^(?:no)$/.test(before(2).lower);
      return isRelative || isAmount || isOf || isObliged ? 'que' : undefined;
    },
    {
      'Es caro para lo poco qué trae.': 'Es caro para lo poco que trae.',
      'Creo qué va a llover.': 'Creo que va a llover.',
      'Tengo qué salir ya.': 'Tengo que salir ya.',
    },
    ['No sé qué trae.', 'Dijo qué quería.', 'No tengo qué hacer.', '¿Y más qué quieres?'],
    { confidence: 'medium' },
  ),
  createRule(
    'other-past',
    /^\p{L}{2,}o$/u,
    (place) => {
      const { lower, text, before, features } = place;
      const past = `${lower.slice(0, -1)}ó`;
      const isPast = ((loadSpanish().findFeatures(past) ?? 0) & FEATURE.past) !== 0;
      if (text !== lower || !isPast || (features & FEATURE.firstSingular) === 0 || !INDIRECT_OBJECT.test(before().lower)) return undefined;
      // "Nos aseguro" would be what I assure us.
      const isUs = before().lower === 'nos' && before(2).lower !== 'yo';
      return isUs || hasPersonBefore(place) ? past : undefined;
    },
    {
      'Nadie me aviso de que cerraban.': 'Nadie me avisó de que cerraban.',
      'El proveedor nos aseguro la entrega.': 'El proveedor nos aseguró la entrega.',
      'Mi jefe me llamo tarde.': 'Mi jefe me llamó tarde.',
    },
    ['Yo me llamo Ana.', 'El lunes me levanto tarde.', 'A mi jefe le llamo mañana.'],
  ),
  createRule(
    'subject-is',
    /^esta$/,
    ({ before, after, text }) => {
      const adjective = after();
      const noun = before();
      if (text !== 'esta' || !can(noun, FEATURE.noun) || !can(noun, FEATURE.singular) || isPreposition(noun) || isTime(noun)) return undefined;
      const isSubject = /^(?:la|una|mi|tu|su|el|nuestra|nuestro)$/.test(before(2).lower) && !isPreposition(before(3)) && !isFiniteVerb(before(3));
      const isState =
        (can(adjective, FEATURE.adjective) || isParticiple(adjective)) &&
        can(adjective, FEATURE.singular) &&
        (!can(adjective, FEATURE.noun) || isParticiple(adjective) || isClauseEnd(after(2)));
      const isPhraseEnd = isClauseEnd(after(2)) || isPreposition(after(2)) || /^(?:y|desde|porque|pero)$/.test(after(2).lower);
      return isSubject && isState && isPhraseEnd ? { replacements: ['está'], confidence: 'medium' } : undefined;
    },
    {
      'No he comprado y la nevera esta vacía.': 'No he comprado y la nevera está vacía.',
      'Creo que mi hermana esta enferma.': 'Creo que mi hermana está enferma.',
      'Dice que el coche esta averiado.': 'Dice que el coche está averiado.',
    },
    ['La nevera está vacía.', 'Compró la casa esta misma semana.', 'Limpia la mesa esta tarde.'],
  ),
  createRule(
    'sure-past',
    /^\p{L}{2,}e$/u,
    (place) => {
      const { lower, text, before, features } = place;
      const past = `${lower.slice(0, -1)}é`;
      const isPast = ((loadSpanish().findFeatures(past) ?? 0) & FEATURE.past) !== 0;
      if (text !== lower || !isPast || (features & FEATURE.subjunctive) === 0 || NO_VERB.test(lower)) return undefined;
      // "Tengo un coche que compre" is about a known thing.
      const isThing =
        before().lower === 'que' &&
        can(before(2), FEATURE.noun | FEATURE.adjective) &&
        [3, 4, 5].some((steps) => /^(?:tengo|tenía|vi|perdí|encontré|encontre|vendí)$/.test(before(steps).lower));
      const isMine = /^(?:yo|me)$/.test(before().lower) && before().opensSentence;
      if (!isMine && (features & nounLike) !== 0) return undefined;
      return isThing || isMine ? { replacements: [past], confidence: 'medium' } : undefined;
    },
    {
      'Tengo un coche que compre en Dallas.': 'Tengo un coche que compré en Dallas.',
      'Me levante tarde y perdí el tren.': 'Me levanté tarde y perdí el tren.',
      'Perdí el libro que compre ayer.': 'Perdí el libro que compré ayer.',
    },
    ['Busco un coche que funcione.', 'Que me levante tarde le molesta.', 'Tengo un coche que compré.'],
  ),
  createRule(
    'only-plain',
    /^(?:fué|dió|vió|fuí|á|é|ó|tí|éste|ésta|éstos|éstas)$/,
    ({ lower, text, before, after }) =>
      /^[áéó]$/.test(lower) && text === lower && before().kind === 'word' && after().kind === 'word'
        ? { replacements: [stripAccents(lower)], confidence: 'medium' }
        : undefined,
    { 'Voy á Madrid.': 'Voy a Madrid.', 'Blanco ó negro.': 'Blanco o negro.', 'Quiere á su hijo.': 'Quiere a su hijo.' },
    ['Voy a Madrid.', 'Blanco o negro.'],
    { type: 'spelling' },
  ),
  createRule(
    'home-if',
    /^sí$/,
    ({ after, opensSentence, before }) => {
      const verb = isPronoun(after()) || after().lower === 'no' ? after(2) : after();
      const isConditional = opensSentence && isOnlyFinite(verb) && !can(verb, FEATURE.past) && before().text === '';
      if (!isConditional) return undefined;
      for (let steps = 2; steps <= 10 && !/^[.;!?]?$/.test(after(steps).text); steps++)
        if (after(steps).text === ',' && (isFiniteVerb(after(steps + 1)) || can(after(steps + 1), FEATURE.enclitic)))
          return { replacements: ['si'], confidence: 'medium' };
      return undefined;
    },
    {
      'Sí llueve mañana, iremos al cine.': 'Si llueve mañana, iremos al cine.',
      'Sí tienes tiempo, llámame.': 'Si tienes tiempo, llámame.',
      'Sí quieres venir, avisa.': 'Si quieres venir, avisa.',
    },
    ['Sí quiero.', 'Sí, quiero ir.', 'Si llueve, vamos.'],
  ),
];
