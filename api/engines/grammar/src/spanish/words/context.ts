import { FEATURE, FINITE } from '@sheaf/language/spanish/features';
import type { Token } from '@sheaf/language/tokens/tokenize';
import { findFeatures } from './spanishWords.ts';

/** A token with what it can be. A word that is not known can be nothing. */
export interface SpanishToken extends Token {
  features: number;
  isKnown: boolean;
  opensSentence: boolean;
}

const BLANK: SpanishToken = {
  text: '',
  lower: '',
  start: 0,
  end: 0,
  kind: 'mark',
  isSpaced: false,
  isGlued: false,
  features: 0,
  isKnown: false,
  opensSentence: false,
};
const SENTENCE_END = /^[.!?…]$/;
const OPENING = /^[«"“‘'([¿¡—–-]$/;
const ABBREVIATION =
  /^(?:sra?|sres|dra?|dres|dña?|d|uds?|vds?|núm|nº|n|art|pág|págs|tel|ej|etc|av|avda|c|ctra|prof|profa|lic|ing|arq|gral|cap|fig|vol|ed|aprox|máx|mín|dto|admón|depto|s|ss|st|sta|sto|p|pp|vs|cf|\p{L})$/iu;

/** Reads what each token of a passage can be, and which ones open a sentence. */
export function readSpanishTokens(tokens: readonly Token[]): SpanishToken[] {
  let opens = true;
  return tokens.map((token, at) => {
    const features = token.kind === 'word' ? findFeatures(token.text) : undefined;
    const read = { ...token, features: features ?? 0, isKnown: features !== undefined, opensSentence: opens };
    if (SENTENCE_END.test(token.text)) opens = !(token.text === '.' && ABBREVIATION.test(tokens[at - 1]?.text ?? ''));
    else if (!OPENING.test(token.text)) opens = false;
    return read;
  });
}

/** A place among tokens, with its neighbours. Beyond the ends there are blank ones. */
export interface Context extends SpanishToken {
  tokens: readonly SpanishToken[];
  at: number;
  before(steps?: number): SpanishToken;
  after(steps?: number): SpanishToken;
}

export function readContext(tokens: readonly SpanishToken[], at: number): Context {
  const near = (steps: number) => tokens[at + steps] ?? BLANK;
  return { ...near(0), tokens, at, before: (steps = 1) => near(-steps), after: (steps = 1) => near(steps) };
}

export const can = ({ features }: SpanishToken, feature: number): boolean => (features & feature) !== 0;
export const isFiniteVerb = (token: SpanishToken): boolean => can(token, FINITE);
/** Returns whether a word is a finite verb and nothing else. */
export const isOnlyFinite = (token: SpanishToken): boolean =>
  isFiniteVerb(token) && !can(token, FEATURE.noun | FEATURE.adjective | FEATURE.infinitive | FEATURE.participle);
export const isParticiple = (token: SpanishToken): boolean =>
  can(token, FEATURE.participle) ||
  /^(?:estado|sido|ido|tenido|habido|podido|hecho|dicho|visto|puesto|escrito|abierto|cubierto|descubierto|muerto|roto|vuelto|devuelto|resuelto|impreso|frito|previsto|propuesto|dispuesto|compuesto|supuesto|expuesto|deshecho|inscrito|descrito)$/.test(
    token.lower,
  );
export const isInfinitive = (token: SpanishToken): boolean =>
  can(token, FEATURE.infinitive) || /[aeií]r(?:me|te|se|nos|os|l[aeo]s?)$/.test(token.lower);
export const isClauseEnd = ({ text, kind }: SpanishToken): boolean => kind === 'mark' && /^[.,;:!?…)»"”]?$/.test(text);
/** Whether a word is an adjective or a participle in the plural and nothing of the singular. */
/** Returns whether a noun is feminine; undefined where it has both genders or none. */
export function isFeminineNoun(noun: SpanishToken): boolean | undefined {
  const mayBe = can(noun, FEATURE.feminine);
  return mayBe === can(noun, FEATURE.masculine) ? undefined : mayBe;
}
export const isPluralAttribute = (token: SpanishToken): boolean =>
  (can(token, FEATURE.adjective) || isParticiple(token)) && can(token, FEATURE.plural) && !can(token, FEATURE.singular);
export const isPronoun = ({ lower }: SpanishToken): boolean => /^(?:me|te|se|nos|os|l[aeo]s?)$/.test(lower);
export const isPreposition = ({ lower }: SpanishToken): boolean =>
  /^(?:a|ante|bajo|con|contra|de|desde|en|entre|hacia|hasta|para|por|según|sin|sobre|tras|durante|mediante|del|al)$/.test(lower);
export const isDeterminer = ({ lower }: SpanishToken): boolean =>
  /^(?:el|la|los|las|un|una|unos|unas|mi|mis|tu|tus|su|sus|este|esta|estos|estas|ese|esa|esos|esas|aquel|aquella|aquellos|aquellas|nuestr[oa]s?|vuestr[oa]s?|del|al|cada|algún|ningún|alguna|ninguna|otr[oa]s?|much[oa]s|poc[oa]s|vari[oa]s|tod[oa]s)$/.test(
    lower,
  );
/** Returns whether a word names a time, which may precede a verb without being its subject. */
export const isTime = ({ lower }: SpanishToken): boolean =>
  /^(?:día|días|semanas?|mes|meses|años?|mañanas?|tardes?|noches?|veces|vez|horas?|minutos?|momentos?|lunes|martes|miércoles|jueves|viernes|sábados?|domingos?|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|verano|invierno|otoño|primavera|siglo|rato|fin|final|principio|trimestre|temporada|víspera|madrugada|época)$/.test(
    lower,
  );
/** Returns whether a word is a common given name. */
export const isGivenName = ({ text }: SpanishToken): boolean =>
  /^(?:Juan|José|Luis|Carlos|Pedro|Pablo|Miguel|Javier|Antonio|Manuel|Francisco|David|Daniel|Jorge|Alberto|Sergio|Diego|Andrés|Fernando|Rafael|Ramón|Roberto|Ricardo|Eduardo|Enrique|Alejandro|Álvaro|Óscar|Raúl|Rubén|Tomás|Jaime|Mario|Marcos|Hugo|Lucas|Martín|Mateo|María|Ana|Carmen|Laura|Marta|Lucía|Paula|Elena|Isabel|Cristina|Sara|Raquel|Beatriz|Patricia|Sofía|Julia|Clara|Alba|Irene|Teresa|Rosa|Silvia|Andrea|Nuria|Claudia|Inés|Eva|Luisa|Daniela|Valeria|Camila|Gabriela|Natalia|Verónica|Mónica|Alicia|Carla)$/.test(
    text,
  );
