import { FEATURE, FINITE } from '@sheaf/language/spanish/features';
import {
  type Context,
  can,
  isClauseEnd,
  isFiniteVerb,
  isOnlyFinite,
  isParticiple,
  isPreposition,
  isTime,
  type SpanishToken,
} from '../words/context.ts';
import { type Agreement, agree, agreeDeterminer, pluralizeNoun, readDeterminer } from '../words/forms.ts';
import { isDescribing } from '../words/readClauses.ts';
import { createRule, type SpanishRule } from './rule.ts';
import { isVerbTwin } from './twinAccents.ts';

const BE =
  /^(?:es|era|fue|será|sería|sea|está|estaba|estuvo|estará|son|eran|fueron|serán|están|estaban|estuvieron|quedó|quedaron|queda|quedan|parece|parecen)$/;
const DEGREE = /^(?:muy|tan|bastante|demasiado|completamente|totalmente|ya|bien|más|todavía|aún|siempre)$/;
/** Words in "-o" that follow a noun without belonging to it. */
const LOOSE =
  /^(?:medio|mucho|poco|tanto|todo|demasiado|solo|justo|claro|bajo|alto|rápido|seguro|junto|primero|salvo|excepto|debido|dado|incluso|respecto|mismo|cierto|directo|hecho|dicho|visto|puesto|supuesto|incluido|segundo|tercero|cuarto|quinto|medios?|cuanto|luego|pronto|derecho|digo|entero|santo|veinti\p{L}+|\p{L}+cientos|ambos|vario|promedio|otro|otros|otra|otras|cuyo|cuya|cuyos|cuyas|un[oa]s?|algun[oa]s?|ningun[oa]s?|tod[oa]s|much[oa]s|poc[oa]s|tant[oa]s|est[oa]s?|es[oa]s?|media|dura|sola|junta|juntos|vista|todas|dicha|nada)$/u;
const MONTHS = /^(?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)$/;
const NUMBER =
  /^(?:cero|uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|trece|catorce|quince|veinte|treinta|cuarenta|cincuenta|sesenta|setenta|ochenta|noventa|cien|ciento|mil|mitad|(?:veinti|dieci)\p{L}+|(?:dos|tres|cuatro|seis|ocho)cient[oa]s|(?:quin|sete|nove)(?:ient|cient)[oa]s|millón|millones)$/u;
const STRESSED_A = /^h?[aá]/;
/** Feminine nouns whose stressed "a" takes "el" and "un". */
const EL_BEFORE = /^(?:agua|alma|arma|área|aula|ave|hacha|hambre|habla|águila|ancla|arpa|alba|asa|ala|hada|ánfora|alga)$/;
/** Nouns that name men too, though they end as feminine ones do. */
export const OF_BOTH_GENDERS =
  /(?:euta|auta|iatra|cida)s?$|^(?:maya|inca|azteca|persa|celta|israelita|base|defensa|pluma|blaugrana|belga|sinvergüenza|cabecilla|vigía|cámara|escolta|recluta|caza|ayuda|guardia|guía|policía|trompeta|cura|corneta|azulgrana|croata|turca?|nómada|camarada|colega|atleta|astronauta|reserva|suplente|mexica|olmeca|tolteca|zapoteca|mixteca|chichimeca|tlaxcalteca|totonaca|quechua|aimara|aymara|mapuche|lenca|escita|hitita|moscovita|vietnamita|semita|jesuita|carmelita|chiita|sunita|cosmopolita|hipócrita|idiota|patriota|compatriota|pirata|acróbata|demócrata|burócrata|aristócrata|autócrata|psicópata|indígena|alienígena|terrícola)s?$/;
const PLURAL_WORD =
  /^(?:dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|trece|catorce|quince|veinte|treinta|cuarenta|cincuenta|sesenta|setenta|ochenta|noventa|cien|mil|quinient[oa]s|\p{L}+cient[oa]s|much[oa]s|poc[oa]s|vari[oa]s|algun[oa]s|otr[oa]s|tant[oa]s|mis|tus|sus|ambos|ambas)$/u;

/** Returns the gender and number of a noun that shows both beyond doubt. */
function readNoun(noun: SpanishToken): Agreement | undefined {
  const isFeminine = can(noun, FEATURE.feminine);
  if (!can(noun, FEATURE.noun) || isFeminine === can(noun, FEATURE.masculine)) return undefined;
  const isPlural = can(noun, FEATURE.plural);
  return isPlural === can(noun, FEATURE.singular) ? undefined : { isFeminine, isPlural };
}

const isSame = (one: Agreement, other: Agreement): boolean => one.isFeminine === other.isFeminine && one.isPlural === other.isPlural;

/** Returns whether a word before the place agrees with an adjective there, so that the adjective may belong to it. */
function hasOtherNoun({ before }: Context, from: number, wanted: Agreement): boolean {
  for (let steps = from; steps <= from + 8; steps++) {
    const token = before(steps);
    if (/^[.;:!?]?$/.test(token.text)) return false;
    const read = readNoun(token);
    if (read && isSame(read, wanted)) return true;
    if (can(token, FEATURE.noun | FEATURE.name) && !read) return true;
  }
  return false;
}

function readAdjective(token: SpanishToken): Agreement | undefined {
  if (!can(token, FEATURE.adjective) || !/(?:[oa]s?|or|ores)$/.test(token.lower) || LOOSE.test(token.lower)) return undefined;
  const hasGender = can(token, FEATURE.feminine | FEATURE.masculine);
  // "Nuevo" shows its gender by its ending alone.
  const isFeminine = hasGender ? can(token, FEATURE.feminine) : /as?$/.test(token.lower);
  if (hasGender && isFeminine === can(token, FEATURE.masculine)) return undefined;
  const isPlural = can(token, FEATURE.plural);
  return isPlural === can(token, FEATURE.singular) ? undefined : { isFeminine, isPlural };
}

/** Finds the head of a subject that ends before the place: "La casa" or "Las puertas de la casa", at the start of a clause. */
export function findSubject({ before }: Context): { noun: SpanishToken; steps: number } | undefined {
  for (const steps of [1, 2, 3, 4, 5]) {
    const [noun, determiner, start] = [before(steps), before(steps + 1), before(steps + 2)];
    const opens = determiner.opensSentence || (/^[,;:(«]$/.test(start.text) && steps === 1) || /^(?:pero|aunque|porque)$/.test(start.lower);
    const isDeterminer = readDeterminer(determiner.lower) !== undefined || /^(?:mis?|tus?|sus?)$/.test(determiner.lower);
    if (!opens || !isDeterminer || !can(noun, FEATURE.noun) || isTime(noun) || NUMBER.test(noun.lower)) continue;
    const between = Array.from({ length: steps - 1 }, (_, at) => before(steps - 1 - at));
    const [first, ...others] = between;
    if (!first) return { noun, steps };
    if (between.length === 1 && can(first, FEATURE.adjective) && !isFiniteVerb(first)) return { noun, steps };
    const isRelative =
      first.lower === 'que' &&
      others.length > 0 &&
      others.length <= 3 &&
      others.filter((token) => isFiniteVerb(token)).length === 1 &&
      !others.some((token) => can(token, FEATURE.noun) && !isTime(token) && !isFiniteVerb(token));
    if (isRelative) return { noun, steps };
    const isComplement =
      /^(?:de|del)$/.test(first.lower) &&
      others.length > 0 &&
      !others.some((token) => isOnlyFinite(token) || /^(?:y|e|o|que)$/.test(token.lower) || token.kind !== 'word');
    if (isComplement) return { noun, steps };
  }
  return undefined;
}

export const agreement: SpanishRule[] = [
  createRule(
    'determiner-noun',
    /^(?:el|la|los|las|un|una|unos|unas|este|esta|estos|estas|ese|esa|esos|esas|aquel|aquella|aquellos|aquellas|al|del|nuestr[oa]s?|algún|alguna|ningún|ninguna|algun[oa]s|much[oa]s|poc[oa]s|vari[oa]s|otr[oa]s|otra)$/,
    (place) => {
      const { lower, before, after } = place;
      const [noun, next] = [after(), after(2)];
      if (noun.lower === 'gente' && /^(?:much|poc|tant)[oa]s$/.test(lower)) return lower.replace(/[oa]s$/, 'a');
      // "El jardín esta precioso" lacks an accent.
      if (/^est[ae]$/.test(lower) && can(before(), FEATURE.noun) && isDescribing(noun)) return undefined;
      // "El tenia razón" lacks two accents.
      if (lower === 'el' && /^(?:tenia|sabia|venia|seria)$/.test(noun.lower)) return undefined;
      // "La echo de menos": somebody is missed.
      if (noun.lower === 'echo' || (noun.lower === 'hecho' && next.lower === 'de' && after(3).lower === 'menos')) return undefined;
      const shown = readDeterminer(lower);
      const wanted = readNoun(noun);
      if (!shown || !wanted || /^\p{Lu}/u.test(noun.text) || can(noun, FEATURE.adjective | FEATURE.infinitive) || NUMBER.test(noun.lower))
        return undefined;
      // "La compra" may be a pronoun and a verb.
      const isSafe =
        !isFiniteVerb(noun) || !/^(?:la|los|las)$/.test(lower) || isPreposition(before()) || isParticiple(before()) || isInNounPhrase(before(), next);
      if (!isSafe || isSame(shown, wanted)) return undefined;
      if (shown.isPlural !== wanted.isPlural) {
        const isManyNext =
          can(next, FEATURE.thirdPlural) || (can(next, FEATURE.adjective) && can(next, FEATURE.plural) && !can(next, FEATURE.singular));
        if (shown.isFeminine !== wanted.isFeminine) return undefined;
        if (!shown.isPlural)
          return isManyNext && wanted.isPlural && /^(?:el|la|una?|est[ea]|es[ea])$/.test(lower) ? agreeDeterminer(lower, wanted) : undefined;
        if (isFiniteVerb(noun) && !isManyNext) return undefined;
        const plural = pluralizeNoun(noun.lower);
        return plural && /^(?:los|las|unos|unas|estos|estas|esos|esas|nuestr[oa]s)$/.test(lower)
          ? { from: 1, to: 1, replacements: [plural], confidence: isTime(noun) ? 'low' : 'medium' }
          : undefined;
      }
      // "El agua" keeps its article alone: "esta agua".
      const isOther = /^(?:este|ese|aquel|nuestro|otro)$/.test(lower) && EL_BEFORE.test(noun.lower);
      if (!shown.isFeminine && !shown.isPlural && STRESSED_A.test(noun.lower) && !isOther) return undefined;
      if (!shown.isFeminine && OF_BOTH_GENDERS.test(noun.lower)) return undefined;
      // "El cocina muy bien" lacks the accent of its pronoun.
      if (lower === 'el' && can(noun, FEATURE.thirdSingular) && /^(?:muy|bien|mal|mucho|poco|siempre|demasiado)$/.test(next.lower)) return undefined;
      const fixed = agreeDeterminer(lower, wanted);
      return fixed ? { replacements: [fixed] } : undefined;
    },
    {
      'Muchos gente vive lejos.': 'Mucha gente vive lejos.',
      'Compré muchos manzanas.': 'Compré muchas manzanas.',
      'La niñas cantan bien.': 'Las niñas cantan bien.',
      'Los libro están en la mesa.': 'Los libros están en la mesa.',
      'Este agua sabe raro.': 'Esta agua sabe raro.',
      'Pásame aquel silla.': 'Pásame aquella silla.',
      'La problema es grave.': 'El problema es grave.',
      'Hemos recibido los facturas.': 'Hemos recibido las facturas.',
      'Compró unas libros.': 'Compró unos libros.',
      'Llegué y los mesas estaban vacías.': 'Llegué y las mesas estaban vacías.',
    },
    [
      'El internauta preguntó por el base.',
      'El agua está fría.',
      'La compra mañana.',
      'El arte moderno.',
      'Los lunes no abre.',
      'La orden y el orden.',
    ],
  ),
  createRule(
    'number-noun',
    PLURAL_WORD,
    ({ lower, text, before, after, opensSentence }) => {
      const noun = after();
      if (
        (text !== lower && !opensSentence) ||
        noun.text !== noun.lower ||
        !can(noun, FEATURE.noun) ||
        !can(noun, FEATURE.singular) ||
        can(noun, FEATURE.plural)
      )
        return undefined;
      if (can(noun, FEATURE.adjective | FEATURE.infinitive | FEATURE.participle) || isOnlyFinite(noun) || NUMBER.test(noun.lower)) return undefined;
      if (isFiniteVerb(noun) && !isPreposition(after(2)) && !isClauseEnd(after(2)) && !isOnlyFinite(after(2))) return undefined;
      if (
        /^(?:las?|los|su|años|página|capítulo|número|artículo|siglo|día|planta|y)$/.test(before().lower) &&
        !/^(?:treinta|cuarenta|cincuenta|sesenta|setenta|ochenta|noventa)$/.test(before(2).lower)
      )
        return undefined;
      // "Otros treinta" counts, and "entre otros café" does not.
      if (
        /^(?:por|mil|millón|tarde|mañana|noche|medio|media|parte|norte|sur|este|oeste|gente|frente|cada|junto|bajo|vía|rumbo)$/.test(noun.lower) ||
        MONTHS.test(noun.lower)
      )
        return undefined;
      if (
        /(?:o|a)s$/.test(lower) &&
        !/^(?:dos|tres|sus|mis|tus)$/.test(lower) &&
        can(noun, lower.endsWith('as') ? FEATURE.masculine : FEATURE.feminine)
      )
        return undefined;
      const plural = pluralizeNoun(noun.lower);
      return plural ? { from: 1, to: 1, replacements: [plural], confidence: 'medium' } : undefined;
    },
    {
      'Mi abuela tiene noventa y dos año.': 'Mi abuela tiene noventa y dos años.',
      'Compré tres camisa en el mercado.': 'Compré tres camisas en el mercado.',
      'Vinieron muchos vecino a la reunión.': 'Vinieron muchos vecinos a la reunión.',
      'Mis padre viven en Sevilla.': 'Mis padres viven en Sevilla.',
    },
    ['Nació el dos enero.', 'Tiene dos hijos.', 'Muchos trabajan aquí.', 'Los otros miran.', 'Son las dos tarde o temprano.'],
  ),
  createRule(
    'enough-plural',
    /^bastante$/,
    ({ before, after }) => {
      const noun = after();
      const isMany = can(noun, FEATURE.noun) && can(noun, FEATURE.plural) && !can(noun, FEATURE.singular | FEATURE.adjective | FEATURE.participle);
      // "Unas declaraciones bastante polémicas" describes.
      const describes = can(before(), FEATURE.noun) && !isFiniteVerb(before());
      return isMany && !describes && !isOnlyFinite(noun) && !BE.test(before().lower) && !/^(?:ser|estar|parecer|resultar)$/.test(before().lower)
        ? 'bastantes'
        : undefined;
    },
    { 'Vinieron bastante personas.': 'Vinieron bastantes personas.' },
    ['Suelen ser bastante inestables.', 'Son bastante mejores.', 'Hay bastante agua.', 'Bastantes personas vinieron.'],
  ),
  createRule(
    'feminine-el',
    /^(?:la|una|mucho|poco|tanto|demasiado)$/,
    ({ lower, before, after }) => {
      const noun = after();
      if (lower === 'poco' && before().lower === 'un') return undefined;
      if (lower.endsWith('o')) return EL_BEFORE.test(noun.lower) && !isOnlyFinite(noun) ? lower.replace(/o$/, 'a') : undefined;
      if (!EL_BEFORE.test(noun.lower) || noun.text !== noun.lower) return undefined;
      return isFiniteVerb(noun) && noun.lower !== 'agua' && !can(noun, FEATURE.noun) ? undefined : lower === 'la' ? 'el' : 'un';
    },
    {
      'La agua está muy fría.': 'El agua está muy fría.',
      'Vi una águila.': 'Vi un águila.',
      'Tengo mucho hambre.': 'Tengo mucha hambre.',
      'La aula es pequeña.': 'El aula es pequeña.',
    },
    ['Las aguas bajan.', 'Esta agua es buena.', 'La alta montaña.', 'Vive en La Haya.'],
  ),
  createRule(
    'noun-adjective',
    /\p{L}{3,}/u,
    (place) => {
      const { before, after } = place;
      const shown = readAdjective(place);
      const noun = before();
      // "La reunión duro tres horas" lacks its verb.
      if (isVerbTwin(place)) return undefined;
      const wanted = readNoun(noun);
      const determiner = readDeterminer(before(2).lower);
      if (!shown || !wanted || isSame(shown, wanted) || isVerbHere(place) || isTime(noun) || noun.lower === 'vez') return undefined;
      if (can(noun, FEATURE.adjective | FEATURE.participle | FEATURE.infinitive) || (isFiniteVerb(noun) && !determiner)) return undefined;
      if (!determiner && !/^(?:una?|much[oa]s|su|sus|mi|mis)$/.test(before(2).lower)) return undefined;
      // "Del país apoyada por" belongs to a noun before the country.
      if (isParticiple(place) && /^(?:del?|al)$/.test(before(2).lower) && /^(?:por|a|de|con|en)$/.test(after().lower)) return undefined;
      if (/^\p{Lu}/u.test(place.text)) return undefined;
      if (determiner && (determiner.isPlural !== wanted.isPlural || (determiner.isFeminine !== wanted.isFeminine && !STRESSED_A.test(noun.lower))))
        return undefined;
      if (shown.isPlural && !wanted.isPlural) return undefined;
      const nextNoun = readNoun(after());
      if ((nextNoun && isSame(nextNoun, shown)) || /^(?:y|e|o|u)$/.test(after().lower) || can(after(), FEATURE.name)) return undefined;
      if (/^(?:de|con|en|para|sin|por|del|al|a)$/.test(before(3).lower) && hasOtherNoun(place, 4, shown)) return undefined;
      if (/^(?:como|se|de|ha|han|he|había)$/.test(before(3).lower) && isParticiple(place)) return undefined;
      const fixed = agree(place.lower, wanted);
      return fixed ? { replacements: [fixed], confidence: isPreposition(before(3)) || before(3).lower === 'y' ? 'medium' : 'high' } : undefined;
    },
    {
      'Compramos una mesa redondo.': 'Compramos una mesa redonda.',
      'Las empresas pequeños crecen.': 'Las empresas pequeñas crecen.',
      'Los coches nuevo son caros.': 'Los coches nuevos son caros.',
      'El alma humano es un misterio.': 'El alma humana es un misterio.',
    },
    [
      'La rebelión del este del país apoyada por tropas.',
      'El centro Santa Macrina.',
      'No defendió la portería justo en el final.',
      'Una mesa de hierro redonda.',
      'El agua limpia.',
      'La puerta medio abierta.',
      'La clase media.',
      'Pide un vaso de agua frío.',
      'Tenía la cara y el pelo rojos.',
    ],
  ),
  createRule(
    'subject-attribute',
    /\p{L}{3,}/u,
    (place) => {
      const { before } = place;
      const degrees = DEGREE.test(before().lower) ? 1 : 0;
      const verb = before(1 + degrees);
      if (
        !BE.test(verb.lower) &&
        !(isParticiple(verb) && /^(?:ha|han|había|habían)$/.test(before(2 + degrees).lower) && /^(?:sido|estado|quedado)$/.test(verb.lower))
      )
        return undefined;
      const shown = readAdjective(place);
      if (
        !shown ||
        isVerbHere(place) ||
        (can(place, FEATURE.noun) && !can(place, FEATURE.participle) && degrees === 0 && !/^(?:está|están|estaba|estaban)$/.test(verb.lower))
      )
        return undefined;
      const beforeVerb = 1 + degrees + (BE.test(verb.lower) ? 0 : 1);
      const shifted: Context = { ...place, before: (steps = 1) => before(steps + beforeVerb) };
      const subject = findSubject(shifted);
      const wanted = subject && readNoun(subject.noun);
      if (
        !wanted ||
        /^(?:resto|mayoría|mitad|parte|serie|grupo|víctima|persona|minoría)$/.test(subject.noun.lower) ||
        isSame(shown, wanted) ||
        hasConjunction(shifted, subject.steps)
      )
        return undefined;
      const fixed = agree(place.lower, wanted);
      return fixed ? { replacements: [fixed], confidence: subject.steps === 1 ? 'high' : 'medium' } : undefined;
    },
    {
      'La casa fue construido en 1950.': 'La casa fue construida en 1950.',
      'Las manzanas están muy maduros.': 'Las manzanas están muy maduras.',
      'Las camisas que vendes son muy baratos.': 'Las camisas que vendes son muy baratas.',
    },
    [
      'El resto fueron detenidos ayer.',
      'La casa fue construida ayer.',
      'El agua está fría.',
      'La idea es bueno o malo, según se mire.',
      'Lo importante es estar sano.',
    ],
  ),
];

/** Returns whether an adjective is more likely a verb here: "humano" could be of "humanar", which nobody says. */
function isVerbHere(place: SpanishToken): boolean {
  const isFirstOnly = (place.features & FINITE) === FEATURE.firstSingular && place.lower.endsWith('o');
  return isFiniteVerb(place) && !isFirstOnly;
}

function hasConjunction({ before }: Context, steps: number): boolean {
  for (let at = 1; at < steps; at++) if (/^(?:y|e|o|u)$/.test(before(at).lower)) return true;
  return false;
}

/** Returns whether the words around "la factura" show that it is no pronoun with a verb: it opens the sentence and a verb follows. */
function isInNounPhrase(before: SpanishToken, next: SpanishToken): boolean {
  return (
    (before.text === '' || /^[.!?,]$/.test(before.text) || /^(?:y|pero|porque)$/.test(before.lower) || isOnlyFinite(before)) &&
    (isOnlyFinite(next) || isPreposition(next) || (isOnlyFinite(before) && isClauseEnd(next)))
  );
}
