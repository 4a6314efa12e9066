import { findComparableTerms } from '@sheaf/language/terms/comparableTerms';
import { readOrdinal } from '../answer/smallNumbers.ts';

/** A section or page that a question names. */
export type RequestedPart = { by: 'page'; page: number } | { by: 'number'; number: string } | { by: 'title'; terms: string[]; isWhole?: boolean };

const ORDINAL_WORD = String.raw`\p{L}{5,9}`;
const PART =
  '(?:sections?|clauses?|articles?|chapters?|parts?|paragraphs?|annex|appendix|schedule|item|point|rule|cl[áa]usula|apartado|art[íi]culo|secci[óo]n|cap[íi]tulo|anexo|punto|abschnitt|paragraf|paragraph|artikel|kapitel|anhang|anlage|ziffer|punkt|absatz|regel)';
const NUMBERED = new RegExp(String.raw`(?:§\s*|\b${PART}\s+(?:n(?:o|r|º)\.?\s*)?)(\d+(?:\.\d+)*|[IVX]{1,5}|[A-Za-z])(?![\p{L}\p{N}])`, 'iu');
const ORDINAL_AFTER = new RegExp(String.raw`\b${PART}\s+(${ORDINAL_WORD})(?!\p{L})`, 'iu');
const ORDINAL_BEFORE = new RegExp(String.raw`(?<!\p{L})(${ORDINAL_WORD})\s+${PART}(?!\p{L})`, 'iu');
const PAGE = /(?<!\p{L})(?:page|p\.|página|pág\.|seite|s\.)\s*(\d+)(?!\p{N})/iu;
const NAMED =
  /\b(?:section|clause|chapter|part|paragraph|heading|passage)\s+(?:on|about|called|titled|named|regarding|concerning)\s+(?:the\s+)?["“']?(.+?)["”']?(?:\s+(?:say|says|state|states|mean|contain)s?)?\W*$|\b(?:say|says|said|written|stands?|is|listed|found|state[sd]?)\s+under\s+(?:the\s+heading\s+)?["“']?(.+?)["”']?\W*$|(?:apartado|sección|cláusula|capítulo)\s+(?:sobre|de|del|titulad[oa])\s+(?:la |el |los |las )?["“«]?(.+?)["”»]?\W*$|(?:abschnitt|kapitel|paragraf\p{L}*|teil)\s+(?:über|zu|zur|zum)\s+(?:die |der |das |den )?["„]?(.+?)["“]?\W*$|steht\s+unter\s+["„]?(.+?)["“]?\W*$/iu;
/** "What does it say about repairs?" asks for a section only if one has just that title. */
const ASKS_ABOUT =
  /^\W*(?:and )?what (?:does|do|did) (?:it|this|they|the (?:document|contract|lease|agreement|letter|policy|manual|report|text|section|clause|chapter|paragraph|part)) (?:say|state|mention|tell (?:me|us))(?: (?:anything )?(?:about|on|regarding|concerning))? (?<en>.+?)\W*$|^\W*what (?:does|do) the (?:section|clause|chapter|paragraph|part|bit) (?:about |on )?(?<named>.+?) say\W*$|^\W*what(?:['’]s| is) (?:said|written|stated) about (?<said>.+?)\W*$|^\W*(?:y )?qué dice (?:el (?:documento|contrato|texto|apartado) |la (?:cláusula|carta) )?(?:sobre|acerca de|de) (?<es>.+?)\W*$|^\W*was (?:steht|sagt|regelt)(?: (?:da|drin|dort|die satzung|der vertrag|das dokument|der brief))* (?:über|zu|zum|zur) (?<de>.+?)\W*$/iu;
/** Matches questions about one fact in a part, which do not ask for the whole part. */
const ASKS_ONE_THING =
  /^\W*(?:how|who|whom|whose|when|where|why|is|are|was(?! (?:steht|sagt|regelt|besagt|ist|enthält|heißt|gilt))|were|do|does|did|can|could|may|must|should|will|cu[áa]nt[oa]s?|qui[ée]n|cu[áa]ndo|d[óo]nde|puedo|puede|wie viel|wie hoch|wer|wann|wo|warum|darf|kann|muss|ist|sind)(?!\p{L})/iu;

/** Finds the section or page that a question asks for. */
export function findRequestedPart(question: string, language: string): RequestedPart | undefined {
  if (ASKS_ONE_THING.test(question)) return undefined;
  const page = PAGE.exec(question)?.[1];
  const number = NUMBERED.exec(question)?.[1] ?? findOrdinal(question);
  if (number !== undefined) return { by: 'number', number: number.toUpperCase() };
  if (page !== undefined) return { by: 'page', page: Number(page) };
  const title = NAMED.exec(question)?.slice(1).find(Boolean);
  const terms = title === undefined ? [] : findComparableTerms(title, language);
  if (terms.length > 0) return { by: 'title', terms };
  const about = findComparableTerms(Object.values(ASKS_ABOUT.exec(question)?.groups ?? {}).find(Boolean) ?? '', language);
  return about.length > 0 ? { by: 'title', terms: about, isWhole: true } : undefined;
}

/** Returns the number of a title such as "§ 5 Beiträge", "Annex A: Training" or "Octava. Resolución". */
export function findTitleNumber(title: string): string | undefined {
  const numbered = /^(?:§\s*)?(?:\p{L}{3,}\.?\s+)?(\d+(?:\.\d+)*|[IVX]{1,5}|\p{Lu})(?=[.):–—-]|\s|$)/u.exec(title.trim())?.[1];
  if (numbered !== undefined) return numbered.toUpperCase();
  const [first = '', second = ''] = title.trim().split(/[\s.:)]+/);
  return toNumber(first) ?? toNumber(second);
}

function findOrdinal(question: string): string | undefined {
  return toNumber(ORDINAL_AFTER.exec(question)?.[1] ?? '') ?? toNumber(ORDINAL_BEFORE.exec(question)?.[1] ?? '');
}

function toNumber(word: string): string | undefined {
  return readOrdinal(word)?.toString();
}
