import type { SyntaxNode } from './syntax.ts';

/** A part of a file and its replacement. */
export interface Change {
  start: number;
  end: number;
  text: string;
}

/** Returns the source of a part of the file. */
type ReadSource = (start: number, end: number) => string;

const OPPOSITES: Readonly<Record<string, string>> = {
  '===': '!==',
  '!==': '===',
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
  '&&': '||',
  '||': '&&',
  '??': '&&',
};
const OPPOSITE_METHODS: Readonly<Record<string, string>> = {
  some: 'every',
  every: 'some',
  min: 'max',
  max: 'min',
  startsWith: 'endsWith',
  endsWith: 'startsWith',
  find: 'findLast',
  indexOf: 'lastIndexOf',
  trimStart: 'trimEnd',
};
/** Methods that return the type of their object, so that a call can be left out. */
const REMOVABLE_METHODS = new Set(['filter', 'sort', 'toSorted', 'reverse', 'toReversed', 'slice', 'trim', 'toLowerCase', 'normalize']);

/** What can be changed in each kind of node. A change has to be one that a test should notice. */
export const OPERATORS: Readonly<Record<string, (node: SyntaxNode, read: ReadSource) => Change[]>> = {
  BinaryExpression: swapOperator,
  UnaryExpression: ({ start, fields }) => (fields.operator === '!' ? [{ start, end: start + 1, text: '' }] : []),
  BooleanLiteral: ({ start, end, fields }) => [{ start, end, text: String(fields.value !== true) }],
  NumericLiteral: ({ start, end, fields }) => (fields.value === 0 || fields.value === 1 ? [{ start, end, text: String(1 - fields.value) }] : []),
  StringLiteral: ({ start, end, fields }) => [{ start, end, text: fields.value === '' ? "'changed'" : "''" }],
  TemplateLiteral: ({ start, end }) => [{ start, end, text: '``' }],
  ArrayExpression: ({ start, end, children }) => (children.elements?.length ? [{ start, end, text: '[]' }] : []),
  ConditionalExpression: negateTest,
  IfStatement: (node, read) => [...negateTest(node, read), ...(node.children.test ?? []).map(({ start, end }) => ({ start, end, text: 'false' }))],
  ExpressionStatement: leaveOutCall,
  CallExpression: changeMethod,
};

function swapOperator({ fields, children }: SyntaxNode, read: ReadSource): Change[] {
  const [left, right] = [children.left?.[0], children.right?.[0]];
  const opposite = OPPOSITES[String(fields.operator)];
  if (!left || !right || opposite === undefined) return [];
  const between = read(left.end, right.start);
  // A comment may contain the same characters.
  if (between.includes('//') || between.includes('/*')) return [];
  return [{ start: left.end, end: right.start, text: between.replace(String(fields.operator), opposite) }];
}

function negateTest({ children }: SyntaxNode, read: ReadSource): Change[] {
  return (children.test ?? []).map(({ start, end }) => ({ start, end, text: `!(${read(start, end)})` }));
}

function leaveOutCall({ start, end, children }: SyntaxNode): Change[] {
  const [expression] = children.expression ?? [];
  const called = expression?.type === 'AwaitExpression' ? expression.children.argument?.[0] : expression;
  return called?.type === 'CallExpression' ? [{ start, end, text: ';' }] : [];
}

function changeMethod({ end, children }: SyntaxNode, read: ReadSource): Change[] {
  const [callee] = children.callee ?? [];
  const [object, property] = callee?.type === 'MemberExpression' ? [callee.children.object?.[0], callee.children.property?.[0]] : [];
  if (!object || property?.type !== 'Identifier') return [];
  const name = read(property.start, property.end);
  const opposite = OPPOSITE_METHODS[name];
  if (opposite !== undefined) return [{ start: property.start, end: property.end, text: opposite }];
  return REMOVABLE_METHODS.has(name) ? [{ start: object.end, end, text: '' }] : [];
}
