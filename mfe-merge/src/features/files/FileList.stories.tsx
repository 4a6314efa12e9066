import { createPdfFile } from '@sheaf/api/mocks/buildMinimalPdf';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useReducer } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { type ChosenFile, createChosenFile, type PdfFacts } from '../../model/chosenFile';
import { emptyMerge } from '../../model/emptyMerge';
import { mergeReducer } from '../../model/mergeState';
import { buildRefusalReason } from '../../model/reason';
import { FileList, type FileListProps } from './FileList';

type ReadFacts = Extract<PdfFacts, { state: 'read' }>;

const read = (pages: number, found: Partial<ReadFacts> = {}): ReadFacts => ({
  state: 'read',
  pages,
  isEncrypted: false,
  isSigned: false,
  hasForm: false,
  isDamaged: false,
  ...found,
});

const chosen = (id: number, name: string, changes: Partial<ChosenFile> = {}): ChosenFile => ({
  ...createChosenFile(id, createPdfFile(name, id * 12)),
  facts: read(id * 12),
  ...changes,
});

const thesis = chosen(1, 'thesis-chapters-1-4.pdf');
const appendix = chosen(2, 'appendix.pdf');
const consent = chosen(3, 'signed-consent.pdf', { facts: read(36, { isSigned: true, hasForm: true }) });

/** The list as it lives in the screen: what is done in it happens. */
function LivingList({ state: { files, pages }, onSubmitPassword }: FileListProps) {
  const [state, dispatch] = useReducer(mergeReducer, { ...emptyMerge, files, pages });
  return <FileList state={state} dispatch={dispatch} onSubmitPassword={onSubmitPassword} />;
}

const meta = {
  title: 'Merge/FileList',
  component: FileList,
  args: { state: { files: [thesis, appendix, consent], pages: null }, dispatch: fn(), onSubmitPassword: fn() },
  render: (args) => <LivingList {...args} />,
} satisfies Meta<typeof FileList>;

export default meta;
type Story = StoryObj<typeof meta>;

const withFiles = (...files: ChosenFile[]): Story => ({ args: { state: { files, pages: null } } });

export const OneFile: Story = withFiles(thesis);

export const ThreeFiles: Story = {};

export const LongNames: Story = withFiles(
  chosen(1, `${'minutes-of-the-annual-general-meeting-'.repeat(5)}final-signed-version-3.pdf`),
  chosen(2, '会議の議事録.pdf'),
);

export const TwoFilesOfOneName: Story = withFiles(thesis, {
  ...createChosenFile(2, createPdfFile('thesis-chapters-1-4.pdf', 12), [thesis]),
  facts: read(12),
});

export const StillReading: Story = withFiles(thesis, chosen(2, 'appendix.pdf', { facts: { state: 'reading' } }));

export const PagesAndRotation: Story = {
  ...withFiles(thesis, { ...appendix, range: '1-3, 8-', rotate: 90 }),
  play: async ({ canvasElement }) => userEvent.click(within(canvasElement).getByRole('button', { name: '20 pages, 90° of appendix.pdf' })),
};

export const PagesThatDoNotExist: Story = {
  ...withFiles(thesis, { ...appendix, range: '9-120' }),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Pages 9-120 of appendix.pdf' }));
    await expect(within(canvasElement).getByText('Pages "9-120" do not exist in appendix.pdf (24 pages).')).toBeVisible();
  },
};

export const DamagedAndUnreadable: Story = withFiles(
  chosen(1, 'found-on-a-stick.pdf', { facts: read(7, { isDamaged: true }) }),
  chosen(2, 'notes.pdf', { facts: { state: 'unreadable', reason: buildRefusalReason('not_a_pdf', { file: 'notes.pdf' }) } }),
);

export const Locked: Story = withFiles(thesis, chosen(2, 'payslip.pdf', { facts: { state: 'locked', isWrongPassword: false } }));

export const WrongPassword: Story = withFiles(
  thesis,
  chosen(2, 'payslip.pdf', { facts: { state: 'locked', isWrongPassword: true }, password: 'guess' }),
);

export const RightPassword: Story = withFiles(thesis, chosen(2, 'payslip.pdf', { facts: read(2, { isEncrypted: true }), password: 'secret' }));

export const PagesArrangedByHand: Story = {
  args: { state: { files: [thesis, appendix], pages: [1, 2, 3].map((page) => ({ key: `1-${page}`, fileId: 1, page, rotate: 0 })) } },
};
