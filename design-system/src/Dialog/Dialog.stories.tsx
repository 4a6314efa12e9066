import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { Button } from '../Button/Button';
import { Dialog } from './Dialog';
import { dialogGuide } from './Dialog.guide';

const pages = Array.from({ length: 40 }, (_, index) => index + 1);

const meta = {
  title: 'Components/Dialog',
  component: Dialog,
  parameters: { guide: dialogGuide, layout: 'fullscreen', docs: { story: { inline: false, height: '480px' } } },
  args: {
    isOpen: true,
    title: 'Upgrade to Pro',
    description: "You've reached your free chat limit. Upgrade for unlimited AI conversations.",
    onClose: fn(),
    size: 'small',
    actions: (
      <>
        <Button tone="accent">Upgrade Now</Button>
        <Button>Maybe Later</Button>
      </>
    ),
  },
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Question: Story = {};

export const LongerThanTheScreen: Story = {
  args: {
    size: 'large',
    title: 'What was kept, page by page',
    description: 'Everything found in the merged file, counted after it was written.',
    children: (
      <ol>
        {pages.map((page) => (
          <li key={page}>Page {page}: text, links and form fields are where they were.</li>
        ))}
      </ol>
    ),
  },
};

/** Something to look at: it has all the height there is, and scrolls by itself. */
export const AsLargeAsTheScreen: Story = {
  args: {
    size: 'screen',
    title: 'lease.pdf',
    description: undefined,
    actions: undefined,
    tools: <Button size="small">Next page</Button>,
    children: (
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled with the keyboard.
      <section tabIndex={0} aria-label="Pages" style={{ height: '100%', overflow: 'auto' }}>
        {pages.map((page) => (
          <p key={page}>Page {page}</p>
        ))}
      </section>
    ),
  },
};
