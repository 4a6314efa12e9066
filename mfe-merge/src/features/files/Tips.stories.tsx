import { mockConfig } from '@sheaf/api/mocks/mockConfig';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Tips } from './Tips';

const meta = { title: 'Merge/Tips', component: Tips, args: { limits: mockConfig.limits } } satisfies Meta<typeof Tips>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithLimits: Story = {};

export const WithoutLimits: Story = { args: { limits: { ...mockConfig.limits, maxFiles: 0, maxTotalBytes: 0 } } };
