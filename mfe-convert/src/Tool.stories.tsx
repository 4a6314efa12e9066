import { toolPaths } from '@sheaf/api/contract/tools';
import { convertScenarios } from '@sheaf/api/mocks/convertScenarios';
import { mockConfig } from '@sheaf/api/mocks/mockConfig';
import { scenarios } from '@sheaf/api/mocks/scenarios';
import { fakeShell } from '@sheaf/tool-contract/testing';
import { markInTab } from '@sheaf/tool-kit/resume';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fireEvent, userEvent, within } from 'storybook/test';
import Tool, { prepare } from './Tool';
import { createSamplePaper } from './testing/samplePaper';

const config = { ...mockConfig, tools: [...(['merge', 'convert', 'chat', 'grammar', 'cover-letter'] as const)] };

const meta = {
  title: 'PDF to Word/Screen',
  component: Tool,
  parameters: { layout: 'fullscreen' },
  args: { shell: fakeShell({ config }) },
  loaders: [() => prepare('es')],
} satisfies Meta<typeof Tool>;

export default meta;
type Story = StoryObj<typeof meta>;

const DONE_IN = { timeout: 20_000 };

async function choose(canvasElement: HTMLElement, file = createSamplePaper()) {
  const input = canvasElement.querySelector('input[type=file]');
  if (!input) throw new Error('There is no field for files.');
  await fireEvent.change(input, { target: { files: [file] } });
}

async function convert(canvasElement: HTMLElement, file?: File) {
  await choose(canvasElement, file);
  await userEvent.click(await within(canvasElement).findByRole('button', { name: /^(Convert to Word|Convertir a Word)$/ }));
}

const chosen: Story['play'] = async ({ canvasElement }) => {
  await choose(canvasElement);
  await expect(await within(canvasElement).findByText('Options', {}, DONE_IN)).toBeVisible();
};

const converted: Story['play'] = async ({ canvasElement }) => {
  await convert(canvasElement);
  await expect(await within(canvasElement).findByRole('link', { name: /^(Download|Descargar) /, hidden: true }, DONE_IN)).toBeInTheDocument();
};

const refused: Story['play'] = async ({ canvasElement }) => {
  await convert(canvasElement);
  await expect(await within(canvasElement).findByRole('alert', {}, DONE_IN)).toBeVisible();
};

const working: Story['play'] = async ({ canvasElement }) => {
  await convert(canvasElement);
  await expect(await within(canvasElement.ownerDocument.body).findByRole('dialog', {}, DONE_IN)).toBeVisible();
};

export const Empty: Story = {};
export const Metered: Story = { args: { shell: fakeShell({ config: { ...config, limits: { ...config.limits, convertFreePages: 5 } } }) } };
export const AfterTheHour: Story = {
  beforeEach: () => markInTab(toolPaths.convert, { keptAt: 1, endsAt: 2 }),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/^Your work stayed here for an hour/, {}, DONE_IN)).toBeVisible();
  },
};
export const Chosen: Story = { play: chosen };
export const WithOptions: Story = {
  play: async (context) => {
    await chosen(context);
    await userEvent.click(within(context.canvasElement).getByText('Options'));
  },
};
export const ReadingPages: Story = { parameters: { msw: [convertScenarios.conversionReadsPages] }, play: working };
export const RecognisingText: Story = { parameters: { msw: [convertScenarios.conversionRecognisesText] }, play: working };
export const Converted: Story = { parameters: { msw: [convertScenarios.convertsAPaper] }, play: converted };
export const ConvertedPlainText: Story = { play: converted };
export const ConvertedScan: Story = { parameters: { msw: [convertScenarios.convertsAScan] }, play: converted };
export const ConvertedPartOfAScan: Story = { parameters: { msw: [convertScenarios.convertsPartOfAScan] }, play: converted };
export const ConvertedScanLeftUnread: Story = { parameters: { msw: [convertScenarios.convertsAScanLeftUnread] }, play: converted };
export const ConvertedPagesThatFlowBadly: Story = { parameters: { msw: [convertScenarios.convertsPagesThatFlowBadly] }, play: converted };
/** Nothing is left to look at; what was kept is shown. */
export const ConvertedLookKept: Story = {
  parameters: { msw: [convertScenarios.convertsPagesThatFlowBadly] },
  play: async (context) => {
    await converted(context);
    await userEvent.click(await within(context.canvasElement).findByRole('button', { name: /^Keep the look/ }, DONE_IN));
    await expect(await within(context.canvasElement).findByText(/keeps its look as a picture/, {}, DONE_IN)).toBeVisible();
  },
};
/** One page is to keep its look, and is not in the document like that yet. */
export const PageChosenOtherwise: Story = {
  play: async (context) => {
    await converted(context);
    await userEvent.click(await within(context.canvasElement).findByRole('radio', { name: 'In place', hidden: true }, DONE_IN));
  },
};
/** Both pages as large as the screen allows; on a phone one of them. */
export const PagesEnlarged: Story = {
  parameters: { msw: [convertScenarios.convertsPagesAsSet] },
  play: async (context) => {
    await converted(context);
    await userEvent.click(await within(context.canvasElement).findByRole('button', { name: 'Enlarge', hidden: true }, DONE_IN));
    await expect(await within(context.canvasElement.ownerDocument.body).findByRole('dialog', { name: /pdf$/ }, DONE_IN)).toBeVisible();
  },
};
export const AsksForPassword: Story = {
  play: async ({ canvasElement }) => {
    await convert(canvasElement, createSamplePaper('sealed.pdf', { isProtected: true }));
    await expect(await within(canvasElement).findByLabelText(/^Password/, { selector: 'input' }, DONE_IN)).toBeVisible();
  },
};
export const PasswordIsWrong: Story = {
  parameters: { msw: [convertScenarios.conversionRefusesWrongPassword] },
  play: async ({ canvasElement }) => {
    await convert(canvasElement, createSamplePaper('sealed.pdf', { isProtected: true }));
    await expect(await within(canvasElement).findByText(/does not open/, {}, DONE_IN)).toBeVisible();
  },
};
export const Damaged: Story = { parameters: { msw: [convertScenarios.conversionRefusesDamagedPdf] }, play: refused };
export const NoText: Story = { parameters: { msw: [convertScenarios.conversionFindsNoText] }, play: refused };
export const TooManyPagesToBeFree: Story = { parameters: { msw: [convertScenarios.conversionIsLimited] }, play: refused };
export const ServerUnreachable: Story = { parameters: { msw: [scenarios.serverUnreachable] }, play: refused };
export const BeingBuilt: Story = { args: { shell: fakeShell({ config: { ...mockConfig, tools: ['merge'] } }) } };
export const Spanish: Story = { args: { shell: fakeShell({ config, locale: 'es' }) }, play: converted };
