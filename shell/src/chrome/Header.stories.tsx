import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn, userEvent, within } from 'storybook/test';
import { onPage } from '../storyPage';
import { Header } from './Header';

const meta = {
  title: 'Shell/Header',
  component: Header,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '440px' } } },
  args: { onUpload: fn() },
} satisfies Meta<typeof Header>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OnTheLandingPage: Story = { decorators: [onPage('/')] };

export const OnATool: Story = { decorators: [onPage('/merge')] };

export const ToolsMenuOpen: Story = {
  decorators: [onPage('/')],
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Tools' }));
  },
};
