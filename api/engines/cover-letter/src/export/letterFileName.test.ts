import { formatLetterFileName, formatLetterTitle } from './letterFileName.ts';

test('the file is named for who writes and to whom', () => {
  expect(formatLetterFileName({ name: 'Ana Ruiz', company: 'Acme' }, 'pdf')).toBe('Cover letter - Ana Ruiz - Acme.pdf');
  expect(formatLetterFileName({ company: 'Acme' }, 'docx', 'es')).toBe('Carta de presentación - Acme.docx');
  expect(formatLetterTitle({ name: ' Ana  Ruiz ', company: 'A/B "Labs"' })).toBe('Cover letter - Ana Ruiz - A/B "Labs"');
});

test('a name that no system takes becomes one that every system takes', () => {
  expect(formatLetterFileName({ name: '../../etc\u202e', company: 'A/B: C*? Inc.' }, 'txt')).toBe('Cover letter - .. .. etc - A B C Inc.txt');
  expect(formatLetterFileName({ name: ' . ', company: '///' }, 'pdf')).toBe('Cover letter.pdf');
  const long = formatLetterFileName({ name: 'Ж'.repeat(300), company: '李'.repeat(300) }, 'pdf');
  expect(Buffer.byteLength(long)).toBeLessThan(200);
});
