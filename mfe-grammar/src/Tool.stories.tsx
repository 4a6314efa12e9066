import { fakeShell } from '@sheaf/shell/tool-contract/testing';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import Tool, { prepare } from './Tool';

const meta = {
  title: 'Grammar/Screen',
  component: Tool,
  parameters: { layout: 'fullscreen' },
  args: { shell: fakeShell() },
  loaders: [() => prepare('es')],
} satisfies Meta<typeof Tool>;

export default meta;
type Story = StoryObj<typeof meta>;

export const BeingBuilt: Story = {};

export const BeingBuiltInSpanish: Story = { args: { shell: fakeShell({ locale: 'es' }) } };
