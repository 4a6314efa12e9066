import type { OpenIndex } from '../index/openChatIndex.ts';
import type { BuiltInAnswer } from '../types/builtInAnswer.ts';
import { classifyDocumentQuestion, type Things } from './classify/classifyDocumentQuestion.ts';
import type { ThingKind } from './classify/thingKinds.ts';
import type { Item } from './structure/item.ts';
import { findSectionItems } from './structure/sectionItems.ts';
import { findSections } from './structure/sections.ts';
import { findTables } from './structure/tables.ts';
import { answerWithSummary } from './summary/answerWithSummary.ts';
import { composeList } from './things/composeList.ts';
import { countMentions } from './things/countMentions.ts';
import { findThings, selectItems } from './things/findThings.ts';
import {
  findAnnouncedThings,
  findThingsByLabel,
  findThingsInSection,
  findThingsInSentences,
  findThingsInTable,
  type Listed,
} from './things/genericThings.ts';

/** How well a title must name what is asked for, when the question may as well be about one place of the document. */
const CLOSE_TITLE = 0.6;
const ANY_TITLE = 0;
/** Kinds that a document gathers under a title of their name, if it has them at all. */
const STATED_IN_SENTENCES = new Set<ThingKind>([
  'requirements',
  'prohibitions',
  'permissions',
  'definitions',
  'findings',
  'recommendations',
  'goals',
  'limitations',
  'risks',
  'decisions',
  'conclusions',
  'steps',
]);
const NAMES_KIND_TOO =
  /^(?:e|mail|e?mail|addres|phone|telephon|number|web|site|websit|monei|money|sum|name|due|date|link|term|line|key|kei|import|euro|dollar|electron|correo|dinero)/;
const KINDS_OF_TWO_WORDS = new Set<ThingKind>([
  'emails',
  'phones',
  'links',
  'amounts',
  'deadlines',
  'people',
  'organisations',
  'definitions',
  'dates',
  'items',
]);
/** Kinds that are better known by a column of their name than by how they are written. */
const MAY_BE_GROUPED = new Set<ThingKind>(['attendees', 'items']);
const COUNTED_BY_SIZE = new Set<ThingKind>(['pages', 'words', 'sentences', 'paragraphs']);
/** Statements are no things that could be counted. */
const UNCOUNTABLE = new Set<ThingKind>([...STATED_IN_SENTENCES].filter((kind) => kind !== 'steps'));

/** Returns the answer to a question that no single passage answers: a summary, a list of all there are, or how many. Nothing if it is another question. */
export function answerDocumentQuestion(index: OpenIndex, question: string): BuiltInAnswer | undefined {
  const request = classifyDocumentQuestion(question, index.language);
  if (!request) return undefined;
  if (request.asks === 'summary') return answerWithSummary(index, request);
  if (request.asks === 'mentions') return countMentions(index, request.phrase);
  const { things, isCertain } = request;
  if (request.asks === 'count' && isStatedNumber(things, question)) return undefined;
  if (request.asks === 'list') {
    const listed = findFirst(isCertain ? listFinds(things) : listCloseFinds(things), index, things);
    return listed && composeList(index, listed.items, { code: 'listed', count: listed.items.length });
  }
  return isCertain
    ? (answerWithSize(index, things) ?? answerWithCount(index, findFirst(listCountedFinds(things), index, things)))
    : answerWithCount(index, findInTable(index, addSynonym(things)));
}

const GROUPS = /^(?:staff|employee|employe|member|empleado|miembro)/;

/** Returns whether a question asks for the number of a group, such as employees, which a document states and whose members it need not name. */
function isStatedNumber({ kind, noun }: Things, question: string): boolean {
  return kind === 'attendees' && GROUPS.test(noun) && !/\b(?:mentioned|named|listed|signed|attended|present)\b/i.test(question);
}

/** Where things of a question may be found: one step of a chain whose first find is the answer. */
type Find = (index: OpenIndex, things: Things) => Listed | undefined;

const findInTable: Find = (index, things) => findThingsInTable(index, findTables(index), things);
const findInSection: Find = (index, things) => findThingsInSection(index, findSections(index), things, ANY_TITLE);
const findInCloseSection: Find = (index, things) => findThingsInSection(index, findSections(index), things, CLOSE_TITLE);
const findByKind: Find = (index, things) => things.kind && findAllOfKind(index, things.kind, things);
const findCountedByKind: Find = (index, things) => things.kind && findAllOfKind(index, things.kind, things, true);

/** Lists where to find everything, from what the document itself holds together to single sentences. */
function listFinds({ kind, terms }: Things): Find[] {
  const isGrouped = kind && (MAY_BE_GROUPED.has(kind) || (kind === 'sections' && terms.length > 1));
  const grouped = isGrouped ? [findInTable, findInSection] : [];
  if (kind && !STATED_IN_SENTENCES.has(kind)) return [...grouped, findByKind, findInTable, findInCloseSection];
  return [...grouped, findInTable, findInSection, findThingsByLabel, findAnnouncedThings, findByKind, findThingsInSentences];
}

/** Lists where to find what the document holds together under just this name. */
function listCloseFinds({ kind }: Things): Find[] {
  return [findInCloseSection, findInTable, ...(kind === 'steps' ? [findStepsTo] : [])];
}

/** Lists where to find what can be counted. */
function listCountedFinds({ kind }: Things): Find[] {
  const grouped = kind && MAY_BE_GROUPED.has(kind) ? [findInTable] : [];
  const named = kind && !UNCOUNTABLE.has(kind) ? [findCountedByKind] : [];
  return [...grouped, ...named, findInTable, findInCloseSection, findThingsByLabel, findAnnouncedThings];
}

function findFirst(finds: readonly Find[], index: OpenIndex, things: Things): Listed | undefined {
  for (const find of finds) {
    const found = find(index, things);
    if (found) return found;
  }
  return undefined;
}

/** Finds the steps below a title that names their result. */
function findStepsTo(index: OpenIndex, { noun, terms }: Things): Listed | undefined {
  const others = terms.filter((term) => term !== noun);
  const section = findSections(index).find((each) => !each.isTitle && others.every((term) => each.terms.includes(term)));
  if (others.length === 0 || !section) return undefined;
  const { items, by } = findSectionItems(index, section);
  return by === 'items' || by === 'labels' ? { items, isCountable: true } : undefined;
}

function findAllOfKind(index: OpenIndex, kind: ThingKind, { noun, terms }: Things, isCount = false): Listed | undefined {
  const others = terms.filter((term) => term !== noun && !namesKind(kind, term));
  // Of a part of the document, if a title names the rest of the question.
  const part = others.length > 0 ? findSections(index).find((section) => others.every((term) => section.terms.includes(term))) : undefined;
  const all = findThings(index, kind, part);
  const some = part ? all : selectItems(index, all, others);
  const items = kind === 'sections' ? selectRank(some, noun) : some;
  if (items.length === 0 || (isCount && others.length > 0)) return undefined;
  return { items, isCountable: true };
}

/** Selects the sections that have the noun in their title ("Article 4"), or else the top level (4, not 4.1). */
function selectRank(sections: Item[], noun: string): Item[] {
  const named = sections.filter(({ text }) => text.toLowerCase().startsWith(noun.slice(0, -1)) && /^\p{L}+\s+[\dIVX]+/u.test(text));
  return named.length > 0 ? named : sections.filter(({ text }) => !/^\d+\.\d+/.test(text));
}

/** Returns whether a term is part of the name of a kind: "e-mail addresses", "phone numbers". */
function namesKind(kind: ThingKind, term: string): boolean {
  return NAMES_KIND_TOO.test(term) && KINDS_OF_TWO_WORDS.has(kind);
}

function answerWithCount(index: OpenIndex, listed: Listed | undefined): BuiltInAnswer | undefined {
  if (!listed?.isCountable) return undefined;
  return composeList(index, listed.items, { code: 'counted', count: listed.items.length });
}

function addSynonym(things: Things): Things {
  return things.terms.length > 1 ? things : { ...things, noun: '' };
}

/** Returns how large the document is. Nothing is quoted for that but its first words. */
function answerWithSize(index: OpenIndex, { kind, terms }: Things): BuiltInAnswer | undefined {
  if (!kind || !COUNTED_BY_SIZE.has(kind) || terms.length > 1) return undefined;
  const { text, pages, sentences, paragraphs } = index;
  const bodyParagraphs = paragraphs.filter(({ kind: is }) => is === 'text' || is === 'listItem');
  const count = { pages: pages.length, words: text.match(/\S+/g)?.length ?? 0, sentences: sentences.length, paragraphs: bodyParagraphs.length }[
    kind as 'pages'
  ];
  return { ...composeList(index, [], { code: 'counted', count }), isList: false };
}
