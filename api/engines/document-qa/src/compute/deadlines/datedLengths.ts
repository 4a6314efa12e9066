import type { OpenIndex } from '../../index/openChatIndex.ts';
import type { Labelled } from '../operands/operand.ts';
import { findHeadingAbove, readHeadingAt } from '../operands/sections.ts';
import { readOnOneLine } from '../quantities/namedAmount.ts';
import { findLengths, type Length } from './lengths.ts';

/** A length of time that a document counts from a day or back from it: "seven years from the day of installation", "six weeks before you arrive". */
export interface DatedLength extends Labelled {
  length: Length;
  sign: 1 | -1;
  /** The words that name the day; empty where the document does not say. */
  from: string;
  /** Whether it is a notice, which somebody gives before a day of their own. */
  isNotice: boolean;
}

const NOTICE_AFTER =
  /^['’]?s?['’]? (?:(?:written|prior) )?(?:notice|warning)(?!\p{L})|^ (?:Kündigungsfrist|Frist|de (?:preaviso|antelación))(?!\p{L})/iu;
const NOTICE_BEFORE =
  /(?<!\p{L})(?:notice (?:period )?(?:of|is)|(?:Kündigungs)?Frist (?:von|beträgt)|(?:preaviso|antelación) (?:de|es de))(?: at least| mindestens)?\s$/iu;
const BACK =
  /^(?: at the latest| or more| at least| spätestens)? (?:before|prior to|ahead of|vor|antes (?:de(?:l)?|que))(?!\p{L})(?<day>[^,.;:()]*)/iu;
const ON =
  /^ (?:from|after|of|following|since|starting (?:on|from)|ab|nach|seit|desde|después de(?:l)?|tras|a partir de(?:l)?)(?!\p{L})(?<day>[^,.;:()]*)/iu;
/** What a document says of itself is counted from its own date. */
const DOCUMENT_ITSELF =
  /(?<!\p{L})(?:(?:estimate|quot(?:e|ation)|offer|voucher|prices?|invoice|letter|certificate|report|angebot|kostenvoranschlag|gutschein|preise?|oferta|presupuesto|vale|precios?)\b[^.;]*?(?:valid|holds?|good|stands?|applies|apply|binding|open|runs?|gültig|gilt|gelten|bindend|válid[oa]s?|vale)|(?:valid|good|binding|payable|due|zahlbar|fällig|pagader[oa])(?= (?:within|for|in|innerhalb|binnen|en|dentro)))(?!\p{L})/iu;
const JOINS = /^\W*(?:and|but|und|aber|y|pero)(?!\p{L})/iu;
const CLAUSE_END = /[;:.]\s|,\s(?:and|but|und|aber|y|pero)\s/giu;

const collected = new WeakMap<OpenIndex, readonly DatedLength[]>();

/** Collects the lengths of time that a document counts from or to a day. */
export function collectDatedLengths(index: OpenIndex): readonly DatedLength[] {
  const known = collected.get(index);
  if (known) return known;
  const found = index.sentences.flatMap(({ start, end, paragraph }, sentence): DatedLength[] => {
    if (index.paragraphs[paragraph]?.kind === 'heading') return [];
    const section = findHeadingAbove(index, paragraph);
    const heading = readHeadingAt(index, section);
    return readLengths(readOnOneLine(index, sentence)).map((each) => ({
      ...each,
      around: `${each.around} ${heading}`,
      name: '',
      span: { start, end },
      section,
      sentence,
    }));
  });
  collected.set(index, found);
  return found;
}

type Related = Pick<DatedLength, 'length' | 'sign' | 'from' | 'isNotice' | 'label' | 'around'>;

/** Reads the lengths of a sentence. A later clause without a day takes that of the first: "…, and two years for the pump". */
function readLengths(text: string): Related[] {
  let first: Related | undefined;
  return findLengths(text).flatMap((length): Related[] => {
    const label = cutClause(text, length.at);
    const ownRelation = readRelation(text, length);
    const joined = first && first.label !== label && JOINS.test(label) ? first : undefined;
    const relation = ownRelation ?? joined;
    if (!relation) return [];
    const { sign, from, isNotice } = relation;
    const related = { length, sign, from, isNotice, label, around: `${joined?.label ?? ''} ${label}` };
    first ??= related;
    return [related];
  });
}

function readRelation(text: string, { at, text: lengthText }: Length): Pick<DatedLength, 'sign' | 'from' | 'isNotice'> | undefined {
  const [before, after] = [text.slice(0, at), text.slice(at + lengthText.length)];
  if (NOTICE_AFTER.test(after) || NOTICE_BEFORE.test(before)) {
    // A notice to the end of a month ends on another day than it is counted to.
    return /(?<!\p{L})(?:end of|ende|monatsende|quartal\p{L}*|final de|fin de)(?!\p{L})/iu.test(after)
      ? undefined
      : { sign: -1, from: '', isNotice: true };
  }
  const back = BACK.exec(after)?.groups?.day;
  if (back !== undefined) return { sign: -1, from: back, isNotice: false };
  const on = ON.exec(after)?.groups?.day;
  if (on !== undefined) return { sign: 1, from: on, isNotice: false };
  return DOCUMENT_ITSELF.test(text) ? { sign: 1, from: '', isNotice: false } : undefined;
}

function cutClause(text: string, at: number): string {
  const ends = [...text.matchAll(CLAUSE_END)].map(({ index }) => index);
  return text.slice(ends.findLast((end) => end < at) ?? 0, ends.find((end) => end > at) ?? text.length);
}
