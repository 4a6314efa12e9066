import { expect, test } from '@jest/globals';
import { buildProfileFromText } from '../cv/buildProfile.ts';
import { matchJob } from '../job/matchJob.ts';
import { readJob } from '../job/readJob.ts';
import { writeLetterJob } from '../letterWork.ts';
import type { LetterTone } from '../types/letterKinds.ts';
import { formatSpanishJobTitle } from './formatSpanishJobTitle.ts';
import { spanishBulletToClause } from './spanishBulletToClause.ts';

const tones: LetterTone[] = ['professional', 'formal', 'confident', 'enthusiastic', 'friendly', 'concise', 'creative'];
const nurse = `Ramón Gil Prado
Bilbao · 600 111 222 · ramon@correo.example

EXPERIENCIA
Enfermero de urgencias, Hospital de Cruces, Barakaldo
2018 – actualidad
- Atiendo a 25 pacientes por turno
- Coordiné la vacunación de 3.200 personas en 2021
- Reducción del 18 % en los errores de medicación
Enfermero, Clínica Indautxu, Bilbao
2014 – 2018
- Encargado de la sala de curas
- Formar a los alumnos en prácticas

FORMACIÓN
Grado en Enfermería, Universidad del País Vasco, 2014

IDIOMAS
Euskera (C1), inglés (B2)

INFORMÁTICA
Osabide, Excel`;
const job = {
  title: 'Supervisor de Enfermería',
  company: 'Clínica Guimón, S.L.',
  description:
    'Buscamos enfermero con 5 años de experiencia y conocimientos de vacunación. Se valorará inglés B2 y SAP. Ofrecemos contrato indefinido.',
  hiringManager: 'Sra. Nerea Ugarte',
};
const requested = (changes: object = {}) => ({
  spec: {
    profile: buildProfileFromText(nurse).profile,
    cvText: nurse,
    pages: [],
    job,
    highlights: '',
    tone: 'professional' as LetterTone,
    length: 'standard' as const,
    seed: 0,
    language: 'es' as const,
    ...changes,
  },
});

test.each(tones)('writes a letter in Spanish from a CV in Spanish, with every claim supported (%s)', async (tone) => {
  const { paragraphs, language } = await writeLetterJob([], requested({ tone }));
  const text = paragraphs.map((paragraph) => paragraph.text).join('\n');
  expect(language).toBe('es');
  expect(text).toContain('coordiné la vacunación de 3.200 personas en 2021');
  expect(text).toContain('como enfermero de urgencias en el Hospital de Cruces');
  expect(text).not.toMatch(/\{|undefined|\b(?:the|and|with|I)\b|o\/a/);
  expect(text.split('\n')[0]).toMatch(/Ugarte:$/);
  expect(paragraphs.flatMap(({ claims }) => claims.filter(({ supported }) => !supported))).toEqual([]);
});

test('sounds different in each tone, and words the letter differently the next time', async () => {
  const written = await Promise.all(tones.map(async (tone) => (await writeLetterJob([], requested({ tone }))).paragraphs[1]?.text));
  expect(new Set(written).size).toBe(tones.length);
  const [one, other] = await Promise.all([0, 1].map(async (seed) => (await writeLetterJob([], requested({ seed }))).paragraphs[1]?.text));
  expect(one).not.toBe(other);
});

test('leaves out what was asked for, in any form of its word', async () => {
  const { paragraphs } = await writeLetterJob([], requested({ without: ['turnos'] }));
  expect(paragraphs.map(({ text }) => text).join(' ')).not.toContain('turno');
});

test('words one paragraph anew', async () => {
  const { paragraphs } = await writeLetterJob([], requested());
  const rewritten = await writeLetterJob([], { ...requested(), rewrite: { paragraphs, id: 'opening' } });
  expect(rewritten.paragraphs[1]?.text).not.toBe(paragraphs[1]?.text);
  expect(rewritten.paragraphs[2]?.text).toBe(paragraphs[2]?.text);
});

test('writes English from a CV in Spanish when that is asked for, and reports that the text of the CV was left out', async () => {
  const letter = await writeLetterJob([], requested({ language: 'en' }));
  expect(letter).toMatchObject({ language: 'en', omitsCvSentences: true });
});

test.each([
  ['Reduje el plazo de cobro de 71 a 48 días', false, { finite: 'reduje el plazo de cobro de 71 a 48 días' }],
  ['Gestiono 1.400 facturas al mes', true, { finite: 'gestiono 1.400 facturas al mes' }],
  ['Formar a los alumnos en prácticas', false, { finite: 'me encargué de formar a los alumnos en prácticas' }],
  ['Formar a los alumnos en prácticas', true, { finite: 'me encargo de formar a los alumnos en prácticas' }],
  ['Responsable de un equipo de 12 personas', true, { finite: 'soy responsable de un equipo de 12 personas' }],
  ['Reducción del 18 % en los errores', false, { nounPhrase: 'la reducción del 18 % en los errores' }],
  ['Mantenimiento de 40 equipos de frío', false, { nounPhrase: 'el mantenimiento de 40 equipos de frío' }],
  ['Equipo de 12 personas', false, undefined],
  ['Sage 50', true, undefined],
  ['he reducido los impagos del 8 % al 3 %', true, { finite: 'he reducido los impagos del 8 % al 3 %' }],
  ['atendiendo a huéspedes en tres idiomas', false, { finite: 'trabajé atendiendo a huéspedes en tres idiomas' }],
  ['Recomiendo vinos a los clientes', true, { finite: 'recomiendo vinos a los clientes' }],
])('turns "%s" into a clause', (bullet, isCurrent, clause) => {
  expect(spanishBulletToClause(bullet, isCurrent)).toEqual(clause);
});

test.each([
  [
    'Imprescindible inglés B2 y carné de conducir B. Se valorará SAP.',
    [
      ['carné de conducir B', true],
      ['inglés B2', true],
      ['SAP', false],
    ],
  ],
  [
    'Buscamos una persona para contabilidad: facturación, control de cobros y conciliación bancaria. Imprescindible formación profesional de grado superior en Administración y experiencia mínima de tres años.',
    [
      ['facturación', true],
      ['control de cobros', true],
      ['conciliación bancaria', true],
      ['3+ años de experiencia', true],
      ['Administración', true],
    ],
  ],
  ['Buscamos camarero con experiencia en banquetes. Ofrecemos salario fijo y Excel.', [['banquetes', true]]],
  [
    'Requisitos: dominio de ContaPlus y conocimientos de nóminas. No es necesario inglés.',
    [
      ['ContaPlus', true],
      ['nóminas', true],
    ],
  ],
])('reads what a job in Spanish asks for: %s', (description, terms) => {
  expect(readJob(description).map(({ term, isRequired }) => [term, isRequired])).toEqual(terms);
});

test('matches a job in Spanish with a CV in Spanish', () => {
  const { matched, missing } = matchJob(readJob(job.description), { ...requested().spec });
  expect(matched).toEqual(['5+ años de experiencia', 'vacunación', 'inglés B2']);
  expect(missing).toEqual(['SAP']);
});

test('names studies with their article and school as a sentence does', async () => {
  const { paragraphs } = await writeLetterJob([], requested({ tone: 'formal' }));
  expect(paragraphs.map(({ text }) => text).join(' ')).toContain('poseo un Grado en Enfermería por la Universidad del País Vasco');
});

test.each([
  ['Técnico/a de calidad', 'Técnica de laboratorio', 'Técnica de calidad'],
  ['Administrador/a', 'Contadora', 'Administradora'],
  ['Jefe/a de cocina', 'Cocinero', 'Jefe de cocina'],
  ['Enfermero/a', 'Recepcionista', 'Enfermero/a'],
])('names the job "%s" in the form of "%s"', (title, position, named) => {
  const experience = [{ title: position, company: 'Quesería Valdeón', bullets: [] }];
  expect(formatSpanishJobTitle(title, { links: [], skills: [], experience, education: [], languages: [] })).toBe(named);
});
