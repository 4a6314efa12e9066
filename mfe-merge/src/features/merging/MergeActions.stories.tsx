import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { PlaceSwitch } from '../options/PlaceSwitch';
import { MergeActions } from './MergeActions';

const onServer = { place: 'server', overLimit: null, isOffline: false } as const;
const onDevice = { place: 'device', overLimit: null, isOffline: false } as const;

const meta = {
  title: 'Merge/MergeActions',
  component: MergeActions,
  args: {
    label: 'Merge 3 files',
    isReady: true,
    isDone: false,
    onMerge: fn(),
    children: <PlaceSwitch decision={onServer} dispatch={fn()} />,
  },
} satisfies Meta<typeof MergeActions>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TooFewFiles: Story = { args: { label: 'Merge PDFs', isReady: false } };

export const Ready: Story = {};

export const ReadyOnThisDevice: Story = {
  args: { children: <PlaceSwitch decision={onDevice} dispatch={fn()} /> },
};

export const OverTheLimits: Story = {
  args: {
    children: (
      <PlaceSwitch decision={{ place: 'device', overLimit: 'thesis.pdf is 250 MB. The limit here is 100 MB.', isOffline: false }} dispatch={fn()} />
    ),
  },
};

export const Done: Story = {
  args: { isDone: true, children: <PlaceSwitch decision={onServer} dispatch={fn()} /> },
};

export const DoneOnThisDevice: Story = {
  args: { isDone: true, children: <PlaceSwitch decision={onDevice} dispatch={fn()} /> },
};
