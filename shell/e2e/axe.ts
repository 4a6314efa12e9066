import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';
import { layOutAll } from './layOutAll';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
/** What can differ between light and dark: the elements are the same. */
const RULES_OF_COLOUR = ['color-contrast', 'link-in-text-block'];

interface AxeOptions {
  /** Makes the page light or dark; by itself, what the system of the visitor prefers changes. */
  wear?(theme: 'light' | 'dark'): Promise<void>;
  options?: RunOptions;
  alsoInDark?: boolean;
}

/** What axe finds wrong on the page: everything in light, and in dark all that colour decides. Leaves the page as it was looked at last. */
export async function axeFindings(
  page: Page,
  { wear = (colorScheme) => page.emulateMedia({ colorScheme, reducedMotion: 'reduce' }), options = {}, alsoInDark = true }: AxeOptions = {},
) {
  await wear('light');
  const inLight = await violations(page, options);
  if (!alsoInDark) return inLight;
  await wear('dark');
  return [...inLight, ...(await violations(page, { ...options, runOnly: { type: 'rule', values: RULES_OF_COLOUR } }))];
}

/** axe is put into a page once and asked there; `@axe-core/playwright` compiles half a megabyte of it and opens a second page at every question. */
async function violations(page: Page, options: RunOptions): Promise<AxeResults['violations']> {
  await layOutAll(page);
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(source);
  return page.evaluate(async (chosen) => {
    const axe: { run(options: unknown): Promise<{ violations: never[] }> } = Reflect.get(globalThis, 'axe');
    return (await axe.run({ resultTypes: ['violations'], ...chosen })).violations;
  }, options);
}
