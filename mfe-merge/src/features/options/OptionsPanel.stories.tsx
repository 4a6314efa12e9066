import { usualMergeChoices } from '@sheaf/api/contract/mergeChoices';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useReducer } from 'react';
import { fn, userEvent, within } from 'storybook/test';
import { emptyMerge } from '../../model/emptyMerge';
import { mergeReducer } from '../../model/mergeState';
import { OptionsPanel, type OptionsState } from './OptionsPanel';

function LivingPanel({ choices, isByPages }: OptionsState) {
  const [state, dispatch] = useReducer(mergeReducer, { ...emptyMerge, choices });
  return <OptionsPanel choices={state.choices} isByPages={isByPages} dispatch={dispatch} />;
}

const meta = {
  title: 'Merge/OptionsPanel',
  component: OptionsPanel,
  args: { choices: usualMergeChoices, isByPages: false, dispatch: fn() },
  render: (args) => <LivingPanel {...args} />,
} satisfies Meta<typeof OptionsPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

const open: Story['play'] = async ({ canvasElement }) => userEvent.click(within(canvasElement).getByText('Options'));

export const Closed: Story = {};

export const ClosedWithChanges: Story = {
  args: { choices: { ...usualMergeChoices, outline: 'none', contentsPage: true, title: 'The whole thesis, with all its appendices' } },
};

export const Open: Story = { play: open };

export const OpenWithPagesArrangedByHand: Story = { args: { isByPages: true }, play: open };
