import { chatScenarios } from '@sheaf/api/mocks/chatScenarios';
import { mockConfig } from '@sheaf/api/mocks/mockConfig';
import { fakeShell } from '@sheaf/tool-contract/testing';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fireEvent, userEvent, within } from 'storybook/test';
import Tool, { prepare } from './Tool';
import { createSampleLease } from './testing/sampleLease';

const config = { ...mockConfig, tools: [...(['merge', 'convert', 'chat', 'grammar', 'cover-letter'] as const)] };

const meta = {
  title: 'Chat/Screen',
  component: Tool,
  parameters: { layout: 'fullscreen' },
  args: { shell: fakeShell({ config }) },
  loaders: [
    () => prepare('es'),
    // A story begins without the conversation of the one before.
    async () => sessionStorage.clear(),
  ],
} satisfies Meta<typeof Tool>;

export default meta;
type Story = StoryObj<typeof meta>;

const DONE_IN = { timeout: 20_000 };
const QUESTION = /^(Your question|Tu pregunta)$/;

async function choose(canvasElement: HTMLElement, file = createSampleLease()) {
  const input = canvasElement.querySelector('input[type=file]');
  if (!input) throw new Error('There is no field for files.');
  await fireEvent.change(input, { target: { files: [file] } });
}

async function ask(canvasElement: HTMLElement, question = 'How long is the notice period?') {
  await choose(canvasElement);
  const field = await within(canvasElement).findByRole('textbox', { name: QUESTION }, DONE_IN);
  await fireEvent.change(field, { target: { value: question } });
  await userEvent.type(field, '{Enter}');
}

const uploaded: Story['play'] = async ({ canvasElement }) => {
  await choose(canvasElement);
  await expect(await within(canvasElement).findByRole('textbox', { name: QUESTION }, DONE_IN)).toBeVisible();
};

const answered: Story['play'] = async ({ canvasElement }) => {
  await ask(canvasElement);
  await expect(await within(canvasElement).findByRole('button', { name: /^(?:p|pág)\. \d/ }, DONE_IN)).toBeVisible();
};

const refused: Story['play'] = async ({ canvasElement }) => {
  await choose(canvasElement);
  await expect(await within(canvasElement).findByRole('alert', {}, DONE_IN)).toBeVisible();
};

const failed: Story['play'] = async ({ canvasElement }) => {
  await ask(canvasElement);
  await expect(await within(canvasElement).findByRole('alert', {}, DONE_IN)).toBeVisible();
};

export const Empty: Story = {};

export const Uploaded: Story = { play: uploaded };

export const ScanUploaded: Story = { parameters: { msw: [chatScenarios.chatReadsAScan] }, play: uploaded };

export const RecognisingText: Story = {
  parameters: { msw: [chatScenarios.chatRecognisesText] },
  play: async ({ canvasElement }) => {
    await choose(canvasElement);
    await expect(await within(document.body).findByText('Recognising text: page 3 of 12', {}, DONE_IN)).toBeVisible();
  },
};

export const Protected: Story = {
  play: async ({ canvasElement }) => {
    await choose(canvasElement, createSampleLease('contract.pdf', { isProtected: true }));
    await expect(await within(canvasElement).findByLabelText(/^Password/, { selector: 'input' }, DONE_IN)).toBeVisible();
  },
};

export const NoText: Story = { parameters: { msw: [chatScenarios.chatFindsNoText] }, play: refused };

export const Answered: Story = { play: answered };

export const AnsweredInSpanish: Story = { args: { shell: fakeShell({ locale: 'es', config }) }, play: answered };

export const AnsweredByModel: Story = {
  args: { shell: fakeShell({ config: { ...config, ai: { mode: 'openai-compatible', label: 'OpenAI', leavesServer: true } } }) },
  parameters: { msw: [chatScenarios.answerWithClaimsRemoved] },
  play: answered,
};

export const PassageShown: Story = {
  play: async (context) => {
    await answered?.(context);
    await userEvent.click(within(context.canvasElement).getByRole('button', { name: /^p\. \d/ }));
  },
};

export const NotFound: Story = { parameters: { msw: [chatScenarios.answerNotFound] }, play: answered };

export const Searching: Story = { parameters: { msw: [chatScenarios.answerTakesItsTime] }, play: ({ canvasElement }) => ask(canvasElement) };

export const Writing: Story = { parameters: { msw: [chatScenarios.answerStopsWithin] }, play: ({ canvasElement }) => ask(canvasElement) };

export const QuestionFailed: Story = { parameters: { msw: [chatScenarios.questionServerBusy] }, play: failed };

export const Expired: Story = {
  parameters: { msw: [chatScenarios.chatExpired] },
  play: async ({ canvasElement }) => {
    await ask(canvasElement);
    await expect(await within(canvasElement).findByText(/^The time of this conversation is up/, {}, DONE_IN)).toBeVisible();
  },
};

export const AskedToDelete: Story = {
  play: async (context) => {
    await uploaded?.(context);
    await userEvent.click(within(context.canvasElement).getByRole('button', { name: 'Delete now' }));
  },
};

export const BeingBuilt: Story = { args: { shell: fakeShell({ config: { ...mockConfig, tools: ['merge'] } }) } };
