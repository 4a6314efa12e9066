import { createPdfFile } from '@sheaf/api/mocks/buildMinimalPdf';
import { mockConfig } from '@sheaf/api/mocks/mockConfig';
import { scenarios } from '@sheaf/api/mocks/scenarios';
import { fakeShell } from '@sheaf/tool-contract/testing';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fireEvent, userEvent, within } from 'storybook/test';
import Tool from './Tool';

const meta = {
  title: 'Merge/Screen',
  component: Tool,
  parameters: { layout: 'fullscreen' },
  args: { shell: fakeShell() },
} satisfies Meta<typeof Tool>;

export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = ReturnType<typeof within>;

const thesis = createPdfFile('thesis-chapters-1-4.pdf', 86, { bookmarks: 36, links: 120 });
const appendix = createPdfFile('appendix.pdf', 12, { bookmarks: 2, links: 8, attachments: 2 });
const consent = createPdfFile('signed-consent.pdf', 2, { fields: 6 });

async function choose(canvasElement: HTMLElement, ...files: File[]) {
  const input = canvasElement.querySelector('input[type=file]');
  if (!input) throw new Error('There is no field for files.');
  // Not `upload`: it would leave out what the field does not accept, and a visitor can drop anything.
  await fireEvent.change(input, { target: { files } });
  await within(canvasElement).findAllByRole('button', { name: /^Remove / });
}

async function merge(canvas: Canvas) {
  await userEvent.click(canvas.getByRole('button', { name: /^Merge \d+ (files|pages)$/ }));
}

/** Three files and a pressed button; what comes of it is the story's scenario. */
const chooseAndMerge: Story['play'] = async ({ canvasElement }) => {
  await choose(canvasElement, thesis, appendix, consent);
  await merge(within(canvasElement));
};

const refused: Story['play'] = async (context) => {
  await chooseAndMerge?.(context);
  await expect(await within(context.canvasElement).findByRole('alert')).toHaveTextContent('Merge failed');
};

const merged: Story['play'] = async (context) => {
  await chooseAndMerge?.(context);
  await expect(await within(context.canvasElement).findByRole('link', { name: 'Download merged.pdf' })).toBeVisible();
};

export const Empty: Story = {};

export const OneFile: Story = { play: ({ canvasElement }) => choose(canvasElement, thesis) };

export const TwoFiles: Story = { play: ({ canvasElement }) => choose(canvasElement, thesis, appendix) };

export const NotAPdf: Story = {
  play: async ({ canvasElement }) => {
    await choose(canvasElement, thesis, new File(['Just some notes.'], 'notes.pdf'));
    await expect(await within(canvasElement).findByText('notes.pdf is not a PDF file.', { selector: 'li *' })).toBeVisible();
  },
};

export const WrongRange: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await choose(canvasElement, thesis, appendix);
    await canvas.findByText(/^2 files · 98 pages/);
    await userEvent.click(canvas.getByRole('button', { name: 'All pages of appendix.pdf' }));
    await userEvent.type(canvas.getByLabelText('Pages to take from appendix.pdf'), '9-40');
    await merge(canvas);
    // Its status says the same to screen readers.
    const sentence = await canvas.findByText('Pages "9-40" do not exist in appendix.pdf (12 pages).', { ignore: '[role=status]' });
    await expect(sentence).toBeVisible();
  },
};

export const OptionsOpen: Story = {
  play: async ({ canvasElement }) => {
    await choose(canvasElement, thesis, appendix);
    await userEvent.click(within(canvasElement).getByText('Options'));
  },
};

export const ByPages: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await choose(canvasElement, appendix, consent);
    await canvas.findByText(/^2 files · 14 pages/);
    await userEvent.click(canvas.getByRole('radio', { name: 'Pages' }));
    await expect(canvas.getByRole('heading', { name: 'Your pages, in order' })).toBeVisible();
  },
};

export const Emptied: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await choose(canvasElement, thesis);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove thesis-chapters-1-4.pdf' }));
    await expect(canvas.getByRole('button', { name: 'Undo: thesis-chapters-1-4.pdf removed' })).toBeVisible();
  },
};

export const OverTheLimits: Story = {
  args: { shell: fakeShell({ config: { ...mockConfig, limits: { ...mockConfig.limits, maxPages: 50 } } }) },
  play: async ({ canvasElement }) => {
    await choose(canvasElement, thesis, appendix);
    await expect(await within(canvasElement).findByText(/^These files have 98 pages together\..* on this device\.$/)).toBeVisible();
  },
};

export const MergedOnThisDevice: Story = {
  play: async (context) => {
    await userEvent.click(within(context.canvasElement).getByRole('switch', { name: /^Merge on this device/ }));
    await merged?.(context);
  },
};

export const Merging: Story = {
  parameters: { msw: [scenarios.mergeTakesItsTime] },
  play: async (context) => {
    await chooseAndMerge?.(context);
    await expect(await within(document.body).findByRole('dialog', { name: 'Merging your PDFs' })).toBeVisible();
  },
};

export const Merged: Story = { play: merged };

export const MergedWithWarnings: Story = { parameters: { msw: [scenarios.mergeDropsScripts] }, play: merged };

export const RefusedDamaged: Story = {
  parameters: { msw: [scenarios.mergeRefusesDamagedPdf] },
  play: async (context) => {
    await chooseAndMerge?.(context);
    await expect(await within(context.canvasElement).findByRole('alert')).toHaveTextContent('cannot be merged.');
  },
};

export const RefusedProtected: Story = {
  parameters: { msw: [scenarios.mergeRefusesEncryptedPdf] },
  play: async (context) => {
    await chooseAndMerge?.(context);
    await expect(await within(context.canvasElement).findByLabelText('Password for signed-consent.pdf')).toBeVisible();
  },
};

export const Unreachable: Story = { parameters: { msw: [scenarios.serverUnreachable] }, play: refused };

export const TooManyFiles: Story = {
  args: { shell: fakeShell({ config: { ...mockConfig, limits: { ...mockConfig.limits, maxFiles: 4 } } }) },
  play: async ({ canvasElement }) => {
    await choose(canvasElement, ...Array.from({ length: 6 }, (_, index) => createPdfFile(`scan-${index + 1}.pdf`)), new File(['notes'], 'notes.txt'));
    await expect(within(canvasElement).getByText('3 files not added')).toBeVisible();
  },
};
