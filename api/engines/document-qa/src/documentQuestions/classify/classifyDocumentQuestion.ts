import { isStopWord } from '@sheaf/language/lexicon/stopWords';
import { normalizeComparableTerm } from '@sheaf/language/terms/comparableTerms';
import { findSearchWords } from '@sheaf/language/tokens/searchWords';
import { readSmallNumber } from '../../answer/smallNumbers.ts';
import { findThingKind, type ThingKind } from './thingKinds.ts';

/** A question that only the whole document answers. */
export type DocumentQuestion =
  | { asks: 'summary'; isShort: boolean; sentences?: number | undefined; pages?: { from: number; to: number }; about: string[] }
  | { asks: 'list' | 'count'; things: Things; isCertain: boolean }
  | { asks: 'mentions'; phrase: string };

/** What is to be listed. */
export interface Things {
  kind: ThingKind | undefined;
  /** The stem of the noun itself, such as "risk". */
  noun: string;
  /** Stems of everything the question says of them, the noun among them, as in "risks of the pilot". */
  terms: string[];
}

const POLITE =
  /^(?:(?:please|could you|can you|would you|will you|i (?:want|need|would like)(?: you)?(?: to)?|hi|hello|hey|por favor|puedes|podrías|me puedes)[\s,]+)+/i;
const SUMMARY =
  /\b(?:summar(?:y|ies|i[sz]e[ds]?|i[sz]ing)|sum (?:it |this |the \w+ )?up|tl;?dr|main (?:points?|ideas?|topics?|messages?)|key (?:points?|takeaways?|messages?|ideas?)|takeaways|overview|gist|in a nutshell|short version|in short|the long and short|bottom line|boil (?:it|this) down|resum\p{L}{2,6}|resume|resúmeme|resumen|resumir|puntos (?:principales|clave)|ideas principales|key facts|datos clave|zusammenfass(?:en|ung|e)?|zusammengefasst|kurzfassung|überblick|vistazo general|hauptpunkte|eli5)\b|\bfass(?:e|en)?\b.*\bzusammen\b|\bworum geht(?:['’]?s)?\b|\bwhat(?:['’]?s| is) in (?:this|these|here|it)\b|^explain (?:it|this|everything|(?:this|the) (?:document|contract|report|text|file))(?: to me)?(?: like| as if| simply| in (?:simple|plain)|$)|\blike i(?:'| a)m (?:five|5|a child)\b|\bwhat(?: is|['’]?s) (?:this|that|the|it) ?(?:\w+ ){0,2}(?:all )?about\b|\bwhat(?: is|['’]?s| does)\b.{0,12}\b(?:in here|in it|in this|it (?:all )?say)$|\b(?:most important|main) (?:things?|bits?|parts?|facts?|information)\b|\bquick rundown\b|(?<!\p{L})das wichtigste(?!\p{L})|(?<!\p{L})lo (?:más )?(?:importante|esencial)(?!\p{L})|¿?de qué (?:trata|va|habla)\b|^(?:so |and )?what(?:['’]?s| is) (?:this|it)(?: (?:document|pdf|file|thing))?$|^qué es (?:esto|este (?:documento|pdf|archivo))$|^was ist (?:das|dies)(?: (?:hier|für ein (?:dokument|pdf|text)))?$/iu;
/** Things that have a summary of their own are asked for like any other. */
const ABOUT_SUMMARY = /\b(?:what|who|which|where|when) (?:does|did|is|are|do) the (?:summary|overview|abstract)\b/i;
const PART =
  /^(?:version|bottom|lines?|rules|terms|sections?|chapters?|parts?|secci[oó]n|cap[ií]tulo|apartado|sentences?|words?|points?|bullet|paragraphs?|frases?|\d+|one|two|three|four|five|minute|simple|plain|terms|english|few|couple|some|short|brief|briefly|explain|child|children|kids?|year|old|am|im|like|simply|pocas?|pocos?|palabras?|breve|brevemente|niñ[oa]s?|kurze?[rns]?|bitte|mal|bitteschön|please|pls|thanks|kindly|keep|tell|just|quickly|ganz|cort[oa]s?|cortit[oa]|rápido|favor|satz|sätze|sätzen|wenigen|mir|stichpunkte[n]?|facts?|datos?|clave|hazme|haz|me)$/i;
/** "This newsletter" is the document itself. */
const THIS_DOCUMENT = /\b(?:this|these)\s\p{L}+|(?<!\p{L})(?:este|esta|diese[rsnm]?)\s\p{L}+/giu;
const SHORT =
  /\b(?:short|zusammengefasst|resumes|resumas|bottom line|brief(?:ly)?|quick|one paragraph|few (?:words|sentences)|nutshell|tl;?dr|gist|breve(?:mente)?|cort[oa]|poc[ao]s (?:frases|palabras)|kurz|wenigen)\b/i;
const SENTENCE_COUNT =
  /(?<!\p{L})(\d{1,2}|\p{L}{2,9}) (?:short |simple |main |key )?(?:sentences?|(?:bullet )?points?|bullets|lines?|frases?|puntos?|líneas?|sätze[n]?|stichpunkte[n]?|punkte[n]?)(?!\p{L})/giu;
const MAX_SENTENCES = 20;
const PAGES = /\bp(?:ages?|áginas?|\.)\s*(\d+)(?:\s*(?:-|–|to|and|a|y)\s*(\d+))?/i;

const LIST =
  /^(?:list(?: out)?|enumerate|name|identify|extract|collect|find|show(?: me)?|tell me|give(?: me)?|write down|mention|state|provide|what are all|which are all|who are all|lista|listar|enumera|nombra|menciona|indica|dame|muéstrame|extrae|encuentra)\b/i;
const WHO =
  /^(?:who|qui[eé]n(?:es)?) (?:all )?(?:(?:is|are|was|were|se|son) )?(?:all )?(?:the people )?(?:mentioned|named|listed|involved|menciona[ns]?|mencionad[oa]s|aparecen?)\b/i;
const IS_ALL = /\b(?:all|every|each|a (?:full |complete )?list|the (?:full |complete )?list|list|enumerate|lista|listar|enumera|todos|todas|cada)\b/i;
const COUNT = /\b(?:how many|the (?:total )?number of|count (?:all )?(?:the )?|cu[aá]nt[oa]s|el número de)\s*(.*)$/i;
const TIMES =
  /\bhow (?:many times|often) (?:is|are|does|do|was|were)?\s*(?:the (?:word|term|name|phrase)s?\s*)?["“'«]?(.+?)["”'»]?\s*(?:mentioned|named|used|appears?|occurs?|said|written|found|cited)\b/i;
const WEAK_LIST =
  /^(?:(?:what|who|cu[aá]les|qui[eé]nes)\s+(?:are|were|son|fueron)\b|which\b(?!\s+(?:is|was)\b)|what\b(?=.*\b(?:mentioned|named|listed|covered|discussed|addressed|included|described|are there|needed|required|(?:are|were) (?:made|taken|given|set|agreed)|does (?:this|the|it)|do you)\b)|qu[eé](?=\s.*\b(?:hay|mencionan|aparecen)\b))\s*(.*)$/i;

/** Words that end the name of the things and begin what is said of them. */
const BREAK =
  /^(?:mentioned|named|listed|described|given|contained|included|found|discussed|cited|stated|shown|in|of|from|that|which|who|are|is|have|has|had|does|do|did|with|for|on|at|by|there|were|was|to|used|needed|required|must|can|should|will|about|between|during|under|within|de|del|que|en|hay|tiene|son|se|para|con|mencionad[oa]s)$/;
/** Words about the question and the document itself. */
const FRAME = new Set(
  'all every each list lists full complete whole entire total number document documents text report article paper page file pdf handbook contract agreement book chapter manual letter mention mentioned name named describe described give given contain contained contains include included includes find found discuss discussed cite cited state stated show shown there here exist exists used different various main key important major principal primary define defined explained most cover covers covered addressed made make taken take agreed invoice receipt plan minutes policy guide presentation brochure statement form cv factura acta guía clave principales importantes son documento texto informe artículo articulo contrato libro todos todas cada menciona mencionan mencionados mencionadas tiene contiene aparecen aparece lista brief schreiben dokument vertrag bericht policy notice carta brochure leaflet payslip bill sheet programme timetable syllabus offer'.split(
    ' ',
  ),
);

/** What a document has as such, whatever it is about. */
const DOCUMENT_PARTS = new Set<ThingKind>(['pages', 'words', 'sentences', 'paragraphs', 'sections', 'tables', 'figures', 'references', 'notes']);

/** Returns what a question asks of the whole document; nothing if one place in it may answer. */
export function classifyDocumentQuestion(question: string, language: string): DocumentQuestion | undefined {
  const text = question
    .trim()
    .replace(POLITE, '')
    .replace(/^[¿¡\s]+|[?!.\s]+$/g, '');
  const times = TIMES.exec(text)?.[1]?.trim();
  if (times) return { asks: 'mentions', phrase: times };
  const count = COUNT.exec(text)?.[1];
  if (count !== undefined) return readCountRequest(count, language);
  if (SUMMARY.test(text) && !ABOUT_SUMMARY.test(text)) return readSummaryRequest(text, language);
  if (LIST.test(text) || /^(?:an? )?(?:full |complete )?list of\b/i.test(text)) {
    const things = findThings(text.replace(LIST, ''), language);
    return things && (things.kind || IS_ALL.test(text)) ? { asks: 'list', things, isCertain: IS_ALL.test(text) } : undefined;
  }
  if (WHO.test(text)) return { asks: 'list', things: { kind: 'people', noun: 'people', terms: ['people'] }, isCertain: true };
  const weak = WEAK_LIST.exec(text)?.[1];
  const things = weak === undefined ? undefined : findThings(weak, language);
  if (!things || !weak) return undefined;
  const isAboutDocument =
    /\b(?:mentioned|named|listed|are there|were made|were taken|are made|are taken|were agreed|hay|mencionan|aparecen|all|todos|todas)\b/i.test(text);
  return { asks: 'list', things, isCertain: things.kind !== undefined && (isAboutDocument || things.terms.length === 1) };
}

function readSummaryRequest(text: string, language: string): DocumentQuestion {
  const [, from, to] = PAGES.exec(text) ?? [];
  const about = findContentWords(text.replace(SUMMARY, ' ').replace(PAGES, ' ').replace(THIS_DOCUMENT, ' ')).filter(
    (word) => !SUMMARY.test(word) && !SHORT.test(word) && !PART.test(word),
  );
  const pages = from === undefined ? undefined : { from: Number(from), to: Number(to ?? from) };
  return {
    asks: 'summary',
    isShort: SHORT.test(text),
    sentences: readSentenceCount(text),
    about: about.map((word) => normalizeComparableTerm(word, language)),
    ...(pages && { pages }),
  };
}

/** Returns how many sentences or points a question wants, such as "in three sentences". */
function readSentenceCount(question: string): number | undefined {
  const count = [...question.matchAll(SENTENCE_COUNT)].map(([, number = '']) => readSmallNumber(number)).find((each) => each !== undefined);
  return count !== undefined && count > 0 && count <= MAX_SENTENCES ? count : undefined;
}

function readCountRequest(rest: string, language: string): DocumentQuestion | undefined {
  const things = findThings(rest, language);
  if (!things) return undefined;
  const isAboutDocument =
    /\b(?:are there|there are|mentioned|listed|named|hay|mencionan|aparecen)\b|\b(?:in|on|does|do|has|have|tiene|contiene|en) (?:this|the|it|este|esta|el|la)\b.*\b(?:document|text|report|paper|article|file|pdf|handbook|contract|book|manual|invoice|receipt|minutes|policy|plan|have|contain|mention|list|in total|documento|texto|informe|contrato)\b/i.test(
      rest,
    ) || /\b(?:tiene|contiene) (?:el|la|este|esta) /i.test(rest);
  const isDocumentPart = things.kind !== undefined && DOCUMENT_PARTS.has(things.kind) && things.terms.length === 1;
  return { asks: 'count', things, isCertain: isAboutDocument || isDocumentPart };
}

function findThings(text: string, language: string): Things | undefined {
  const words = text.toLowerCase().match(/[\p{L}\p{N}\p{M}]+(?:['’-][\p{L}\p{N}]+)*/gu) ?? [];
  const start = words.findIndex((word) => !isStopWordPhrase(word) && !FRAME.has(word));
  if (start < 0) return undefined;
  const length = words.slice(start).findIndex((word) => BREAK.test(word));
  const name = length <= 0 ? words.slice(start) : words.slice(start, start + length);
  const headNoun = language === 'es' && name.length > 1 ? name[0] : name.at(-1);
  // "Names of companies", "a table of amounts": what they are of says more.
  const following = words.slice(start + name.length).find((word) => findThingKind(word) !== undefined && findThingKind(word) !== 'people');
  const kind = findThingKind(name.join(' ')) ?? (headNoun === undefined ? undefined : findThingKind(headNoun));
  const isOfThose = /^(?:names?|list|table|nombres?)$/.test(headNoun ?? '') && following !== undefined;
  const noun = isOfThose ? following : headNoun;
  if (noun === undefined) return undefined;
  return {
    kind: isOfThose ? findThingKind(following) : kind,
    noun: findLastStem(noun, language),
    terms: [...new Set(findContentWords(text).map((word) => normalizeComparableTerm(word, language)))],
  };
}

function findContentWords(text: string): string[] {
  return findSearchWords(text)
    .map(({ word }) => word)
    .filter((word) => !isStopWord(word) && !FRAME.has(word));
}

function findLastStem(word: string, language: string): string {
  const parts = findSearchWords(word).map((each) => each.word);
  return normalizeComparableTerm(parts.at(-1) ?? word, language);
}

/** Returns whether all parts of a word are stop words. "E-mail" is none, though its first part is. */
function isStopWordPhrase(text: string): boolean {
  const words = findSearchWords(text);
  return words.every(({ word }) => isStopWord(word));
}
