import { createPdfFile } from '@sheaf/api/mocks/buildMinimalPdf';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useReducer } from 'react';
import { type ChosenFile, createChosenFile, type PdfFacts } from '../../model/chosenFile';
import { emptyMerge, type MergeState } from '../../model/emptyMerge';
import { mergeReducer } from '../../model/mergeState';
import { buildRefusalReason } from '../../model/reason';
import { FileList } from './FileList';

const plain: PdfFacts = { state: 'read', pages: 8, isEncrypted: false, isSigned: false, hasForm: false, isDamaged: false };
const chosen = (id: number, name: string, changes: Partial<ChosenFile> = {}): ChosenFile => ({
  ...createChosenFile(id, createPdfFile(name)),
  facts: plain,
  ...changes,
});

function LivingList({ start, onSubmitPassword }: { start: Partial<MergeState>; onSubmitPassword: () => void }) {
  const [state, dispatch] = useReducer(mergeReducer, { ...emptyMerge, ...start });
  return <FileList state={state} dispatch={dispatch} onSubmitPassword={onSubmitPassword} />;
}

function show(files: ChosenFile[], start: Partial<MergeState> = {}) {
  const onSubmitPassword = jest.fn();
  render(<LivingList start={{ files, ...start }} onSubmitPassword={onSubmitPassword} />);
  return { onSubmitPassword };
}

const rows = () => within(screen.getByRole('list', { name: /^Your files/ })).getAllByRole('button', { name: /^Remove / });
const names = () => rows().map((button) => button.getAttribute('aria-label')?.slice('Remove '.length));
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

test('reads as an ordered list of names, pages and sizes', () => {
  show([chosen(1, 'a.pdf'), chosen(2, 'b.pdf', { facts: { ...plain, pages: 1 } })]);
  expect(names()).toEqual(['a.pdf', 'b.pdf']);
  expect(screen.getByText(/^8 pages · \d+ Bytes$/)).toBeVisible();
  expect(screen.getByText(/^1 page · \d+ Bytes$/)).toBeVisible();
});

test('offers no moving where there is nothing to move past', () => {
  show([chosen(1, 'only.pdf')]);
  expect(screen.queryByRole('button', { name: /^(Move|Drag)/ })).not.toBeInTheDocument();
});

test('moves a file by one place, and not past either end', async () => {
  show([chosen(1, 'a.pdf'), chosen(2, 'b.pdf'), chosen(3, 'c.pdf')]);
  await press('Move a.pdf up');
  await press('Move c.pdf down');
  expect(names()).toEqual(['a.pdf', 'b.pdf', 'c.pdf']);
  await press('Move a.pdf down');
  await press('Move c.pdf up');
  expect(names()).toEqual(['b.pdf', 'c.pdf', 'a.pdf']);
});

test('two files of one name have distinct button names, wherever they move', async () => {
  const [first, second] = [chosen(1, 'report.pdf'), { ...createChosenFile(2, createPdfFile('report.pdf'), [{ name: 'report.pdf' }]), facts: plain }];
  show([first, second]);
  expect(names()).toEqual(['report.pdf', 'report.pdf (2)']);
  await press('Move report.pdf (2) up');
  expect(names()).toEqual(['report.pdf (2)', 'report.pdf']);
  expect(screen.getByRole('button', { name: / of report.pdf \(2\)$/i })).toBeVisible();
  const [button] = screen.getAllByRole('button', { name: /^Drag report.pdf/ });
  expect(button).toHaveAccessibleName('Drag report.pdf (2) to another place');
});

test.each<[string, Partial<Extract<PdfFacts, { state: 'read' }>>]>([
  ['Encrypted', { isEncrypted: true }],
  ['Signed: merging removes the signature', { isSigned: true }],
  ['Has a form', { hasForm: true }],
  ['Damaged, will be repaired', { isDamaged: true }],
])('marks a file before it is merged: %s', (mark, found) => {
  show([chosen(1, 'a.pdf', { facts: { ...plain, ...found } }), chosen(2, 'b.pdf')]);
  expect(screen.getAllByText(mark)).toHaveLength(1);
});

test('says at once of a file that it cannot be read', () => {
  show([chosen(1, 'notes.pdf', { facts: { state: 'unreadable', reason: buildRefusalReason('not_a_pdf', { file: 'notes.pdf' }) } })]);
  expect(screen.getByText('notes.pdf is not a PDF file.')).toBeVisible();
});

test('a file that cannot be read offers neither its pages nor a place, and can be removed', () => {
  const reason = buildRefusalReason('not_a_pdf', { file: 'notes.pdf' });
  show([chosen(1, 'a.pdf'), chosen(2, 'notes.pdf', { facts: { state: 'unreadable', reason } })]);
  expect(screen.getByRole('button', { name: 'All pages of a.pdf' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'All pages of notes.pdf' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Move notes.pdf/ })).not.toBeInTheDocument();
  expect(names()).toEqual(['a.pdf', 'notes.pdf']);
});

describe('the pages of a file', () => {
  test('are all of them until others are typed, and the row says how many it takes', async () => {
    show([chosen(1, 'a.pdf'), chosen(2, 'b.pdf')]);
    await press('All pages of a.pdf');
    const field = screen.getByLabelText('Pages to take from a.pdf');
    expect(field).toHaveAttribute('placeholder', 'all pages');
    expect(field).toHaveAccessibleDescription('For example 1-3, 5, 8-, -2, even, odd, or r1 for the last page.');

    await userEvent.type(field, '1-3, 5');
    expect(field).toHaveAccessibleDescription('Takes 4 of 8 pages.');
    expect(screen.getByRole('button', { name: '4 pages of a.pdf' })).toHaveAttribute('aria-expanded', 'true');
  });

  test('are checked while they are typed, under their field', async () => {
    show([chosen(1, 'a.pdf'), chosen(2, 'b.pdf')]);
    await press('All pages of a.pdf');
    const field = screen.getByLabelText('Pages to take from a.pdf');
    await userEvent.type(field, '9-12');
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription(/^Pages "9-12" do not exist in a\.pdf \(8 pages\)\./);
    await userEvent.clear(field);
    expect(field).toBeValid();
  });

  test('turn by a quarter with each press', async () => {
    show([chosen(1, 'a.pdf'), chosen(2, 'b.pdf')]);
    await press('All pages of a.pdf');
    const rotate = screen.getByRole('button', { name: 'Rotate a.pdf by 90 degrees' });
    await userEvent.click(rotate);
    expect(screen.getByRole('button', { name: 'All pages, 90° of a.pdf' })).toBeVisible();
    for (const turn of ['180°', '270°']) {
      await userEvent.click(rotate);
      expect(screen.getByText(`Turned ${turn}`)).toBeVisible();
    }
    await userEvent.click(rotate);
    expect(screen.getByText('Not turned')).toBeVisible();
  });
});

test('asks for a password only on the row of the locked file', () => {
  show([chosen(1, 'a.pdf'), chosen(2, 'secret.pdf', { facts: { state: 'locked', isWrongPassword: false } })]);
  expect(screen.getAllByLabelText(/password/i)).toEqual([screen.getByLabelText('Password for secret.pdf')]);
});

test('with pages arranged by hand there is one line in place of order, range and rotation, and a way back', async () => {
  const pages = [{ key: '1-0', fileId: 1, page: 1, rotate: 0 } as const];
  show([chosen(1, 'a.pdf'), chosen(2, 'b.pdf')], { pages });
  expect(screen.getByText('Arranged page by page: 1 page in the result.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^(Move|Drag)|pages of/ })).not.toBeInTheDocument();
  expect(names()).toEqual(['a.pdf', 'b.pdf']);

  await press('Arrange by files again');
  expect(screen.getByRole('button', { name: 'Move a.pdf down' })).toBeVisible();
});
