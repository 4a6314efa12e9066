import { expect, test } from '@jest/globals';
import { readSpanishProse } from '../cv/prose/readSpanishProse.ts';
import { chooseEmployerArticle, formatSpanishLanguage, joinArticles } from './names.ts';
import { spanishBulletToClause } from './spanishBulletToClause.ts';

test.each([
  ['Euskera: C1', 'euskera (C1)'],
  ['Inglés (b2)', 'inglés (B2)'],
  ['Castellano: nativo', 'castellano (nativo)'],
  ['Francés B1', 'francés (B1)'],
  ['Gallego', 'gallego'],
])('writes a language with its level within a sentence: %s', (language, expected) => {
  expect(formatSpanishLanguage(language)).toBe(expected);
});

test.each([
  ['Hotel Marjal', 'Pongo a disposición del Hotel Marjal'],
  ['Residencia El Sardinero', 'Pongo a disposición de la Residencia El Sardinero'],
  ['Transportes Moncayo', 'Pongo a disposición de Transportes Moncayo'],
])('gives an employer its article: %s', (firm, expected) => {
  expect(joinArticles(`Pongo a disposición de ${chooseEmployerArticle(firm)}${firm}`)).toBe(expected);
});

test.each([
  ['Soporte de segundo nivel a 2.300 usuarios', 'el soporte de segundo nivel a 2.300 usuarios'],
  ['Venta de billetes en taquilla', 'la venta de billetes en taquilla'],
  ['Gestión de 40 proveedores', 'la gestión de 40 proveedores'],
])('gives work that is named its article: %s', (bullet, nounPhrase) => {
  expect(spanishBulletToClause(bullet, true)).toEqual({ nounPhrase });
});

test.each([
  [
    'Soy auxiliar de enfermería con doce años de experiencia. Desde 2017 trabajo en la Residencia Los Tilos, donde atiendo a 24 residentes. En 2022 implanté un registro de caídas.',
    'auxiliar de enfermería | Residencia Los Tilos',
    ['atiendo a 24 residentes', 'implanté un registro de caídas'],
  ],
  [
    'Me llamo Ana Gil Ros. Soy mecánica y trabajo en el Taller Ruiz desde 2020, donde reparo 15 coches por semana. En marzo de 2023 monté un banco de pruebas.',
    'mecánica | Taller Ruiz',
    ['reparo 15 coches por semana', 'monté un banco de pruebas'],
  ],
  [
    'Soy una cocinera de Lugo. Trabajo actualmente en el Hotel Miño, donde preparo 80 menús diarios. En 2021, reduje la merma a la mitad.',
    'cocinera | Hotel Miño',
    ['preparo 80 menús diarios', 'reduje la merma a la mitad'],
  ],
])('gives whoever says what they are the place where they work today: %#', (text, job, bullets) => {
  const [first] = readSpanishProse(text).experience;
  expect([first ? `${first.title?.text} | ${first.company?.text}` : '', first?.bullets.map((each) => each.text) ?? []]).toEqual([job, bullets]);
});

test.each([
  ['Tengo el curso de movilización de pacientes y el carné de conducir.', ['carné de conducir', 'curso de movilización de pacientes']],
  ['Hice un curso de soldadura con electrodo en 2019.', ['curso de soldadura con electrodo']],
  ['También tengo el curso de manipulación de alimentos.', ['curso de manipulación de alimentos']],
])('finds a course in running text: %s', (text, credentials) => {
  expect(readSpanishProse(text).licences.map((each) => each.text)).toEqual(credentials);
});
