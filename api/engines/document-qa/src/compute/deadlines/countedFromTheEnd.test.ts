import { expect, test } from '@jest/globals';
import { answerQuestion } from '../../answerQuestion.ts';
import { openDocument } from '../../testing/writeDocument.ts';

const ask = (lines: string[], question: string) => answerQuestion(openDocument([lines]), { question, history: [] }).lead;
const LEASE = [
  '# Lease',
  'Start: 1 September 2026. Fixed period: 12 months.',
  '# Deposit',
  'The deposit is returned within ten days of the end of the tenancy.',
];
const CURSO = ['# Curso', 'Inicio: 3 de octubre de 2026.', '# Título', 'El título se entrega dos meses después del final del curso.'];

test.each([
  [LEASE, 'When does the tenancy end?'],
  [LEASE, 'When do I get the deposit back?'],
  [CURSO, '¿Cuándo termina el curso?'],
])('the day on which something starts is not that of its end: %#', (lines, question) => expect(ask(lines, question)?.code).not.toBe('computed'));

test('a length from the start still gives a day', () => {
  const lines = ['# Lease', 'Start: 1 September 2026.', '# Inspection', 'The first inspection is two weeks after the start of the lease.'];
  expect(ask(lines, 'When is the first inspection?')?.value).toBe('15 September 2026');
});
