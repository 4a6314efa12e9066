import { expect, test } from '@jest/globals';
import { cleanLetterRequest } from './cleanLetterRequest.ts';

const askFor = (jobDescription: string, language?: string) =>
  cleanLetterRequest({ jobTitle: 'Cook', companyName: 'Northwind', jobDescription, ...(language && { language }) }).language;

test.each([
  'Buscamos segundo de cocina para incorporación inmediata. Se pide titulación en cocina y cinco años de experiencia.',
  'Se necesita conductora de autobús en Burgos, con carné de conducir D y disponibilidad para trabajar los fines de semana.',
  'Clínica dental de Vigo busca recepcionista para llevar la agenda, atender a los pacientes y hacer las facturas. Se valora el inglés.',
])('writes in Spanish to who advertises in Spanish, where no language was asked for: %s', (description) => {
  expect(askFor(description)).toBe('es');
  expect(askFor(description, 'en')).toBe('en');
});

test('writes in English where nobody knows the language of the advertisement', () => {
  expect(askFor('')).toBe('en');
  expect(askFor('We are looking for a cook with five years of experience.')).toBe('en');
});
