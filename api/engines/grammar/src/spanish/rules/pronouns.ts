import { FEATURE } from '@sheaf/language/spanish/features';
import {
  type Context,
  can,
  isClauseEnd,
  isDeterminer,
  isFiniteVerb,
  isInfinitive,
  isOnlyFinite,
  isPreposition,
  isPronoun,
} from '../words/context.ts';
import { findFeatures } from '../words/spanishWords.ts';
import { createRule, type SpanishRule } from './rule.ts';

const GIVES =
  /^(?:d(?:i|iste|io|imos|ieron|oy|as|a|an|aba)|dij(?:e|iste|o|imos|eron)|dig[oa]|dices?|dicen|regal(?:é|aste|ó|amos|aron|a|o)|pregunt(?:é|aste|ó|amos|aron)|cont(?:é|aste|ó|amos|aron)|ped(?:í|iste|imos)|pidi(?:ó|eron)|enseñ(?:é|aste|ó|aron)|escrib(?:í|iste|ió|ieron)|ofrec(?:í|iste|ió|ieron)|prest(?:é|ó|aron)|explic(?:ó|aron|aste)|expliqué|mand(?:é|ó|aron)|envi(?:é|ó|aron)|gust(?:a|an|aba|aban|ó)|encant(?:a|an|aba|ó)|duele|dolía|parec(?:e|ió|ía))$/;
const OPENS_OBJECT = /^(?:un|una|unos|unas|el|los|las|mi|mis|su|sus|que|mucho|dos|tres)$/;
const REFLEXIVE_ONE: Record<string, string> = { volví: 'mí', estoy: 'mí', pensé: 'mí', confío: 'mí', creo: 'mí' };
const PERSONS_WITH_CAR =
  /^(?:señor|señora|hombre|mujer|chico|chica|niñ[oa]|vecin[oa]|amig[oa]|alumn[oa]|client[ea]|cliente|persona|autora?|escritora?|profesora?|médic[oa]|actriz|actor|empresa|familia|padres?|trabajador(?:a|es)?|país|casa|película|libro)$/;
const IMPERATIVES: [RegExp, string][] = [
  [/^irse?os$/, 'idos'],
  [/aros$/, 'aos'],
  [/eros$/, 'eos'],
  [/[ií]ros$/, 'íos'],
];

/** Returns whether a word can be no infinitive in its place, but a noun: "el deber", "los poderes". */
function isNounHere(place: Context): boolean {
  return isDeterminer(place) && (can(place.after(), FEATURE.noun) || isPreposition(place.before()));
}

/** Rules for where pronouns go, and which of them a verb asks for. */
export const pronouns: SpanishRule[] = [
  createRule(
    'pronoun-order',
    /^(?:me|te|se|lo|la|le|nos|los|las|les)$/,
    (place) => {
      const { lower, before, after } = place;
      const verb = after();
      if (!/^\p{L}*[aeií]r$/u.test(verb.lower) || !isInfinitive(verb) || can(verb, FEATURE.noun) || isNounHere(place)) return undefined;
      const isBehindVerb =
        /^(?:quier(?:o|es|e|en)|queremos|pued(?:o|es|e|en)|podemos|debo|debes|debe|deben|debemos|prefier(?:o|es|e)|necesit(?:o|as|a|an|amos)|voy|gustaría|espero|puedo|podría|quería|quisiera|suelo)$/.test(
          before().lower,
        );
      const isBehindPreposition = /^(?:para|de|sin|a|por|después|antes)$/.test(before().lower) && !/^l[oa]s?$/.test(lower);
      if (!isBehindVerb && !isBehindPreposition) return undefined;
      return { to: 1, replacements: [verb.lower + lower] };
    },
    {
      'Quiero te dar las gracias.': 'Quiero darte las gracias.',
      'Salió sin se despedir de nadie.': 'Salió sin despedirse de nadie.',
      '¿Puedes me ayudar con esto?': '¿Puedes ayudarme con esto?',
    },
    ['Quiero darte las gracias.', 'Me quiere ver.', 'El poder de los deberes.', 'Es para los poderes públicos.'],
  ),
  createRule(
    'le-for-la',
    /^l[oa]s?$/,
    (place) => {
      const { lower, before, after } = place;
      if (!GIVES.test(after().lower) || !OPENS_OBJECT.test(after(2).lower) || isPreposition(before()) || isPronoun(before())) return undefined;
      const hasThatClause = after(2).lower === 'que';
      if (
        hasThatClause &&
        (!/^(?:dij|dig|dic|pregunt|ped|pid|cont|explic|escrib)/.test(after().lower) ||
          (/^los?$/.test(lower) && !/^(?:dij|pregunt)/.test(after().lower)))
      )
        return undefined;
      // "La carta la escribió mi hermana": the thing that was written comes first.
      const isToPerson = [3, 4, 5].some((steps) => /^a$/i.test(before(steps).text) && before(steps).opensSentence);
      const isPerson = hasThatClause || (isToPerson && lower !== 'los' && lower !== 'lo') || /^(?:gust|encant|duel|dol)/.test(after().lower);
      if (!isPerson || (!hasThatClause && !isToPerson && /^(?:el|mi|su|los|las)$/.test(after(2).lower) && !/^(?:gust|duel|dol)/.test(after().lower)))
        return undefined;
      return { replacements: [lower.endsWith('s') ? 'les' : 'le'], confidence: 'medium' };
    },
    {
      'A mi prima la regalaron una bicicleta.': 'A mi prima le regalaron una bicicleta.',
      'Ayer la dije que no podía ir.': 'Ayer le dije que no podía ir.',
      'A su hermana la duele mucho la espalda.': 'A su hermana le duele mucho la espalda.',
    },
    ['La carta la escribió mi hermana.', 'La verdad la dijo el médico.', 'Lo dijo el director.', 'Se la di a mi hermana.'],
  ),
  createRule(
    'whose',
    /^que$/,
    ({ before, after }) => {
      const isOwner = PERSONS_WITH_CAR.test(before().lower) && isDeterminer(before(2)) && !isPreposition(before(2));
      const owned = after(2);
      if (!isOwner || !/^sus?$/.test(after().lower) || !can(owned, FEATURE.noun) || !isFiniteVerb(after(3)) || !before(2).opensSentence)
        return undefined;
      const isFeminine = can(owned, FEATURE.feminine) && !can(owned, FEATURE.masculine);
      const word = `cuy${isFeminine ? 'a' : 'o'}${after().lower === 'sus' ? 's' : ''}`;
      return { to: 1, replacements: [word], confidence: 'medium' };
    },
    {
      'El señor que su coche bloquea la salida vive aquí.': 'El señor cuyo coche bloquea la salida vive aquí.',
      'La mujer que su hija estudia conmigo es médica.': 'La mujer cuya hija estudia conmigo es médica.',
      'El autor que sus libros venden más es Cela.': 'El autor cuyos libros venden más es Cela.',
    },
    ['Dice que su coche es nuevo.', 'La noticia de que su coche ardió.', 'El día que su madre llegó.'],
  ),
  createRule(
    'come-round',
    /^sí$/,
    ({ before }) => {
      const own = before().lower === 'en' ? REFLEXIVE_ONE[before(2).lower] : undefined;
      return own ? { replacements: [own], confidence: 'medium' } : undefined;
    },
    {
      'Cuando volví en sí, vi a mi madre.': 'Cuando volví en mí, vi a mi madre.',
      'Pensé en sí mismo.': 'Pensé en mí mismo.',
      'Confío en sí misma.': 'Confío en mí misma.',
    },
    ['Cuando volvió en sí, vio a su madre.', 'Piensa en sí mismo.'],
  ),
  createRule(
    'imperative-you',
    /^\p{L}{2,}[aeiíe]ros$/u,
    ({ lower, opensSentence, after, before }) => {
      const infinitive = lower.slice(0, -2);
      // "Niños, sentaros" calls them first.
      const isCalled = before().text === ',' && can(before(2), FEATURE.plural | FEATURE.name) && (before(2).opensSentence || before(3).opensSentence);
      if (!(opensSentence || isCalled) || ((findFeatures(infinitive) ?? 0) & FEATURE.infinitive) === 0) return undefined;
      for (let steps = 1; steps <= 5 && !isClauseEnd(after(steps)); steps++) if (isOnlyFinite(after(steps))) return undefined;
      const change = IMPERATIVES.find(([ending]) => ending.test(lower));
      return change ? { replacements: [lower.replace(change[0], change[1])], confidence: 'medium' } : undefined;
    },
    {
      'Veniros a cenar con nosotros.': 'Veníos a cenar con nosotros.',
      'Sentaros aquí, por favor.': 'Sentaos aquí, por favor.',
      'Callaros un momento.': 'Callaos un momento.',
      'Niños, sentaros ya.': 'Niños, sentaos ya.',
    },
    ['Sentaos aquí.', 'Veros siempre me alegra.', 'Quiero sentaros juntos.'],
  ),
  createRule(
    'accidental-plural',
    /^(?:olvidó|cayó|rompió|perdió|acabó|quedó|ocurrió|escapó|estropeó|quemó|terminó|pasó|hizo|olvida|acaba|cae|rompe|pierde|escapa|queda)$/,
    ({ lower, before, after }) => {
      const isMany = /^(?:los|las|unos|unas|mis|tus|sus|dos|tres|cuatro|much[oa]s)$/.test(after().lower);
      if (!/^(?:me|te|le|nos|os|les)$/.test(before().lower) || before(2).lower !== 'se' || !isMany || !can(after(2), FEATURE.plural))
        return undefined;
      const irregular: Record<string, string> = {
        cayó: 'cayeron',
        hizo: 'hicieron',
        rompió: 'rompieron',
        perdió: 'perdieron',
        ocurrió: 'ocurrieron',
      };
      return { replacements: [irregular[lower] ?? (lower.endsWith('ó') ? lower.replace(/ó$/, 'aron') : `${lower}n`)], confidence: 'medium' };
    },
    {
      'Se nos olvidó las entradas en casa.': 'Se nos olvidaron las entradas en casa.',
      'Se me cayó los platos.': 'Se me cayeron los platos.',
      'Se le rompió las gafas.': 'Se le rompieron las gafas.',
    },
    ['Se nos olvidó la entrada.', 'Se me cayeron los platos.', 'Se le pasó la tarde.'],
  ),
  createRule(
    'se-plural',
    /^(?:vende|alquila|necesita|busca|compra|repara|ofrece|acepta|imparte|realiza|requiere|adjunta|incluye|paga|envía|admite)$/,
    ({ lower, before, after }) => {
      const noun = after();
      const thing = /^(?:los|las)$/.test(noun.lower) ? after(2) : noun;
      const isMany =
        can(thing, FEATURE.noun) && can(thing, FEATURE.plural) && !can(thing, FEATURE.singular) && (thing !== noun || !isFiniteVerb(noun));
      return before().lower === 'se' && !/^(?:no|que|lo|él|ella)$/.test(before(2).lower) && before().opensSentence && isMany
        ? { replacements: [`${lower}n`], confidence: 'medium' }
        : undefined;
    },
    {
      'Se vende pisos.': 'Se venden pisos.',
      'Se necesita camareros con experiencia.': 'Se necesitan camareros con experiencia.',
      'Se alquila habitaciones.': 'Se alquilan habitaciones.',
    },
    ['Se venden pisos.', 'Se busca a los culpables.', 'Se vende piso.'],
  ),
  createRule(
    'likes-me',
    /^(?:gustaría|encantaría|gusta)$/,
    ({ lower, opensSentence, after }) => {
      if (
        !opensSentence ||
        !(isInfinitive(after()) || (after().lower === 'de' && isInfinitive(after(2))) || (lower === 'gusta' && isDeterminer(after())))
      )
        return undefined;
      return after().lower === 'de' ? { to: 1, replacements: [`me ${lower}`] } : `me ${lower}`;
    },
    {
      'Gustaría de reservar una mesa.': 'Me gustaría reservar una mesa.',
      'Gustaría saber el precio.': 'Me gustaría saber el precio.',
      'Encantaría conocer su ciudad.': 'Me encantaría conocer su ciudad.',
    },
    ['Me gustaría reservar una mesa.', 'Gusta mucho a los niños.'],
    { confidence: 'medium' },
  ),
  createRule(
    'pleases-of',
    /^de$/,
    ({ before, after }) =>
      /^(?:gust(?:a|aba|aría|ó)|encant(?:a|aba|aría))$/.test(before().lower) &&
      isPronoun(before(2)) &&
      before(3).lower !== 'que' &&
      isInfinitive(after())
        ? { to: 1, replacements: [after().lower] }
        : undefined,
    {
      'Me gusta de ir a la playa.': 'Me gusta ir a la playa.',
      'Nos encanta de bailar.': 'Nos encanta bailar.',
      'Le gustaría de viajar.': 'Le gustaría viajar.',
    },
    ['Me gusta ir a la playa.', 'Lo que me gusta de vivir aquí es el mar.'],
  ),
  createRule(
    'pleases-much',
    /^yo$/,
    ({ after, opensSentence }) => {
      const verb: Record<string, string> = { gusto: 'gusta', encanto: 'encanta', intereso: 'interesa' };
      const form = verb[after().lower];
      const isMany = /^(?:los|las|mis)$/.test(after(3).lower);
      return opensSentence && form && /^(?:mucho|muchísimo|más|de)$/.test(after(2).lower)
        ? { to: after(2).lower === 'de' ? 2 : 1, replacements: [`me ${form}${isMany ? 'n' : ''}`] }
        : undefined;
    },
    {
      'Yo gusto mucho la comida mexicana.': 'Me gusta mucho la comida mexicana.',
      'Yo gusto de bailar.': 'Me gusta bailar.',
      'Yo gusto mucho los perros.': 'Me gustan mucho los perros.',
    },
    ['Yo gusto poco a sus amigos.', 'Me gusta mucho.'],
  ),
  createRule(
    'name-is',
    /^es$/,
    ({ before, after }) =>
      /^(?:llamo|llama)$/.test(before().lower) &&
      /^(?:me|se)$/.test(before(2).lower) &&
      !/^(?:que|más)$/.test(before(3).lower) &&
      /^\p{Lu}/u.test(after().text)
        ? { from: -1, to: 0, replacements: [before().lower] }
        : undefined,
    { 'Me llamo es Dieter.': 'Me llamo Dieter.', 'Mi hijo se llama es Tom.': 'Mi hijo se llama Tom.', 'Hola, me llamo es Li.': 'Hola, me llamo Li.' },
    ['Me llamo Dieter.', 'Lo que más se llama es Ana.'],
  ),
];
