import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Disclosure } from './Disclosure';
import { disclosureGuide } from './Disclosure.guide';

const meta = {
  title: 'Components/Disclosure',
  component: Disclosure,
  parameters: { guide: disclosureGuide },
  args: { title: 'Options', children: 'Bookmarks, form fields, page numbers, attachments, a title.' },
} satisfies Meta<typeof Disclosure>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

export const ClosedWithANote: Story = { args: { note: '2 changed' } };

export const Open: Story = { args: { isOpenAtFirst: true } };
