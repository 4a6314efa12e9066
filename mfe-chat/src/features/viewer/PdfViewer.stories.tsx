import { createTextPdf, LETTER, PAGE } from '@sheaf/api/mocks/createTextPdf';
import type { Decorator, Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, userEvent, within } from 'storybook/test';
import { MessagesContext, messagesIn, prepare } from '../../messages';
import { PdfViewer } from './PdfViewer';
import type { Highlight } from './pages/PassageMarks';

const CLAUSES = [
  'Rent is paid on the first of each month.',
  'The deposit is two months of rent.',
  'Either side may end this with three months of notice.',
];
const agreement = createTextPdf(
  'agreement.pdf',
  Array.from({ length: 12 }, (_, index) => [`Article ${index + 1}`, '', ...CLAUSES, '', 'The coffee house on the ground floor stays open.']),
);

/** Of `createTextPdf`: a line of a page, from 0. */
function placeLine(line: number, letters: number): Highlight['rects'][number] {
  const [left, top, height] = [72, 90 + (line - 1) * 18 + 7, LETTER.height];
  return { x: left / PAGE.width, y: top / PAGE.height, w: (letters * LETTER.width) / PAGE.width, h: height / PAGE.height };
}

const cited = (page: number, clause: number): Highlight => {
  const quote = CLAUSES[clause] ?? '';
  return { id: `${page}-${clause}`, page, rects: [placeLine(2 + clause, quote.length)], quote };
};

const asHighAsTheView: Decorator = (Story) => (
  <div style={{ height: '100vh' }}>
    <Story />
  </div>
);

const meta = {
  title: 'Chat/PDF viewer',
  component: PdfViewer,
  parameters: { layout: 'fullscreen' },
  args: { file: agreement, highlights: [], target: null },
  loaders: [() => prepare('es')],
  decorators: [asHighAsTheView],
} satisfies Meta<typeof PdfViewer>;

export default meta;
type Story = StoryObj<typeof meta>;

const DONE_IN = { timeout: 20_000 };

const opened: Story['play'] = async ({ canvasElement }) => {
  await expect(await within(canvasElement).findByRole('article', { name: 'Page 1 of 12' }, DONE_IN)).toBeVisible();
};

export const Open: Story = { play: opened };

export const GoneToAPassage: Story = {
  args: { highlights: [cited(7, 1), cited(7, 2), cited(2, 0)], target: { page: 7, highlight: '7-1', at: 1 } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('article', { name: 'Page 7 of 12' }, DONE_IN)).toBeVisible();
  },
};

export const Searched: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Search in the PDF' }, DONE_IN), 'COFFEE');
    await expect(await canvas.findByText('1 of 12', {}, DONE_IN)).toBeVisible();
  },
};

export const NothingFound: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Search in the PDF' }, DONE_IN), 'pets');
    await expect(await canvas.findByText('No matches', {}, DONE_IN)).toBeVisible();
  },
};

export const Selected: Story = {
  args: { onAsk: () => undefined },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    // pdf.js reports a line in parts.
    const [clause] = await canvas.findAllByText(/months of rent/, {}, DONE_IN);
    if (clause) document.getSelection()?.selectAllChildren(clause);
    await expect(await canvas.findByRole('button', { name: 'Ask about this' }, DONE_IN)).toBeVisible();
  },
};

export const InSpanish: Story = {
  decorators: [
    (Story) => (
      <MessagesContext value={messagesIn('es')}>
        <Story />
      </MessagesContext>
    ),
  ],
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('article', { name: 'Página 1 de 12' }, DONE_IN)).toBeVisible();
  },
};

export const Damaged: Story = {
  args: { file: new File(['This is no PDF.'], 'broken.pdf') },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('The pages cannot be shown', {}, DONE_IN)).toBeVisible();
  },
};
