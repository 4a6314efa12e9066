import { createPdfFile } from '@sheaf/api/mocks/buildMinimalPdf';
import { findAxeViolations } from '@sheaf/design-system/testing';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useReducer } from 'react';
import { createChosenFile, type PdfFacts } from '../../model/chosenFile';
import { emptyMerge, type MergeState } from '../../model/emptyMerge';
import { mergeReducer } from '../../model/mergeState';
import { ListHead } from './ListHead';

const read = (pages: number): PdfFacts => ({ state: 'read', pages, isEncrypted: false, isSigned: false, hasForm: false, isDamaged: false });
const files = (...names: string[]) => names.map((name, index) => ({ ...createChosenFile(index + 1, createPdfFile(name)), facts: read(index + 1) }));

function LivingHead({ start }: { start: Partial<MergeState> }) {
  const [state, dispatch] = useReducer(mergeReducer, { ...emptyMerge, ...start });
  return (
    <>
      <ListHead state={state} dispatch={dispatch} />
      <output>{state.files.map(({ file }) => file.name).join(', ')}</output>
    </>
  );
}

const show = (start: Partial<MergeState>) => render(<LivingHead start={start} />);
const order = () => screen.getByRole('status').textContent;

async function choose(item: string) {
  await userEvent.click(screen.getByRole('button', { name: 'Sort and more' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: new RegExp(`^${item}`) }));
}

test('counts files, pages and bytes', async () => {
  const { container } = show({ files: files('a.pdf', 'b.pdf') });
  expect(screen.getByText(/^2 files · 3 pages · \d+ Bytes$/)).toBeVisible();
  expect(await findAxeViolations(container)).toEqual([]);
});

test('claims no number of pages while one file is still being read', () => {
  show({ files: [...files('a.pdf'), createChosenFile(2, createPdfFile('b.pdf'))] });
  expect(screen.getByText(/^2 files · \d+ Bytes$/)).toBeVisible();
});

test('sorts by name as people count, reverses, empties, and takes each back', async () => {
  show({ files: files('page 10.pdf', 'page 2.pdf') });
  await choose('Sort by name');
  expect(order()).toBe('page 2.pdf, page 10.pdf');
  await choose('Reverse the order');
  expect(order()).toBe('page 10.pdf, page 2.pdf');
  await choose('Remove all files');
  expect(order()).toBe('');
  for (const step of ['all files removed', 'order reversed', 'sorted by name']) {
    await userEvent.click(screen.getByRole('button', { name: `Undo: ${step}` }));
  }
  expect(order()).toBe('page 10.pdf, page 2.pdf');
  expect(screen.getByRole('button', { name: 'Undo' })).toHaveAttribute('aria-disabled', 'true');
  expect(screen.getByRole('button', { name: 'Redo: sorted by name' })).not.toHaveAttribute('aria-disabled');
});

test('goes to the pages with the arrow keys', async () => {
  show({ files: files('a.pdf', 'b.pdf') });
  screen.getByRole('radio', { name: 'Files' }).focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('radio', { name: 'Pages' })).toBeChecked();
  expect(screen.getByRole('radio', { name: 'Pages' })).toHaveFocus();
  expect(screen.getByRole('heading', { name: 'Your pages, in order' })).toBeVisible();
});
