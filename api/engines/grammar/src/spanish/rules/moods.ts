import { FEATURE } from '@sheaf/language/spanish/features';
import { type Context, can, isDeterminer, isFiniteVerb, isPronoun } from '../words/context.ts';
import { makeImperfectSubjunctive, makePresentSubjunctive } from '../words/forms.ts';
import { createRule, type Fix, type SpanishRule } from './rule.ts';

/** Verbs of wish, request and doubt whose clause takes the subjunctive, in the present and in the past. */
const WISHES =
  /^(?:espero|esperas|espera|esperamos|esperan|quiero|quieres|quiere|queremos|quieren|deseo|desea|deseamos|desean|necesito|necesitas|necesita|necesitamos|necesitan|prefiero|prefieres|prefiere|preferimos|prefieren|pido|pide|pedimos|piden|exijo|exige|exigimos|exigen|recomiendo|recomienda|recomendamos|recomiendan|sugiero|sugerimos|aconsejo|aconseja|aconsejamos|aconsejan|dudo|dudas|duda|dudamos|dudan|ojalá)$/;
const WISHED =
  /^(?:pidió|pidieron|pedí|quería|querían|quiso|quisieron|esperaba|esperaban|exigió|exigieron|recomendó|recomendaron|aconsejó|ordenó|prefería|necesitaba|deseaba|rogó)$/;
const FEELS = /^(?:alegra|molesta|encanta|gusta|preocupa|sorprende|extraña|apena|entristece|fastidia|importa|conviene|urge)$/;
const JUDGED =
  /^(?:importante|necesario|mejor|peor|posible|imposible|probable|improbable|conveniente|fundamental|normal|increíble|raro|lógico|bueno|malo|preciso|esencial|urgente|imprescindible|indispensable|extraño|triste|fácil|difícil|inevitable|recomendable|aconsejable|lástima|pena)$/;
const WOULD_LIKE = /^(?:gustaría|encantaría|alegraría|querría|quisiera|preferiría|convendría|molestaría|importaría)$/;
const OPINES = /^(?:creo|crees|cree|creemos|creen|pienso|piensa|pensamos|piensan|parece)$/;
/** Words before "que" or "de que" that make a conjunction with it. */
const CONJUNCTION: Record<string, RegExp> = {
  que: /^(?:para|sin|antes)$/,
  'de que': /^(?:antes|caso|tal|fin|miedo|alegro|alegra|alegramos|alegras|hora)$/,
};
const MOST_BEFORE_VERB = 4;

type Time = 'present' | 'past';

/** Returns whether the "que" here asks for the subjunctive, and in which time. */
function findTrigger({ before }: Context): Time | undefined {
  const [first, second, third] = [before().lower, before(2).lower, before(3).lower];
  // "Las dudas que se advierten" and "listas de espera que" are nouns.
  const isNoun =
    can(before(), FEATURE.noun) &&
    second !== '' &&
    !/^(?:[,;:.(¿¡]|yo|tú|él|ella|usted|no|también|nosotros|ellos|ellas|me|te|le|nos|se|solo|y)$/.test(second);
  if (WISHES.test(first) && !isNoun && !(second === 'y' && can(before(3), FEATURE.noun)) && !/^(?:me|te|nos)$/.test(second)) return 'present';
  if (/^(?:pido|pide|recomiendo|recomienda|sugiero|aconsejo|aconseja|ruego)$/.test(first)) return 'present';
  if (WISHED.test(first) || WOULD_LIKE.test(first)) return 'past';
  if (FEELS.test(first) && /^(?:me|te|le|nos|les)$/.test(second)) return 'present';
  if (OPINES.test(first) && (second === 'no' || (third === 'no' && isPronoun(before(2))))) return 'present';
  if (JUDGED.test(first) && (/^(?:es|será|parece)$/.test(second) || (/^(?:muy|tan|una|más)$/.test(second) && /^(?:es|será|parece)$/.test(third))))
    return 'present';
  if (first === 'falta' && second === 'hace') return 'present';
  if (first === 'de') return CONJUNCTION['de que']?.test(second) ? 'present' : undefined;
  const isQuestionVerb = /^(?:sé|saber|sabe|sabes|sabemos|saben|entiendo|pregunto|pregunta|preguntó|dime)$/.test(second);
  return CONJUNCTION.que?.test(first) && !isQuestionVerb ? 'present' : undefined;
}

/** Finds the verb of a clause after "que": pronouns, "no" and a short subject may come before it. */
function findVerb({ after }: Context): number | undefined {
  for (let steps = 1; steps <= MOST_BEFORE_VERB; steps++) {
    const word = after(steps);
    if (word.kind !== 'word') return undefined;
    const isNounHere = steps > 1 && isDeterminer(after(steps - 1)) && can(word, FEATURE.noun);
    if (
      isIndicative(word.lower) &&
      !isNounHere &&
      (!isDeterminer(word) ||
        (/^estas?$/.test(word.lower) && /^(?:muy|bien|mal|aquí|allí|tan|de|en|listo|lista|sol[oa])$/.test(after(steps + 1).lower)))
    )
      return steps;
    if (isFiniteVerb(word) && !isNounHere && !isPronoun(word)) return undefined;
    const isSubject =
      isPronoun(word) ||
      isDeterminer(word) ||
      isNounHere ||
      /^(?:no|ya|yo|tú|él|ella|usted|ustedes|nosotros|ellos|ellas|todos|todas|todo|también|siempre|nadie|alguien|ningún|mañana|hoy)$/.test(
        word.lower,
      );
    if (!isSubject) return undefined;
  }
  return undefined;
}

/** "Halla" and "valla" stand for "haya" and "vaya", which rules of their own correct. */
const FOR_HABER_AND_IR = /^(?:hall|vall)(?:as?|an|amos)$/;

function isIndicative(word: string): boolean {
  return !FOR_HABER_AND_IR.test(word) && makePresentSubjunctive(word) !== undefined;
}

function findMood(place: Context): Fix | undefined {
  const time = findTrigger(place);
  const steps = time && findVerb(place);
  if (!steps) return undefined;
  const verb = place.after(steps);
  const [subject, next] = [place.after(steps - 1), place.after(steps + 1)];
  // "El inquilino paga a tiempo": behind its subject and before an adverb or an object it is the verb.
  const isBehindSubject =
    steps > 2 &&
    can(subject, FEATURE.noun) &&
    isDeterminer(place.after(steps - 2)) &&
    (isDeterminer(next) || /^(?:a|en|con|por|bien|mal|todo|siempre)$/.test(next.lower));
  if (can(verb, FEATURE.noun | FEATURE.adjective) && !/^est[aá]s?$/.test(verb.lower) && steps > 1 && !isPronoun(subject) && !isBehindSubject)
    return undefined;
  const form = time === 'past' ? makeImperfectSubjunctive(verb.lower) : makePresentSubjunctive(verb.lower);
  return form ? { from: steps, to: steps, replacements: [form] } : undefined;
}

export const moods: SpanishRule[] = [
  createRule(
    'subjunctive',
    /^que$/,
    findMood,
    {
      'Espero que vienes pronto.': 'Espero que vengas pronto.',
      'Quiero que me dices la verdad.': 'Quiero que me digas la verdad.',
      'Es importante que todos saben la verdad.': 'Es importante que todos sepan la verdad.',
      'Me alegro de que estás aquí.': 'Me alegro de que estés aquí.',
      'Espero que estas bien.': 'Espero que estés bien.',
      'No creo que puede venir.': 'No creo que pueda venir.',
      'Te llamo para que hablas con ella.': 'Te llamo para que hables con ella.',
      'Me gustaría que me llamas.': 'Me gustaría que me llamaras.',
      'Mi jefa pidió que termino el informe.': 'Mi jefa pidió que terminara el informe.',
      'Es importante que el inquilino paga a tiempo.': 'Es importante que el inquilino pague a tiempo.',
      'Es una pena que tu hermano no viene.': 'Es una pena que tu hermano no venga.',
    },
    [
      'Espero que vengas pronto.',
      'Los hallazgos sugieren que es posible.',
      'Espero que valla bien.',
      'Resolvió las dudas que se advierten.',
      'Las listas de espera que se han visto.',
      'Espero que esta casa le guste.',
      'Creo que viene hoy.',
      'Es verdad que viene.',
      'No sé para que sirve.',
      'Quiero que la compra llegue hoy.',
      'Espero que sí.',
      'Dice que quiere que comamos.',
      'El hecho de que viene es bueno.',
      'Espero que haya sitio.',
      'Pidió que se vaya.',
    ],
  ),
  createRule(
    'subjunctive-wish',
    /^ojalá$/,
    ({ after }) => {
      const steps = isPronoun(after()) || after().lower === 'no' ? 2 : 1;
      const form = makePresentSubjunctive(after(steps).lower);
      return form && !isDeterminer(after(steps)) && !FOR_HABER_AND_IR.test(after(steps).lower)
        ? { from: steps, to: steps, replacements: [form] }
        : undefined;
    },
    { 'Ojalá tienes suerte.': 'Ojalá tengas suerte.', 'Ojalá no llueve mañana.': 'Ojalá no llueva mañana.' },
    ['Ojalá llueva.', 'Ojalá que venga.', 'Ojalá hubiera venido.'],
  ),
];
