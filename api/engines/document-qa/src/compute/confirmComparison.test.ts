import { expect, test } from '@jest/globals';
import { answerQuestion } from '../answerQuestion.ts';
import { openDocument } from '../testing/writeDocument.ts';

const ask = (lines: string[], question: string) => answerQuestion(openDocument([lines]), { question, history: [] }).lead?.code;

const LEASE = ['# Lease', 'The rent is £1,475 per month.', 'A deposit of £1,700 is held by the scheme.'];
const SALES = [
  '# Revenue by region',
  'Figures in thousands.',
  '| Region | Q1 | Q2 | Year |',
  '| North | 1,240 | 1,310 | 2,550 |',
  '| South | 980 | 1,045 | 2,025 |',
];
const STAFF = ['# Headcount', 'All sites are counted.', '| Department | 2024 | 2025 |', '| Logistics | 88 | 97 |', '| Sales | 46 | 44 |'];
const GASTOS = [
  '# Gastos',
  'Importes en euros.',
  '| Concepto | 2024 | 2025 |',
  '| Publicidad | 41.300 | 36.750 |',
  '| Personal | 541.200 | 566.900 |',
];
const MODES = ['# Modes', 'The ring shows the mode.', '| Mode | Noise | Power |', '| Sleep | 24 dB | 6 W |', '| Turbo | 55 dB | 52 W |'];

test.each([
  [LEASE, 'Is the deposit more than the rent?'],
  [SALES, 'Did North earn more than South?'],
  [STAFF, 'Did logistics grow?'],
  [STAFF, 'Did sales staff shrink?'],
  [GASTOS, '¿Ha bajado la publicidad?'],
  [MODES, 'Does Turbo use more power than Sleep?'],
])('yes, by two figures: %#', (lines, question) => expect(ask(lines, question)).toBe('yes'));

test.each([
  [LEASE, 'Is the deposit lower than the rent?'],
  [SALES, 'Did South sell more than North?'],
  [STAFF, 'Did logistics shrink?'],
  [GASTOS, '¿Ha subido la publicidad?'],
  [MODES, 'Does Turbo draw less than Sleep?'],
])('no, by two figures: %#', (lines, question) => expect(ask(lines, question)).toBe('no'));

test('figures of two units are not compared', () => {
  const lines = ['# Data', 'See below.', '| Item | Value |', '| Weight | 5.4 kg |', '| Height | 52 cm |'];
  expect(ask(lines, 'Is the weight more than the height?')).not.toMatch(/^(?:yes|no)$/);
});
