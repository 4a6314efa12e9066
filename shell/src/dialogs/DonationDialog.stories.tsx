import { createApiClient } from '@sheaf/api/client/createApiClient';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn, screen, userEvent, waitFor } from 'storybook/test';
import { onPage } from '../storyPage';
import { DonationDialog } from './DonationDialog';

const meta = {
  title: 'Shell/DonationDialog',
  component: DonationDialog,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '440px' } } },
  args: { isOpen: true, tool: 'merge', isPractice: false, onClose: fn() },
} satisfies Meta<typeof DonationDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Asked: Story = { decorators: [onPage('/merge')] };

export const AskedForPractice: Story = { decorators: [onPage('/merge')], args: { isPractice: true } };

const neverAnswering = { ...createApiClient(), createDonationPayment: () => new Promise<never>(() => undefined) };

export const OnTheWayToThePaymentPage: Story = {
  decorators: [onPage('/merge', { api: neverAnswering })],
  play: async () => {
    // The dialog of the previous story may still be closing, and blocks clicks until it is gone.
    await waitFor(() => userEvent.click(screen.getByRole('button', { name: '$5' })));
  },
};
