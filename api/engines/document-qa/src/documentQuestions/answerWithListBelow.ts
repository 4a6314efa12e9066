import { findTerms } from '@sheaf/language/terms/searchTerms';
import { skipListMarker } from '../cite/skipListMarker.ts';
import type { OpenIndex } from '../index/openChatIndex.ts';
import { parseQuestion } from '../retrieve/parseQuestion.ts';
import type { BuiltInAnswer } from '../types/builtInAnswer.ts';
import type { Item } from './structure/item.ts';
import { findCellBelow, findTables } from './structure/tables.ts';
import { composeList } from './things/composeList.ts';

/** What a question wants listed, and how the heading, the introduction or the column above such a list is worded. */
interface Wanted {
  questionPattern: RegExp;
  above: RegExp;
}

const NOT = String.raw`(?:not|n['’]t|never|no|excluded|exclusions?|nicht|kein\p{L}*|ausgeschlossen|excluid[oa]s?|exclusiones)`;
const KINDS: readonly Wanted[] = [
  {
    questionPattern:
      /^\W*(?:and )?what (?:all )?(?:do(?:es)?|must|should|shall|will|can) (?:\p{L}+ ){1,3}(?:have to |need to |must |should )?(?:bring|pack|take along|take with)\b(?! up\b)[^?,]{0,30}\W*$|^\W*what (?:do(?:es)?|will) (?:i|we|he|she|they|you) need(?: to bring)?\W*$|^\W*(?:y )?qué (?:hay que|tengo que|tenemos que|debo|deben|tiene que|necesit\p{L}+|hace falta) ?(?:llevar|traer|meter)?(?:\s|\W*$)|^\W*was (?:muss|müssen|soll|sollen|brauch\p{L}*) (?:ich |wir |mein \p{L}+ |das \p{L}+ |er |sie )?(?:alles )?(?:mitbringen|mitnehmen|einpacken|mit)(?!\p{L})|^\W*was brauch(?:e|en|t) (?:ich|wir|man|er|sie)\W*$/iu,
    above:
      /(?<!\p{L})(?:what to (?:bring|pack|take)|(?:please )?(?:bring|pack)(?: with you)?|to bring|packing list|kit list|equipment|(?:you|they) (?:will )?need|(?:qué|deben?|hay que|tienen? que) (?:llevar|traer)|equipaje|material necesario|mitzubringen|mitbringen|einpacken|packliste|ausrüstung|gepäck)(?!\p{L})/iu,
  },
  {
    questionPattern:
      /^\W*(?:and )?what(?: all)? (?:is|are|isn['’]t|does it|doesn['’]t it|do they)\W*(?:n['’]t|not|never) ?(?:all )?(?:covered|cover|included|include|insured|insure|paid for|pay for)\W*$|^\W*what (?:is|are) (?:all )?(?:excluded|the exclusions)\W*$|^\W*(?:y )?qué (?:no (?:está(?:n)? )?(?:cubiert[oa]|incluid[oa]|asegurad[oa]|cubre|incluye)|excluye|está excluido)\W*$|^\W*was ist (?:alles )?(?:nicht (?:versichert|enthalten|inbegriffen|abgedeckt|dabei)|ausgeschlossen)\W*$/iu,
    above: new RegExp(
      String.raw`(?<!\p{L})${NOT}(?!\p{L})(?=.*(?<!\p{L})(?:cover\p{L}*|includ\p{L}*|insur\p{L}*|pay|cub\p{L}+|inclu\p{L}+|asegur\p{L}+|versich\p{L}*|enthalten|inbegriffen|abgedeckt))|(?<!\p{L})(?:exclusions?|excluded|exclusiones|ausschlüsse|ausgeschlossen)(?!\p{L})`,
      'iu',
    ),
  },
  {
    questionPattern:
      /^\W*(?:and )?what(?: all)? (?:is|are|does it|do they) (?:all )?(?:covered|cover|included|include|insured|insure|in the (?:price|box|package))\W*$|^\W*what comes with it\W*$|^\W*(?:y )?qué (?:está(?:n)? (?:cubiert[oa]|incluid[oa]|asegurad[oa])|cubre|incluye)\W*$|^\W*was ist (?:alles )?(?:versichert|enthalten|inbegriffen|abgedeckt|dabei)\W*$/iu,
    above:
      /^(?!.*(?<!\p{L})(?:not|n['’]t|no|nicht|kein\p{L}*|excluded)(?!\p{L})).*(?<!\p{L})(?:covered|included|insured|in the (?:box|price)|we (?:cover|pay|insure)|includes|cubiert[oa]s?|incluid[oa]s?|cubrimos|versichert|enthalten|inbegriffen|lieferumfang)(?!\p{L})/iu,
  },
];
const MIN_ITEMS = 2;
const MAX_ITEMS = 12;

/** Answers what to bring, or what is covered or not, with the list, or the column of a table, that is introduced so. */
export function answerWithListBelow(index: OpenIndex, question: string): BuiltInAnswer | undefined {
  const { terms } = parseQuestion(index, { question, history: [] });
  const wanted = KINDS.find(({ questionPattern }) => questionPattern.test(question));
  if (!wanted || terms.length === 0) return undefined;
  const items = listColumn(index, wanted) ?? listBelow(index, wanted);
  return items && composeList(index, items.slice(0, MAX_ITEMS), { code: 'listed', count: Math.min(items.length, MAX_ITEMS) });
}

/** Lists the cells below the one header that is worded so. */
function listColumn(index: OpenIndex, { above }: Wanted): Item[] | undefined {
  const columns = findTables(index).flatMap((table) =>
    table.header.flatMap(({ text }, column) => (above.test(text.replace(/\s+/g, ' ')) ? [{ table, column }] : [])),
  );
  const [only, another] = columns;
  if (!only || another) return undefined;
  const items = only.table.rows.flatMap((row): Item[] => {
    const cell = findCellBelow(only.table, row, only.column);
    return cell && findTerms(cell.text, index.language).length > 0
      ? [{ text: cell.text.replace(/\s+/g, ' '), start: cell.start, end: cell.end }]
      : [];
  });
  // Sums below "Insured value" are no things.
  return items.length >= MIN_ITEMS && items.every(({ text }) => IS_THING.test(text)) ? items : undefined;
}

const IS_THING = /^\P{N}*\p{L}{3}/u;

/** Lists the items below the one heading or sentence that is worded so. */
function listBelow(index: OpenIndex, { above }: Wanted): Item[] | undefined {
  const { paragraphs, text } = index;
  const lists = paragraphs.flatMap(({ kind, start, end }, position) => {
    const paragraphText = text.slice(start, end).replace(/\s+/g, ' ').trim();
    const last = kind === 'heading' ? paragraphText : /(?:^|[.!?]\s)(?<last>[^.!?]*):$/u.exec(paragraphText)?.groups?.last;
    if (last === undefined || kind === 'listItem' || kind === 'tableRow' || !above.test(last)) return [];
    const first = paragraphs.findIndex((each, at) => at > position && (each.kind === 'listItem' || each.kind === 'heading'));
    if (paragraphs[first]?.kind !== 'listItem') return [];
    let listEnd = first;
    while (paragraphs[listEnd]?.kind === 'listItem') listEnd += 1;
    return [paragraphs.slice(first, listEnd)];
  });
  const [only, another] = lists;
  if (!only || another || only.length < MIN_ITEMS) return undefined;
  return only.map(({ start, end }) => {
    const shown = skipListMarker(text, { start, end });
    return { text: text.slice(shown.start, end).replace(/\s+/g, ' '), ...shown };
  });
}
