import type { LetterPaper, LetterTemplate } from '../types/letterKinds.ts';
import type { FaceName } from './faces/face.ts';

/** In points. */
export const paperSizes: Record<LetterPaper, { width: number; height: number }> = {
  A4: { width: 595.28, height: 841.89 },
  Letter: { width: 612, height: 792 },
};

export interface TemplateStyle {
  text: FaceName;
  strong: FaceName;
  /** From the most comfortable size of the text to the least that is read without effort. */
  sizes: { most: number; least: number };
  /** Line pitch in sizes of the text, with the least air and the most. */
  leading: { tight: number; airy: number };
  ink: string;
  /** Of what is read last: contacts, date. */
  soft: string;
  accent: string;
  rule: string;
  /** Of the name, when it has room. */
  nameSize: number;
}

export const templates: Record<LetterTemplate, TemplateStyle> = {
  classic: {
    text: 'serif',
    strong: 'serifStrong',
    sizes: { most: 11, least: 9.5 },
    leading: { tight: 1.27, airy: 1.42 },
    ink: '#1c1b19',
    soft: '#57534b',
    accent: '#1c1b19',
    rule: '#b9b2a4',
    nameSize: 23,
  },
  modern: {
    text: 'sans',
    strong: 'sansStrong',
    sizes: { most: 10.5, least: 9.5 },
    leading: { tight: 1.32, airy: 1.52 },
    ink: '#17212b',
    soft: '#4d5a66',
    accent: '#1b5a78',
    rule: '#d3dbe1',
    nameSize: 22,
  },
  plain: {
    text: 'sans',
    strong: 'sansStrong',
    sizes: { most: 10.5, least: 9.5 },
    leading: { tight: 1.3, airy: 1.45 },
    ink: '#000000',
    soft: '#000000',
    accent: '#000000',
    rule: '#000000',
    nameSize: 14,
  },
};

/** One way to set a page: how large, and with how much air, from 0 to 1. */
export interface Setting {
  fontSize: number;
  air: number;
}

const SIZE_STEP = 0.25;
/** Air goes first, then size with what air it leaves, then all of the air. */
const AIR_STEPS = { first: [1, 0.8, 0.6, 0.4], smaller: [0.5, 0.35], last: [0.2, 0] };

/** Lists what is tried to bring a letter onto one page, the best to look at first. */
export function listSettings({ sizes }: TemplateStyle): Setting[] {
  const settings = AIR_STEPS.first.map((air) => ({ fontSize: sizes.most, air }));
  for (let fontSize = sizes.most - SIZE_STEP; fontSize >= sizes.least; fontSize -= SIZE_STEP) {
    settings.push(...AIR_STEPS.smaller.map((air) => ({ fontSize, air })));
  }
  return [...settings, ...AIR_STEPS.last.map((air) => ({ fontSize: sizes.least, air }))];
}

/** Returns the setting for a letter that does not fit one page in any setting. */
export function getMultiPageSetting({ sizes }: TemplateStyle): Setting {
  return { fontSize: sizes.most - 2 * SIZE_STEP, air: 0.6 };
}

/** Where the text stands on the page. */
export interface TextArea {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const MARGINS = { side: { tight: 54, airy: 74 }, top: { tight: 44, airy: 64 }, bottom: { tight: 44, airy: 60 } };

export function measureTextArea(paper: LetterPaper, air: number): TextArea {
  const { width, height } = paperSizes[paper];
  const side = interpolate(MARGINS.side, air);
  return { left: side, top: interpolate(MARGINS.top, air), right: width - side, bottom: height - interpolate(MARGINS.bottom, air) };
}

export function interpolate({ tight, airy }: { tight: number; airy: number }, air: number): number {
  return tight + (airy - tight) * air;
}
