import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { LinkButton } from '../Button/LinkButton';
import { Mark } from '../Mark/Mark';
import { LandingPage } from './LandingPage';
import { landingPageGuide } from './LandingPage.guide';

const start = (
  <LinkButton href="#merge" tone="accent" size="large">
    Merge my PDFs
  </LinkButton>
);

const meta = {
  title: 'Pages/LandingPage',
  component: LandingPage,
  parameters: { guide: landingPageGuide, layout: 'fullscreen' },
  args: {
    tool: 'merge',
    title: (
      <>
        Many PDFs in, <Mark>one good one</Mark> out.
      </>
    ),
    lead: 'Put your files in order and merge them. Bookmarks, links and forms stay alive. Free, and no account.',
    action: start,
    reasons: [
      {
        title: 'Nothing falls off',
        text: 'Bookmarks are kept in one group per file, links lead where they did, and form fields still take what you type.',
      },
      { title: 'Never stored', text: 'Your files are worked on in memory and are gone with the answer. Nothing is written to a disk.' },
      {
        title: 'It says what it lost',
        text: 'A signature cannot survive a merge. Where something had to go, the result names it before you download.',
      },
    ],
    steps: [
      { title: 'Drop your files', text: 'Two or more PDFs, or a whole folder of them.' },
      { title: 'Put them in order', text: 'Drag them, or use the arrow keys.' },
      { title: 'Merge and download', text: 'One PDF, with a count of everything that was kept.' },
    ],
    audience: [
      { title: 'Students', text: 'A thesis, its appendix and the signed form as one hand-in.' },
      { title: 'Job seekers', text: 'A letter, a CV and the certificates as one file.' },
      { title: 'Offices', text: 'Scans, contracts and invoices in the order the auditor wants.' },
    ],
    faq: [
      { question: 'How many files can I merge?', answer: 'Up to 50 files and 300 MB at once, 100 MB each.' },
      { question: 'Does it work with protected PDFs?', answer: 'A protected file is named, so you can remove its password and try again.' },
      { question: 'Is it really free?', answer: 'Yes. There is no account, no watermark and no trial.' },
    ],
    closing: start,
  },
} satisfies Meta<typeof LandingPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Merge: Story = {};

export const WithoutAnAudience: Story = { args: { tool: 'grammar', audience: undefined, closing: undefined } };
