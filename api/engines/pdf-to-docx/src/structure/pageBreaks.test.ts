import type { Paragraph } from '../model/documentModel.ts';
import { heading, paragraph } from '../testing/models.ts';
import type { FlowedBlock } from './flowedBlock.ts';
import { setPageBreaks } from './pageBreaks.ts';

const PAPER = { width: 595, height: 842, top: 72, right: 72, bottom: 72, left: 72 };

/** Returns whether the first block of page 2 begins it, when page 1 ends there. */
function begins(block: Paragraph, end: number, above: Partial<FlowedBlock> = {}): boolean {
  const columns = { count: 1, gap: 0 };
  const first: FlowedBlock = { block: paragraph('On page 1.'), page: 1, lastPage: 1, columns, top: 72, ...above };
  setPageBreaks([first, { block, page: 2, lastPage: 2, columns, top: 72 }], new Map([[1, end]]), () => PAPER);
  return block.beginsPage;
}

test('a chapter that left its page early begins the next one', () => {
  expect(begins(heading('Closing remarks', 1), 400)).toBe(true);
});

test('what had no room, or only little, flows on', () => {
  expect(begins(heading('Closing remarks', 1), 700)).toBe(false);
  expect(begins(paragraph('More.'), 660)).toBe(false);
  expect(begins(paragraph([{ kind: 'picture', picture: 'large', width: 400, height: 500 }]), 400)).toBe(false);
  expect(begins(paragraph('More.'), 400, { lastPage: 2 })).toBe(false);
});

test('behind a page that keeps its look, a page begins anyway', () => {
  expect(begins(paragraph('More.'), 400, { isFixed: true })).toBe(false);
});
