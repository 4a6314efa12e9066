import type { MergeReport } from '@sheaf/api/contract/pdf';
import { minimalPdf } from '@sheaf/api/mocks/minimalPdf';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
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
  args: { pdf: new Blob([minimalPdf(100)], { type: 'application/pdf' }), report },
} satisfies Meta<typeof ResultCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Whole: Story = {};

export const WithWarnings: Story = {
  args: {
    report: {
      ...report,
      links: { total: 128, working: 126 },
      warnings: [
        { code: 'signature_removed', file: 'signed-consent.pdf', text: 'signed-consent.pdf was signed. Merging removes the signature.' },
        { code: 'active_content_removed', file: 'appendix.pdf', text: 'Scripts were removed from appendix.pdf.' },
      ],
    },
  },
};

/** Scans have nothing but pages, and an older server counts nothing else. */
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
