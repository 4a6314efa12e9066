import { FEATURE, FINITE } from '@sheaf/language/spanish/features';
import { loadSpanish } from '@sheaf/language/spanish/spanishLexicon';
import {
  type Context,
  can,
  isClauseEnd,
  isDeterminer,
  isFiniteVerb,
  isOnlyFinite,
  isParticiple,
  isPluralAttribute,
  isPreposition,
  isPronoun,
  isTime,
  type SpanishToken,
} from '../words/context.ts';
import { createRule, type SpanishRule } from './rule.ts';

const question: Record<string, string> = {
  que: 'qué',
  como: 'cómo',
  cuando: 'cuándo',
  donde: 'dónde',
  adonde: 'adónde',
  quien: 'quién',
  quienes: 'quiénes',
  cual: 'cuál',
  cuales: 'cuáles',
  cuanto: 'cuánto',
  cuanta: 'cuánta',
  cuantos: 'cuántos',
  cuantas: 'cuántas',
};
const QUESTION_WORD = /^(?:que|como|cuando|a?donde|quien(?:es)?|cual(?:es)?|cuant[oa]s?)$/;
/** Verbs after which a question word asks, even without question marks. */
const ASKS =
  /^(?:pregunt(?:o|an|amos|é|ó|aron|aba|aban|ar|ando|arle|arles|arme)|averigu(?:ar|a|o|é|ó|amos)|dime|dinos|dígame|díganos|explícame|cuéntame|cuénteme|saber|ignor(?:o|a|amos|an))$/;
const KNOWS =
  /^(?:sé|se|sabes?|sabemos|saben|sabía|sabían|sabíamos|supe|supo|sabré|sabría|sabrá|entiend[oe]s?|entienden|entendemos|comprend[oe]|recuerd[oa])$/;
const ADVERB_AFTER_ESTA =
  /^(?:muy|aquí|ahí|allí|allá|acá|cerca|lejos|bien|mal|tan|siendo|además|todavía|aún|ya|casi|dentro|fuera|arriba|abajo|listo|listos|de|en|al|con|por|para|sin|a|entre|hasta|desde|pendiente|dispuesto)$/;

const isIndirectQuestion = ({ before }: Context): boolean => {
  if (ASKS.test(before().lower)) return true;
  const isDenied = [2, 3].some((steps) => /^(?:no|nadie|tampoco|nunca|jamás)$/.test(before(steps).lower));
  return KNOWS.test(before().lower) && isDenied && !/^l[oa]s?$/.test(before(2).lower);
};

function isOpeningSubject(place: Context): boolean {
  const { before } = place;
  return isDeterminer(before(2)) && before(2).opensSentence && can(before(), FEATURE.noun) && !isTime(before());
}

function agreesWithNoun(noun: SpanishToken, adjective: SpanishToken): boolean {
  return [FEATURE.masculine, FEATURE.feminine].some((gender) => can(noun, gender) && can(adjective, gender)) && can(adjective, FEATURE.singular);
}

function hasVerbLater({ after }: Context): boolean {
  for (let steps = 2; steps <= 12 && !/^[.!?;,]?$/.test(after(steps).text); steps++) if (isFiniteVerb(after(steps))) return true;
  return false;
}

function isNounOrVerb(token: SpanishToken): boolean {
  return can(token, FEATURE.noun) && can(token, FEATURE.thirdSingular);
}

/** Returns the noun that an accent makes of a form that is only a verb: "médico" for "medico", "bebé" for "bebe". */
function findAccentedNoun({ lower, features }: SpanishToken): string | undefined {
  if ((features & FINITE) === 0 || (features & (FEATURE.noun | FEATURE.adjective | FEATURE.infinitive)) !== 0) return undefined;
  const nouns = [...lower].flatMap((letter, at) => {
    const accented = ACCENTED[letter];
    const word = accented === undefined ? '' : lower.slice(0, at) + accented + lower.slice(at + 1);
    const found = word === '' ? 0 : (loadSpanish().findFeatures(word) ?? 0);
    return (found & FEATURE.noun) !== 0 && !word.endsWith('ó') ? [word] : [];
  });
  return nouns.length === 1 ? nouns[0] : undefined;
}

const ACCENTED: Record<string, string> = { a: 'á', e: 'é', i: 'í', o: 'ó', u: 'ú' };

export const accents: SpanishRule[] = [
  createRule(
    'question-word',
    QUESTION_WORD,
    (place) => {
      const { lower, before, after } = place;
      const opening = before().text === '¿' ? 1 : before(2).text === '¿' && (isPreposition(before()) || before().lower === 'y') ? 2 : 0;
      if (opening === 0) return undefined;
      if (lower === 'que' && /^(?:no|si|te|me|se|ya)$/.test(after().lower)) return undefined;
      if (lower === 'cuando' && (can(after(), FEATURE.subjunctive) || before().lower === 'y')) return undefined;
      if (lower === 'como' && (/^(?:si|qué)$/.test(after().lower) || isDeterminer(after()))) return undefined;
      return question[lower];
    },
    { '¿Cuanto cuesta?': '¿Cuánto cuesta?', '¿De donde vienes?': '¿De dónde vienes?', '¿Que quieres?': '¿Qué quieres?' },
    ['¿Que no vienes?', '¿Cuando llegues me llamas?', 'Como no vino, nos fuimos.'],
  ),
  createRule(
    'noun-accent',
    /^\p{L}{4,}$/u,
    (place) => {
      const { before, after } = place;
      const noun = findAccentedNoun(place);
      if (!noun || place.text !== place.lower) return undefined;
      if (/^(?:un|del|al|este|ese|mi|tu|su)$/.test(before().lower)) return noun;
      const isNegated = after().lower === 'no' && isFiniteVerb(after(2));
      const isHers = before().lower === 'la' && before().opensSentence && (isOnlyFinite(after()) || isNegated || /^del?$/.test(after().lower));
      if (isHers) return noun;
      return before().lower === 'el' && (isNegated || isOnlyFinite(after()) || isPronoun(after()) || /^del?$/.test(after().lower)) ? noun : undefined;
    },
    {
      'El bebe duerme en su cuna.': 'El bebé duerme en su cuna.',
      'Fui al medico ayer.': 'Fui al médico ayer.',
      'La formula no sirve.': 'La fórmula no sirve.',
      'El numero de la casa es dos.': 'El número de la casa es dos.',
    },
    ['El bebe agua.', 'El médico duerme.', 'Mi hermano practica.'],
    { type: 'spelling' },
  ),
  createRule(
    'imperfect-accent',
    /^(?:tenia|hacia|sabia|venia|seria)$/,
    ({ lower, before, after }) => {
      if (isDeterminer(before()) || isPreposition(before())) return undefined;
      const asks: Record<string, RegExp> = {
        tenia: /./,
        hacia: /^(?:calor|frío|falta|años|tiempo|mucho|viento|sol|dos|tres|meses)$/,
        sabia: /^(?:que|qué|si|cómo|dónde|nada|nadar|hacer)$/,
        venia: /^(?:de|a|con|por|todos)$/,
        seria: /^(?:mejor|bueno|posible|genial|un|una|el|la|lo|muy|necesario|ideal)$/,
      };
      const isAdjective = lower === 'seria' && can(before(), FEATURE.noun) && isDeterminer(before(2));
      return asks[lower]?.test(after().lower) && !isAdjective && !/^(?:es|era|muy|más|tan|estaba|está)$/.test(before().lower)
        ? lower.replace(/ia$/, 'ía')
        : undefined;
    },
    { 'De niño tenia miedo.': 'De niño tenía miedo.', 'Ayer hacia calor.': 'Ayer hacía calor.', 'Eso seria mejor.': 'Eso sería mejor.' },
    ['La tenia es un gusano.', 'Va hacia el mar.', 'Es una mujer muy seria.'],
    { type: 'spelling' },
  ),
  createRule(
    'when-subordinate',
    /^cuándo$/,
    ({ before, after, opensSentence }) => {
      const verb = isPronoun(after()) ? after(2) : after();
      return (opensSentence || before().text === ',') && can(verb, FEATURE.subjunctive) ? 'cuando' : undefined;
    },
    { 'Cuándo vengas, avísame.': 'Cuando vengas, avísame.' },
    ['¿Cuándo vienes?', 'No sé cuándo vendrá.'],
  ),
  createRule(
    'indirect-question',
    /^(?:como|cuando|donde|quien(?:es)?|cual(?:es)?|cuant[oa]s?)$/,
    (place) => (isIndirectQuestion(place) && !can(place.after(), FEATURE.subjunctive) ? question[place.lower] : undefined),
    {
      'No sé donde está.': 'No sé dónde está.',
      'Preguntó cuando llegaba.': 'Preguntó cuándo llegaba.',
      'Dime donde vives.': 'Dime dónde vives.',
      'Quiero saber como se hace.': 'Quiero saber cómo se hace.',
      'No sabemos como funciona.': 'No sabemos cómo funciona.',
    },
    ['Lo haré cuando pueda.', 'Preguntó cómo se llamaba.', 'Está donde siempre.'],
  ),
  createRule(
    'indirect-what',
    /^que$/,
    (place) => {
      const { before, after } = place;
      if (/^sí|no$/.test(after().lower)) return undefined;
      if (/^(?:dime|dinos|dígame|díganos)$/.test(before().lower) && can(after(), FEATURE.secondSingular))
        return { replacements: ['qué'], confidence: 'low' };
      const isUnsure = KNOWS.test(before().lower) && /^no$/.test(before(2).lower) && before().lower !== 'recuerdo';
      if (!isUnsure && before().lower !== 'pregunto') return undefined;
      return { replacements: ['qué'], confidence: isFiniteVerb(after()) || can(after(), FEATURE.infinitive) ? 'medium' : 'low' };
    },
    { 'No sé que hacer.': 'No sé qué hacer.' },
    ['Sé que vendrá.', 'Dime que sí.', 'No sé qué hacer.'],
  ),
  createRule(
    'esta-verb',
    /^estas?$/,
    (place) => {
      const { lower, before, after, text } = place;
      if (text !== lower && !/^[¿¡]$/.test(before().text)) return undefined;
      if (lower === 'esta' && isPluralAttribute(after())) return undefined;
      const [next, later] = [after(), after(2)];
      const fixed = lower === 'esta' ? 'está' : 'estás';
      if (isPreposition(before()) || /^(?:tod[oa]s?|una|de)$/.test(before().lower)) return undefined;
      if (before().lower === 'el' && !can(next, FEATURE.feminine)) return fixed;
      if (/^(?:aquí|ahí|allí|allá|acá)$/.test(before().lower) && (isDeterminer(next) || isClauseEnd(next))) return fixed;
      if (can(next, FEATURE.gerund)) return fixed;
      if (/^(?:cómo|como|dónde|donde|qué)$/.test(before().lower) && (isClauseEnd(next) || isDeterminer(next))) return fixed;
      if (ADVERB_AFTER_ESTA.test(next.lower))
        return before().kind === 'word' || /^[¿]$/.test(before().text) ? fixed : { replacements: [fixed], confidence: 'low' };
      if (lower === 'esta' && (isParticiple(next) || can(next, FEATURE.adjective)) && !isFiniteVerb(next)) {
        const isMasculine = can(next, FEATURE.masculine) && !can(next, FEATURE.feminine);
        const isSubjectBefore = can(before(), FEATURE.noun | FEATURE.name) || /^(?:no|ya|que|todo|él|ella|se|también)$/.test(before().lower);
        if (isOpeningSubject(place) && agreesWithNoun(before(), next) && !hasVerbLater(place)) return fixed;
        if (isSubjectBefore && (isMasculine || (isClauseEnd(later) && !can(next, FEATURE.noun)) || (isPreposition(later) && isParticiple(next))))
          return fixed;
      }
      return undefined;
    },
    {
      'El informe esta terminado.': 'El informe está terminado.',
      'La farmacia esta cerrada los domingos.': 'La farmacia está cerrada los domingos.',
      'Aquí esta el informe.': 'Aquí está el informe.',
      'Ella esta muy cansada.': 'Ella está muy cansada.',
      '¿Cómo estas?': '¿Cómo estás?',
    },
    ['En esta casa vive Ana.', 'Toda esta semana llueve.', 'Compré esta mesa y esta otra.', 'Quiero esta.', 'Se usa esta marcada diferencia.'],
  ),
  createRule(
    'este-verb',
    /^este$/,
    ({ before, after }) =>
      before().lower === 'que' && (can(after(), FEATURE.gerund) || /^(?:muy|listo|lista|cerca|bien)$/.test(after().lower)) ? 'esté' : undefined,
    { 'Quiero que este listo.': 'Quiero que esté listo.' },
    ['Dijo que este libro es bueno.'],
  ),
  createRule(
    'tu-subject',
    /^tu$/,
    ({ before, after }) => {
      const next = after();
      const isEmphatic = isClauseEnd(next) && /^(?:y|que|como|o|eres|ni)$/.test(before().lower);
      const isSubject = isOnlyFinite(next) && can(next, FEATURE.secondSingular);
      if (next.lower === 'y' && /^(?:yo|él|ella|nosotr[oa]s)$/.test(after(2).lower)) return 'tú';
      const isPhrase =
        /^(?:no|te|ya|también|tampoco|siempre|nunca|sí|eres|me)$/.test(next.lower) ||
        (isPronoun(next) && isOnlyFinite(after(2)) && can(after(2), FEATURE.secondSingular));
      return isEmphatic || isSubject || isPhrase ? 'tú' : undefined;
    },
    {
      'Tu no tienes la culpa.': 'Tú no tienes la culpa.',
      'Como tu quieras.': 'Como tú quieras.',
      'Si tu lo dices, te creo.': 'Si tú lo dices, te creo.',
      'Tu y yo somos amigos.': 'Tú y yo somos amigos.',
      '¿Y tu?': '¿Y tú?',
    },
    ['Tu casa es grande.', 'Tu familia y la mía.'],
  ),
  createRule(
    'tu-possessive',
    /^tú$/,
    ({ before, after }) =>
      can(after(), FEATURE.noun) && can(after(), FEATURE.singular) && /^(?:a|de|en|con|por|para)$/.test(before().lower) ? 'tu' : undefined,
    { 'Vamos a tú casa.': 'Vamos a tu casa.' },
    ['Tú, hombre de poca fe.', 'Lo sabes tú mejor que nadie.'],
  ),
  createRule(
    'mi-pronoun',
    /^mi$/,
    ({ before, after }) => {
      const next = after();
      if (!/^(?:a|para|de|por|sin|en|hacia|contra|sobre|ante)$/.test(before().lower)) return undefined;
      return isClauseEnd(next) || /^(?:me|mism[oa]|no|también|tampoco|y)$/.test(next.lower) ? 'mí' : undefined;
    },
    { 'A mi me gusta.': 'A mí me gusta.', 'Es para mi.': 'Es para mí.' },
    ['Vino a mi casa.', 'Habla de mi trabajo.'],
  ),
  createRule(
    'si-yes',
    /^si$/,
    ({ before, after, opensSentence }) => {
      if (opensSentence && after().text === ',') {
        const isAnswer = isFiniteVerb(after(2)) || /^(?:ya|claro|señora?|gracias|lo|me|quiero|pero|se|es|está)$/.test(after(2).lower);
        return isAnswer ? 'sí' : { replacements: ['sí'], confidence: 'low' };
      }
      if (
        /^(?:que|eso)$/.test(before().lower) &&
        /^(?:claro|creo|espero|dijo|dice|digo|dile|dígale|diles|pienso|supongo|parece|respondió|contestó|y)$/.test(before(2).lower) &&
        isClauseEnd(after())
      )
        return 'sí';
      if (/^[.!;]$/.test(after().text) && before().kind === 'word') return 'sí';
      return /^(?:por|en|de|para|a)$/.test(before().lower) && /^mism[oa]s?$/.test(after().lower) ? 'sí' : undefined;
    },
    {
      'Si, ya lo envié.': 'Sí, ya lo envié.',
      'Creo que si.': 'Creo que sí.',
      'Dile que si, que vamos.': 'Dile que sí, que vamos.',
      'Habla de si mismo.': 'Habla de sí mismo.',
      'Yo no, pero ella si.': 'Yo no, pero ella sí.',
    },
    ['Si llueve, no salimos.', 'Dijo que si puede, vendrá.'],
  ),
  createRule(
    'el-subject',
    /^el$/,
    ({ before, after, opensSentence }) => {
      const [next, later] = [after(), after(2)];
      if (later.lower === 'va' && after(3).lower === 'más') return undefined;
      if (findAccentedNoun(next) && (isOnlyFinite(later) || /^del?$/.test(later.lower))) return undefined;
      if (
        opensSentence &&
        isNounOrVerb(next) &&
        (/^(?:muy|bien|mal|mucho|poco|siempre|demasiado)$/.test(later.lower) || can(later, FEATURE.adverb)) &&
        can(next, FEATURE.feminine)
      )
        return 'él';
      const isHeIs =
        next.lower === 'esta' &&
        (ADVERB_AFTER_ESTA.test(later.lower) || (can(later, FEATURE.adjective | FEATURE.gerund) && !can(later, FEATURE.feminine)));
      if (isHeIs) return 'él';
      if (/^(?:me|te|se|le|les|nos)$/.test(next.lower) && isFiniteVerb(later)) return 'él';
      if (/^(?:no|también|nunca|siempre|ya)$/.test(next.lower) && isOnlyFinite(later)) return 'él';
      if (isOnlyFinite(next) && can(next, FEATURE.thirdSingular) && !can(next, FEATURE.subjunctive)) return 'él';
      if (/^[.!?;]$/.test(next.text) && /^(?:y|o|ni|que|como|e)$/.test(before().lower)) return 'él';
      if (/^(?:con|para|a|en|sobre|contra|sin)$/.test(before().lower) && next.lower.endsWith('mente') && isClauseEnd(later)) return 'él';
      return /^(?:con|para|de|por|a|en|sobre|contra|sin)$/.test(before().lower) && /^[.,;:!?)…]?$/.test(next.text) ? 'él' : undefined;
    },
    {
      'El me dijo la verdad.': 'Él me dijo la verdad.',
      'Fui con el.': 'Fui con él.',
      'El cocina muy bien.': 'Él cocina muy bien.',
      'Sé que el esta enfermo.': 'Sé que él esta enfermo.',
      'Ceno con mi hermana y el.': 'Ceno con mi hermana y él.',
      'Se lo dije a el personalmente.': 'Se lo dije a él personalmente.',
      'El tiene razón.': 'Él tiene razón.',
    },
    [
      'El no rotundo sorprendió.',
      'El vino es bueno.',
      'El que llega tarde espera.',
      'El sí de las niñas.',
      'Chocó con el "Kursk".',
      'Es el no va más.',
    ],
  ),
  createRule(
    'mas-more',
    /^mas$/,
    ({ text, before, after, opensSentence }) =>
      opensSentence || text !== 'mas' || before().kind !== 'word' || (after().kind !== 'word' && !isClauseEnd(after())) ? undefined : 'más',
    { 'Quiero mas café.': 'Quiero más café.', 'Es el mas alto.': 'Es el más alto.' },
    ['Quiso hablar, mas no pudo.', 'Vino Artur Mas con su equipo.'],
  ),
  createRule(
    'de-give',
    /^de$/,
    ({ before, after }) =>
      /^(?:me|te|le|nos|les|se)$/.test(before().lower) &&
      /^(?:que|no|ojalá|quizá|quizás|cuando)$/.test(before(2).lower) &&
      !can(after(), FEATURE.infinitive) &&
      !/^(?:él|que)$/.test(after().lower)
        ? 'dé'
        : undefined,
    { 'Quiero que me de su opinión.': 'Quiero que me dé su opinión.' },
    ['La mesa de madera.', 'El hecho de que venga.'],
  ),
  createRule(
    'se-know',
    /^se$/,
    ({ before, after, opensSentence }) => {
      const asks = /^(?:si|qué|que|cómo|como|dónde|donde|cuándo|quién|quiénes|cuál|cuánto|cuánta|cuántos|cuanto|cuanta|cuantos|cuantas|por)$/;
      if (before().lower === 'no' && (asks.test(after().lower) || isClauseEnd(after()) || after().lower === 'nada')) return 'sé';
      if (before().lower === 'yo' && !isFiniteVerb(after())) return 'sé';
      if (/^l[oa]s?$/.test(before().lower) && isClauseEnd(after())) return 'sé';
      return (opensSentence || /^(?:ya|solo|bien)$/.test(before().lower)) && after().lower === 'que' ? 'sé' : undefined;
    },
    {
      'No se si vendrá.': 'No sé si vendrá.',
      'No se cuánta gente vendrá.': 'No sé cuánta gente vendrá.',
      'Ya se que es tarde.': 'Ya sé que es tarde.',
    },
    ['No se sabe nada.', 'Se vende casa.', 'Se lo dije.'],
  ),
  createRule(
    'aun-still',
    /^aun$/,
    ({ before, after }) => {
      if (before().lower === 'ni') return undefined;
      if (/^(?:no|queda|quedan|falta|faltan|hay|está|están|es|tengo|tiene|tienen|sigue|siguen|se|me|le)$/.test(after().lower)) return 'aún';
      return isClauseEnd(after()) && before().kind === 'word' ? { replacements: ['aún'], confidence: 'medium' } : undefined;
    },
    { 'Aun no ha llegado.': 'Aún no ha llegado.' },
    ['Aun así, salimos.', 'Aun cuando llueva, iremos.', 'Ni aun pagando lo haría.'],
  ),
  createRule(
    'aun-even',
    /^aún$/,
    ({ after }) =>
      /^(?:así|cuando)$/.test(after().lower) ? { replacements: ['aun'], confidence: after().lower === 'así' ? 'high' : 'low' } : undefined,
    { 'Aún así, salimos.': 'Aun así, salimos.' },
    ['Aún no lo sé.'],
  ),
  createRule(
    'te-tea',
    /^te$/,
    ({ before, after }) =>
      /^(?:un|el|de|tomar|beber|tomo|tomamos|bebo|mi|ni|si)$/.test(before().lower) &&
      (isClauseEnd(after()) || /^(?:verde|negro|con|helado|de)$/.test(after().lower)) &&
      !/^(?:si|de)$/.test(before().lower)
        ? 'té'
        : undefined,
    { 'Tomamos un te verde.': 'Tomamos un té verde.' },
    ['Te lo dije.', 'El que te dije.'],
  ),
];
