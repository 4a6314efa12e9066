import { expect, test } from '@jest/globals';
import { decidePlace, namesOtherPlaces } from './otherCountries.ts';

test.each([
  ['can I take the van to portugal?', 'The van may be taken to Spain and France.', 'It may not be driven in any other country.'],
  ['darf ich damit nach Polen fahren?', 'Fahrten sind nur nach Dänemark und Österreich erlaubt.', ''],
  ['¿puedo viajar a Italia?', 'El vehículo puede llevarse a Francia.', 'No se permite viajar a otros países.'],
])('%s: a visitor hears no where only other countries are permitted', (question, sentence, next) => {
  expect(decidePlace(question, sentence, next)).toBe('no');
});

test('a rule for all of Europe or for the country itself is no rule of other places', () => {
  expect(namesOtherPlaces('can I take it to portugal?', 'It may be driven throughout Europe, also in Norway.')).toBe(false);
  expect(namesOtherPlaces('can I take it to portugal?', 'It may be taken to Spain and Portugal.')).toBe(false);
  expect(decidePlace('can I take it to portugal?', 'It may be taken to Spain.', 'Smoking is not allowed.')).toBeUndefined();
});
