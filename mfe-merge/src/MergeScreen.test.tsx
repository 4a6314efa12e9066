import { createPdfFile } from '@sheaf/api/mocks/buildMinimalPdf';
import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { chooseFiles, openMerge } from './testing/mergeVisitor';

const showPages = async () => {
  await userEvent.click(screen.getByRole('radio', { name: 'Pages' }));
  await screen.findByRole('gridcell', { name: /, b\S* p\. 1\b/ });
};

test('an undo that takes the focused page away leaves the visitor on the page beside it', async () => {
  openMerge();
  await chooseFiles(createPdfFile('a.pdf', 2), createPdfFile('b.pdf', 1));
  await showPages();
  act(() => screen.getByRole('gridcell', { name: /, a\S* p\. 2\b/ }).focus());
  await userEvent.keyboard('d');
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('gridcell', { name: /^3, a p\. 2/ })).toHaveFocus();
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(screen.getByRole('gridcell', { name: /^3, b p\. 1/ })).toHaveFocus();
});

test('an undo that takes the focused file away leaves the visitor in the list', async () => {
  openMerge();
  await chooseFiles(createPdfFile('a.pdf', 1));
  await chooseFiles(createPdfFile('b.pdf', 1));
  act(() => screen.getByRole('button', { name: 'Remove b.pdf' }).focus());
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(screen.getByRole('list', { name: /^Your files/ })).toHaveFocus();
});

test('the page view says what becomes of the blank pages it does not show', async () => {
  openMerge();
  await chooseFiles(createPdfFile('a.pdf', 1), createPdfFile('b.pdf', 1));
  await userEvent.click(screen.getByText('Options'));
  await userEvent.click(screen.getByRole('switch', { name: 'Blank page after odd counts' }));
  await showPages();
  expect(screen.getByText(/^Not shown here: the blank pages/)).toBeVisible();
  act(() => screen.getByRole('gridcell', { name: /, a\S* p\. 1\b/ }).focus());
  await userEvent.keyboard('r');
  expect(screen.getByText('Arranged page by page: no blank pages are added.')).toBeVisible();
});
