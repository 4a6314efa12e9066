import { type Change, OPERATORS } from './operators.ts';
import { parseSource, type SyntaxNode } from './syntax.ts';

/** A file with one change. */
export interface Mutant extends Change {
  file: string;
  line: number;
  /** The original source of the changed part. */
  before: string;
}

/** Imports and types have no behaviour. JSX attributes are tested in a browser. */
const PASSED_OVER = /^(?:Ts(?!AsExpression|SatisfiesExpression|ConstAssertion|NonNullExpression)|Import|Export(?:Named|All)Declaration|JSXAttribute)/;
/** Texts of logs and errors are for people, so no test checks them. */
const LOG_CALL = /^(?:\w+\.)*log\.\w+$/;
/** Fields of a node that hold its types. */
const TYPES = new Set(['typeAnnotation', 'typeArguments', 'typeParams', 'returnType']);
const LONGEST_SHOWN = 60;

/** Finds every change that can be made to a file. */
export function findMutants(file: string, source: string): Mutant[] {
  const bytes = Buffer.from(source);
  const read = (start: number, end: number) => bytes.toString('utf8', start, end);
  const mutants: Mutant[] = [];

  function visit(node: SyntaxNode): void {
    if (isPassedOver(node, read)) return;
    for (const change of OPERATORS[node.type]?.(node, read) ?? []) {
      const line = read(0, change.start).split('\n').length;
      mutants.push({ ...change, file, line, before: read(change.start, change.end) });
    }
    for (const [name, children] of Object.entries(node.children)) if (!TYPES.has(name)) children.forEach(visit);
  }

  parseSource(source, file).forEach(visit);
  return mutants;
}

function isPassedOver(node: SyntaxNode, read: (start: number, end: number) => string): boolean {
  if (PASSED_OVER.test(node.type) || node.fields.declare === true) return true;
  if (node.type === 'ExpressionStatement') return (node.children.expression ?? []).some((expression) => isPassedOver(expression, read));
  const isCall = node.type === 'CallExpression' || node.type === 'NewExpression';
  const callee = isCall ? (node.children.callee ?? []).map(({ start, end }) => read(start, end)).join('') : '';
  return node.type === 'NewExpression' ? callee === 'Error' : LOG_CALL.test(callee);
}

/** Returns the whole file with the change in it. */
export function applyMutant(source: string, { start, end, text }: Change): string {
  const bytes = Buffer.from(source);
  return Buffer.concat([bytes.subarray(0, start), Buffer.from(text), bytes.subarray(end)]).toString();
}

/** Describes a change and its place in one line. */
export function describeMutant({ file, line, before, text }: Mutant): string {
  const shorten = (code: string) => {
    const flat = code.replace(/\s+/g, ' ').trim();
    return flat.length > LONGEST_SHOWN ? `${flat.slice(0, LONGEST_SHOWN)}…` : flat || '(nothing)';
  };
  return `${file}:${line}  ${shorten(before)}  →  ${shorten(text)}`;
}
