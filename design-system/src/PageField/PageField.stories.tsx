import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { PageField } from './PageField';
import { pageFieldGuide } from './PageField.guide';

const meta = {
  title: 'Components/PageField',
  component: PageField,
  parameters: { guide: pageFieldGuide },
  args: { label: 'Page', page: 3, lastPage: 80, children: 'of 80', onGo: fn() },
  render: (args) => <Leafing {...args} />,
} satisfies Meta<typeof PageField>;

function Leafing(args: React.ComponentProps<typeof PageField>) {
  const [page, setPage] = useState(args.page);
  return <PageField {...args} page={page} onGo={setPage} />;
}

export default meta;
type Story = StoryObj<typeof meta>;

export const OfEighty: Story = {};
export const OfTwoThousand: Story = { args: { page: 1904, lastPage: 2000, children: 'of 2,000' } };
