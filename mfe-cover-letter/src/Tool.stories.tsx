import { coverLetterScenarios } from '@sheaf/api/mocks/coverLetterScenarios';
import { createTextPdf } from '@sheaf/api/mocks/createTextPdf';
import { mockConfig } from '@sheaf/api/mocks/mockConfig';
import { fakeShell } from '@sheaf/tool-contract/testing';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, userEvent, within } from 'storybook/test';
import Tool, { prepare } from './Tool';
import {
  choose,
  configWithModel,
  DONE_IN,
  describeJob,
  expectText,
  press,
  read,
  storyConfig,
  type,
  waitForAlert,
  waitForRefusal,
} from './testing/storyVisitor';

const GERMAN_JOB = 'Wir suchen eine Leitung für die Station. Sie haben Erfahrung in der Pflege und sind gern im Team, das für die Patienten da ist.';

const meta = {
  title: 'Cover letter/Screen',
  component: Tool,
  parameters: { layout: 'fullscreen' },
  args: { shell: fakeShell({ config: storyConfig }) },
  loaders: [
    () => prepare('es'),
    // A story begins without the work of the one before.
    async () => sessionStorage.clear(),
  ],
} satisfies Meta<typeof Tool>;

export default meta;
type Story = StoryObj<typeof meta>;

const pasting: Story['play'] = async ({ canvasElement }) => userEvent.click(within(canvasElement).getByRole('radio', { name: 'Paste its text' }));

export const Empty: Story = {};

export const Pasting: Story = { play: pasting };

export const PastedTooLittle: Story = {
  play: async (context) => {
    await pasting(context);
    await type(context, /^The text of your CV/, 'I am a nurse.');
    await press(context, /^Read my CV$/);
    await expectText(context, 'Your CV text is too short to work with.');
  },
};

export const CvRead: Story = { play: read };

export const CvReadInSpanish: Story = { args: { shell: fakeShell({ locale: 'es', config: storyConfig }) }, play: read };

export const CvEndsSoon: Story = { parameters: { msw: [coverLetterScenarios.cvEndsSoon] }, play: read };

export const ScanRead: Story = { parameters: { msw: [coverLetterScenarios.cvReadsAScan] }, play: read };

export const CvInGerman: Story = { parameters: { msw: [coverLetterScenarios.cvIsInGerman] }, play: read };

export const NoCv: Story = { parameters: { msw: [coverLetterScenarios.cvIsNoCv] }, play: read };

export const CvWithoutName: Story = {
  play: async (context) => {
    await read(context);
    await type(context, /^Name$/, '');
    await expectText(context, 'No name was found. Enter yours: it signs the letter.');
  },
};

export const RecognisingText: Story = {
  parameters: { msw: [coverLetterScenarios.cvRecognisesText] },
  play: async (context) => {
    await choose(context);
    await expect(await within(document.body).findByText('Recognising text: page 2 of 3', {}, DONE_IN)).toBeVisible();
  },
};

export const Protected: Story = {
  play: async (context) => {
    await choose(context, createTextPdf('cv.pdf', [['Anna Berg']], { isProtected: true }));
    await expect(await within(context.canvasElement).findByLabelText(/^Password/, { selector: 'input' }, DONE_IN)).toBeVisible();
  },
};

export const NoText: Story = { parameters: { msw: [coverLetterScenarios.cvFindsNoText] }, play: waitForRefusal };

export const JobRefused: Story = {
  play: async (context) => {
    await read(context);
    await press(context, /^Continue to the job$/);
    await type(context, /^Job description/, 'We look for somebody. '.repeat(700));
    await press(context, /^Continue to style$/);
    await expectText(context, 'The job description is too long (max 15,000 characters).');
  },
};

export const Style: Story = { play: (context) => describeJob(context) };

export const StyleForAGermanJob: Story = { play: (context) => describeJob(context, GERMAN_JOB) };

export const StyleWithModel: Story = { args: { shell: fakeShell({ config: configWithModel }) }, play: (context) => describeJob(context, GERMAN_JOB) };

export const Writing: Story = {
  parameters: { msw: [coverLetterScenarios.letterTakesItsTime] },
  play: async (context) => {
    await describeJob(context);
    await press(context, /^Write my letter$/);
  },
};

export const NotWritten: Story = {
  parameters: { msw: [coverLetterScenarios.letterServerBusy] },
  play: async (context) => {
    await describeJob(context);
    await press(context, /^Write my letter$/);
    await waitForAlert(context);
  },
};

export const Expired: Story = {
  parameters: { msw: [coverLetterScenarios.letterSessionExpired] },
  play: async (context) => {
    await describeJob(context);
    await press(context, /^Write my letter$/);
    await expectText(context, /^The time is up/);
  },
};

export const BeingBuilt: Story = { args: { shell: fakeShell({ config: { ...mockConfig, tools: ['merge'] } }) } };
