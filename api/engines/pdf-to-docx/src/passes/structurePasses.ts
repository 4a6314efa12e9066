import { collectWordKnowledge } from '@sheaf/pdf-text/paragraphs/composeText';
import { readOutlineLevels } from '../read/outline.ts';
import { findBodyStyle } from '../structure/bodyStyle.ts';
import { buildFlow } from '../structure/buildFlow.ts';
import { joinClauses } from '../structure/clauses.ts';
import { FootnoteIds } from '../structure/footnoteIds.ts';
import { gatherSideColumns } from '../structure/gatherSideColumns.ts';
import { countHeadings, nameHeadings } from '../structure/nameHeadings.ts';
import { buildPassages, isText } from '../structure/passage.ts';
import { setBorders } from '../structure/setBorders.ts';
import { setListItems } from '../structure/setListItems.ts';
import { setShading } from '../structure/setShading.ts';
import { setSpacing } from '../structure/setSpacing.ts';
import { settleAlignment } from '../structure/settleAlignment.ts';
import { buildInlineSource } from './draft.ts';
import type { Pass } from './pass.ts';

/** From what is on pages to the paragraphs, lists, headings and tables of a document. */
export const STRUCTURE_PASSES = [
  {
    name: 'find body style',
    run(draft) {
      draft.body = findBodyStyle(draft.texts, draft.bodySize);
    },
  },
  {
    name: 'collect words',
    run(draft) {
      draft.knowledge = collectWordKnowledge(draft.flows);
    },
  },
  {
    name: 'number footnotes',
    run(draft) {
      draft.noteIds = new FootnoteIds(draft.notes, draft.isExplained);
    },
  },
  {
    name: 'build passages',
    run(draft) {
      const { flows, noteIds, lists } = draft;
      const source = { ...buildInlineSource(draft), findNote: (page: number, mark: string, top: number) => noteIds.findOrAssignId(page, mark, top) };
      draft.source = source;
      draft.passages = buildPassages(flows, { source, styles: lists });
    },
  },
  { name: 'settle alignment', run: ({ passages }) => settleAlignment(passages.filter(isText).map(({ block }) => block)) },
  {
    name: 'name headings',
    run({ passages, bodySize, open, texts }) {
      const recognised = new Set(texts.filter(({ source }) => source === 'ocr').map(({ page }) => page));
      nameHeadings(passages, { bodySize, outline: readOutlineLevels(open), recognised });
    },
  },
  {
    name: 'join clauses',
    run({ passages, bodySize }) {
      const levels = joinClauses(
        passages.map(({ block, mark, lines }) => ({
          paragraph: block.kind === 'paragraph' ? block : undefined,
          mark,
          size: (lines[0]?.size ?? bodySize) / bodySize,
        })),
      );
      for (const passage of passages.filter(isText)) {
        const level = levels.get(passage.block);
        if (level !== undefined) passage.clauseLevel = level;
      }
    },
  },
  { name: 'count headings', run: ({ passages, source, lists }) => countHeadings(passages, { source, styles: lists }) },
  { name: 'set list items', run: ({ passages, source, lists }) => setListItems(passages, { source, styles: lists }) },
  {
    name: 'set borders',
    run({ passages }) {
      for (const { block, lines, first, last } of passages.filter(isText)) setBorders(block, { lines, first, last });
    },
  },
  {
    name: 'set shading',
    run({ passages }) {
      for (const { block, first } of passages.filter(isText)) setShading(block, first.background);
    },
  },
  { name: 'set spacing', run: ({ passages }) => setSpacing(passages) },
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
      draft.flow = gatherSideColumns(draft.blocks);
    },
  },
] as const satisfies readonly Pass[];
