import { encodeXmlText } from '@sheaf/platform/xmlText';
import { AlignmentType, type ILevelsOptions, type INumberingOptions, LevelFormat } from 'docx';
import type { ListStyle } from '../model/documentModel.ts';
import { findHeadingStyle, type StyleId } from './styleSheet.ts';
import { toTwips } from './units.ts';

type Level = ListStyle['levels'][number];

/** As many as Word has; those a list does not use are there for whoever goes on writing it. */
const LEVELS = 9;
const LEVEL_INDENT = 18;
const DEEPEST_HEADING = 6;

export interface ListNumbering {
  reference: string;
  levels: Level[];
}

/** Builds the numbering of each list. Lists of bullets that look alike share theirs; numbered ones count for themselves. */
export function buildNumbering(lists: readonly ListStyle[]): ListNumbering[] {
  const shared = new Map<string, string>();
  return lists.map(({ levels: listNumbering }, index) => {
    const levels = buildAllLevels(listNumbering);
    const look = listNumbering.every(({ format }) => format === 'bullet') ? JSON.stringify(listNumbering) : `list ${index}`;
    const reference = shared.get(look) ?? `list-${index + 1}`;
    shared.set(look, reference);
    return { reference, levels };
  });
}

export function writeNumbering(numberings: readonly ListNumbering[]): INumberingOptions {
  const first = new Map<string, ListNumbering>();
  for (const numbering of numberings) if (!first.has(numbering.reference)) first.set(numbering.reference, numbering);
  return { config: [...first.values()].map(({ reference, levels }) => ({ reference, levels: levels.map(buildLevelOptions) })) };
}

/** The places in lists at which styles of headings are counted. */
export type CountedStyles = ReadonlyMap<StyleId, { reference: string; level: number }>;

/** Finds the styles of headings that lists count, so that a heading somebody adds is counted with the others. */
export function findCountedStyles(numberings: readonly ListNumbering[]): CountedStyles {
  const counted = new Map<StyleId, { reference: string; level: number }>();
  for (const { reference, levels } of numberings)
    for (const [level, { heading }] of levels.entries()) if (heading !== undefined) counted.set(findHeadingStyle(heading), { reference, level });
  return counted;
}

function buildLevelOptions(level: Level, index: number): ILevelsOptions {
  return {
    level: index,
    format: formats[level.format],
    text: encodeXmlText(level.text),
    start: Math.max(0, Math.round(level.start)),
    alignment: AlignmentType.LEFT,
    style: {
      paragraph: { indent: { left: toTwips(level.left), hanging: toTwips(Math.max(0, level.hanging)) } },
      ...(level.heading !== undefined && { style: findHeadingStyle(level.heading) }),
    },
  };
}

const formats = {
  bullet: LevelFormat.BULLET,
  decimal: LevelFormat.DECIMAL,
  circledDecimal: LevelFormat.DECIMAL_ENCLOSED_CIRCLE,
  lowerLetter: LevelFormat.LOWER_LETTER,
  upperLetter: LevelFormat.UPPER_LETTER,
  lowerRoman: LevelFormat.LOWER_ROMAN,
  upperRoman: LevelFormat.UPPER_ROMAN,
} as const;

function buildAllLevels(listNumbering: readonly Level[]): Level[] {
  const levels = listNumbering.slice(0, LEVELS);
  while (levels.length < LEVELS) levels.push(buildNextLevel(levels.at(-1), levels.length));
  return levels;
}

const NEXT_FORMAT = {
  bullet: 'bullet',
  decimal: 'lowerLetter',
  circledDecimal: 'lowerLetter',
  lowerLetter: 'lowerRoman',
  lowerRoman: 'decimal',
  upperLetter: 'decimal',
  upperRoman: 'upperLetter',
} as const;
const BULLETS = ['•', '◦', '▪'];

function buildNextLevel(above: Level | undefined, index: number): Level {
  if (above?.heading !== undefined && above.heading < DEEPEST_HEADING) return buildNextHeading(above, above.heading + 1, index);
  const format = above ? NEXT_FORMAT[above.format] : 'bullet';
  return {
    format,
    text: format === 'bullet' ? (BULLETS[index % BULLETS.length] ?? '•') : `%${index + 1}.`,
    start: 1,
    left: (above?.left ?? LEVEL_INDENT) + LEVEL_INDENT,
    hanging: LEVEL_INDENT,
  };
}

/** Headings are counted by parts: 1.2.1 below 1.2. */
function buildNextHeading(above: Level, heading: number, index: number): Level {
  const [, numbers = '', after = ''] = /^(.*?)(\.?)$/.exec(above.text) ?? [];
  return { ...above, text: `${numbers}.%${index + 1}${after}`, start: 1, heading };
}
