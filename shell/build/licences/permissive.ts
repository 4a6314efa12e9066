import parse from 'spdx-expression-parse';

/** Licences that let anybody ship the work inside other software, as long as their notices go with it. */
const PERMISSIVE = new Set([
  '0BSD',
  'Apache-2.0',
  'Apache-2.0 WITH LLVM-exception',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC-BY-3.0',
  'CC-BY-4.0',
  'CC0-1.0',
  'FTL',
  'IJG',
  'ISC',
  'LicenseRef-AntiGrain',
  'LicenseRef-SCOWL',
  'libpng-2.0',
  'libtiff',
  'MIT',
  'OFL-1.1',
  'Unicode-3.0',
  'Unlicense',
  'Zlib',
]);

type Expression = ReturnType<typeof parse>;

/** Returns whether one of the ways to read this SPDX expression asks for nothing but notices. Text that is no expression is not permissive. */
export function isPermissive(licence: string): boolean {
  try {
    return allows(parse(licence));
  } catch {
    // An unknown identifier has to be looked at by a person.
    return false;
  }
}

function allows(expression: Expression): boolean {
  if ('conjunction' in expression) {
    const sides = [allows(expression.left), allows(expression.right)];
    return expression.conjunction === 'or' ? sides.some(Boolean) : sides.every(Boolean);
  }
  const name = expression.exception ? `${expression.license} WITH ${expression.exception}` : expression.license;
  return PERMISSIVE.has(name);
}
