/** A part of a formula as Word sets it. */
export type MathNode =
  | { kind: 'text'; text: string }
  | { kind: 'script'; base: MathNode[]; sub?: MathNode[]; super?: MathNode[] }
  | { kind: 'fraction'; over: MathNode[]; under: MathNode[] }
  | { kind: 'root'; content: MathNode[] }
  | { kind: 'sum' | 'integral'; sub?: MathNode[]; super?: MathNode[]; content: MathNode[] };

/** The names of functions, which are upright and one sign. */
const FUNCTION = /^(arc)?(log|ln|lg|sin|cos|tan|cot|sinh|cosh|tanh|max|min|lim|exp|sup|inf|det|dim|ker|gcd|Var|arg)$/u;

/** Returns whether a text of a formula is the name of a function. */
export function isFunctionName(text: string): boolean {
  return FUNCTION.test(text.trim());
}
