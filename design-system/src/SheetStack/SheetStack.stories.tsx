import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { SheetStack } from './SheetStack';
import { sheetStackGuide } from './SheetStack.guide';

const meta = {
  title: 'Components/SheetStack',
  component: SheetStack,
  parameters: { guide: sheetStackGuide },
  args: { tool: 'merge' },
} satisfies Meta<typeof SheetStack>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Merge: Story = {};
export const Convert: Story = { args: { tool: 'convert' } };
export const Chat: Story = { args: { tool: 'chat' } };
export const Grammar: Story = { args: { tool: 'grammar' } };
export const CoverLetter: Story = { args: { tool: 'cover-letter' } };
