import type { MergeReport } from '@sheaf/api/contract/merge';
import { buildMinimalPdf } from '@sheaf/api/mocks/buildMinimalPdf';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { type ComponentProps, useState } from 'react';
import { fn, userEvent } from 'storybook/test';
import { ResultCard } from './ResultCard';

const report: MergeReport = {
  pages: 100,
  files: [
    { name: 'thesis-chapters-1-4.pdf', pages: 86, from: 1, to: 86 },
    { name: 'appendix.pdf', pages: 12, from: 87, to: 98 },
    { name: 'signed-consent.pdf', pages: 2, from: 99, to: 100 },
  ],
  outlineItems: 41,
  links: { total: 128, working: 128 },
  renamedDestinations: 3,
  fields: { total: 6, renamed: 1 },
  attachments: 2,
  warnings: [],
};

const meta = {
  title: 'Merge/ResultCard',
  component: ResultCard,
  args: {
    pdf: new Blob([buildMinimalPdf(100)], { type: 'application/pdf' }),
    report,
    leftOut: [],
    place: 'server',
    name: 'merged',
    nextTools: [],
    onRename: fn(),
    onSave: fn(),
    onMergeMore: fn(),
    onHandOver: fn(),
  },
  render: (args) => <Renaming {...args} />,
} satisfies Meta<typeof ResultCard>;

function Renaming(args: ComponentProps<typeof ResultCard>) {
  const [name, setName] = useState(args.name);
  return <ResultCard {...args} name={name} onRename={setName} />;
}

export default meta;
type Story = StoryObj<typeof meta>;

export const Whole: Story = {};

export const OnThisDevice: Story = { args: { place: 'device' } };

export const WithWarnings: Story = {
  args: {
    report: {
      ...report,
      links: { total: 128, working: 126 },
      warnings: [
        { code: 'signature_removed', file: 'signed-consent.pdf', text: 'signed-consent.pdf is signed.' },
        { code: 'active_content_removed', file: 'appendix.pdf', text: 'Scripts were removed from appendix.pdf.' },
      ],
    },
  },
};

/** Scans have nothing but pages, and an older server counts nothing else. */
export const WithoutTwoFiles: Story = { args: { leftOut: ['scan (2).pdf', 'invoice.pdf'] } };
export const PagesAlone: Story = { args: { report: { pages: report.pages, files: report.files, warnings: [] } } };

/** Many files stay folded until they are asked for. */
export const ManyFiles: Story = {
  args: {
    report: {
      ...report,
      files: Array.from({ length: 50 }, (_, index) => ({ name: `scan-${index + 1}.pdf`, pages: 2, from: index * 2 + 1, to: index * 2 + 2 })),
    },
  },
};

export const AtTheBeginningOfAFile: Story = {
  play: async ({ canvas }) => userEvent.click(canvas.getByRole('button', { name: 'appendix.pdf pages 87–98' })),
};

export const Renamed: Story = { args: { name: 'Thesis: final version?' } };

/** When other tools are ready, the file can go on to them. */
export const WithMoreTools: Story = {
  args: { nextTools: ['convert', 'chat', 'grammar', 'cover-letter'] },
  play: async ({ canvas }) => userEvent.click(canvas.getByRole('button', { name: 'Continue with this file' })),
};
