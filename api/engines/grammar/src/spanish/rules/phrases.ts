import { FEATURE, FINITE } from '@sheaf/language/spanish/features';
import {
  can,
  isClauseEnd,
  isDeterminer,
  isFiniteVerb,
  isInfinitive,
  isOnlyFinite,
  isParticiple,
  isPreposition,
  isPronoun,
  type SpanishToken,
} from '../words/context.ts';
import { agreeDeterminer, pluralizeNoun, readDeterminer } from '../words/forms.ts';
import { findFeatures } from '../words/spanishWords.ts';
import { OF_BOTH_GENDERS } from './agreement.ts';
import { createRule, type SpanishRule } from './rule.ts';

/** Adjectives that come before their noun, by their forms: masculine before a noun, feminine, and both plurals. */
const BEFORE_NOUN: string[][] = [
  ['buen', 'buena', 'buenos', 'buenas'],
  ['mal', 'mala', 'malos', 'malas'],
  ['primer', 'primera', 'primeros', 'primeras'],
  ['tercer', 'tercera', 'terceros', 'terceras'],
  ['segundo', 'segunda', 'segundos', 'segundas'],
  ['último', 'última', 'últimos', 'últimas'],
  ['próximo', 'próxima', 'próximos', 'próximas'],
  ['nuevo', 'nueva', 'nuevos', 'nuevas'],
  ['mismo', 'misma', 'mismos', 'mismas'],
  ['único', 'única', 'únicos', 'únicas'],
  ['pequeño', 'pequeña', 'pequeños', 'pequeñas'],
  ['viejo', 'vieja', 'viejos', 'viejas'],
];
const EVEN_FORMS = /^(?:gran|mejor|peor|mayor|menor)$/;
const QUESTIONS: Record<string, string> = {
  que: 'qué',
  como: 'cómo',
  cuando: 'cuándo',
  donde: 'dónde',
  quien: 'quién',
  cual: 'cuál',
  cuanto: 'cuánto',
  cuanta: 'cuánta',
  cuantos: 'cuántos',
  cuantas: 'cuántas',
};
const FEMININE_A = /^(?:ama|arca|área|asma|ansia|habla|haba|hampa|acta|alza|aura|aspa|ánima|habla)$/;

/** The past subjunctive of common conditionals that are irregular. */
const IMPERFECTS: Record<string, string> = {
  tendría: 'tuviera',
  podría: 'pudiera',
  sería: 'fuera',
  estaría: 'estuviera',
  habría: 'hubiera',
  haría: 'hiciera',
  iría: 'fuera',
  sabría: 'supiera',
  querría: 'quisiera',
  vendría: 'viniera',
  tendrías: 'tuvieras',
  podrías: 'pudieras',
  serías: 'fueras',
  tendríamos: 'tuviéramos',
  tendrían: 'tuvieran',
};

function readGender(noun: SpanishToken): { isFeminine: boolean; isPlural: boolean } | undefined {
  const isFeminine = can(noun, FEATURE.feminine);
  if (!can(noun, FEATURE.noun) || isFeminine === can(noun, FEATURE.masculine) || can(noun, FEATURE.infinitive)) return undefined;
  const isPlural = can(noun, FEATURE.plural);
  return isPlural === can(noun, FEATURE.singular) ? undefined : { isFeminine, isPlural };
}

/** Rules for phrases: determiners before adjectives, questions and exclamations without their accent, set expressions. */
export const phrases: SpanishRule[] = [
  createRule(
    'phrase-gender',
    /^(?:el|la|los|las|un|una|unos|unas|este|esta|ese|esa|mi|tu|su|al|del)$/,
    ({ lower, after }) => {
      const [adjective, noun] = [after(), after(2)];
      const row = BEFORE_NOUN.find((forms) => forms.includes(adjective.lower));
      const wanted = readGender(noun);
      const isNoun =
        wanted &&
        noun.text === noun.lower &&
        !isOnlyFinite(noun) &&
        !(isFiniteVerb(noun) && (noun.features & FINITE) !== FEATURE.secondSingular && can(noun, FEATURE.adjective));
      if (
        (!row && !EVEN_FORMS.test(adjective.lower)) ||
        !wanted ||
        !isNoun ||
        /^(?:h?[aá])/.test(noun.lower) ||
        /^(?:vista|parte|media|mano|demo|rastas?)$/.test(noun.lower) ||
        OF_BOTH_GENDERS.test(noun.lower) ||
        // "El segundo lleva el nombre" has its verb.
        (isFiniteVerb(noun) && isDeterminer(after(3)))
      )
        return undefined;
      const shown = readDeterminer(lower);
      if (shown && shown.isPlural !== wanted.isPlural) return undefined;
      const form = row ? row[(wanted.isFeminine ? 1 : 0) + (wanted.isPlural ? 2 : 0)] : adjective.lower;
      const article = shown && shown.isFeminine !== wanted.isFeminine ? agreeDeterminer(lower, wanted) : lower;
      if (row && row.indexOf(adjective.lower) > 1 !== wanted.isPlural) return undefined;
      if (!form || !article || (form === adjective.lower && article === lower) || can(after(3), FEATURE.noun)) return undefined;
      return { to: 1, replacements: [`${article} ${form}`], confidence: 'medium' };
    },
    {
      'El primer vez que vine llovía.': 'La primera vez que vine llovía.',
      'Tengo un buena noticia.': 'Tengo una buena noticia.',
      'Es un gran idea.': 'Es una gran idea.',
      'Vi la último película.': 'Vi la última película.',
    },
    ['La primera vez.', 'El segundo lleva el nombre de su archivo.', 'El nuevo trata bien a todos.', 'El mal trago.', 'Un buen día.'],
  ),
  createRule(
    'all-the',
    /^tod[oa]$/,
    ({ lower, after }) => {
      const article = after().lower;
      if (!/^(?:los|las)$/.test(article) || !can(after(2), FEATURE.noun) || !can(after(2), FEATURE.plural)) return undefined;
      return lower === 'todo' && article === 'las' ? 'todas' : article === 'los' ? 'todos' : 'todas';
    },
    {
      'Todo los días voy al gimnasio.': 'Todos los días voy al gimnasio.',
      'Toda las noches lee.': 'Todas las noches lee.',
      'Conozco a todo los vecinos.': 'Conozco a todos los vecinos.',
    },
    ['Todos los días.', 'Todo lo bueno.', 'Lo sabe todo.'],
    { confidence: 'medium' },
  ),
  createRule(
    'all-the-many',
    /^(?:los|las)$/,
    ({ lower, before, after }) => {
      const noun = after();
      const isOne =
        can(noun, FEATURE.noun) && can(noun, FEATURE.singular) && !can(noun, FEATURE.plural | FEATURE.infinitive) && noun.text === noun.lower;
      const plural = isOne ? pluralizeNoun(noun.lower) : undefined;
      const isSame = can(noun, lower === 'las' ? FEATURE.feminine : FEATURE.masculine);
      return /^(?:todos|todas|entre|ambos)$/.test(before().lower) &&
        before().lower.slice(-2) === lower.slice(-2) &&
        plural &&
        isSame &&
        !isOnlyFinite(noun) &&
        (!isFiniteVerb(noun) || isFiniteVerb(after(2)))
        ? { from: 1, to: 1, replacements: [plural], confidence: 'medium' }
        : undefined;
    },
    {
      'Todas las persona tienen derechos.': 'Todas las personas tienen derechos.',
      'Todos los alumno aprobaron.': 'Todos los alumnos aprobaron.',
      'Vinieron todos los vecino del barrio.': 'Vinieron todos los vecinos del barrio.',
    },
    ['Todas las personas.', 'Todos los compra él.'],
  ),
  createRule(
    'el-before-a',
    /^(?:la|una)$/,
    ({ lower, after }) =>
      FEMININE_A.test(after().lower) &&
      after().text === after().lower &&
      /^(?:de|del|que|está|es|se|fue|,|\.)$/.test(after(2).text) &&
      // "La ama" is somebody loved, unless she is one of a house.
      (after().lower !== 'ama' || /^(?:de|del|que)$/.test(after(2).lower))
        ? lower === 'la'
          ? 'el'
          : 'un'
        : undefined,
    {
      'La ama de casa compró pan.': 'El ama de casa compró pan.',
      'Firmó la acta de la reunión.': 'Firmó el acta de la reunión.',
      'Vive en una área de riesgo.': 'Vive en un área de riesgo.',
    },
    ['El ama de casa.', 'Juan la ama, y ella lo sabe.'],
    { confidence: 'medium' },
  ),
  createRule(
    'exclaimed',
    /^(?:que|cuanto|cuanta|cuantos|cuantas|como)$/,
    ({ lower, before, after }) => {
      if (before().text !== '¡') return undefined;
      const isPhrase =
        lower === 'que'
          ? (can(after(), FEATURE.adjective | FEATURE.noun | FEATURE.adverb) || /^(?:bien|mal|pena|bonito|tarde)$/.test(after().lower)) &&
            !isPronoun(after()) &&
            !/^(?:no|se|te|le|la|los|las|lo|el|viva|vivan|tenga|tengas|aproveche)$/.test(after().lower) &&
            !can(after(), FEATURE.subjunctive)
          : isFiniteVerb(after()) || can(after(), FEATURE.noun);
      return isPhrase ? QUESTIONS[lower] : undefined;
    },
    { '¡Que bonito!': '¡Qué bonito!', '¡Que pena me da!': '¡Qué pena me da!', '¡Cuanta gente!': '¡Cuánta gente!' },
    ['¡Que te vayas!', '¡Que viva la música!', '¡Qué bonito!'],
  ),
  createRule(
    'asked-of',
    /^(?:donde|cuando|como|quien|cual|cuanto|cuanta|cuantos|cuantas)$/,
    ({ lower, before, after }) => {
      const [first, second, third] = [before().lower, before(2).lower, before(3).lower];
      const isIdea = first === 'de' && /^(?:idea|duda|depende|dependerá)$/.test(second);
      const isIdeaIn = isPreposition(before()) && second === 'de' && /^idea$/.test(third);
      const isKnown = isPreposition(before()) && /^(?:sé|sabe|saber|sabemos|sabes)$/.test(second) && /^(?:quien|cual|donde)$/.test(lower);
      const isCare =
        /^(?:importa|igual|sabemos|recuerdo|acuerdo|imagino|imaginas|ignoro)$/.test(first) && /^(?:no|nos|me)$/.test(second) && lower !== 'como';
      const isSeen =
        /^(?:mira|mire|fíjate|adivina|sabes|averigua|pregúntale|pregunta|preguntarle|dile|decirme|dígame|explicar|explícame|explicarme|indique|indíqueme|confirmar|consultar|decidir|entender|comprobar|ver|descubrir)$/.test(
          first,
        ) &&
        lower !== 'como' &&
        !can(after(), FEATURE.subjunctive);
      return isIdea || isIdeaIn || isKnown || isCare || (isSeen && isFiniteVerb(after())) ? QUESTIONS[lower] : undefined;
    },
    {
      'No tengo ni idea de donde está.': 'No tengo ni idea de dónde está.',
      'Depende de cuanto cueste.': 'Depende de cuánto cueste.',
      '¿Puede decirme cuando abren?': '¿Puede decirme cuándo abren?',
    },
    ['No tengo idea de la hora.', 'Lo sabré cuando venga.', 'La idea de que venga.'],
    { confidence: 'medium' },
  ),
  createRule(
    'i-know',
    /^se$/,
    ({ before, after }) => {
      const isDenied = /^(?:no|ya|sí)$/.test(before().lower);
      const isWhat =
        (/^(?:lo|el|la)$/.test(after().lower) && /^que$/.test(after(2).lower)) ||
        (isInfinitive(after()) && !isPronoun(after())) ||
        /^(?:mucho|nada|nadar|muy)$/.test(after().lower) ||
        (isPreposition(after()) && /^(?:qui[eé]n|qu[eé]|cu[aá]l|d[oó]nde|cu[aá]ntos?)$/.test(after(2).lower));
      return isDenied && isWhat ? 'sé' : undefined;
    },
    { 'No se lo que quiere.': 'No sé lo que quiere.', 'No se nadar muy bien.': 'No sé nadar muy bien.', 'Ya se lo que pasó.': 'Ya sé lo que pasó.' },
    ['No se lo dije.', 'No se sabe.', 'No se lo quiere dar.'],
  ),
  createRule(
    'over-there',
    /^(?:haya|halla)$/,
    ({ before, after }) => {
      const isPlace = /^(?:en|arriba|abajo|lejos|donde|por)$/.test(after().lower) || isClauseEnd(after());
      const isFree = isFiniteVerb(before()) || /^(?:por|hacia|más|para)$/.test(before().lower);
      return isPlace &&
        isFree &&
        !/^(?:que|se|no|quien|cuando|ojalá|quizá|quizás|como|y)$/.test(before().lower) &&
        !/^(?:que|se)$/.test(before(2).lower) &&
        !isParticiple(after())
        ? { replacements: ['allá'], confidence: 'medium' }
        : undefined;
    },
    { 'Te espero haya en la esquina.': 'Te espero allá en la esquina.', 'Mira hacia haya.': 'Mira hacia allá.', 'Vive más haya.': 'Vive más allá.' },
    ['Te espero allá.', 'Lo que haya en la caja.', 'Espero que haya.'],
  ),
  createRule(
    'or-else',
    /^sino$/,
    ({ before }) => (/^(?:o|y)$/.test(before().lower) ? 'si no' : undefined),
    {
      'Cállate o sino te vas.': 'Cállate o si no te vas.',
      'Ven ya, o sino me enfado.': 'Ven ya, o si no me enfado.',
      'Y sino, mañana.': 'Y si no, mañana.',
    },
    ['No es uno, sino dos.'],
  ),
  createRule(
    'the-others',
    /^de$/,
    ({ before, after }) =>
      /^(?:los|las|lo)$/.test(before().lower) &&
      /^m[aá]s$/.test(after().lower) &&
      (isClauseEnd(after(2)) || /^(?:no|se|me|que|y|son|están)$/.test(after(2).lower))
        ? { to: 1, replacements: ['demás'] }
        : undefined,
    {
      'Piensa en los de más.': 'Piensa en los demás.',
      'Lo de más no importa.': 'Lo demás no importa.',
      'Las de más se fueron.': 'Las demás se fueron.',
    },
    ['Piensa en los demás.', 'Los de más edad pasan.'],
  ),
  createRule(
    'goodbye',
    /^a$/,
    ({ before, after }) =>
      after().lower === 'dios' && after().text === 'dios' && /^(?:decir|digo|dijo|dije|dijeron|diciendo|dice|diles|dile)$/.test(before().lower)
        ? { to: 1, replacements: ['adiós'] }
        : undefined,
    {
      'Se fue sin decir a dios.': 'Se fue sin decir adiós.',
      'Dijo a dios con la mano.': 'Dijo adiós con la mano.',
      'Dile a dios a tu tía.': 'Dile adiós a tu tía.',
    },
    ['Rezó a Dios.'],
  ),
  createRule(
    'on-purpose',
    /^apropósito$/,
    ({ before }) => (isDeterminer(before()) ? undefined : 'a propósito'),
    {
      'Lo hizo apropósito.': 'Lo hizo a propósito.',
      'Apropósito, ¿vienes?': 'A propósito, ¿vienes?',
      'Llegó tarde apropósito.': 'Llegó tarde a propósito.',
    },
    ['Un apropósito teatral.'],
  ),
  createRule(
    'future-helper',
    /^(?:podre|podras|podra|podran)$/,
    ({ lower, before, after }) =>
      isInfinitive(after()) && !isDeterminer(before()) ? lower.replace(/e$/, 'é').replace(/a(?=[sn]?$)/, 'á') : undefined,
    {
      'No sé si podre ir.': 'No sé si podré ir.',
      'Dijo que podra venir.': 'Dijo que podrá venir.',
      'Cuando puedas podras salir.': 'Cuando puedas podrás salir.',
    },
    ['La podre del cuerpo.', 'No sé si podré ir.'],
  ),
  createRule(
    'if-would',
    /^si$/,
    ({ before, after, opensSentence }) => {
      if (opensSentence || /^(?:sé|sabe|sabía|saber|pregunto|preguntó|dime|duda|ver|como|sabes|decirme|averiguar)$/.test(before().lower))
        return undefined;
      const steps = isPronoun(after()) || /^(?:no|yo|tú)$/.test(after().lower) ? 2 : 1;
      const verb = after(steps);
      const isMain = [1, 2, 3, 4, 5, 6, 7].some((at) => /ría(?:s|mos|n)?$/.test(before(at).lower) && isFiniteVerb(before(at)));
      const form = IMPERFECTS[verb.lower] ?? (/^\p{L}{2,}aría[ns]?$/u.test(verb.lower) ? verb.lower.replace(/aría/, 'ara') : undefined);
      return isMain && form && findFeatures(form) !== undefined ? { from: steps, to: steps, replacements: [form], confidence: 'medium' } : undefined;
    },
    {
      'Compraría una casa si tendría dinero.': 'Compraría una casa si tuviera dinero.',
      'Sería feliz si podría verte.': 'Sería feliz si pudiera verte.',
      'Te ayudaría si hablaría ruso.': 'Te ayudaría si hablara ruso.',
    },
    ['No sé si podría.', 'Diría si sería posible.'],
  ),
];
