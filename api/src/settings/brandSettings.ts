import { type Brand, type BrandColours, PRODUCT_NAME } from '../../contract/brand.ts';
import { findContrast, HEX_COLOUR, mixColours } from './colours.ts';
import { ConfigError } from './readSettings.ts';

const NAME = /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N} .,&'’!+-]{0,28}[\p{L}\p{M}\p{N}.!+])?$/u;
/** What WCAG 2.2 asks of text. */
const READABLE = 4.5;
const STEP = 0.05;

/** A paper and what is said of a colour that cannot be read on it. `towards` is where a colour becomes readable. */
interface Paper {
  setting: string;
  papers: readonly string[];
  soft: string;
  softShare: number;
  ink: string;
  towards: string;
  problem: string;
}

/** The papers of the design system, and the ink of a button. */
const light: Paper = {
  setting: 'BRAND_COLOUR',
  papers: ['#fbf9f4', '#ffffff', '#f5f2ea'],
  soft: '#ffffff',
  softShare: 0.93,
  ink: '#ffffff',
  towards: '#000000',
  problem: 'too light to be read on white',
};
const dark: Paper = {
  setting: 'BRAND_COLOUR_DARK',
  papers: ['#14161a', '#1c1f25', '#242830'],
  soft: '#1c1f25',
  softShare: 0.86,
  ink: '#14161a',
  towards: '#ffffff',
  problem: 'too dark to be read on dark paper',
};

/** Reads how the operator calls the service, and its colours. That of dark paper is made from the other unless it is given. */
export function readBrand(env: NodeJS.ProcessEnv): Brand {
  const name = env.BRAND_NAME || PRODUCT_NAME;
  if (!NAME.test(name)) throw new ConfigError(`BRAND_NAME must be 1 to 30 letters, digits, spaces and simple signs, not "${name}".`);
  const [lightColour, darkColour] = [readColour(env, light), readColour(env, dark)];
  if (darkColour && !lightColour) throw new ConfigError('BRAND_COLOUR_DARK needs BRAND_COLOUR, the colour on light paper.');
  if (!lightColour) return { name };
  return { name, colours: { light: buildColours(lightColour, light), dark: buildColours(darkColour ?? adjustContrast(lightColour, dark), dark) } };
}

function readColour(env: NodeJS.ProcessEnv, paper: Paper): string | undefined {
  const colour = env[paper.setting] || undefined;
  if (colour === undefined) return undefined;
  if (!HEX_COLOUR.test(colour)) throw new ConfigError(`${paper.setting} must be a colour such as #1A5FB4, not "${colour}".`);
  if (!isReadable(colour, paper)) throw new ConfigError(`${paper.setting} is ${paper.problem}: choose one such as ${adjustContrast(colour, paper)}.`);
  return colour.toLowerCase();
}

function buildColours(accent: string, { soft, softShare, ink, towards }: Paper): BrandColours {
  return { accent, accentStrong: mixColours(accent, towards, 0.25), accentSoft: mixColours(accent, soft, softShare), accentInk: ink };
}

/** Returns whether a colour can be read on each paper and on its own soft form, and a button's words on it. */
function isReadable(colour: string, { papers, soft, softShare, ink }: Paper): boolean {
  return [...papers, mixColours(colour, soft, softShare), ink].every((other) => findContrast(colour, other) >= READABLE);
}

function adjustContrast(colour: string, paper: Paper): string {
  let readable = colour;
  for (let share = STEP; !isReadable(readable, paper) && share <= 1; share += STEP) readable = mixColours(colour, paper.towards, share);
  return readable;
}
