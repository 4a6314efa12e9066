import { speak } from '../locale/speak.ts';

const { number } = speak('en');

/** Header, footer, and the small words that stand on every page. */
export const chrome = {
  homeLink: 'Sheaf, home',
  mainLinks: 'Main',
  tools: 'Tools',
  upload: 'Upload PDF',
  processed: (count: number) => `${number(count)}+ documents processed`,
  beingBuilt: 'Being built',
  theme: { label: 'Paper', system: 'As on this device', light: 'Light', dark: 'Dark' },
  footer: {
    label: 'Footer',
    slogan: 'Free PDF tools powered by AI, Free Forever, No Account Required, Privacy First.',
    /** Of a server that charges for what is beyond its free allowances. */
    sloganCharged: 'PDF tools powered by AI, No Account Required, Privacy First.',
    home: 'Home',
    tools: 'Tools',
    aboutTheTools: 'About the tools',
    languages: 'Language',
  },
};
