import { parseSync } from '@swc/core';

/** A node of the syntax tree, with its position in bytes from the start of the file. */
export interface SyntaxNode {
  type: string;
  start: number;
  end: number;
  /** The fields as the parser gives them, without nodes. */
  fields: Readonly<Record<string, unknown>>;
  /** The nodes in each field. */
  children: Readonly<Record<string, SyntaxNode[]>>;
}

/** The parser counts from 1 and drops comments before the first statement. An empty statement keeps them. */
const FIRST_STATEMENT = ';';
const FIRST_BYTE = 1;

/** Parses TypeScript, with JSX if the file name ends with .tsx. */
export function parseSource(source: string, file: string): SyntaxNode[] {
  const module: unknown = parseSync(FIRST_STATEMENT + source, { syntax: 'typescript', tsx: file.endsWith('.tsx'), target: 'es2024' });
  const [, ...statements] = isRecord(module) ? listNodes(module.body) : [];
  return statements;
}

function listNodes(value: unknown): SyntaxNode[] {
  if (Array.isArray(value)) return value.flatMap(listNodes);
  if (!isRecord(value)) return [];
  const { type, span, key, ...others } = value;
  // The key of a property can be a string literal, but it is a name.
  const fields = isRecord(key) && key.type === 'Computed' ? { ...others, key } : others;
  // Arguments are wrapped in objects that are not nodes.
  if (typeof type !== 'string' || !isSpan(span)) return Object.values(fields).flatMap(listNodes);
  const children = Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, listNodes(field)]));
  const offset = FIRST_BYTE + FIRST_STATEMENT.length;
  return [{ type, start: span.start - offset, end: span.end - offset, fields, children }];
}

function isSpan(value: unknown): value is { start: number; end: number } {
  return isRecord(value) && typeof value.start === 'number' && typeof value.end === 'number';
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
