import { findAxeViolations } from '@sheaf/design-system/testing';
import type { DocumentPages } from '@sheaf/tool-kit/documentPages';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { DocumentViewer, type DocumentViewerProps } from './DocumentViewer';
import { PAGE_GAP } from './layout/pageLayout';
import { PdfViewer } from './PdfViewer';
import { createTextPages } from './testing/pagesInText';

const MENU = [
  ['Café de la Paz', 'opens at nine'],
  ['A second page', 'about coffee'],
  ['The last cafe', 'CAFÉ again'],
];
const long = (count: number) => Array.from({ length: count }, (_, index) => [`Words of page ${index + 1}`]);

async function openViewer(pages: DocumentPages | null, props: Partial<DocumentViewerProps> = {}) {
  const shown = render(<DocumentViewer pages={pages} name="menu.pdf" highlights={[]} target={null} {...props} />);
  if (pages) await screen.findByRole('region', { name: 'Pages of menu.pdf' });
  const change = (changed: Partial<DocumentViewerProps>) =>
    shown.rerender(<DocumentViewer pages={pages} name="menu.pdf" highlights={[]} target={null} {...props} {...changed} />);
  return { ...shown, change, visitor: userEvent.setup() };
}

const searchField = () => screen.getByRole('textbox', { name: 'Search in the PDF' });
const pageField = () => screen.getByRole('textbox', { name: 'Page' });
const searched = () => screen.getByRole('search');
const announcement = () => screen.getByRole('status');

test('says so where no worker can read a PDF', () => {
  render(<PdfViewer file={new File(['%PDF-1.4'], 'a.pdf')} highlights={[]} target={null} />);
  expect(screen.getByRole('status')).toHaveTextContent('This browser cannot draw PDF pages.');
});

test('says of a damaged file that its pages cannot be shown, and that it can be asked about', async () => {
  const pages = { ...createTextPages(MENU), count: () => Promise.reject(new Error('damaged')) };
  render(<DocumentViewer pages={pages} name="menu.pdf" highlights={[]} target={null} />);
  expect(await screen.findByText('The pages cannot be shown')).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('You can still ask about it');
});

test('the words of a page can be read where it is a picture', async () => {
  const { container } = await openViewer(createTextPages(MENU));
  const first = screen.getByRole('article', { name: 'Page 1 of 3' });
  expect(await within(first).findByText('Café de la Paz')).toBeInTheDocument();
  expect(await findAxeViolations(container)).toEqual([]);
});

test('a page that cannot be drawn says so, and its words stay', async () => {
  await openViewer(createTextPages([['Only words']], { isBroken: true }));
  const page = screen.getByRole('article');
  expect(await within(page).findByText(/This page could not be drawn/)).toBeVisible();
  expect(await within(page).findByText('Only words')).toBeInTheDocument();
});

test('of two thousand pages only those near the view are there, wherever that is', async () => {
  const { visitor } = await openViewer(createTextPages(long(2000)));
  expect(screen.getAllByRole('article').length).toBeLessThan(6);
  await visitor.clear(pageField());
  await visitor.type(pageField(), '1500{Enter}');
  expect(await screen.findByText('Words of page 1500')).toBeInTheDocument();
  expect(screen.getAllByRole('article').length).toBeLessThan(6);
  expect(pageField()).toHaveValue('1500');
});

test('a citation that was followed before the pages are there leads to its page once they have their size', async () => {
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(924);
  jest.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(600);
  // A smooth scroll has not moved yet when the pages take the width of their pane.
  HTMLElement.prototype.scrollTo = jest.fn();
  await openViewer(createTextPages(long(3)), { target: { page: 3, at: 1 } });
  const pane = screen.getByRole('region', { name: 'Pages of menu.pdf' });
  const [paperWidth, paperHeight] = [900, (900 * 850) / 600];
  expect(within(pane).getByRole('article', { name: 'Page 3 of 3' })).toHaveStyle({ width: `${paperWidth}px` });
  expect(pane.scrollTop).toBe(2 * (paperHeight + PAGE_GAP));
  jest.restoreAllMocks();
});

test('a number that is no page leads to the nearest one, and letters nowhere', async () => {
  const { visitor } = await openViewer(createTextPages(long(40)));
  await visitor.clear(pageField());
  await visitor.type(pageField(), '999{Enter}');
  expect(pageField()).toHaveValue('40');
  await visitor.clear(pageField());
  await visitor.type(pageField(), 'two{Enter}');
  expect(pageField()).toHaveValue('40');
});

test('finds words on all pages whatever their accents and case, and goes from one to the next and back', async () => {
  const { visitor } = await openViewer(createTextPages(MENU));
  await visitor.type(searchField(), 'cafe');
  expect(await within(searched()).findByText('1 of 3')).toBeVisible();
  await waitFor(() => expect(announcement()).toHaveTextContent('Match 1 of 3, page 1.'));
  expect(await screen.findByText('Café')).toHaveAttribute('aria-current', 'true');
  await visitor.keyboard('{Enter}{Enter}');
  expect(announcement()).toHaveTextContent('Match 3 of 3, page 3.');
  await visitor.click(screen.getByRole('button', { name: 'Next match' }));
  expect(announcement()).toHaveTextContent('Match 1 of 3, page 1.');
  await visitor.click(searchField());
  await visitor.keyboard('{Shift>}{Enter}{/Shift}');
  expect(announcement()).toHaveTextContent('Match 3 of 3, page 3.');
  await visitor.keyboard('{Escape}');
  expect(searchField()).toHaveValue('');
  expect(document.querySelector('mark')).toBeNull();
});

test('searches from the page that is read on, to the end and round', async () => {
  const { visitor } = await openViewer(createTextPages(long(30)));
  await visitor.clear(pageField());
  await visitor.type(pageField(), '20{Enter}');
  await visitor.type(searchField(), 'words of');
  expect(await within(searched()).findByText('20 of 30')).toBeVisible();
});

test('says when nothing was found, and when there is nothing to search', async () => {
  const { visitor, unmount } = await openViewer(createTextPages(MENU));
  await visitor.type(searchField(), 'tea');
  expect(await within(searched()).findByText('No matches')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Next match' })).toHaveAttribute('aria-disabled', 'true');
  unmount();
  const { visitor: another } = await openViewer(createTextPages([[], []]));
  await another.type(searchField(), 'tea');
  expect(await screen.findByText(/This PDF has no text to search/)).toBeInTheDocument();
});

test('goes to a cited passage and names it to those who listen', async () => {
  const highlights = [
    { id: 'a', page: 2, rects: [{ x: 0.1, y: 0.1, w: 0.3, h: 0.02 }], quote: 'A second page' },
    { id: 'b', page: 25, rects: [{ x: 0.1, y: 0.5, w: 0.3, h: 0.02 }], quote: 'Words of page 25' },
  ];
  const { change, container } = await openViewer(createTextPages(long(30)), { highlights });
  expect(screen.getByText('Cited passage: “A second page”')).toBeInTheDocument();
  change({ highlights, target: { page: 25, highlight: 'b', at: 1 } });
  expect(await screen.findByRole('article', { name: 'Page 25 of 30' })).toBeInTheDocument();
  expect(announcement()).toHaveTextContent('Cited passage: “Words of page 25”');
  expect(container.querySelector('mark[aria-current]')).toHaveTextContent('Words of page 25');
  expect(await findAxeViolations(container)).toEqual([]);
  change({ highlights, target: { page: 3, at: 2 } });
  expect(await screen.findByText('Words of page 3')).toBeInTheDocument();
  expect(announcement()).toBeEmptyDOMElement();
});

test('zooms by buttons and keys, as far as it goes', async () => {
  const { visitor, container } = await openViewer(createTextPages(MENU));
  const readWidth = () => container.querySelector<HTMLElement>('article')?.style.width;
  const fitting = readWidth();
  await visitor.click(screen.getByRole('button', { name: 'Zoom in' }));
  expect(readWidth()).not.toBe(fitting);
  expect(announcement()).toHaveTextContent('125% of the width');
  expect(screen.getByRole('button', { name: 'Fit the width' })).toHaveAttribute('aria-pressed', 'false');
  act(() => screen.getByRole('region').focus());
  await visitor.keyboard('---');
  expect(screen.getByRole('button', { name: 'Zoom out' })).toHaveAttribute('aria-disabled', 'true');
  await visitor.keyboard('0');
  expect(readWidth()).toBe(fitting);
});

test('arrows leaf through the pages, and a search begins with the keys a browser has for it', async () => {
  const { visitor } = await openViewer(createTextPages(long(9)));
  act(() => screen.getByRole('region').focus());
  await visitor.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}');
  expect(pageField()).toHaveValue('2');
  await visitor.keyboard('{Control>}f{/Control}');
  expect(searchField()).toHaveFocus();
});

test('what is selected can be asked about, with its page', async () => {
  const onAsk = jest.fn();
  const { visitor } = await openViewer(createTextPages(MENU), { onAsk });
  const words = await screen.findByText('about coffee');
  document.getSelection()?.selectAllChildren(words);
  document.dispatchEvent(new Event('selectionchange'));
  await visitor.click(await screen.findByRole('button', { name: 'Ask about this' }));
  expect(onAsk).toHaveBeenCalledWith('about coffee', 2);
  expect(screen.queryByRole('button', { name: 'Ask about this' })).not.toBeInTheDocument();
});

test('nothing is offered for what is selected elsewhere', async () => {
  await openViewer(createTextPages(MENU), { onAsk: jest.fn() });
  document.getSelection()?.selectAllChildren(screen.getByText('of 3'));
  document.dispatchEvent(new Event('selectionchange'));
  await expect(screen.findByRole('button', { name: 'Ask about this' }, { timeout: 600 })).rejects.toThrow();
});
