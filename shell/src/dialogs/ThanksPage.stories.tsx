import { mockConfig } from '@sheaf/api/mocks/mockConfig';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { HttpResponse, http } from 'msw';
import { prepareLanguage } from '../language';
import { onPage } from '../storyPage';
import { ThanksPage } from './ThanksPage';

const meta = {
  title: 'Shell/ThanksPage',
  component: ThanksPage,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ThanksPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AfterAPayment: Story = {
  decorators: [onPage('/donate/thanks?tool=merge')],
  parameters: { msw: [http.get('*/api/config', () => HttpResponse.json({ ...mockConfig, donations: { mode: 'stripe' } }))] },
};

export const AfterPractice: Story = { decorators: [onPage('/donate/thanks?tool=merge')] };

export const OfNoTool: Story = { decorators: [onPage('/donate/thanks')] };

export const InSpanish: Story = { loaders: [() => prepareLanguage('es')], decorators: [onPage('/es/donate/thanks?tool=chat')] };
