import { handlers } from '@sheaf/api/mocks';
import type { Preview } from '@storybook/react-webpack5';
import { setupWorker } from 'msw/browser';
import { mswLoader } from 'msw-storybook-addon/csf3';
import { configure } from 'storybook/test';
import { ComponentPage } from './ComponentPage';
import { withTheme } from './withTheme';

// A busy machine may take its time; a right answer is a right answer.
configure({ asyncUtilTimeout: 15_000 });

// Without a database no story restores the work that another has kept.
Object.defineProperty(window, 'indexedDB', { value: undefined });

const preview: Preview = {
  tags: ['autodocs'],
  decorators: [withTheme],
  loaders: [
    mswLoader(async () => {
      const worker = setupWorker(...handlers);
      // A relative address, so that the built storybook works in any folder of any server.
      await worker.start({ quiet: true, onUnhandledFrame: 'bypass', serviceWorker: { url: './mockServiceWorker.js' } });
      return worker;
    }),
  ],
  parameters: {
    layout: 'padded',
    a11y: { test: 'error' },
    docs: { page: ComponentPage },
    viewport: {
      options: {
        phone: { name: 'Phone, 360', styles: { width: '360px', height: '780px' }, type: 'mobile' },
        tablet: { name: 'Tablet, 768', styles: { width: '768px', height: '1024px' }, type: 'tablet' },
        desk: { name: 'Desk, 1440', styles: { width: '1440px', height: '900px' }, type: 'desktop' },
      },
    },
    options: { storySort: { order: ['Foundations', 'Components', 'Pages'] } },
  },
  globalTypes: {
    theme: {
      description: 'Light or dark paper',
      toolbar: {
        title: 'Theme',
        icon: 'paintbrush',
        dynamicTitle: true,
        items: [
          { value: 'light', title: 'Light', icon: 'sun' },
          { value: 'dark', title: 'Dark', icon: 'moon' },
        ],
      },
    },
  },
  initialGlobals: { theme: 'light' },
};

export default preview;
