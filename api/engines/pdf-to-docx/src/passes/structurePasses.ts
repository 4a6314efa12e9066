import { wordsSeen } from '@sheaf/pdf-text/paragraphs/composeText';
import { outlineLevels } from '../read/outline.ts';
import { bodyStyleOf } from '../structure/bodyStyle.ts';
import { buildFlow } from '../structure/buildFlow.ts';
import { joinClauses } from '../structure/clauses.ts';
import { NoteIds } from '../structure/footnoteIds.ts';
import { countHeadings, nameHeadings } from '../structure/nameHeadings.ts';
import { isText, passagesOf } from '../structure/passage.ts';
import { setRules } from '../structure/setBorders.ts';
import { setItems } from '../structure/setItems.ts';
import { setGround } from '../structure/setShading.ts';
import { settleAlignment } from '../structure/settleAlignment.ts';
import { withSideTables } from '../structure/sideTables.ts';
import { spaceBetween } from '../structure/spaceBetween.ts';
import { inlineSource } from './draft.ts';
import type { Pass } from './pass.ts';

/** From what stands on pages to the paragraphs, lists, headings and tables of a document. */
export const STRUCTURE_PASSES = [
  {
    name: 'find body style',
    run(draft) {
      draft.body = bodyStyleOf(draft.texts, draft.bodySize);
    },
  },
  {
    name: 'collect words',
    run(draft) {
      draft.seenWords = wordsSeen(draft.flows);
    },
  },
  {
    name: 'number footnotes',
    run(draft) {
      draft.noteIds = new NoteIds(draft.notes, draft.isExplained);
    },
  },
  {
    name: 'build passages',
    run(draft) {
      const { flows, noteIds, lists } = draft;
      const source = { ...inlineSource(draft), noteOf: (page: number, mark: string, top: number) => noteIds.idOf(page, mark, top) };
      draft.source = source;
      draft.passages = passagesOf(flows, { source, styles: lists });
    },
  },
  { name: 'settle alignment', run: ({ passages }) => settleAlignment(passages.filter(isText).map(({ block }) => block)) },
  {
    name: 'name headings',
    run({ passages, bodySize, open, texts }) {
      const recognised = new Set(texts.filter(({ source }) => source === 'ocr').map(({ page }) => page));
      nameHeadings(passages, { bodySize, outline: outlineLevels(open), recognised });
    },
  },
  {
    name: 'join clauses',
    run({ passages, bodySize }) {
      joinClauses(
        passages.map(({ block, mark, lines }) => ({
          paragraph: block.kind === 'paragraph' ? block : undefined,
          mark,
          size: (lines[0]?.size ?? bodySize) / bodySize,
        })),
      );
    },
  },
  { name: 'count headings', run: ({ passages, source, lists }) => countHeadings(passages, { source, styles: lists }) },
  { name: 'set list items', run: ({ passages, source, lists }) => setItems(passages, { source, styles: lists }) },
  {
    name: 'set borders',
    run({ passages }) {
      for (const { block, lines, first, last } of passages.filter(isText)) setRules(block, { lines, first, last });
    },
  },
  {
    name: 'set shading',
    run({ passages }) {
      for (const { block, first } of passages.filter(isText)) setGround(block, first.ground);
    },
  },
  { name: 'set spacing', run: ({ passages }) => spaceBetween(passages) },
  {
    name: 'build flow',
    run(draft) {
      draft.blocks = buildFlow(draft.passages, draft.bodySize);
      draft.flow = draft.blocks.map(({ flowed }) => flowed);
    },
  },
  {
    name: 'gather side columns',
    run(draft) {
      draft.flow = withSideTables(draft.blocks);
    },
  },
] as const satisfies readonly Pass[];
