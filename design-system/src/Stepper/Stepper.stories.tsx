import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Stepper } from './Stepper';
import { stepperGuide } from './Stepper.guide';

const meta = {
  title: 'Components/Stepper',
  component: Stepper,
  parameters: { guide: stepperGuide },
  args: { label: 'Your cover letter', steps: ['Add your CV', 'Paste the job', 'Choose a tone'], current: 1 },
} satisfies Meta<typeof Stepper>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AtTheStart: Story = { args: { current: 0 } };

export const OnTheWay: Story = {};

export const Done: Story = { args: { current: 3 } };

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
