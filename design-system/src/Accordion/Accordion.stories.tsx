import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { userEvent } from 'storybook/test';
import { Accordion } from './Accordion';
import { accordionGuide } from './Accordion.guide';

const meta = {
  title: 'Components/Accordion',
  component: Accordion,
  parameters: { guide: accordionGuide },
  args: {
    items: [
      { question: 'Is it really free?', answer: 'Yes. No account, no watermark, no trial. Donations keep it running.' },
      { question: 'Are my files stored?', answer: 'Merged and converted files are worked on in memory and never stored.' },
      { question: 'How large may a PDF be?', answer: 'Up to 100 MB a file, 50 files, and 300 MB at once.' },
    ],
  },
} satisfies Meta<typeof Accordion>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

export const OneAnswerOpen: Story = { play: async ({ canvas }) => userEvent.click(canvas.getByText('Are my files stored?')) };
