import { expect, test } from '@jest/globals';
import { buildProfileFromText } from '../cv/buildProfile.ts';
import { formatSpanishLanguage } from './names.ts';
import { planSpanishFacts } from './planSpanishFacts.ts';
import { spanishBulletToClause } from './spanishBulletToClause.ts';

test.each([
  [
    'Dirijo un equipo de doce camareros. Subí el tique medio de 48 a 61 euros. Formé a ocho aprendices; cinco siguen en la casa.',
    'subí el tique medio de 48 a 61 euros',
  ],
  ['Atiendo a 25 pacientes por turno. Reduje las caídas de 14 a 5 al año. Coordino las guardias.', 'reduje las caídas de 14 a 5 al año'],
  ['Llevo la contabilidad de tres tiendas. Negocié con 30 proveedores. Ahorré un 12 % en portes.', 'ahorré un 12 % en portes'],
])('finds the strongest achievement within a paragraph: %s', (paragraph, finite) => {
  const cvText = `Iker Zubiaurre\nBilbao, 622 555 371, iker@casa.example\n\nEXPERIENCIA\nEncargado, Restaurante Artxanda, Bilbao\n2017 – actualidad\n- ${paragraph}\n\nIDIOMAS\nInglés B2`;
  const { profile } = buildProfileFromText(cvText);
  const job = { title: 'Encargado', company: 'Hotel Urgull', description: 'Buscamos encargado.', hiringManager: '' };
  const facts = planSpanishFacts({
    profile,
    cvText,
    pages: [],
    job,
    highlights: '',
    tone: 'professional',
    length: 'standard',
    seed: 0,
    language: 'es',
  });
  expect(facts[0]?.finite).toBe(finite);
  expect(facts.length).toBeGreaterThan(1);
});

test.each([
  ['Inglés C1 (Cambridge Advanced, 2017)', 'inglés (C1)'],
  ['Francés B1 (DELF)', 'francés (B1)'],
  ['Euskera: C1', 'euskera (C1)'],
])('names a language with its level, without the paper behind it: %s', (language, named) => {
  expect(formatSpanishLanguage(language)).toBe(named);
});

test.each([
  ['Excursiones y transporte escolar de 52 alumnos', { nounPhrase: 'las excursiones y transporte escolar de 52 alumnos' }],
  ['Impuestos, nóminas y cuentas anuales de 40 pymes', { nounPhrase: 'los impuestos, nóminas y cuentas anuales de 40 pymes' }],
  ['Carga, descarga e inventario', { nounPhrase: 'la carga, descarga e inventario' }],
])('names work by its plural or its list: %s', (line, clause) => {
  expect(spanishBulletToClause(line, true)).toEqual(clause);
});

test.each([
  ['Nueve años sin accidentes', 'llevo nueve años sin accidentes'],
  ['Tres años sin bajas', 'llevo tres años sin bajas'],
  ['12 años sin reclamaciones', 'llevo 12 años sin reclamaciones'],
])('says how long a record has lasted: %s', (line, finite) => {
  expect(spanishBulletToClause(line, true)).toEqual({ finite });
});

test.each([
  ['Formo a los conductores nuevos: 31 hasta hoy', 'formo a los conductores nuevos (31 hasta hoy)'],
  ['Coordino el programa bilingüe: el 91 % superó el A2', 'coordino el programa bilingüe; el 91 % superó el A2'],
  ['Tutora de 5.º curso, 24 alumnos', 'soy tutora de 5.º curso (24 alumnos)'],
])('leaves no second colon for the sentence of a letter: %s', (line, finite) => {
  expect(spanishBulletToClause(line, true)).toEqual({ finite });
});

test.each([
  ['Permiso de conducir: B', 'Permiso de conducir: B'],
  ['Carné de conducir B1, coche propio', 'Carné de conducir B1, coche propio'],
  ['Permiso de conducir C1', 'Permiso de conducir C1'],
])('reads a driving licence among skills as a paper: %s', (line, credential) => {
  const cv = `Iker Zubiaurre\nBilbao, 622 555 371, iker@casa.example\n\nEXPERIENCIA\nConductor, Viajes Alcor, Sevilla\n2017 – actualidad\n- Atiendo a 52 viajeros\n\nCOMPETENCIAS DIGITALES\nExcel, Genially\n${line}`;
  const { skills, licences } = buildProfileFromText(cv).profile;
  expect(skills).toEqual(['Excel', 'Genially']);
  expect(licences).toEqual([credential]);
});
