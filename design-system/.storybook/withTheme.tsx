import type { Decorator } from '@storybook/react-webpack5';
import { ThemeRoot } from '../src/ThemeRoot/ThemeRoot';

/** Every story stands on the product's own ground, in the theme the toolbar asks for. */
export const withTheme: Decorator = (Story, { globals }) => {
  document.documentElement.dataset.theme = globals.theme === 'dark' ? 'dark' : 'light';
  return (
    <ThemeRoot>
      <Story />
    </ThemeRoot>
  );
};
