import { formatRefusal } from '@sheaf/api/contract/errors';
import { messagesIn } from '../messages';
import { findRefusedFiles, type MergeRefusal, suggestWayOut } from './mergeRefusal';

const files = (...names: string[]) => names.map((name, index) => ({ id: index + 1, file: { name }, password: '' }));

test('names the file the sentence speaks of', () => {
  const refusal = { code: 'damaged_pdf', sentence: formatRefusal('damaged_pdf', { file: 'report.pdf' }) } as const;
  expect(findRefusedFiles(refusal, files('a.pdf', 'report.pdf'))).toEqual([2]);
});

test('is not fooled by a name that occurs inside another name', () => {
  const refusal = { code: 'damaged_pdf', sentence: formatRefusal('damaged_pdf', { file: 'annual report.pdf' }) } as const;
  expect(findRefusedFiles(refusal, files('report.pdf', 'annual report.pdf'))).toEqual([2]);
});

test('names both of two files with one name, since the sentence cannot tell them apart', () => {
  const refusal = { code: 'damaged_pdf', sentence: formatRefusal('damaged_pdf', { file: 'scan.pdf' }) } as const;
  expect(findRefusedFiles(refusal, files('scan.pdf', 'other.pdf', 'scan.pdf'))).toEqual([1, 3]);
});

test('of two files with one name, the wrong password belongs to the one that sent a password', () => {
  const twins = files('scan.pdf', 'scan.pdf').map((chosen) => (chosen.id === 2 ? { ...chosen, password: 'guess' } : chosen));
  const wrong = { code: 'wrong_password', sentence: formatRefusal('wrong_password', { file: 'scan.pdf' }) } as const;
  const missing = { code: 'password_required', sentence: formatRefusal('password_required', { file: 'scan.pdf' }) } as const;
  expect(findRefusedFiles(wrong, twins)).toEqual([2]);
  expect(findRefusedFiles(missing, twins)).toEqual([1]);
});

test('names no file when the sentence is about something else', () => {
  const refusal = { code: 'busy', sentence: formatRefusal('busy', { seconds: 5 }) } as const;
  expect(findRefusedFiles(refusal, files('a.pdf', 'b.pdf'))).toEqual([]);
});

test.each<[MergeRefusal['code'], RegExp]>([
  ['damaged_pdf', /another copy/],
  ['upload_too_large', /second step/],
  ['password_required', /still in the list/],
  [null, /still in the list/],
])('shows a way out of %s', (code, way) => {
  expect(suggestWayOut({ code, sentence: '' }, messagesIn('en'))).toMatch(way);
});
