import { parse } from '@babel/parser';

/** Longer, a function does more than one thing; nobody reads it in one piece. */
export const MAX_LINES = 100;
/** Up to so many lines a function fits on a screen. */
export const SCREEN_LINES = 60;
/** Tables and hot loops may be longer than a screen, but they stay few. */
export const MAX_LONGER_THAN_SCREEN = 20;

export interface MeasuredFunction {
  /** Where it begins, from 1. */
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

/** Measures every function of a source file in lines, those within other functions too. Throws when the source cannot be parsed. */
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
