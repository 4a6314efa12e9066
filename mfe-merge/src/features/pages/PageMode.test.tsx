import { formatMessage } from '@sheaf/tool-kit/messageDescriptor';
import { composeStories } from '@storybook/react-webpack5';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { messagesIn } from '../../messages';
import * as stories from './PageMode.stories';

const { ThreeFiles, TwoThousandPages, NothingReadYet } = composeStories(stories);

function open() {
  const announcements: string[] = [];
  render(<ThreeFiles onArrange={(_pages, label) => announcements.push(formatMessage(messagesIn('en').steps, label))} />);
  return { announcements: () => announcements };
}

const cells = () => screen.getAllByRole('gridcell');
const order = () => cells().map((cell) => cell.getAttribute('aria-label')?.replace(/^.*, (\w)\S* p\. (\d+).*$/, '$1$2'));
const page = (name: RegExp) => screen.getByRole('gridcell', { name });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const selected = () => within(screen.getByRole('grid')).queryAllByRole('gridcell', { selected: true }).length;

test('numbers every page by its place in the result and names its file', () => {
  open();
  expect(order()).toEqual(['t1', 't2', 't3', 't4', 't5', 't6', 'a1', 'a2', 'a3', 'a4', 's1']);
  expect(page(/, appendix\S* p\. 2\b/)).toHaveAccessibleName('8, appendix p. 2');
  expect(screen.getByText('11 pages').parentElement).toHaveTextContent('11 pages from 3 files');
});

test('selects by click, by range and one by one', async () => {
  open();
  const user = userEvent.setup();
  await user.click(page(/, thesis\S* p\. 2\b/));
  expect(screen.getByText('of 11 selected').parentElement).toHaveTextContent('1 of 11 selected');
  await user.keyboard('{Shift>}');
  await user.click(page(/, thesis\S* p\. 5\b/));
  await user.keyboard('{/Shift}');
  expect(selected()).toBe(4);
  await user.keyboard('{Control>}');
  await user.click(page(/, thesis\S* p\. 3\b/));
  await user.click(page(/, signed\S* p\. 1\b/));
  await user.keyboard('{/Control}');
  expect(selected()).toBe(4);
  await user.keyboard('{Control>}a{/Control}');
  expect(selected()).toBe(11);
  await user.keyboard('{Escape}');
  expect(selected()).toBe(0);
});

test('a finger adds a page to the selection with each tap', async () => {
  open();
  const user = userEvent.setup();
  for (const name of [/, thesis\S* p\. 1\b/, /, appendix\S* p\. 3\b/]) await user.pointer({ keys: '[TouchA]', target: page(name) });
  expect(selected()).toBe(2);
});

test('two pages tapped one right after the other are selected, not enlarged', () => {
  open();
  const [one, other] = [page(/, thesis\S* p\. 1\b/), page(/, thesis\S* p\. 2\b/)];
  fireEvent.click(one);
  fireEvent.click(other);
  fireEvent.doubleClick(other);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  fireEvent.click(other);
  fireEvent.doubleClick(other);
  expect(screen.getByRole('dialog')).toBeVisible();
});

test('deletes the selection and says so', async () => {
  const { announcements } = open();
  await userEvent.click(page(/, thesis\S* p\. 1\b/));
  await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
  await press('Delete');
  expect(order()).toEqual(['t3', 't4', 't5', 't6', 'a1', 'a2', 'a3', 'a4', 's1']);
  expect(announcements()).toEqual(['2 pages deleted']);
});

test('never deletes the last page, and says why', async () => {
  const { announcements } = open();
  await press('Select all');
  await press('Delete');
  expect(screen.getByRole('alert')).toHaveTextContent('One page has to stay.');
  expect(announcements()).toEqual([]);
  expect(cells()).toHaveLength(11);
});

test('turns and duplicates the selected pages', async () => {
  const { announcements } = open();
  await userEvent.click(page(/, signed\S* p\. 1\b/));
  await press('Turn left');
  expect(page(/, signed\S* p\. 1\b/)).toHaveAccessibleName('11, signed-consent p. 1, turned by 270 degrees');
  await press('Duplicate');
  expect(screen.getAllByRole('gridcell', { name: /, signed\S* p\. 1\b.*turned by 270/ })).toHaveLength(2);
  expect(announcements()).toEqual(['Page 1 of signed-consent.pdf turned left', 'Page 1 of signed-consent.pdf duplicated']);
});

test('moves pages to a position that is typed, across files', async () => {
  const { announcements } = open();
  await userEvent.click(page(/, signed\S* p\. 1\b/));
  await press('Move');
  await userEvent.type(screen.getByLabelText('Move to position'), '2{Enter}');
  expect(order().slice(0, 3)).toEqual(['t1', 's1', 't2']);
  await press('One later');
  expect(order().slice(0, 3)).toEqual(['t1', 't2', 's1']);
  expect(announcements()).toEqual(['Page 1 of signed-consent.pdf, now 2 of 11', 'Page 1 of signed-consent.pdf, now 3 of 11']);
});

describe('with the keyboard alone', () => {
  test('Tab leads to one page of the grid, and the arrows to the others', async () => {
    open();
    await userEvent.tab();
    await userEvent.tab();
    expect(page(/, thesis\S* p\. 1\b/)).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowDown}');
    expect(page(/, thesis\S* p\. 6\b/)).toHaveFocus();
    await userEvent.keyboard('{End}{Home}');
    expect(page(/, thesis\S* p\. 5\b/)).toHaveFocus();
    await userEvent.tab();
    expect(screen.getByRole('grid')).not.toContainElement(document.activeElement instanceof HTMLElement ? document.activeElement : null);
  });

  test('Ctrl and an arrow move the page, and the focus goes with it', async () => {
    const { announcements } = open();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Control>}{ArrowRight}{ArrowDown}{/Control}');
    expect(order().slice(0, 6)).toEqual(['t2', 't3', 't4', 't5', 't6', 't1']);
    expect(page(/, thesis\S* p\. 1\b/)).toHaveFocus();
    expect(announcements()).toEqual(['Page 1 of thesis-chapters-1-4.pdf, now 2 of 11', 'Page 1 of thesis-chapters-1-4.pdf, now 6 of 11']);
  });

  test('letters turn and duplicate, Delete deletes and leaves the focus on the next page', async () => {
    const { announcements } = open();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('r{Shift>}R{/Shift}d{Delete}');
    expect(announcements()).toEqual(
      ['turned right', 'turned left', 'duplicated', 'deleted'].map((done) => `Page 1 of thesis-chapters-1-4.pdf ${done}`),
    );
    expect(cells()[0]).toHaveFocus();
  });

  test('Space selects, Shift and the arrows select more, Enter looks closer', async () => {
    open();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard(' {Shift>}{ArrowRight}{ArrowRight}{/Shift}');
    expect(selected()).toBe(3);
    await userEvent.keyboard('{Enter}');
    const closer = screen.getByRole('dialog', { name: 'Page 3 of thesis-chapters-1-4.pdf' });
    await userEvent.click(within(closer).getByRole('button', { name: 'Page behind' }));
    expect(screen.getByRole('dialog', { name: 'Page 4 of thesis-chapters-1-4.pdf' })).toBeVisible();
  });

  test("leaves the browser's own keys alone", async () => {
    const { announcements } = open();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Control>}rd{/Control}{Alt>}{ArrowLeft}{/Alt}');
    expect(announcements()).toEqual([]);
  });
});

test('of two thousand pages only those in view are on the page, and the last one can be walked to', async () => {
  render(<TwoThousandPages />);
  expect(cells().length).toBeLessThan(100);
  expect(screen.getByRole('grid')).toHaveAttribute('aria-rowcount', '500');
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.keyboard('{Control>}{End}{/Control}');
  expect(page(/^2,000,/)).toHaveFocus();
});

test('says that pages are still being read', () => {
  render(<NothingReadYet />);
  expect(screen.getByText('No pages yet')).toBeVisible();
});
