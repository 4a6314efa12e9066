import { grammarScenarios } from '@sheaf/api/mocks/grammarScenarios';
import { mockConfig } from '@sheaf/api/mocks/mockConfig';
import { fakeShell } from '@sheaf/tool-contract/testing';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fireEvent, userEvent, within } from 'storybook/test';
import Tool, { prepare } from './Tool';
import { createSampleLetter } from './testing/sampleLetter';

const everyTool = { ...mockConfig, tools: ['merge', 'convert', 'chat', 'grammar', 'cover-letter'] as const };
const config = { ...everyTool, tools: [...everyTool.tools] };

const meta = {
  title: 'Grammar/Screen',
  component: Tool,
  parameters: { layout: 'fullscreen' },
  args: { shell: fakeShell({ config }) },
  loaders: [() => prepare('es')],
} satisfies Meta<typeof Tool>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const DONE_IN = { timeout: 20_000 };

async function choose(canvasElement: HTMLElement, file = createSampleLetter()) {
  const input = canvasElement.querySelector('input[type=file]');
  if (!input) throw new Error('There is no field for files.');
  await fireEvent.change(input, { target: { files: [file] } });
}

async function read(canvasElement: HTMLElement) {
  await choose(canvasElement);
  await within(canvasElement).findByRole('button', { name: /letter\.pdf$/ }, DONE_IN);
}

const check = async (canvas: Canvas) => userEvent.click(canvas.getByRole('button', { name: /^(Check Grammar|Revisar gramática)/ }));

const checked: Story['play'] = async ({ canvasElement }) => {
  await read(canvasElement);
  const canvas = within(canvasElement);
  await check(canvas);
  await expect(await canvas.findByRole('group', { name: /^(Text with marks|Texto con marcas)$/ }, DONE_IN)).toBeVisible();
};

const refused: Story['play'] = async ({ canvasElement }) => {
  await choose(canvasElement);
  await expect(await within(canvasElement).findByRole('alert', {}, DONE_IN)).toBeVisible();
};

export const Empty: Story = {};

export const TextRead: Story = { play: ({ canvasElement }) => read(canvasElement) };

export const ScanRead: Story = { parameters: { msw: [grammarScenarios.readsAScan] }, play: ({ canvasElement }) => read(canvasElement) };

export const PartOfAScan: Story = {
  parameters: { msw: [grammarScenarios.readsPartOfAScan] },
  play: ({ canvasElement }) => read(canvasElement),
};

export const RecognisingText: Story = {
  parameters: { msw: [grammarScenarios.recognisesText] },
  play: async ({ canvasElement }) => {
    await choose(canvasElement);
    await expect(await within(document.body).findByText('Recognising text: page 3 of 12', {}, DONE_IN)).toBeVisible();
  },
};

export const Protected: Story = {
  play: async ({ canvasElement }) => {
    await choose(canvasElement, createSampleLetter('contract.pdf', { isProtected: true }));
    await expect(await within(canvasElement).findByLabelText(/^Password/, { selector: 'input' }, DONE_IN)).toBeVisible();
  },
};

export const NoText: Story = { parameters: { msw: [grammarScenarios.readingFindsNoText] }, play: refused };

export const Checked: Story = { play: checked };

export const CheckedInSpanish: Story = { args: { shell: fakeShell({ locale: 'es', config }) }, play: checked };

export const CheckedWithModel: Story = {
  args: { shell: fakeShell({ config: { ...config, ai: { mode: 'openai-compatible', label: 'OpenAI', leavesServer: true } } }) },
  parameters: { msw: [grammarScenarios.checkWithModel] },
  play: checked,
};

export const OnThePage: Story = {
  play: async (context) => {
    await checked?.(context);
    await userEvent.click(within(context.canvasElement).getByRole('radio', { name: 'Page' }));
  },
};

export const BeforeAndAfter: Story = {
  play: async (context) => {
    await checked?.(context);
    await userEvent.click(await within(context.canvasElement).findByRole('radio', { name: 'Before and after' }, DONE_IN));
  },
};

export const Decided: Story = {
  play: async (context) => {
    await checked?.(context);
    within(context.canvasElement).getByRole('group', { name: 'Text with marks' }).focus();
    await userEvent.keyboard('aarara');
  },
};

export const NotEnglish: Story = { parameters: { msw: [grammarScenarios.checkSeesAnotherLanguage] }, play: checked };

export const NothingFound: Story = { parameters: { msw: [grammarScenarios.checkFindsNothing] }, play: checked };

export const CheckRefused: Story = {
  parameters: { msw: [grammarScenarios.checkServerBusy] },
  play: async ({ canvasElement }) => {
    await read(canvasElement);
    await check(within(canvasElement));
    await expect(await within(canvasElement).findByRole('alert', {}, DONE_IN)).toBeVisible();
  },
};

export const BeingBuilt: Story = { args: { shell: fakeShell({ config: { ...mockConfig, tools: ['merge'] } }) } };
