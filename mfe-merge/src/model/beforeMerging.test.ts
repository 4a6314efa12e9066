import { createPdfFile } from '@sheaf/api/mocks/buildMinimalPdf';
import { findRefusalBeforeMerging } from './beforeMerging';
import { type ChosenFile, createChosenFile } from './chosenFile';

const read = { state: 'read', pages: 8, isEncrypted: false, isSigned: false, hasForm: false, isDamaged: false } as const;
const good = { ...createChosenFile(1, createPdfFile('a.pdf')), facts: read };
const second = (changes: Partial<ChosenFile>): ChosenFile => ({ ...createChosenFile(2, createPdfFile('b.pdf')), facts: read, ...changes });
const refusal = (changes: Partial<ChosenFile>) => findRefusalBeforeMerging({ files: [good, second(changes)], pages: null });

test('files that are read or still being read are not refused', () => {
  expect(refusal({ range: '1-3' })).toBeNull();
  expect(refusal({ facts: { state: 'reading' } })).toBeNull();
});

test('a locked file is refused for a missing or wrong password, and accepted with a new one', () => {
  const locked = (isWrongPassword: boolean) => ({ state: 'locked', isWrongPassword }) as const;
  const about = { details: { file: 'b.pdf' }, fileIndex: 1 };
  expect(refusal({ facts: locked(false) })).toEqual({ code: 'password_required', ...about });
  expect(refusal({ facts: locked(true) })).toEqual({ code: 'password_required', ...about });
  expect(refusal({ facts: locked(true), password: 'guess' })).toEqual({ code: 'wrong_password', ...about });
  expect(refusal({ facts: locked(false), password: 'secret' })).toBeNull();
});

test('page numbers outside a file are refused unless pages were arranged one by one', () => {
  const files = [good, second({ range: '9' })];
  expect(findRefusalBeforeMerging({ files, pages: null })).toMatchObject({ code: 'invalid_range', fileIndex: 1 });
  expect(findRefusalBeforeMerging({ files, pages: [{ key: '1-0', fileId: 1, page: 1, rotate: 0 }] })).toBeNull();
});

test('no page at all is refused', () => {
  expect(findRefusalBeforeMerging({ files: [good], pages: [] })).toEqual({ code: null, because: 'noPagesLeft' });
});
