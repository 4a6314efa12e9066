import { createPdfFile } from '@sheaf/api/mocks/buildMinimalPdf';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { ArrangedPage } from '../../model/arrangedPage';
import type { PageFile } from '../../model/fileOfPage';
import { PageMode, type PageModeProps } from './PageMode';

const read = (pages: number): PageFile['facts'] => ({ state: 'read', pages, isEncrypted: false, isSigned: false, hasForm: false, isDamaged: false });

const file = (id: number, name: string, pages: number): PageFile => ({
  id,
  file: createPdfFile(name, pages),
  name,
  password: '',
  facts: read(pages),
});

const arrangePages = ({ id, facts }: PageFile): ArrangedPage[] =>
  Array.from({ length: facts.state === 'read' ? facts.pages : 0 }, (_, index) => ({ key: `${id}-${index}`, fileId: id, page: index + 1, rotate: 0 }));

const thesis = file(1, 'thesis-chapters-1-4.pdf', 6);
const appendix = file(2, 'appendix.pdf', 4);
const consent = file(3, 'signed-consent.pdf', 1);

const onArrange: PageModeProps['onArrange'] = fn();

const meta = {
  title: 'Merge/PageMode',
  component: PageMode,
  args: { files: [thesis, appendix, consent], pages: [thesis, appendix, consent].flatMap(arrangePages), onArrange },
  // The screen around it keeps the arrangement; here the story does.
  render: function Kept(args: PageModeProps) {
    const [pages, setPages] = useState(args.pages);
    return (
      <PageMode
        {...args}
        pages={pages}
        onArrange={(arranged, label) => {
          args.onArrange(arranged, label);
          setPages(arranged);
        }}
      />
    );
  },
} satisfies Meta<typeof PageMode>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ThreeFiles: Story = {};

export const TwoSelected: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('gridcell', { name: /, thesis\S* p\. 2\b/ }));
    await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
    await expect(canvas.getByText('of 11 selected').parentElement).toHaveTextContent('2 of 11 selected');
  },
};

export const Moving: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('gridcell', { name: /, appendix\S* p\. 1\b/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Move' }));
    await expect(canvas.getByLabelText('Move to position')).toBeVisible();
  },
};

export const MixedTurnedAndTwice: Story = {
  args: {
    pages: [
      ...arrangePages(appendix).slice(0, 2),
      ...arrangePages(thesis).slice(1, 4),
      ...arrangePages(consent),
      ...arrangePages(appendix).slice(2),
    ].flatMap((page, index) => [
      { ...page, rotate: index === 1 ? 90 : index === 3 ? 180 : 0 },
      ...(index === 5 ? [{ ...page, key: `${page.key}x2` }] : []),
    ]),
  },
};

export const LastPageStays: Story = {
  args: { files: [consent], pages: arrangePages(consent) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('gridcell', { name: /^1, signed-consent p. 1/ }));
    await userEvent.keyboard('{Delete}');
    await expect(canvas.getByRole('alert')).toHaveTextContent('One page has to stay');
  },
};

const longBook = file(1, 'collected-minutes-1998-2024.pdf', 2000);

export const TwoThousandPages: Story = { args: { files: [longBook], pages: arrangePages(longBook) } };

export const NothingReadYet: Story = { args: { files: [{ ...thesis, facts: { state: 'reading' } }], pages: [] } };
