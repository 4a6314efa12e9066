import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Layers, SearchX } from 'lucide-react';
import { Button } from '../Button/Button';
import { EmptyState } from './EmptyState';
import { emptyStateGuide } from './EmptyState.guide';

const meta = {
  title: 'Components/EmptyState',
  component: EmptyState,
  parameters: { guide: emptyStateGuide },
  args: { icon: <Layers />, title: 'Your merged PDF will appear here', children: 'Add two files or more, put them in order, and merge.' },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NoResultYet: Story = {};

export const WithAWayOn: Story = {
  args: {
    icon: <SearchX />,
    title: 'This tool could not be loaded',
    children: 'The other tools still work.',
    action: <Button>Try again</Button>,
  },
};
