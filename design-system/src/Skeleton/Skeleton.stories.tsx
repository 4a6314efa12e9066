import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Card } from '../Card/Card';
import { Skeleton } from './Skeleton';
import { skeletonGuide } from './Skeleton.guide';

const meta = {
  title: 'Components/Skeleton',
  component: Skeleton,
  parameters: { guide: skeletonGuide },
  decorators: (Story) => (
    <Card>
      <Story />
    </Card>
  ),
} satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const LinesOfText: Story = {};

export const RowOfAList: Story = { args: { shape: 'row' } };

export const Page: Story = { args: { shape: 'page', label: 'Drawing page 1' } };
