import { fakeShell } from '@sheaf/shell/tool-contract/testing';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import Landing from './Landing';

const meta = {
  title: 'Grammar/Landing',
  component: Landing,
  parameters: { layout: 'fullscreen' },
  args: { shell: fakeShell() },
} satisfies Meta<typeof Landing>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Resume: Story = { args: { slug: 'resume' } };

export const BusinessProposal: Story = { args: { slug: 'business-proposal' } };

export const ResearchPaper: Story = { args: { slug: 'research-paper' } };
