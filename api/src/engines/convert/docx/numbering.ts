import { AlignmentType, type ILevelsOptions, type INumberingOptions, LevelFormat } from 'docx';
import type { ListStyle } from '../documentModel.ts';
import { twips } from './units.ts';
import { forXml } from './xmlText.ts';

type Level = ListStyle['levels'][number];

/** As many as Word has; those a list does not use are there for whoever goes on writing it. */
const LEVELS = 9;
const LEVEL_INDENT = 18;

export interface ListNumbering {
  reference: string;
  levels: Level[];
}

/** The numbering of each list. Lists of bullets that look alike share theirs; numbered ones count for themselves. */
export function numberingOf(lists: readonly ListStyle[]): ListNumbering[] {
  const shared = new Map<string, string>();
  return lists.map(({ levels: given }, index) => {
    const levels = allLevels(given);
    const look = given.every(({ format }) => format === 'bullet') ? JSON.stringify(given) : `list ${index}`;
    const reference = shared.get(look) ?? `list-${index + 1}`;
    shared.set(look, reference);
    return { reference, levels };
  });
}

export function numberingOptions(numberings: readonly ListNumbering[]): INumberingOptions {
  const first = new Map<string, ListNumbering>();
  for (const numbering of numberings) if (!first.has(numbering.reference)) first.set(numbering.reference, numbering);
  return { config: [...first.values()].map(({ reference, levels }) => ({ reference, levels: levels.map(levelOptions) })) };
}

function levelOptions(level: Level, index: number): ILevelsOptions {
  return {
    level: index,
    format: formats[level.format],
    text: forXml(level.text),
    start: Math.max(0, Math.round(level.start)),
    alignment: AlignmentType.LEFT,
    style: { paragraph: { indent: { left: twips(level.left), hanging: twips(Math.max(0, level.hanging)) } } },
  };
}

const formats = {
  bullet: LevelFormat.BULLET,
  decimal: LevelFormat.DECIMAL,
  lowerLetter: LevelFormat.LOWER_LETTER,
  upperLetter: LevelFormat.UPPER_LETTER,
  lowerRoman: LevelFormat.LOWER_ROMAN,
  upperRoman: LevelFormat.UPPER_ROMAN,
} as const;

function allLevels(given: readonly Level[]): Level[] {
  const levels = given.slice(0, LEVELS);
  while (levels.length < LEVELS) levels.push(nextLevel(levels.at(-1), levels.length));
  return levels;
}

const NEXT_FORMAT = {
  bullet: 'bullet',
  decimal: 'lowerLetter',
  lowerLetter: 'lowerRoman',
  lowerRoman: 'decimal',
  upperLetter: 'decimal',
  upperRoman: 'upperLetter',
} as const;
const BULLETS = ['•', '◦', '▪'];

function nextLevel(above: Level | undefined, index: number): Level {
  const format = above ? NEXT_FORMAT[above.format] : 'bullet';
  return {
    format,
    text: format === 'bullet' ? (BULLETS[index % BULLETS.length] ?? '•') : `%${index + 1}.`,
    start: 1,
    left: (above?.left ?? LEVEL_INDENT) + LEVEL_INDENT,
    hanging: LEVEL_INDENT,
  };
}
