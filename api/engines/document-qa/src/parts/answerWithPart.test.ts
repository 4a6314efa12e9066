import { expect, test } from '@jest/globals';
import { openDocument } from '../testing/writeDocument.ts';
import { answerWithPart } from './answerWithPart.ts';

const read = (lines: string[], question: string) => answerWithPart(openDocument([lines]), question)?.sentences.map(({ text }) => text);
const LETTER = ['# Trip', 'Dear parents,', '# Health', 'Hand medicines to Mrs Okonjo.', '# Information evening', 'Come to the library at 18:30.'];
const CONTRACT = [
  '# Contrato',
  'Reunidos en Gijón.',
  '# NOVENA. Visitas',
  'Podrá visitar el piso una vez por semestre.',
  '# DÉCIMA. Avisos',
  'Por correo.',
];
const STATUTES = ['# Satzung', 'Fassung von 2024.', '# § 7 Auflösung', 'Das Vermögen fällt an die Stadt.', '# § 8 Kasse', 'Zwei Prüfer prüfen sie.'];

test.each([
  [LETTER, 'What does it say about health?', 'Hand medicines to Mrs Okonjo.'],
  [LETTER, 'what does the section information evening say', 'Come to the library at 18:30.'],
  [CONTRACT, '¿Qué dice sobre las visitas?', 'Podrá visitar el piso una vez por semestre.'],
  [STATUTES, 'Was steht über die Auflösung?', 'Das Vermögen fällt an die Stadt.'],
])('a section whose whole title is named is opened: %#', (lines, question, expectedText) => expect(read(lines, question)).toEqual([expectedText]));

test.each([
  [LETTER, 'What does it say about the evening?'],
  [LETTER, 'What does it say about health insurance?'],
  [CONTRACT, '¿Qué dice sobre los perros?'],
  [STATUTES, 'Was steht über die Prüfung?'],
])('a matter that no title names is left to sentences: %#', (lines, question) => expect(read(lines, question)).toBeUndefined());
