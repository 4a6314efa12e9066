import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Tag } from 'lucide-react';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { Chip } from './Chip';
import { chipGuide } from './Chip.guide';
import { ToggleChip } from './ToggleChip';

const kinds = ['Spelling', 'Grammar', 'Style'];

const meta = {
  title: 'Components/Chip',
  component: Chip,
  parameters: { guide: chipGuide },
  args: { children: 'Project management' },
} satisfies Meta<typeof Chip>;

function Filters() {
  const [on, setOn] = useState(['Spelling']);
  return (
    <p>
      {kinds.map((kind) => (
        <span key={kind}>
          <ToggleChip isOn={on.includes(kind)} onChange={(isOn) => setOn(isOn ? [...on, kind] : on.filter((other) => other !== kind))}>
            {kind}
          </ToggleChip>{' '}
        </span>
      ))}
      <ToggleChip isOn={false} disabled onChange={fn()}>
        Tone
      </ToggleChip>
    </p>
  );
}

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const WithIcon: Story = { args: { icon: <Tag aria-hidden="true" /> } };

export const Removable: Story = { args: { onRemove: fn() } };

export const Toggles: Story = { render: () => <Filters /> };

export const CompactToggles: Story = {
  render: () => (
    <div data-density="compact">
      <Filters />
      <Chip onRemove={fn()}>Project management</Chip>
    </div>
  ),
};
