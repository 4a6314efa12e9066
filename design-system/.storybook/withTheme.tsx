import type { Decorator } from '@storybook/react-webpack5';
import { ThemeRoot } from '../src/ThemeRoot/ThemeRoot';

/** Renders every story on the product's background, in the theme of the toolbar. */
export const withTheme: Decorator = (Story, { globals }) => {
  document.documentElement.dataset.theme = globals.theme === 'dark' ? 'dark' : 'light';
  return (
    <ThemeRoot>
      <Story />
    </ThemeRoot>
  );
};
