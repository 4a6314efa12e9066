import { createSampleCv } from '@sheaf/api/mocks/createSampleCv';
import { mockConfig } from '@sheaf/api/mocks/mockConfig';
import type { StoryContext } from '@storybook/react-webpack5';
import { expect, fireEvent, userEvent, within } from 'storybook/test';

/** What a visitor does in a story, in English or in Spanish. */

export const storyConfig = { ...mockConfig, tools: [...(['merge', 'convert', 'chat', 'grammar', 'cover-letter'] as const)] };
export const configWithModel = { ...storyConfig, ai: { mode: 'openai-compatible', label: 'OpenAI', leavesServer: true } as const };

/** Of a machine that draws many stories at one time. */
export const DONE_IN = { timeout: 20_000 };

type Playing = Pick<StoryContext, 'canvasElement'>;

export async function choose({ canvasElement }: Playing, file = createSampleCv()) {
  const input = canvasElement.querySelector('input[type=file]');
  if (!input) throw new Error('There is no field for files.');
  await fireEvent.change(input, { target: { files: [file] } });
}

export const press = async ({ canvasElement }: Playing, name: RegExp) =>
  userEvent.click(await within(canvasElement).findByRole('button', { name }, DONE_IN));

export const type = async ({ canvasElement }: Playing, name: RegExp, value: string) =>
  fireEvent.change(within(canvasElement).getByRole('textbox', { name }), { target: { value } });

export const openTab = async ({ canvasElement }: Playing, name: RegExp) => userEvent.click(within(canvasElement).getByRole('tab', { name }));

export const expectText = async ({ canvasElement }: Playing, text: RegExp | string) =>
  expect(await within(canvasElement).findByText(text, {}, DONE_IN)).toBeVisible();

export async function read(context: Playing) {
  await choose(context);
  const heading = { name: /^(What was understood|Lo que se ha entendido)$/ };
  await expect(await within(context.canvasElement).findByRole('heading', heading, DONE_IN)).toBeVisible();
}

export async function waitForRefusal(context: Playing) {
  await choose(context);
  await waitForAlert(context);
}

export async function waitForAlert({ canvasElement }: Playing) {
  await expect(await within(canvasElement).findByRole('alert', {}, DONE_IN)).toBeVisible();
}

export async function describeJob(context: Playing, description = '') {
  await read(context);
  await press(context, /^(Continue to the job|Seguir con el puesto)$/);
  await type(context, /^(Job title|Puesto)/, 'Ward Manager');
  await type(context, /^(Company|Empresa)/, 'Riverside Clinic');
  if (description) await type(context, /^Job description/, description);
  await press(context, /^(Continue to style|Seguir con el estilo)$/);
}

export async function writeLetter(context: Playing) {
  await describeJob(context);
  await press(context, /^(Write my letter|Escribir mi carta)$/);
  const letter = { name: /^(Your letter|Tu carta)$/ };
  await expect(await within(context.canvasElement).findByRole('group', letter, DONE_IN)).toBeVisible();
}
