import { toolIds } from '@sheaf/api/contract/tools';
import { mockConfig } from '@sheaf/api/mocks/mockConfig';
import { fakeShell } from '@sheaf/tool-contract/testing';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import Landing, { prepare } from './Landing';

const meta = {
  title: 'Chat/Landing',
  component: Landing,
  parameters: { layout: 'fullscreen' },
  args: { shell: fakeShell() },
  loaders: [() => prepare('es')],
} satisfies Meta<typeof Landing>;

export default meta;
type Story = StoryObj<typeof meta>;

export const BeingBuilt: Story = { args: { shell: fakeShell({ config: { ...mockConfig, tools: ['merge'] } }) } };

export const Ready: Story = { args: { shell: fakeShell({ config: { ...mockConfig, tools: [...toolIds] } }) } };

export const Spanish: Story = { args: { shell: fakeShell({ locale: 'es' }) } };
