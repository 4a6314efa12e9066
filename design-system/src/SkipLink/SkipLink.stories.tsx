import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { userEvent } from 'storybook/test';
import { SkipLink } from './SkipLink';
import { skipLinkGuide } from './SkipLink.guide';

const meta = {
  title: 'Components/SkipLink',
  component: SkipLink,
  parameters: { guide: skipLinkGuide },
  render: (args) => (
    <>
      <SkipLink {...args} />
      <main id="content" tabIndex={-1}>
        Press Tab to see the way past the header.
      </main>
    </>
  ),
} satisfies Meta<typeof SkipLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Waiting: Story = {};

export const Reached: Story = { play: async () => userEvent.tab() };
