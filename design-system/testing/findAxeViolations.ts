import type { JestAxe } from 'jest-axe';

let axe: JestAxe | undefined;

/** Lists what axe finds wrong, one readable line each; tests expect an empty list. */
export async function findAxeViolations(container: Element = document.body): Promise<string[]> {
  axe ??= await loadAxe();
  const { violations } = await axe(container);
  return violations.map(({ id, help, nodes }) => `${id}: ${help} (${nodes.map((node) => node.html).join(' ')})`);
}

/** Loaded when it is first asked: most test files never are, and it takes a tenth of a second of each. */
async function loadAxe(): Promise<JestAxe> {
  const { configureAxe } = await import('jest-axe');
  // jsdom has no layout and no colours to measure; contrast is checked in a browser, and a component alone has no landmarks.
  // Only what is wrong is asked for.
  return configureAxe({ rules: { 'color-contrast': { enabled: false }, region: { enabled: false } }, resultTypes: ['violations'] });
}
