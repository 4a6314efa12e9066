import { coverLetterScenarios } from '@sheaf/api/mocks/coverLetterScenarios';
import { mockConfig } from '@sheaf/api/mocks/mockConfig';
import { sampleCv } from '@sheaf/api/mocks/sampleCv';
import { textPdf } from '@sheaf/api/mocks/textPdf';
import { fakeShell } from '@sheaf/shell/tool-contract/testing';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fireEvent, userEvent, within } from 'storybook/test';
import Tool, { prepare } from './Tool';

const config = { ...mockConfig, tools: [...(['merge', 'convert', 'chat', 'grammar', 'cover-letter'] as const)] };

const meta = {
  title: 'Cover letter/Screen',
  component: Tool,
  parameters: { layout: 'fullscreen' },
  args: { shell: fakeShell({ config }) },
  loaders: [
    () => prepare('es'),
    // A story begins without the work of the one before.
    async () => sessionStorage.clear(),
  ],
} satisfies Meta<typeof Tool>;

export default meta;
type Story = StoryObj<typeof meta>;

const DONE_IN = { timeout: 20_000 };

async function choose(canvasElement: HTMLElement, file = sampleCv()) {
  const input = canvasElement.querySelector('input[type=file]');
  if (!input) throw new Error('There is no field for files.');
  await fireEvent.change(input, { target: { files: [file] } });
}

const press = async (canvasElement: HTMLElement, name: RegExp) =>
  userEvent.click(await within(canvasElement).findByRole('button', { name }, DONE_IN));

const read: Story['play'] = async ({ canvasElement }) => {
  await choose(canvasElement);
  await expect(await within(canvasElement).findByRole('heading', { name: /^(What was understood|Lo que se ha entendido)$/ }, DONE_IN)).toBeVisible();
};

const refused: Story['play'] = async ({ canvasElement }) => {
  await choose(canvasElement);
  await expect(await within(canvasElement).findByRole('alert', {}, DONE_IN)).toBeVisible();
};

const described: Story['play'] = async (context) => {
  await read?.(context);
  const { canvasElement } = context;
  await press(canvasElement, /^(Continue to the job|Seguir con el puesto)$/);
  const field = (name: RegExp) => within(canvasElement).getByRole('textbox', { name });
  await fireEvent.change(field(/^(Job title|Puesto)/), { target: { value: 'Ward Manager' } });
  await fireEvent.change(field(/^(Company|Empresa)/), { target: { value: 'Riverside Clinic' } });
  await press(canvasElement, /^(Continue to style|Seguir con el estilo)$/);
};

const written: Story['play'] = async (context) => {
  await described?.(context);
  await press(context.canvasElement, /^(Write my letter|Escribir mi carta)$/);
  await expect(await within(context.canvasElement).findByRole('group', { name: /^(Your letter|Tu carta)$/ }, DONE_IN)).toBeVisible();
};

const opened =
  (tab: RegExp): Story['play'] =>
  async (context) => {
    await written?.(context);
    await userEvent.click(within(context.canvasElement).getByRole('tab', { name: tab }));
  };

export const Empty: Story = {};

export const Pasting: Story = {
  play: async ({ canvasElement }) => userEvent.click(within(canvasElement).getByRole('radio', { name: 'Paste its text' })),
};

export const CvRead: Story = { play: read };

export const CvReadInSpanish: Story = { args: { shell: fakeShell({ locale: 'es', config }) }, play: read };

export const ScanRead: Story = { parameters: { msw: [coverLetterScenarios.cvReadsAScan] }, play: read };

export const CvInGerman: Story = { parameters: { msw: [coverLetterScenarios.cvIsInGerman] }, play: read };

export const RecognisingText: Story = {
  parameters: { msw: [coverLetterScenarios.cvRecognisesText] },
  play: async ({ canvasElement }) => {
    await choose(canvasElement);
    await expect(await within(document.body).findByText('Recognising text: page 2 of 3', {}, DONE_IN)).toBeVisible();
  },
};

export const Protected: Story = {
  play: async ({ canvasElement }) => {
    await choose(canvasElement, textPdf('cv.pdf', [['Anna Berg']], { isProtected: true }));
    await expect(await within(canvasElement).findByLabelText(/^Password/, { selector: 'input' }, DONE_IN)).toBeVisible();
  },
};

export const NoText: Story = { parameters: { msw: [coverLetterScenarios.cvFindsNoText] }, play: refused };

export const JobRefused: Story = {
  play: async (context) => {
    await read?.(context);
    await press(context.canvasElement, /^Continue to the job$/);
    await press(context.canvasElement, /^Continue to style$/);
  },
};

export const Style: Story = { play: described };

export const Writing: Story = {
  parameters: { msw: [coverLetterScenarios.letterTakesItsTime] },
  play: async (context) => {
    await described?.(context);
    await press(context.canvasElement, /^Write my letter$/);
  },
};

export const NotWritten: Story = {
  parameters: { msw: [coverLetterScenarios.letterServerBusy] },
  play: async (context) => {
    await described?.(context);
    await press(context.canvasElement, /^Write my letter$/);
    await expect(await within(context.canvasElement).findByRole('alert', {}, DONE_IN)).toBeVisible();
  },
};

export const Written: Story = { play: written };

export const WrittenInSpanish: Story = { args: { shell: fakeShell({ locale: 'es', config }) }, play: written };

export const WrittenByModel: Story = {
  args: { shell: fakeShell({ config: { ...config, ai: { mode: 'openai-compatible', label: 'OpenAI', leavesServer: true } } }) },
  parameters: { msw: [coverLetterScenarios.letterWithInvention] },
  play: written,
};

export const Keywords: Story = { parameters: { msw: [coverLetterScenarios.letterWithMissingKeywords] }, play: opened(/^Keywords$/) };

export const Versions: Story = {
  play: async (context) => {
    await written?.(context);
    await press(context.canvasElement, /^Try another wording: Opening$/);
    await userEvent.click(within(context.canvasElement).getByRole('tab', { name: /^Versions$/ }));
    await press(context.canvasElement, /^Compare version 1/);
  },
};

export const PagePreviewed: Story = {
  play: async (context) => {
    await written?.(context);
    await userEvent.click(within(context.canvasElement).getByText('The letter as it is printed'));
  },
};

export const AskedBeforeDownload: Story = {
  parameters: { msw: [coverLetterScenarios.letterWithInvention] },
  play: async (context) => {
    await written?.(context);
    await press(context.canvasElement, /^Download PDF$/);
    await expect(await within(document.body).findByRole('dialog', {}, DONE_IN)).toBeVisible();
  },
};

export const Expired: Story = {
  parameters: { msw: [coverLetterScenarios.letterSessionExpired] },
  play: async (context) => {
    await described?.(context);
    await press(context.canvasElement, /^Write my letter$/);
    await expect(await within(context.canvasElement).findByText(/^The time is up/, {}, DONE_IN)).toBeVisible();
  },
};

export const AskedToDelete: Story = {
  play: async (context) => {
    await written?.(context);
    await press(context.canvasElement, /^Delete now$/);
  },
};

export const BeingBuilt: Story = { args: { shell: fakeShell({ config: { ...mockConfig, tools: ['merge'] } }) } };
