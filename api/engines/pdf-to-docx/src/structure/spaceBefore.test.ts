import { expect, test } from '@jest/globals';
import type { Block, Paper } from '../model/documentModel.ts';
import { cell, heading, paragraph, table } from '../testing/models.ts';
import type { FlowedBlock } from './flowedBlock.ts';
import { setSpaceBefore } from './spaceBefore.ts';

const PAPER: Paper = { width: 595, height: 842, top: 72, right: 72, bottom: 72, left: 72 };

/** What becomes of these blocks, each with how far down its page it began, on pages that end at `end`. */
function stood(blocks: [Block, number][], end = 700): Block[] {
  const columns = { count: 1, gap: 0 };
  const flow = blocks.map(([block, top], index): FlowedBlock => ({ block, page: index + 1, columns, top }));
  const endByPage = new Map(flow.map(({ page }) => [page, end]));
  setSpaceBefore(flow, { getPaper: () => PAPER, endByPage, bodySize: 10 });
  return flow.map(({ block }) => block);
}

const spaces = (blocks: Block[]) => blocks.map((block) => block.kind === 'paragraph' && block.spaceBefore);

test('a title in the middle of its page stays there, and so does a chapter that begins one', () => {
  expect(
    spaces(
      stood([
        [paragraph('The harbour'), 372],
        [{ ...heading('Boats', 1), beginsPage: true }, 172],
      ]),
    ),
  ).toEqual([300, 100]);
});

test('what only comes to be at the top of a page has no space of its own there', () => {
  expect(
    spaces(
      stood([
        [paragraph('The harbour'), 72],
        [{ ...paragraph('Boats'), spaceBefore: undefined }, 172],
      ]),
    ),
  ).toEqual([0, undefined]);
});

test('a table that begins a document low has an empty paragraph above it', () => {
  const [empty, below] = stood([[table([100], [[cell('Boats')]]), 272]]);
  expect(empty).toMatchObject({ kind: 'paragraph', inlines: [], spaceAfter: 188 });
  expect(below?.kind).toBe('table');
});

test('what ends below the margin moves up by that, so that it keeps to its page', () => {
  expect(spaces(stood([[paragraph('At the foot'), 500]], 800))).toEqual([500 - 72 - 30 - 2]);
});
