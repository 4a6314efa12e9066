import { parse } from '@babel/parser';

/** A longer function does more than one thing. */
export const MAX_LINES = 100;
/** The lines that fit on one screen. */
export const SCREEN_LINES = 60;
/** How many functions, such as tables and hot loops, may be longer than a screen. */
export const MAX_LONGER_THAN_SCREEN = 18;

export interface MeasuredFunction {
  /** The first line, counted from 1. */
  line: number;
  lines: number;
}

const FUNCTIONS = new Set([
  'FunctionDeclaration',
  'FunctionExpression',
  'ArrowFunctionExpression',
  'ObjectMethod',
  'ClassMethod',
  'ClassPrivateMethod',
]);

/** Measures every function of a source file in lines, nested ones too. Throws when the source cannot be parsed. */
export function measureFunctions(source: string, isTsx: boolean): MeasuredFunction[] {
  const { program } = parse(source, { sourceType: 'module', plugins: isTsx ? ['typescript', 'jsx'] : ['typescript'] });
  const measured: MeasuredFunction[] = [];
  const waiting: unknown[] = [program];
  while (waiting.length > 0) {
    const value = waiting.pop();
    if (typeof value !== 'object' || value === null) continue;
    if (isFunction(value)) {
      const { start, end } = value.loc;
      measured.push({ line: start.line, lines: end.line - start.line + 1 });
    }
    waiting.push(...Object.values(value));
  }
  return measured;
}

interface FunctionNode {
  loc: { start: { line: number }; end: { line: number } };
}

function isFunction(value: object): value is FunctionNode {
  return 'type' in value && typeof value.type === 'string' && FUNCTIONS.has(value.type);
}
