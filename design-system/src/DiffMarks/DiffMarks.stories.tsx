import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { DiffMarks } from './DiffMarks';
import { diffMarksGuide } from './DiffMarks.guide';

const meta = {
  title: 'Components/DiffMarks',
  component: DiffMarks,
  parameters: { guide: diffMarksGuide },
  decorators: (Story) => (
    <p>
      <Story />
    </p>
  ),
  args: {
    parts: [
      { kind: 'same', text: 'The tenant ' },
      { kind: 'replaced', text: 'maybe', by: 'may' },
      { kind: 'same', text: ' end this ' },
      { kind: 'replaced', text: 'agrement', by: 'agreement' },
      { kind: 'same', text: ' at ' },
      { kind: 'inserted', text: 'any ' },
      { kind: 'same', text: 'time with three months’ ' },
      { kind: 'deleted', text: 'of ' },
      { kind: 'same', text: 'notice.' },
    ],
  },
} satisfies Meta<typeof DiffMarks>;

export default meta;
type Story = StoryObj<typeof meta>;

export const EveryKind: Story = {};

export const OneInsertion: Story = {
  args: {
    parts: [
      { kind: 'same', text: 'She goes to ' },
      { kind: 'inserted', text: 'the ' },
      { kind: 'same', text: 'office.' },
    ],
  },
};

export const NothingChanged: Story = { args: { parts: [{ kind: 'same', text: 'She goes to the office.' }] } };
