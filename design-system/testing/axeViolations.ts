import { configureAxe } from 'jest-axe';

// jsdom has no layout and no colours to measure; contrast is checked in a browser, and a component alone has no landmarks.
// Only what is wrong is asked for.
const axe = configureAxe({ rules: { 'color-contrast': { enabled: false }, region: { enabled: false } }, resultTypes: ['violations'] });

/** What axe finds wrong, one readable line each; an empty list is what a test expects. */
export async function axeViolations(container: Element = document.body): Promise<string[]> {
  const { violations } = await axe(container);
  return violations.map(({ id, help, nodes }) => `${id}: ${help} (${nodes.map((node) => node.html).join(' ')})`);
}
