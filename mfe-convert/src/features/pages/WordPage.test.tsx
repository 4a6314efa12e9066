import { convertScenarios } from '@sheaf/api/mocks/convertScenarios';
import { server } from '@sheaf/api/mocks/node';
import { screen, within } from '@testing-library/react';
import { convert, findResult, openConvert, press } from '../../testing/convertVisitor';

beforeAll(() => {
  server.listen();
  URL.createObjectURL = () => 'blob:1';
  URL.revokeObjectURL = () => undefined;
});
beforeEach(() => server.use(convertScenarios.convertsPagesAsSet));
afterEach(() => {
  server.resetHandlers();
  jest.restoreAllMocks();
});
afterAll(() => server.close());

async function wordPage() {
  await openConvert();
  await convert();
  await findResult();
  const [, word] = await screen.findAllByRole('figure');
  if (!word) throw new Error('There is no page of Word.');
  return word;
}

const inColumns = (page: HTMLElement) => page.querySelector<HTMLElement>('[style*="columns: 2"]');

test('the running head and the foot with its number are on every page', async () => {
  const word = within(await wordPage());
  expect(word.getByText('Harbour reports')).toBeVisible();
  expect(word.getByText('Page 1 of 2')).toBeVisible();
  await press('Next page');
  expect(word.getByText('Page 2 of 2')).toBeVisible();
});

test('the running head takes its room above the text, so that a high one moves the text down', async () => {
  const word = within(await wordPage());
  const head = word.getByText('Harbour reports').closest<HTMLElement>('[style*="min-height"]');
  expect(head).toBeInTheDocument();
  expect(head?.nextElementSibling).toHaveTextContent('Port Ellery');
});

test('what is behind a tab ends, begins or has its middle where the tab leads to', async () => {
  const word = within(await wordPage());
  const ending = word.getByText('May 2024').parentElement?.parentElement;
  expect(ending).toHaveStyle({ width: 'calc(451 * 100cqw / var(--across))' });
  const before = word.getByText('Place:').parentElement?.parentElement;
  expect(before).toHaveStyle({ minWidth: 'calc(120 * 100cqw / var(--across))' });
  expect(before).not.toHaveTextContent('Port Ellery');
  const middle = word.getByText('Library').parentElement?.parentElement;
  expect(middle).toHaveStyle({ insetInlineStart: 'calc(300 * 100cqw / var(--across))' });
});

test('each note is below its own column', async () => {
  const word = within(await wordPage());
  const [first, second] = [/Counted from seven/, /The yard was closed/].map(
    (note) => word.getByText(note).closest('p')?.parentElement?.parentElement,
  );
  expect(first).not.toBe(second);
  expect(first?.parentElement).toBe(second?.parentElement);
  expect(first?.nextElementSibling).toBe(second);
});

test('the first column is filled before the second one, unless the text would then run beyond the page', async () => {
  expect(inColumns(await wordPage())).toHaveAttribute('data-fills');
});

test('columns that would run beyond the page are as long as each other', async () => {
  jest.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(900);
  expect(inColumns(await wordPage())).not.toHaveAttribute('data-fills');
});

test('a white title is on its background, and a box has its lines around all of its paragraphs', async () => {
  const word = within(await wordPage());
  expect(word.getByText('Findings').closest('p')).toHaveStyle({ background: '#224466' });
  const [first, second] = [/Racks are full/, /More of them/].map((text) => word.getByText(text).closest('p'));
  const edge = 'calc(1 * 100cqw / var(--across)) solid #336699';
  for (const paragraph of [first, second]) expect(paragraph?.style).toMatchObject({ borderLeft: edge, borderRight: edge });
  expect([first?.style.borderTop, first?.style.borderBottom]).toEqual([edge, '']);
  expect([second?.style.borderTop, second?.style.borderBottom]).toEqual(['', edge]);
  // The second one is an item, whose mark hangs in the box.
  const leftMargins = [first, second].map((paragraph) => paragraph?.style.margin.split(/(?<=\)) (?=calc)/).at(-1));
  expect(leftMargins[0]).toMatch(/^calc/);
  expect(leftMargins[1]).toBe(leftMargins[0]);
});

test('text flows around a picture, which begins as far below it as in Word', async () => {
  const word = within(await wordPage());
  const picture = word.getByText('The racks stand by the water.').closest('p')?.querySelector<HTMLElement>('[style*="float"]');
  expect(picture?.style).toMatchObject({
    float: 'left',
    // Word counts from where the space before the paragraph begins.
    marginTop: 'calc(4 * 100cqw / var(--across))',
    marginRight: 'calc(12 * 100cqw / var(--across))',
  });
});

test('a table is at its edge, and its cells have the lines they have in Word and no others', async () => {
  const word = within(await wordPage());
  expect(word.getByRole('table').style).toMatchObject({ float: 'right', marginLeft: 'calc(9 * 100cqw / var(--across))' });
  const { style, dataset } = word.getByRole('cell', { name: 'Monday' });
  expect([style.borderBottom, style.borderTop]).toEqual(['calc(0.5 * 100cqw / var(--across)) solid #d0d0d0', '']);
  expect(dataset.ruled).toBeUndefined();
});
