/**
 * Every field of the preview behind a converted file. Deployed pages read them all: adding a field is safe, and changing or
 * removing one needs every deployed page moved first.
 */
import { ConvertPreview } from './contract/convertPreview.ts';
import { describeCall } from './src/testing/describeShape.ts';

const rule = { width: 'number', color: 'string', gap: 'number' };

const text = {
  kind: '"text"',
  text: 'string',
  size: 'number',
  'font?': '"serif" | "mono"',
  'color?': 'string',
  'highlight?': 'string',
  'isBold?': 'boolean',
  'isItalic?': 'boolean',
  'isUnderlined?': 'boolean',
  'isStruck?': 'boolean',
  'script?': '"super" | "sub"',
};

const float = { side: '"left" | "right"', below: 'number', gap: 'number' };

const picture = {
  kind: '"picture"',
  width: 'number',
  height: 'number',
  'from?': { page: 'integer', left: 'number', top: 'number', width: 'number', height: 'number' },
  'float?': float,
};

/** Which block of the reading it is, for corrections. */
const place = { block: 'integer', begins: 'string' };

const paragraph = {
  kind: '"paragraph"',
  role: '"body" | "title" | "heading" | "listItem"',
  'level?': 'integer',
  'mark?': 'string',
  'align?': '"center" | "right" | "justify"',
  'isRightToLeft?': 'boolean',
  'left?': 'number',
  'right?': 'number',
  'firstLine?': 'number',
  'before?': 'number',
  'after?': 'number',
  'lineHeight?': 'number',
  'tabs?': [{ at: 'number', align: '"left" | "center" | "right"', 'leader?': '"dot"' }],
  'ruleAbove?': rule,
  'ruleBelow?': rule,
  'ruleLeft?': rule,
  'ruleRight?': rule,
  'joins?': { above: 'boolean', below: 'boolean' },
  'shading?': 'string',
  'goesOn?': 'boolean',
  'place?': place,
  pieces: [[text, picture, { kind: '"tab"' }, { kind: '"break"' }]],
};

const border = { width: 'number', color: 'string' };

const cell = {
  'columnSpan?': 'integer',
  'rowSpan?': 'integer',
  'shading?': 'string',
  'hasBorders?': 'boolean',
  'borders?': { 'top?': border, 'right?': border, 'bottom?': border, 'left?': border },
  'runs?': '"up" | "down"',
  paragraphs: [paragraph],
};

const table = {
  kind: '"table"',
  'isRightToLeft?': 'boolean',
  'place?': place,
  columns: ['number'],
  'float?': float,
  rows: [{ 'height?': 'number', cells: [cell] }],
};

const page = {
  page: 'integer',
  mode: '"flow" | "exact" | "picture"',
  width: 'number',
  height: 'number',
  margins: { top: 'number', right: 'number', 'bottom?': 'number', left: 'number' },
  'head?': { from: 'number', paragraphs: [paragraph] },
  'foot?': { from: 'number', paragraphs: [paragraph] },
  parts: [{ columns: 'integer', gap: 'number', blocks: [[paragraph, table]] }],
  'notes?': [paragraph],
  'noteColumns?': ['integer'],
};

test('the preview of a conversion keeps every field', () => {
  expect(describeCall({ preview: ConvertPreview })).toEqual({ preview: { pages: [page] } });
});
