import { visitElements, type XmlElement } from './readXml.ts';

/** The widest that Word draws, 22 inches in twentieths of a point. */
const WIDEST = 31_680;

/** Whole numbers by element, attribute and what they may lie between. */
const NUMBERS: Record<string, Record<string, [least: number, most: number]>> = {
  'w:sz': { 'w:val': [2, 3276] },
  'w:szCs': { 'w:val': [2, 3276] },
  'w:ilvl': { 'w:val': [0, 8] },
  'w:outlineLvl': { 'w:val': [0, 9] },
  'w:gridSpan': { 'w:val': [1, 63] },
  'w:gridCol': { 'w:w': [0, WIDEST] },
  'w:tcW': { 'w:w': [0, WIDEST] },
  'w:tblInd': { 'w:w': [-WIDEST, WIDEST] },
  'w:ind': { 'w:left': [-WIDEST, WIDEST], 'w:right': [-WIDEST, WIDEST], 'w:firstLine': [0, WIDEST], 'w:hanging': [0, WIDEST] },
  'w:spacing': { 'w:before': [0, WIDEST], 'w:after': [0, WIDEST], 'w:line': [-WIDEST, WIDEST] },
  'w:pgSz': { 'w:w': [144, WIDEST], 'w:h': [144, WIDEST] },
  'w:pgMar': {
    'w:top': [-WIDEST, WIDEST],
    'w:bottom': [-WIDEST, WIDEST],
    'w:left': [0, WIDEST],
    'w:right': [0, WIDEST],
    'w:header': [0, WIDEST],
    'w:footer': [0, WIDEST],
  },
  'w:cols': { 'w:num': [1, 45], 'w:space': [0, WIDEST] },
  'w:framePr': { 'w:x': [-WIDEST, WIDEST], 'w:y': [-WIDEST, WIDEST], 'w:w': [1, WIDEST], 'w:h': [1, WIDEST] },
  'w:trHeight': { 'w:val': [0, WIDEST] },
  'w:tab': { 'w:pos': [-WIDEST, WIDEST] },
  'w:start': { 'w:val': [0, 32_767] },
  'w:startOverride': { 'w:val': [0, 32_767] },
  'w:pgNumType': { 'w:start': [0, 2_147_483_647] },
  'wp:extent': { cx: [1, 27_273_042_316_900], cy: [1, 27_273_042_316_900] },
};
/** Attributes that hold a colour, by element. */
const COLORS: Record<string, string[]> = { 'w:color': ['w:val'], 'w:shd': ['w:fill', 'w:color'] };
const COLOR = /^(?:auto|[0-9a-f]{6})$/i;
const LIMITS = new Map(Object.entries(NUMBERS).map(([name, attributes]) => [name, Object.entries(attributes)]));
const BORDER_PARENTS = new Set(['w:tcBorders', 'w:tblBorders', 'w:pBdr']);
const BORDER_COLORS = ['w:color'];
/** What may hold text. */
const TEXT = new Set(['w:t', 'w:instrText', 'w:delText']);

/** Values that Word does not take: a fraction where it counts, a length longer than its longest, a colour of five digits. */
export function findValueFaults(root: XmlElement): string[] {
  const faults: string[] = [];
  visitElements(root, (element, parent) => {
    const { name, attributes } = element;
    for (const [attribute, [least, most]] of LIMITS.get(name) ?? []) {
      const value = attributes[attribute];
      if (value !== undefined && !(/^-?\d+$/.test(value) && Number(value) >= least && Number(value) <= most))
        faults.push(`${name} has ${attribute}="${value}"`);
    }
    const colored = parent && BORDER_PARENTS.has(parent.name) ? BORDER_COLORS : (COLORS[name] ?? []);
    for (const attribute of colored)
      if (!COLOR.test(attributes[attribute] ?? 'auto')) faults.push(`${name} has ${attribute}="${attributes[attribute]}"`);
    if (name === 'w:t' && element.children.length > 0) faults.push('an element within a text');
    if (element.hasText && !TEXT.has(name) && name.startsWith('w:')) faults.push(`a text within ${name}`);
  });
  return faults;
}
