import { toolIds } from '@sheaf/api/contract/tools';
import { mockConfig } from '@sheaf/api/mocks/mockConfig';
import { fakeShell } from '@sheaf/tool-contract/testing';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import Landing, { prepare } from './Landing';

const meta = {
  title: 'Grammar/Landing',
  component: Landing,
  parameters: { layout: 'fullscreen' },
  args: { shell: fakeShell() },
  loaders: [() => prepare('es')],
} satisfies Meta<typeof Landing>;

export default meta;
type Story = StoryObj<typeof meta>;

const spanish = fakeShell({ locale: 'es' });

export const Resume: Story = { args: { slug: 'resume' } };

export const BusinessProposal: Story = { args: { slug: 'business-proposal' } };

export const ResearchPaper: Story = { args: { slug: 'research-paper' } };

export const Ready: Story = { args: { slug: 'resume', shell: fakeShell({ config: { ...mockConfig, tools: [...toolIds] } }) } };

export const ResumeInSpanish: Story = { args: { slug: 'resume', shell: spanish } };

export const BusinessProposalInSpanish: Story = { args: { slug: 'business-proposal', shell: spanish } };

export const ResearchPaperInSpanish: Story = { args: { slug: 'research-paper', shell: spanish } };
