import { scenarios } from '@sheaf/api/mocks/scenarios';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { onPage } from '../storyPage';
import { PracticePaymentPage } from './PracticePaymentPage';

const meta = {
  title: 'Shell/PracticePaymentPage',
  component: PracticePaymentPage,
  parameters: { layout: 'fullscreen' },
  decorators: [onPage('/donate/practice?amount=500&tool=merge')],
} satisfies Meta<typeof PracticePaymentPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const BeforePaying: Story = {};

export const NothingToPay: Story = { parameters: { msw: [scenarios.donationsOff] } };
