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
const SAID_IN_SENTENCES = new Set<ThingKind>([
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
const MAY_BE_HELD_TOGETHER = new Set<ThingKind>(['attendees', 'items']);
const COUNTED_BY_SIZE = new Set<ThingKind>(['pages', 'words', 'sentences', 'paragraphs']);
/** Statements are no things that could be counted. */
const UNCOUNTABLE = new Set<ThingKind>([...SAID_IN_SENTENCES].filter((kind) => kind !== 'steps'));

/** Returns the answer to a question that no single passage answers: a summary, a list of all there are, or how many. Nothing if it is another question. */
export function answerDocumentQuestion(index: OpenIndex, question: string): BuiltInAnswer | undefined {
  const asked = classifyDocumentQuestion(question, index.language);
  if (!asked) return undefined;
  if (asked.asks === 'summary') return answerWithSummary(index, asked);
  if (asked.asks === 'mentions') return countMentions(index, asked.phrase);
  const { things, isSure } = asked;
  if (asked.asks === 'count' && isStatedNumber(things, question)) return undefined;
  if (asked.asks === 'list') {
    const listed = isSure ? listOf(index, things) : closeListOf(index, things);
    return listed && composeList(index, listed.items, { code: 'listed', count: listed.items.length });
  }
  return isSure
    ? (sizeOf(index, things) ?? countOf(index, countable(index, things)))
    : countOf(index, findThingsInTable(index, findTables(index), withAnother(things)));
}

const GROUPS = /^(?:staff|employee|employe|member|empleado|miembro)/;

/** Returns whether a question asks for the number of a group, such as employees, which a document states and whose members it need not name. */
function isStatedNumber({ kind, noun }: Things, question: string): boolean {
  return kind === 'attendees' && GROUPS.test(noun) && !/\b(?:mentioned|named|listed|signed|attended|present)\b/i.test(question);
}

/** Everything that is found, from what the document itself holds together to single sentences. */
function listOf(index: OpenIndex, things: Things): Listed | undefined {
  const { kind } = things;
  const [tables, sections] = [findTables(index), findSections(index)];
  const isHeld = kind && (MAY_BE_HELD_TOGETHER.has(kind) || (kind === 'sections' && things.terms.length > 1));
  const held = isHeld ? (findThingsInTable(index, tables, things) ?? findThingsInSection(index, sections, things, ANY_TITLE)) : undefined;
  if (held) return held;
  if (kind && !SAID_IN_SENTENCES.has(kind))
    return ofKind(index, kind, things) ?? findThingsInTable(index, tables, things) ?? findThingsInSection(index, sections, things, CLOSE_TITLE);
  return (
    findThingsInTable(index, tables, things) ??
    findThingsInSection(index, sections, things, ANY_TITLE) ??
    findThingsByLabel(index, things) ??
    findAnnouncedThings(index, things) ??
    (kind ? ofKind(index, kind, things) : undefined) ??
    findThingsInSentences(index, things)
  );
}

/** What the document holds together under just this name. */
function closeListOf(index: OpenIndex, things: Things): Listed | undefined {
  return (
    findThingsInSection(index, findSections(index), things, CLOSE_TITLE) ??
    findThingsInTable(index, findTables(index), things) ??
    (things.kind === 'steps' ? stepsTo(index, things) : undefined)
  );
}

/** Steps stand below a title that says what they lead to. */
function stepsTo(index: OpenIndex, { noun, terms }: Things): Listed | undefined {
  const others = terms.filter((term) => term !== noun);
  const section = findSections(index).find((each) => !each.isTitle && others.every((term) => each.terms.includes(term)));
  if (others.length === 0 || !section) return undefined;
  const { items, by } = findSectionItems(index, section);
  return by === 'items' || by === 'labels' ? { items, isCountable: true } : undefined;
}

function countable(index: OpenIndex, things: Things): Listed | undefined {
  const { kind } = things;
  const [tables, sections] = [findTables(index), findSections(index)];
  const held = kind && MAY_BE_HELD_TOGETHER.has(kind) ? findThingsInTable(index, tables, things) : undefined;
  if (held) return held;
  if (kind && !UNCOUNTABLE.has(kind)) {
    const named = ofKind(index, kind, things, true);
    if (named) return named;
  }
  return (
    findThingsInTable(index, tables, things) ??
    findThingsInSection(index, sections, things, CLOSE_TITLE) ??
    findThingsByLabel(index, things) ??
    findAnnouncedThings(index, things)
  );
}

function ofKind(index: OpenIndex, kind: ThingKind, { noun, terms }: Things, isCount = false): Listed | undefined {
  const others = terms.filter((term) => term !== noun && !isOfKind(kind, term));
  // Of a part of the document, if a title names the rest of the question.
  const part = others.length > 0 ? findSections(index).find((section) => others.every((term) => section.terms.includes(term))) : undefined;
  const all = findThings(index, kind, part);
  const some = part ? all : selectItems(index, all, others);
  const items = kind === 'sections' ? ofRank(some, noun) : some;
  if (items.length === 0 || (isCount && others.length > 0)) return undefined;
  return { items, isCountable: true };
}

/** Of sections: those that call themselves so ("Article 4"), or else those that are no part of another (4, not 4.1). */
function ofRank(sections: Item[], noun: string): Item[] {
  const named = sections.filter(({ text }) => text.toLowerCase().startsWith(noun.slice(0, -1)) && /^\p{L}+\s+[\dIVX]+/u.test(text));
  return named.length > 0 ? named : sections.filter(({ text }) => !/^\d+\.\d+/.test(text));
}

/** "E-mail addresses", "amounts of money", "phone numbers": words that name the kind with the noun. */
function isOfKind(kind: ThingKind, term: string): boolean {
  return NAMES_KIND_TOO.test(term) && KINDS_OF_TWO_WORDS.has(kind);
}

function countOf(index: OpenIndex, listed: Listed | undefined): BuiltInAnswer | undefined {
  if (!listed?.isCountable) return undefined;
  return composeList(index, listed.items, { code: 'counted', count: listed.items.length });
}

function withAnother(things: Things): Things {
  return things.terms.length > 1 ? things : { ...things, noun: '' };
}

/** How large the document is. Nothing is quoted for that but its first words. */
function sizeOf(index: OpenIndex, { kind, terms }: Things): BuiltInAnswer | undefined {
  if (!kind || !COUNTED_BY_SIZE.has(kind) || terms.length > 1) return undefined;
  const { text, pages, sentences, paragraphs } = index;
  const said = paragraphs.filter(({ kind: is }) => is === 'text' || is === 'listItem');
  const count = { pages: pages.length, words: text.match(/\S+/g)?.length ?? 0, sentences: sentences.length, paragraphs: said.length }[
    kind as 'pages'
  ];
  return { ...composeList(index, [], { code: 'counted', count }), isList: false };
}
