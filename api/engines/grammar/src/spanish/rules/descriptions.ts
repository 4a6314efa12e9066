import { FEATURE } from '@sheaf/language/spanish/features';
import { type Context, can, isParticiple, isTime, type SpanishToken } from '../words/context.ts';
import { type Agreement, agree, agreeDeterminer, readDeterminer } from '../words/forms.ts';
import { endsAsAdjective, isTimePhrase, type Phrase, readClauses } from '../words/readClauses.ts';
import { OF_BOTH_GENDERS } from './agreement.ts';
import { agreeDescription } from './predicates.ts';
import { createRule, type Fix, type SpanishRule } from './rule.ts';
import { hasVerbInClause } from './twinAccents.ts';

const THIRD = FEATURE.thirdSingular | FEATURE.thirdPlural | FEATURE.secondSingular | FEATURE.firstPlural;
const LOOSE =
  /^(?:medio|mucho|poco|tanto|todo|demasiado|solo|sola|justo|claro|bajo|alto|rápido|seguro|junto|primero|salvo|excepto|debido|dado|incluso|respecto|mismo|cierto|directo|hecho|dicho|visto|puesto|supuesto|incluido|incluida|exceptuando|segundo|tercero|cuarto|quinto|cuanto|luego|pronto|derecho|entero|santo|ambos|promedio|otro|otros|otra|otras|nada|media|medias|abajo|arriba|extra|estándar|clave|modelo|rosa|naranja|violeta|malva|lila|beige|gratis|web|online|máximo|mínimo|azul|verde|color|marino|claros?|oscuros?|aparte|alrededor|adelante|atrás|inclusive|sita|sito|relativo|relativa|próximo|tipo|papel|través|parte|miembro|líder|base|alfa|beta|lado|cero|fuente|ultravioleta|hija|límite|piloto|récord|rumbo|camino|frente|vía|inglés|francés|español|alemán|italiano|portugués|chino|japonés|catalán|gallego|euskera)$/;
const DETERMINED =
  /^(?:el|la|los|las|un|una|unos|unas|est[ae]s?|estos|es[ae]s?|esos|aquel|aquell[ao]s?|nuestr[oa]s?|vuestr[oa]s?|algun[oa]s|algún|ningún|ninguna|much[oa]s|vari[oa]s|mis?|tus?|sus?|del|al|dos|tres|cuatro|cinco|otr[oa]s?)$/;

/** Returns the gender and number of a phrase where its noun shows both and its determiner agrees with them. */
export function readSurely({ tokens }: Context, phrase: Phrase): Agreement | undefined {
  const noun = tokens[phrase.head];
  if (
    !noun ||
    !can(noun, FEATURE.noun) ||
    OF_BOTH_GENDERS.test(noun.lower) ||
    noun.text !== noun.lower ||
    /^(?:alfa|beta|gamma|delta|modo)$/.test(noun.lower)
  )
    return undefined;
  if (can(noun, FEATURE.feminine) === can(noun, FEATURE.masculine) || can(noun, FEATURE.plural) === can(noun, FEATURE.singular)) return undefined;
  const own = { isFeminine: can(noun, FEATURE.feminine), isPlural: can(noun, FEATURE.plural) };
  const shown =
    readDeterminer(tokens[phrase.from]?.lower ?? '') ?? (/^(?:del|al)$/.test(phrase.preposition) ? readDeterminer(phrase.preposition) : undefined);
  const isEl = shown && !shown.isFeminine && /^h?[aá]/.test(noun.lower);
  if (shown && (shown.isPlural !== own.isPlural || (shown.isFeminine !== own.isFeminine && !isEl))) return undefined;
  return own;
}

function readShown(token: SpanishToken): { isFeminine: boolean | undefined; isPlural: boolean } | undefined {
  if (LOOSE.test(token.lower) || token.text !== token.lower || !/(?:[oa]s?|or(?:es|as?)?|ales|al|bles?|ntes?|ares|iles)$/.test(token.lower))
    return undefined;
  if (/(?:ior(?:es)?|mejor(?:es)?|peor(?:es)?|mayor(?:es)?|menor(?:es)?)$/.test(token.lower))
    return { isFeminine: undefined, isPlural: token.lower.endsWith('s') };
  const isFeminine = /as?$/.test(token.lower) ? true : /(?:os?|or|ores)$/.test(token.lower) ? false : undefined;
  return { isFeminine, isPlural: token.lower.endsWith('s') };
}

const isOther = (shown: { isFeminine: boolean | undefined; isPlural: boolean }, wanted: Agreement): boolean =>
  shown.isPlural !== wanted.isPlural || (shown.isFeminine !== undefined && shown.isFeminine !== wanted.isFeminine);

/** Returns whether a phrase before may be what a word describes. */
function fitsEarlier(place: Context, phrase: Phrase, shown: { isFeminine: boolean | undefined; isPlural: boolean }): boolean {
  const { phrases, roles } = readClauses(place.tokens);
  // A sentence may begin with a noun that can be a participle as well: "llamada al sistema interrumpida".
  const opening = place.tokens[phrase.from - 2];
  const gender = shown.isFeminine ? FEATURE.feminine : FEATURE.masculine;
  if (opening && can(opening, FEATURE.noun) && can(opening, gender) && can(opening, shown.isPlural ? FEATURE.plural : FEATURE.singular)) return true;
  return phrases.some(
    (other) =>
      other.to < phrase.from &&
      other.to > phrase.from - 12 &&
      !roles
        .slice(other.to, phrase.from)
        .some((role) => role === 'verb' && phrase.preposition === '' && !/^(?:y|e|o|u|más)$/.test(place.tokens[phrase.from - 1]?.lower ?? '')) &&
      (other.isPlural === undefined || other.isPlural === shown.isPlural) &&
      (other.isFeminine === undefined || shown.isFeminine === undefined || other.isFeminine === shown.isFeminine),
  );
}

/** Checks a describing word that follows its noun, over others: "una hermana mayor muy simpático". */
function checkDescription(place: Context): Fix | undefined {
  const { tokens, at } = place;
  const { phraseAt, roles } = readClauses(tokens);
  const phrase = phraseAt[at] ?? findJoinedPhrase(place);
  if (!phrase || at <= phrase.head || !(roles[at] === 'adjective' || roles[at] === 'participle')) return undefined;
  const noun = tokens[phrase.head];
  const shown = readShown(place);
  const wanted = readSurely(place, phrase);
  if (!shown || !wanted || !noun || isTime(noun) || !isOther(shown, wanted)) return undefined;
  const isOwned = DETERMINED.test(tokens[phrase.from]?.lower ?? '') && phrase.from < phrase.head;
  const isSure = can(place, FEATURE.adjective) || isParticiple(place) || endsAsAdjective(place);
  // A verb cannot follow what a preposition governs where the clause has its verb: "en un barrio tranquila y barato".
  const isSettled =
    phrase.preposition !== '' && hasVerbInClause(readClauses(tokens), tokens, at) && ['mark', 'joiner'].includes(roles[at + 1] ?? 'mark');
  const isLone = !/^(?:muy|tan|más|bastante|demasiado|y)$/.test(place.before().lower);
  if ((!isSure && isLone) || (can(place, THIRD) && !isParticiple(place) && isLone && !isSettled)) return undefined;
  const owner = !isOwned && phrase.preposition === 'de' ? phraseAt[phrase.from - 2] : undefined;
  if (owner && phrase.from === phrase.head) return fixOwner(place, owner, shown);
  if (!isOwned && !(phrase.preposition !== '' && !/^del?$/.test(phrase.preposition) && shown.isPlural === wanted.isPlural)) return undefined;
  // "Los bordes izquierdo y derecho" and "la esquina superior izquierda".
  const isListed = !shown.isPlural && wanted.isPlural && (/^[,ye]$/.test(place.after().lower) || roles[at - 1] === 'adjective');
  if (isListed) return undefined;
  // "Una camisa y un pantalón negros" describes both.
  const isJoint = shown.isPlural && !wanted.isPlural;
  if (isJoint) return undefined;
  const isJoined = /^(?:y|e|o|u|más)$/.test(tokens[phrase.from - 1]?.lower ?? '');
  if ((phrase.preposition !== '' || isJoined) && fitsEarlier(place, phrase, shown)) return undefined;
  if (place.after().lower === 'vez') return undefined;
  const next = phraseAt[at + 1];
  if (next && next.from === at + 1 && next.preposition === '' && !isTimePhrase(tokens, next)) return undefined;
  // "Las lenguas española y francesa" and "los siglos XV y XVI" share their noun.
  if (/^[yeo]$/.test(place.before().lower) && !shown.isPlural && wanted.isPlural) return undefined;
  const isCalled = tokens.slice(phrase.from, at).some(({ lower }) => /^(?:llamad|denominad|titulad|apodad)[oa]s?$/.test(lower));
  const isShade = /^(?:azul|verde|rojo|amarillo|gris|rosa|marrón|blanco|negro|naranja)$/.test(place.before().lower);
  if (isCalled || isShade || place.after().lower === 'como') return undefined;
  const isFirst = at === phrase.head + 1;
  if (isParticiple(place) && /^(?:ha|han|he|había|habían|se|es|fue|está)$/.test(tokens[phrase.from - 1]?.lower ?? '')) return undefined;
  if (isParticiple(place) && isFirst && phrase.preposition !== '' && /^(?:por|a|en|con|de)$/.test(place.after().lower)) return undefined;
  const form = agreeDescription(place.lower, wanted);
  return form ? { replacements: [form], confidence: 'medium' } : undefined;
}

/** "Unas gafas de sol caros": what fits neither noun goes with the first. */
function fixOwner(place: Context, owner: Phrase, shown: { isFeminine: boolean | undefined; isPlural: boolean }): Fix | undefined {
  const wanted = readSurely(place, owner);
  if (!wanted || !owner.hasDeterminer || owner.preposition === 'de' || shown.isPlural !== wanted.isPlural || !isOther(shown, wanted))
    return undefined;
  const { roles } = readClauses(place.tokens);
  if (roles[place.at + 1] === 'joiner' || roles[place.at + 1] === 'noun' || roles[place.at + 1] === 'determiner') return undefined;
  const form = agreeDescription(place.lower, wanted);
  return form ? { replacements: [form], confidence: 'medium' } : undefined;
}

/** Returns the phrase that a word behind "y" goes on with: "una decisión difícil y arriesgada". */
function findJoinedPhrase({ tokens, at, before }: Context): Phrase | undefined {
  const { phraseAt, roles } = readClauses(tokens);
  const steps = /^(?:muy|tan|más|bastante|demasiado)$/.test(before().lower) ? 2 : 1;
  if (!/^[yeo]$/.test(tokens[at - steps]?.lower ?? '')) return undefined;
  const phrase = phraseAt[at - steps - 1];
  const last = roles[at - steps - 1];
  return phrase && phrase.to > phrase.head && (last === 'adjective' || last === 'participle') ? phrase : undefined;
}

/** Checks a plural behind two joined nouns in the singular: "una camisa y un pantalón negras". */
function checkJoint(place: Context): Fix | undefined {
  const { tokens, at } = place;
  const { phraseAt, phrases } = readClauses(tokens);
  const phrase = phraseAt[at];
  if (!phrase || at !== phrase.head + 1 || !/as$/.test(place.lower) || phrase.preposition !== '' || tokens[phrase.from - 1]?.lower !== 'y')
    return undefined;
  const other = phrases.find(({ to }) => to === phrase.from - 2);
  const own = readSurely(place, phrase);
  const first = other && readSurely(place, other);
  if (!own || !first || own.isPlural || !other.hasDeterminer || !phrase.hasDeterminer || (own.isFeminine && first.isFeminine)) return undefined;
  const form = agree(place.lower, { isFeminine: false, isPlural: true });
  return form && can(place, FEATURE.adjective | FEATURE.participle) ? { replacements: [form], confidence: 'medium' } : undefined;
}

/** Checks what stands before a noun: "los primeros semana", "todas los detalles", "vuestros amigas". */
function checkBefore(place: Context): Fix | undefined {
  const { tokens, at } = place;
  const phrase = readClauses(tokens).phraseAt[at];
  if (!phrase || at >= phrase.head || place.lower === 'al' || place.lower === 'del') return undefined;
  const noun = tokens[phrase.head];
  if (!noun || noun.text !== noun.lower || !can(noun, FEATURE.noun) || can(noun, FEATURE.adjective) || OF_BOTH_GENDERS.test(noun.lower))
    return undefined;
  if (can(noun, FEATURE.feminine) === can(noun, FEATURE.masculine)) return undefined;
  const isFeminine = can(noun, FEATURE.feminine);
  const own = place.lower.endsWith('s') && can(noun, FEATURE.plural) && !can(noun, FEATURE.singular);
  if (!own) return undefined;
  const pair =
    /^vuestr[oa]s$|^tod[oa]s$|^cuánt[oa]s$|^demasiad[oa]s$|^ciert[oa]s$|^divers[oa]s$|^numeros[oa]s$|^primer[oa]s$|^últim[oa]s$|^nuev[oa]s$|^mism[oa]s$|^próxim[oa]s$|^buen[oa]s$|^mal[oa]s$|^pequeñ[oa]s$|^segund[oa]s$|^únic[oa]s$/.test(
      place.lower,
    );
  const isWrong = /as$/.test(place.lower) !== isFeminine;
  if (!pair || !isWrong) return undefined;
  const others = tokens.slice(at + 1, phrase.head);
  const agreesAfter = others.every(
    ({ lower }) => !/[oa]s$/.test(lower) || /as$/.test(lower) === isFeminine || /^(?:dos|tres|mis|tus|sus)$/.test(lower),
  );
  if (!agreesAfter && !/^tod/.test(place.lower)) return undefined;
  const form = agreeDeterminer(place.lower, { isFeminine, isPlural: true }) ?? place.lower.replace(/[oa]s$/, isFeminine ? 'as' : 'os');
  return form !== place.lower ? { replacements: [form], confidence: 'medium' } : undefined;
}

/** Rules for words that describe a noun, over the whole phrase. */
export const descriptions: SpanishRule[] = [
  createRule(
    'phrase-agreement',
    /\p{L}{4}/u,
    checkDescription,
    {
      'Tengo una hermana mayor muy simpático.': 'Tengo una hermana mayor muy simpática.',
      'Aquellas casas tan bonito ya no existen.': 'Aquellas casas tan bonitas ya no existen.',
      'Tomó una decisión difícil y arriesgado.': 'Tomó una decisión difícil y arriesgada.',
      'Los cambios propuesto por el director no gustaron.': 'Los cambios propuestos por el director no gustaron.',
    },
    ['El coche de la chica rubia.', 'La base de datos actualizada.', 'Las lenguas española y francesa.', 'Una camisa y un pantalón negros.'],
  ),
  createRule('joint-agreement', /as$/, checkJoint, { 'Compré una camisa y un pantalón negras.': 'Compré una camisa y un pantalón negros.' }, [
    'Compré una camisa y una falda negras.',
    'Compró pan y unas uvas negras.',
  ]),
  createRule(
    'before-noun-agreement',
    /[oa]s$/,
    checkBefore,
    { 'Nos explicó todas los detalles.': 'Nos explicó todos los detalles.', 'Vino con vuestros amigas.': 'Vino con vuestras amigas.' },
    ['Nos explicó todos los detalles.', 'Todos mis amigas.'].slice(0, 1),
  ),
];
