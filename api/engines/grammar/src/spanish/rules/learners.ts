import { FEATURE, FINITE } from '@sheaf/language/spanish/features';
import { type Context, can, isDeterminer, isFiniteVerb, isInfinitive, isPreposition, isTime } from '../words/context.ts';
import { isForm, singularizeNoun } from '../words/forms.ts';
import { findSubject } from './agreement.ts';
import { createRule, type SpanishRule } from './rule.ts';
import { ASKS_WHY } from './siNoAndPorQue.ts';

const PERSONS =
  /^(?:amig[oa]s?|padres?|madres?|herman[oa]s?|hij[oa]s?|abuel[oa]s?|novi[oa]s?|marido|mujer|espos[oa]s?|jef[ea]s?|profesor(?:a|es|as)?|vecin[oa]s?|compañer[oa]s?|prim[oa]s?|tí[oa]s?|sobrin[oa]s?|niet[oa]s?|suegr[oa]s?|médic[oa]|alumn[oa]s?|clientes?|niñ[oa]s?|abogad[oa]|colegas?|mamá|papá)$/;
const OWNERS = /^(?:mi|mis|tu|tus|su|sus|nuestr[oa]s?)$/;
/** Forms of verbs whose object is a person sooner than a thing. */
const TO_PERSONS =
  /^(?:vi|viste|vio|vimos|vieron|veo|ve|veía|ver|ayud(?:o|as|a|amos|an|é|aste|ó|aron|ar|aba|ando|aré|ado)|conoc(?:í|iste|ió|imos|ieron|er|ido)|conozco|visit(?:o|as|a|amos|an|é|aste|ó|aron|ar|aba|aré|ando|ado)|invit(?:o|as|a|amos|an|é|aste|ó|aron|ar|aba|aré|ado)|salud(?:o|as|a|amos|an|é|aste|ó|aron|ar|aba)|acompañ(?:o|as|a|amos|an|é|aste|ó|aron|ar|aba|aré)|abrac(?:é|e)|abraz(?:o|a|amos|an|ó|aron|ar)|bes(?:é|ó|ar)|llam(?:é|aste|ó|aron|ar|aré|aba)|encontr(?:é|aste|ó|amos|aron)|escuch(?:o|as|a|amos|an|ar)|cuid(?:o|as|a|amos|an|ar|aba))$/;
const MOVES =
  /^(?:ido|voy|vas|va|vamos|van|fui|fue|fuimos|fueron|ir|iré|iremos|llegado|llegué|llegó|llegamos|llegaron|viajé|viajó|viajamos|vuelto|volví|volvió|vino|vine|venido)$/;
const REALISED: Record<string, string> = {
  realicé: 'me di cuenta de',
  realizó: 'se dio cuenta de',
  realizamos: 'nos dimos cuenta de',
  realizaron: 'se dieron cuenta de',
  realizo: 'me doy cuenta de',
};

/** Rules for mistakes that learners carry over from their own language, such as the missing "a" before a person. */
export const learners: SpanishRule[] = [
  createRule(
    'why-apart',
    /^por$/,
    ({ before, after }) =>
      after().lower === 'que' && !after().isGlued && ASKS_WHY.test(before().lower) && after(2).kind === 'word'
        ? { to: 1, replacements: ['por qué'] }
        : undefined,
    {
      'Quiero saber por que no me llamaste.': 'Quiero saber por qué no me llamaste.',
      'No entiendo por que lo hizo.': 'No entiendo por qué lo hizo.',
      'Dime por que lloras.': 'Dime por qué lloras.',
    },
    ['Quiero saber por qué no vino.', 'Optó por que se quedara.'],
  ),
  createRule(
    'time-ago-one',
    /^(?:hacen|hacían)$/,
    ({ lower, after }) => {
      const isLength = isTime(after(2)) && /^(?:días|semanas|meses|años|horas|minutos)$/.test(after(2).lower);
      return isLength && /^(?:que|ya)$/.test(after(3).lower) ? lower.replace(/n$/, '') : undefined;
    },
    { 'Hacen dos años que vivo aquí.': 'Hace dos años que vivo aquí.', 'Hacían tres meses que no llovía.': 'Hacía tres meses que no llovía.' },
    ['Hace dos años que vivo aquí.', 'Hacen dos turnos que cansan.'],
  ),
  createRule(
    'ay-within',
    /^ay$/,
    ({ before, after }) =>
      /^(?:si|no|que|donde|ya|cuando|y|porque|aquí|allí)$/.test(before().lower) && after().kind === 'word' && after().lower !== 'ay'
        ? 'hay'
        : undefined,
    { 'A ver si ay sitio.': 'A ver si hay sitio.', 'Creo que ay un error.': 'Creo que hay un error.', 'Aquí no ay nadie.': 'Aquí no hay nadie.' },
    ['¡Ay, qué dolor!'],
  ),
  createRule(
    'apply-for',
    /^apli(?:c|qu)\p{L}+$/u,
    ({ lower, after }) => {
      const isFor = /^(?:para|a|por)$/.test(after().lower) && /^(?:un|una|el|la|este|esta)$/.test(after(2).lower);
      const isPost = /^(?:beca|puesto|trabajo|empleo|vacante|plaza|visa|visado|préstamo|universidad)$/.test(after(3).lower);
      const fixed = lower.replace(/^aplic/, 'solicit').replace(/^apliqu/, 'solicit');
      return isFor && isPost ? { to: 1, replacements: [fixed], confidence: 'medium' } : undefined;
    },
    { 'Quiero aplicar para una beca.': 'Quiero solicitar una beca.', 'Apliqué a un trabajo en Lima.': 'Solicité un trabajo en Lima.' },
    ['Quiero aplicar la crema a la piel.', 'Solicité una beca.'],
  ),
  createRule(
    'personal-a',
    OWNERS,
    ({ before, after, lower }) => {
      const noun = /^(?:mejor|viejo|vieja)$/.test(after().lower) ? after(2) : after();
      if (!TO_PERSONS.test(before().lower) || !PERSONS.test(noun.lower) || (before().lower === 've' && before(2).lower === '')) return undefined;
      // "Nos ayuda su madre" has its subject behind the verb.
      if (/^(?:me|te|se|nos|os|lo|la|los|las|le|les)$/.test(before(2).lower) || /^(?:como|que|donde|cuando)$/.test(before(2).lower)) return undefined;
      return { replacements: [`a ${lower}`], confidence: 'medium' };
    },
    {
      'Vi mi amigo en la calle.': 'Vi a mi amigo en la calle.',
      'Ella siempre ayuda sus padres.': 'Ella siempre ayuda a sus padres.',
      'Invitamos nuestros vecinos a cenar.': 'Invitamos a nuestros vecinos a cenar.',
    },
    ['Vi a mi amigo.', 'Vi mi casa.', 'Me ayuda mi madre.', 'Tengo mis hijos aquí.'],
  ),
  createRule(
    'people-are',
    /^(?:son|están|eran|estaban)$/,
    (place) => {
      const { lower, after, before } = place;
      const subject = findSubject(place);
      const isPeople = subject ? subject.noun.lower === 'gente' : before().lower === 'gente' && /^la$/.test(before(2).lower);
      const degrees = /^(?:muy|tan|bastante|más)$/.test(after().lower) ? 1 : 0;
      const [adjective, next] = [after(1 + degrees), after(2 + degrees)];
      const one = adjective.lower.replace(/os$/, 'a').replace(/([aeiou])s$/, '$1');
      const isOne = one !== adjective.lower && isForm(one, FEATURE.singular) && !/^(?:y|o|de)$/.test(next.lower);
      if (!isPeople || !isOne) return undefined;
      const verb = { son: 'es', están: 'está', eran: 'era', estaban: 'estaba' }[lower] ?? lower;
      const words = degrees > 0 ? [verb, after().lower, one] : [verb, one];
      return { to: 1 + degrees, replacements: [words.join(' ')], confidence: 'medium' };
    },
    { 'La gente del pueblo son muy amables.': 'La gente del pueblo es muy amable.', 'La gente eran pobres.': 'La gente era pobre.' },
    ['La gente del pueblo es amable.', 'Las personas son amables.'],
  ),
  createRule(
    'none-singular',
    /^(?:ningún|ninguna|algún|cada)$/,
    (place: Context) => {
      const noun = place.after();
      const isPlural =
        can(noun, FEATURE.noun) &&
        can(noun, FEATURE.plural) &&
        !can(noun, FEATURE.singular | FEATURE.adjective) &&
        (!isFiniteVerb(noun) || (noun.features & FINITE) === FEATURE.secondSingular);
      const one = singularizeNoun(noun.lower);
      return isPlural && one && !isPreposition(noun) ? { from: 1, to: 1, replacements: [one] } : undefined;
    },
    {
      'No tengo ningún problemas.': 'No tengo ningún problema.',
      'Cada semanas pago la luz.': 'Cada semana pago la luz.',
    },
    ['Cada dos meses pago.', 'No tengo ningún problema.', 'Ninguna de las dos vino.'],
  ),
  createRule(
    'have-been-one',
    /^(?:han|habían|habrán|hayan)$/,
    ({ lower, after, before }) => {
      const one: Record<string, string> = { han: 'ha', habían: 'había', habrán: 'habrá', hayan: 'haya' };
      return after().lower === 'habido' && !/^(?:l[oa]s?|se|que)$/.test(before().lower) ? one[lower] : undefined;
    },
    { 'Han habido muchos accidentes.': 'Ha habido muchos accidentes.', 'No habían habido quejas.': 'No había habido quejas.' },
    ['Ha habido muchos accidentes.', 'Los que han habido.'],
  ),
  createRule(
    'a-place',
    /^ha$/,
    ({ before, after }) => {
      const isGoal = /^\p{Lu}\p{Ll}/u.test(after().text) || /^(?:casa|mi|tu|su|la|los|las|clase|una|un|nuestra|nuestro)$/.test(after().lower);
      return MOVES.test(before().lower) && isGoal ? 'a' : undefined;
    },
    {
      'Hace mucho que no he ido ha Granada.': 'Hace mucho que no he ido a Granada.',
      'Mañana voy ha la oficina.': 'Mañana voy a la oficina.',
      'Fuimos ha casa de Ana.': 'Fuimos a casa de Ana.',
    },
    ['Se fue y ha vuelto.', 'El que vino ha dicho que sí.'],
  ),
  createRule(
    'pleases-me',
    /^yo$/,
    ({ after, opensSentence }) => {
      const verb: Record<string, string> = { gusto: 'gusta', encanto: 'encanta', intereso: 'interesa' };
      const form = verb[after().lower];
      const isMany = /^(?:los|las|mis|tus|sus)$/.test(after(2).lower);
      return opensSentence && form && (isDeterminer(after(2)) || isInfinitive(after(2)))
        ? { to: 1, replacements: [`me ${form}${isMany ? 'n' : ''}`] }
        : undefined;
    },
    { 'Yo gusto el chocolate.': 'Me gusta el chocolate.', 'Yo encanto los gatos.': 'Me encantan los gatos.' },
    ['Yo me gusto a mí mismo.', 'Me gusta el chocolate.'],
  ),
  createRule(
    'realise',
    /^reali(?:cé|zó|zamos|zaron|zo)$/,
    ({ lower, after }) => (after().lower === 'que' ? { replacements: [REALISED[lower] ?? lower], confidence: 'medium' } : undefined),
    {
      'Realicé que había perdido la cartera.': 'Me di cuenta de que había perdido la cartera.',
      'Ayer realizamos que era tarde.': 'Ayer nos dimos cuenta de que era tarde.',
    },
    ['Realicé el trabajo.'],
  ),
  createRule(
    'nobody-not',
    /^(?:nadie|nada|nunca|jamás|tampoco|ninguno|ninguna)$/,
    ({ lower, after, opensSentence }) =>
      (opensSentence || /^(?:nunca|jamás)$/.test(lower)) && after().lower === 'no' && isFiniteVerb(after(2))
        ? { to: 1, replacements: [lower], confidence: 'medium' }
        : undefined,
    { 'Nadie no vino a la reunión.': 'Nadie vino a la reunión.', 'Nunca no llega tarde.': 'Nunca llega tarde.' },
    ['Nadie vino.', 'Nada, no importa.'],
  ),
  createRule(
    'pleasure-to',
    /^de$/,
    ({ before, after }) =>
      before().lower === 'placer' && before(2).lower === 'un' && /^(?:sido|es|será|fue|sería)$/.test(before(3).lower) && isInfinitive(after())
        ? { from: -1, to: 0, replacements: ['placer'], confidence: 'medium' }
        : undefined,
    { 'Ha sido un placer de conocerle.': 'Ha sido un placer conocerle.', 'Es un placer de trabajar aquí.': 'Es un placer trabajar aquí.' },
    ['Tengo el placer de conocerle.', 'Es un placer conocerle.'],
  ),
];
