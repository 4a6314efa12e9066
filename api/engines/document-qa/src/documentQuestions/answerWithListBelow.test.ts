import { expect, test } from '@jest/globals';
import { openDocument } from '../testing/writeDocument.ts';
import { answerWithListBelow } from './answerWithListBelow.ts';

const list = (lines: string[], question: string) => answerWithListBelow(openDocument([lines]), question)?.sentences.map(({ text }) => text);
const LETTER = ['# Trip', 'We go to the coast.', '# What to pack', '- a waterproof jacket', '- a sleeping bag', '# Health', 'Fill in the form.'];
const CARTA = ['# Excursión', 'Los niños deben traer:', '- una mochila', '- una botella de agua', 'Volvemos a las cinco.'];
const POLICY = [
  '# Summary',
  'This is a summary.',
  '| What is covered | What is not covered |',
  '| Fire and smoke | Scorching without a flame |',
  '| Theft after forcible entry | Damp and condensation |',
];
const CYCLE = [
  '# Bicycle',
  'Values are as new.',
  '| Bicycle | Insured value |',
  '| Gravel | £1,350 |',
  '| Road | £2,900 |',
  '# What we do not cover',
  '- Wear and rust.',
  '- Racing.',
];
const RAD = ['# Fahrrad', 'Es gilt ab Mai.', '# Nicht versichert sind', '- Rost und Abnutzung', '- Rennen'];

test.each([
  [LETTER, 'What does he have to bring?', ['a waterproof jacket', 'a sleeping bag']],
  [LETTER, 'what do they need to pack?', ['a waterproof jacket', 'a sleeping bag']],
  [CARTA, '¿Qué hay que llevar?', ['una mochila', 'una botella de agua']],
  [POLICY, 'What is covered?', ['Fire and smoke', 'Theft after forcible entry']],
  [POLICY, 'What is not covered?', ['Scorching without a flame', 'Damp and condensation']],
  [CYCLE, "What isn't covered?", ['Wear and rust.', 'Racing.']],
  [RAD, 'Was ist nicht versichert?', ['Rost und Abnutzung', 'Rennen']],
])('a list with such an introduction is answered: %#', (lines, question, items) => expect(list(lines, question)).toEqual(items));

test.each([
  [CYCLE, 'What is covered?'],
  [LETTER, 'What do I have to bring up at the meeting with the head?'],
  [LETTER, 'What is covered?'],
])('no other list is: %#', (lines, question) => expect(list(lines, question)).toBeUndefined());
