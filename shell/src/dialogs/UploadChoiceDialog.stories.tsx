import { mockConfig } from '@sheaf/api/mocks/mockConfig';
import { scenarios } from '@sheaf/api/mocks/scenarios';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { HttpResponse, http } from 'msw';
import { fn } from 'storybook/test';
import { prepareLanguage } from '../language';
import { onPage } from '../storyPage';
import { UploadChoiceDialog } from './UploadChoiceDialog';

const meta = {
  title: 'Shell/UploadChoiceDialog',
  component: UploadChoiceDialog,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '640px' } } },
  decorators: [onPage('/')],
  args: { isOpen: true, onOpen: fn(), onClose: fn(), onChoose: fn(), onFiles: fn() },
} satisfies Meta<typeof UploadChoiceDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AllToolsReady: Story = {};

export const SomeToolsBeingBuilt: Story = { parameters: { msw: [scenarios.lettersBeingBuilt] } };

const pdf = (name: string, kilobytes: number) => new File([new Uint8Array(kilobytes * 1024)], name, { type: 'application/pdf' });

export const OnePdfChosen: Story = { args: { files: [pdf('thesis-chapters-1-4.pdf', 4300)] } };

export const SeveralPdfsChosen: Story = {
  args: { files: [pdf('letter.pdf', 120), pdf('resume.pdf', 340), pdf('certificates-and-references-2026.pdf', 2100)] },
  parameters: { msw: [http.get('*/api/config', () => HttpResponse.json({ ...mockConfig, tools: ['merge', 'convert'] }))] },
};

export const SomeFilesNotAdded: Story = {
  args: { files: [pdf(`${'minutes of the general meeting '.repeat(5)}v12.pdf`, 120), pdf('annex.pdf', 40), new File(['hello'], 'notes.docx')] },
};

export const InSpanish: Story = { loaders: [() => prepareLanguage('es')], parameters: { path: '/es' }, args: { files: [pdf('tesis.pdf', 4300)] } };

export const ServerNotReached: Story = { parameters: { msw: [scenarios.serverUnreachable] } };
