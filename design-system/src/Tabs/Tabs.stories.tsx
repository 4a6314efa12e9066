import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { FileText, ListChecks } from 'lucide-react';
import { Tabs } from './Tabs';
import { tabsGuide } from './Tabs.guide';

const meta = {
  title: 'Components/Tabs',
  component: Tabs,
  parameters: { guide: tabsGuide },
  args: {
    label: 'Result',
    tabs: [
      { id: 'text', label: 'Corrected text', content: 'The tenant may end this agreement at any time.' },
      { id: 'changes', label: '12 changes', content: 'Spelling 7, grammar 4, style 1.' },
    ],
  },
} satisfies Meta<typeof Tabs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FirstOpen: Story = {};

export const SecondOpen: Story = { args: { open: 'changes' } };

export const WithIcons: Story = {
  args: {
    tabs: [
      { id: 'text', label: 'Text', icon: <FileText aria-hidden="true" />, content: 'The tenant may end this agreement at any time.' },
      { id: 'changes', label: 'Changes', icon: <ListChecks aria-hidden="true" />, content: 'Spelling 7, grammar 4, style 1.' },
    ],
  },
};

export const MoreThanAPhoneHolds: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    tabs: ['Corrected text', 'All changes', 'By kind', 'How it reads', 'As a file'].map((label, index) => ({
      id: `view-${index}`,
      label,
      content: `${label}.`,
    })),
  },
};

export const StaysAsLeft: Story = {
  args: { staysAsLeft: true },
};

export const Compact: Story = {
  decorators: (Story) => (
    <div data-density="compact">
      <Story />
    </div>
  ),
};
