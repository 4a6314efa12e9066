import { mockConfig } from '@sheaf/api/mocks/mockConfig';
import { fakeShell } from '@sheaf/tool-contract/testing';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import Landing, { prepare } from './Landing';

const meta = {
  title: 'Merge/Landing',
  component: Landing,
  parameters: { layout: 'fullscreen' },
  args: { shell: fakeShell() },
  loaders: [() => prepare('es')],
} satisfies Meta<typeof Landing>;

export default meta;
type Story = StoryObj<typeof meta>;

const noLimits = { maxFileBytes: 0, maxFiles: 0, maxTotalBytes: 0, maxPages: 0 };

export const Page: Story = {};

export const WithoutLimits: Story = {
  args: { shell: fakeShell({ config: { ...mockConfig, limits: { ...mockConfig.limits, ...noLimits }, donations: { mode: 'off' } } }) },
};

export const Spanish: Story = { args: { shell: fakeShell({ locale: 'es' }) } };
