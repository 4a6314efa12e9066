import { coverLetterScenarios } from '@sheaf/api/mocks/coverLetterScenarios';
import { grammarScenarios } from '@sheaf/api/mocks/grammarScenarios';
import { fakeShell } from '@sheaf/tool-contract/testing';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, userEvent, within } from 'storybook/test';
import Tool, { prepare } from './Tool';
import { configWithModel, DONE_IN, expectText, openTab, press, storyConfig, type, waitForAlert, writeLetter } from './testing/storyVisitor';

const meta = {
  title: 'Cover letter/Letter',
  component: Tool,
  parameters: { layout: 'fullscreen' },
  args: { shell: fakeShell({ config: storyConfig }) },
  loaders: [() => prepare('es'), async () => sessionStorage.clear()],
} satisfies Meta<typeof Tool>;

export default meta;
type Story = StoryObj<typeof meta>;
type Playing = Parameters<NonNullable<Story['play']>>[0];

/** A letter, and what the visitor then does. */
const then = (act: (context: Playing) => Promise<unknown>): Story['play'] => {
  return async (context) => {
    await writeLetter(context);
    await act(context);
  };
};

export const Written: Story = { play: writeLetter };

export const WrittenInSpanish: Story = { args: { shell: fakeShell({ locale: 'es', config: storyConfig }) }, play: writeLetter };

export const WrittenByModel: Story = {
  args: { shell: fakeShell({ config: configWithModel }) },
  parameters: { msw: [coverLetterScenarios.letterWithInvention] },
  play: writeLetter,
};

export const SaidToBeTrue: Story = {
  parameters: { msw: [coverLetterScenarios.letterWithInvention] },
  play: then((context) => press(context, /^It is true: “2021”$/)),
};

export const NotDrawn: Story = {
  play: then(async (context) => {
    await type(context, /^Closing$/, 'I speak 你 and would be glad to talk.');
    await expectText(context, /^The PDF leaves out what its fonts do not have: 你\./);
  }),
};

export const TooLong: Story = {
  play: then(async (context) => {
    await type(context, /^Closing$/, 'I have led many wards and many nurses. '.repeat(120));
    await expectText(context, 'Longer than one page');
  }),
};

export const WornPhrases: Story = {
  play: then((context) => type(context, /^Closing$/, 'I am a team player who thinks outside the box.')),
};

export const WithWarnings: Story = { parameters: { msw: [coverLetterScenarios.letterWithLittleEvidence] }, play: writeLetter };

export const ParagraphBeingReworded: Story = {
  parameters: { msw: [coverLetterScenarios.againTakesItsTime] },
  play: then((context) => press(context, /^Try another wording: Opening$/)),
};

export const GrammarChecked: Story = {
  play: then(async (context) => {
    await type(context, /^Closing$/, 'I would like to recieve an answer.');
    await press(context, /^Check grammar$/);
    await expect(await within(context.canvasElement).findByRole('button', { name: /^Change “recieve”/ }, DONE_IN)).toBeVisible();
  }),
};

export const GrammarNotChecked: Story = {
  parameters: { msw: [grammarScenarios.checkServerBusy] },
  play: then(async (context) => {
    await press(context, /^Check grammar$/);
    await waitForAlert(context);
  }),
};

export const Keywords: Story = {
  parameters: { msw: [coverLetterScenarios.letterWithMissingKeywords] },
  play: then((context) => openTab(context, /^Keywords$/)),
};

export const Versions: Story = {
  play: then(async (context) => {
    await press(context, /^Try another wording: Opening$/);
    await openTab(context, /^Versions$/);
    await press(context, /^Compare version 1/);
  }),
};

export const PagePreviewed: Story = {
  play: then(({ canvasElement }) => userEvent.click(within(canvasElement).getByText('The letter as it is printed'))),
};

export const AskedBeforeDownload: Story = {
  parameters: { msw: [coverLetterScenarios.letterWithInvention] },
  play: then(async (context) => {
    await press(context, /^Download PDF$/);
    await expect(await within(document.body).findByRole('dialog', {}, DONE_IN)).toBeVisible();
  }),
};

export const FileBeingMade: Story = {
  parameters: { msw: [coverLetterScenarios.exportTakesItsTime] },
  play: then((context) => press(context, /^Download PDF$/)),
};

export const Expired: Story = {
  parameters: { msw: [coverLetterScenarios.againSessionExpired] },
  play: then(async (context) => {
    await press(context, /^Try another wording$/);
    await expectText(context, /^The time is up/);
  }),
};

export const AskedToDelete: Story = { play: then((context) => press(context, /^Delete now$/)) };
