import { expect, test } from '@jest/globals';
import { buildProfileFromText } from '../cv/buildProfile.ts';
import { formatSpanishLanguage } from './names.ts';
import { planSpanishFacts } from './planSpanishFacts.ts';

test.each([
  [
    'Dirijo un equipo de doce camareros. Subí el tique medio de 48 a 61 euros. Formé a ocho aprendices; cinco siguen en la casa.',
    'subí el tique medio de 48 a 61 euros',
  ],
  ['Atiendo a 25 pacientes por turno. Reduje las caídas de 14 a 5 al año. Coordino las guardias.', 'reduje las caídas de 14 a 5 al año'],
  ['Llevo la contabilidad de tres tiendas. Negocié con 30 proveedores. Ahorré un 12 % en portes.', 'ahorré un 12 % en portes'],
])('finds the strongest deed within a paragraph: %s', (paragraph, did) => {
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
  expect(facts[0]?.did).toBe(did);
  expect(facts.length).toBeGreaterThan(1);
});

test.each([
  ['Inglés C1 (Cambridge Advanced, 2017)', 'inglés (C1)'],
  ['Francés B1 (DELF)', 'francés (B1)'],
  ['Euskera: C1', 'euskera (C1)'],
])('names a language with its level, without the paper behind it: %s', (language, named) => {
  expect(formatSpanishLanguage(language)).toBe(named);
});
