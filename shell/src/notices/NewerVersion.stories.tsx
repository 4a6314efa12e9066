import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fakeRemotes } from '../createServicesInMemory';
import { prepareLanguage } from '../language';
import { onPage } from '../storyPage';
import { NewerVersion } from './NewerVersion';

const remotes = { ...fakeRemotes(() => null), findNewer: async () => true };

const meta = {
  title: 'Shell/NewerVersion',
  component: NewerVersion,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '280px' } } },
  // It checks when the tab gets the focus.
  play: () => void window.dispatchEvent(new Event('focus')),
} satisfies Meta<typeof NewerVersion>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Found: Story = { decorators: [onPage('/merge', { remotes })] };

export const InSpanish: Story = { loaders: [() => prepareLanguage('es')], decorators: [onPage('/es/merge', { remotes })] };
