import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Button } from '../Button/Button';
import { Banner } from './Banner';
import { bannerGuide } from './Banner.guide';

const meta = {
  title: 'Components/Banner',
  component: Banner,
  parameters: { guide: bannerGuide },
  args: { tone: 'neutral', children: 'Answers are quotes from your PDF; no AI service is used.' },
} satisfies Meta<typeof Banner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Explains: Story = {};

export const Confirms: Story = { args: { tone: 'good', children: '128 of 128 links lead where they did.' } };

export const Warns: Story = {
  args: { tone: 'warn', title: 'signed-consent.pdf is signed', children: 'Merging removes the signature. Keep the original beside the merged file.' },
};

export const Refuses: Story = {
  args: {
    tone: 'bad',
    title: 'report.pdf is protected',
    children: 'Remove its password and add it again, or merge the other two files without it.',
    action: <Button size="small">Remove it</Button>,
  },
};
