import { describe, expect, test } from '@jest/globals';
import { tokenize } from '../tokens/tokenize.ts';
import { identifyLanguage } from './identifyLanguage.ts';

const identify = (text: string) => identifyLanguage(text, tokenize(text));

describe('A message of a few words', () => {
  test.each([
    ['de', 'Ich komme morgen etwas später'],
    ['de', 'Mein Hund ist krank'],
    ['de', 'Gute Besserung und bis bald'],
    ['fr', 'Je serai en retard demain'],
    ['fr', 'Le train part à neuf heures'],
    ['fr', 'C’est une bonne nouvelle'],
    ['it', 'Ci vediamo domani sera'],
    ['it', 'Mia sorella abita a Torino'],
    ['it', 'Ti mando le foto dopo'],
    ['pt', 'Estou a caminho de casa'],
    ['pt', 'A minha mãe está doente'],
    ['nl', 'Mijn fiets is gestolen'],
    ['sv', 'Vi ses klockan åtta'],
    ['pl', 'Dziękuję za pomoc'],
  ])('in a language that is not checked is taken for %s: %s', (language, text) => {
    expect(identify(text)).toEqual({ kind: 'foreign', language });
  });

  test.each([
    'Luego te cuento todo',
    'Ya he llegado al hotel',
    'Pásame el teléfono de Marta',
    'Se me olvidó llamarte',
    'Mi madre no puede venir hoy',
    'Busco piso en Sevilla',
    'Ella come con su madre en la cocina.',
    'El medico dijo que debia descansar dos semanas.',
    'La reunion sera en la sala grande.',
    'Hola, me llamo Ana.',
    'Luis a vendido pan',
    'Mi tia vive en Lima.',
    'Feliz Navidad!',
    'Ok, perfecto.',
    'Como dice mi jefe, «time is money».',
  ])('in Spanish is taken for Spanish: %s', (text) => {
    expect(identify(text)).toMatchObject({ kind: 'foreign', language: 'es' });
  });

  test.each([
    'Mi abuela dice que el cafe de la esquina ya no es lo que hera antes.',
    'Quiero que mi hijo aprende a cocinar antes de ir a la universidad.',
    'Los vecinos del segundo me han dicho que mañana no hay agua en toda la finca.',
  ])('in Spanish of more than a dozen words is taken for Spanish: %s', (text) => {
    expect(identify(text)).toMatchObject({ kind: 'foreign', language: 'es' });
  });

  test.each([
    ['pt', 'A minha irmã disse que não quer ir à praia com os amigos da escola amanhã de manhã.'],
    ['fr', 'Je ne sais pas si ma sœur viendra avec nous à la plage samedi ou dimanche prochain.'],
    ['it', 'Mia sorella dice che non può venire con noi al mare perché deve lavorare tutto il giorno.'],
  ])('of more than a dozen words stays %s: %s', (language, text) => {
    expect(identify(text)).toMatchObject({ kind: 'foreign', language });
  });

  test.each([
    'Got your mesage, see you soon',
    'Good sucess tomorow',
    'Sory im late',
    'Bon voyage and take care',
    'Ciao, see you at six',
    'Dinner at La Trattoria tonight',
    'Meet Hans und Grete Meier at noon',
    'El Paso is hot',
    'Recipt enclosed',
  ])('in English is taken for English, whatever names and slips it has: %s', (text) => {
    expect(identify(text)).toEqual({ kind: 'english' });
  });

  test('with hardly a word of English is not surely English', () => {
    expect(identify('kefir borscht pierogi goulash')).toEqual({ kind: 'english', isUnsure: true });
  });
});
