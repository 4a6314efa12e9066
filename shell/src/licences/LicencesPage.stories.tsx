import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { onPage } from '../storyPage';
import { LicencesPage } from './LicencesPage';
import { LICENCES_PATH } from './licenceList';

const meta = {
  title: 'Shell/LicencesPage',
  component: LicencesPage,
  parameters: { layout: 'fullscreen' },
  decorators: [onPage(LICENCES_PATH)],
} satisfies Meta<typeof LicencesPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithoutAList: Story = {};
