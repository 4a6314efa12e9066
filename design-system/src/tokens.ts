/**
 * Every raw value of the product: colours, sizes, times. Nothing outside this file names one; components ask for a
 * meaning with `token('ink')` and the two themes decide what it looks like.
 */
const light = {
  paper: '#FBF9F4',
  sheet: '#FFFFFF',
  'sheet-soft': '#F5F2EA',
  line: '#E7E2D8',
  'line-strong': '#8A8577',
  ink: '#181B20',
  'ink-soft': '#4B515B',
  accent: '#2340D9',
  'accent-strong': '#1A31AD',
  'accent-soft': '#EEF1FE',
  'accent-ink': '#FFFFFF',
  mark: '#FFE45C',
  'mark-bright': '#FFE45C',
  'mark-bright-ink': '#181B20',
  good: '#166B46',
  'good-soft': '#EBF6F0',
  warn: '#8A4F00',
  'warn-soft': '#FDF3E1',
  bad: '#B42323',
  'bad-soft': '#FDEEEC',
  'tool-merge': '#2340D9',
  'tool-convert': '#0D757F',
  'tool-chat': '#6D3BD1',
  'tool-grammar': '#B0520B',
  'tool-cover-letter': '#B0246B',
  // Where a page of the result came from: one hue a file, over again after the sixth.
  'file-1': '#2340D9',
  'file-2': '#0D757F',
  'file-3': '#B0520B',
  'file-4': '#6D3BD1',
  'file-5': '#B0246B',
  'file-6': '#166B46',
  // A page of the visitor's own stays white at night.
  'page-sheet': '#FFFFFF',
  'page-sign': '#78736A',
  'shadow-page': '0 0 0 1px rgb(58 46 20 / 0.1), 0 1px 3px rgb(58 46 20 / 0.12)',
  backdrop: 'rgb(24 27 32 / 0.44)',
  // The paper as it looks under the backdrop, for the strip of a scroll bar the backdrop cannot cover.
  'paper-dimmed': '#979797',
  'shadow-sheet': '0 1px 2px rgb(58 46 20 / 0.05), 0 6px 18px -6px rgb(58 46 20 / 0.1)',
  'shadow-lifted': '0 2px 6px rgb(58 46 20 / 0.08), 0 24px 48px -12px rgb(58 46 20 / 0.26)',
} as const;

type ThemedName = keyof typeof light;

/** The dark theme holds only what differs; a name missing here keeps its light value. */
const dark: Partial<Record<ThemedName, string>> = {
  paper: '#14161A',
  sheet: '#1C1F25',
  'sheet-soft': '#242830',
  line: '#2E333B',
  'line-strong': '#78808D',
  ink: '#F2EFE8',
  'ink-soft': '#B4BAC4',
  accent: '#8EA2FF',
  'accent-strong': '#A9B8FF',
  'accent-soft': '#23294A',
  'accent-ink': '#14161A',
  // #FFD84A at a quarter over the sheet, so that ink on it stays easy to read.
  mark: '#FFD84A',
  'mark-bright': '#FFD84A',
  good: '#62C998',
  'good-soft': '#1A2B26',
  warn: '#E9AE55',
  'warn-soft': '#2E281D',
  bad: '#FF9488',
  'bad-soft': '#332226',
  'tool-merge': '#8EA2FF',
  'tool-convert': '#4FBEC8',
  'tool-chat': '#B598FF',
  'tool-grammar': '#F0A165',
  'tool-cover-letter': '#F389BC',
  'file-1': '#8EA2FF',
  'file-2': '#4FBEC8',
  'file-3': '#F0A165',
  'file-4': '#B598FF',
  'file-5': '#F389BC',
  'file-6': '#62C998',
  'shadow-page': '0 0 0 1px rgb(0 0 0 / 0.4), 0 1px 3px rgb(0 0 0 / 0.5)',
  backdrop: 'rgb(6 7 9 / 0.64)',
  'paper-dimmed': '#0B0C0F',
  'shadow-sheet': '0 1px 2px rgb(0 0 0 / 0.3), 0 6px 18px -6px rgb(0 0 0 / 0.4)',
  'shadow-lifted': '0 2px 6px rgb(0 0 0 / 0.4), 0 24px 48px -12px rgb(0 0 0 / 0.7)',
};

/** Space grows in steps of 4 px; the name counts the steps. */
const space = {
  'space-1': '4px',
  'space-2': '8px',
  'space-3': '12px',
  'space-4': '16px',
  'space-5': '20px',
  'space-6': '24px',
  'space-7': '28px',
  'space-8': '32px',
  'space-9': '36px',
  'space-10': '40px',
  'space-11': '44px',
  'space-12': '48px',
  'space-13': '52px',
  'space-14': '56px',
  'space-15': '60px',
  'space-16': '64px',
  'space-20': '80px',
  'space-24': '96px',
} as const;

const type = {
  'text-14': '0.875rem',
  'text-16': '1rem',
  'text-18': '1.125rem',
  'text-22': '1.375rem',
  'text-28': '1.75rem',
  'text-40': '2.5rem',
  'text-56': '3.5rem',
  'leading-text': '1.55',
  'leading-title': '1.12',
  'weight-text': '400',
  'weight-strong': '600',
  'weight-title': '500',
  'font-display': "'Newsreader Variable', 'Newsreader Fallback', 'Newsreader Fallback Noto', Georgia, serif",
  'font-text': "'Inter Variable', 'Inter Fallback', 'Inter Fallback Roboto', system-ui, sans-serif",
} as const;

const shape = {
  hairline: '1px',
  'focus-ring': '2px',
  'radius-small': '4px',
  'radius-control': '10px',
  'radius-sheet': '16px',
  'radius-round': '999px',
  // What is beside text, or holds it, grows with the size of text that a visitor has set in the browser.
  'icon-small': '1rem',
  icon: '1.25rem',
  'icon-large': '1.75rem',
  // How high what is pressed or written in is: never less than a thumb needs, but on a mouse's screen that asked for `compactDensity`.
  tap: '44px',
  control: '48px',
  row: '64px',
  measure: '70ch',
  page: '66rem',
  // A tool at work: wide enough for pages that can be read beside their result.
  desk: '85rem',
  'dialog-small': '26.25rem',
  'dialog-regular': '35rem',
  'dialog-large': '47.5rem',
} as const;

const motion = {
  'speed-quick': '120ms',
  speed: '160ms',
  'speed-slow': '200ms',
  ease: 'cubic-bezier(0.2, 0.7, 0.2, 1)',
} as const;

const layer = {
  'layer-bar': '10',
  'layer-dialog': '20',
  'layer-toast': '30',
} as const;

export const lightTheme = { ...light, ...space, ...type, ...shape, ...motion, ...layer };
export const darkTheme = dark;

/** Inside `data-density="compact"`, where nothing but a mouse points: more on the screen for those who work with many things at once. */
export const compactDensity = { tap: '36px', control: '36px', row: '48px' } satisfies Partial<Record<TokenName, string>>;

/** The name of a meaning; its value is the theme's business. */
export type TokenName = keyof typeof lightTheme;

/** Returns the CSS variable of a token: `token('ink')` is `var(--ink)`. Components name colours, sizes and times only so. */
export function token(name: TokenName): `var(--${TokenName})` {
  return `var(--${name})`;
}

/**
 * Media queries cannot read a variable, so the two widths where the layout changes have a name here: 640 and 1,024 px, and more where a visitor has set
 * larger text, of which less fits beside each other.
 */
export const from = {
  medium: '@media (min-width: 40em)',
  wide: '@media (min-width: 64em)',
} as const;

/** Below those widths: for what is taken away there, so that everything else holds without a rule. */
export const below = {
  medium: '@media not all and (min-width: 40em)',
  wide: '@media not all and (min-width: 64em)',
} as const;

/** A tool's colour, for a thin tab or an icon; never for a surface or for text alone. */
export type ToolHue = 'merge' | 'convert' | 'chat' | 'grammar' | 'cover-letter';

/** Returns the colour of a tool as a CSS variable. */
export function toolHue(tool: ToolHue): string {
  return token(`tool-${tool}`);
}
