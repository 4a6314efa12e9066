import { expect, test } from '@jest/globals';
import { answerQuestion } from '../../answerQuestion.ts';
import { openDocument } from '../../testing/writeDocument.ts';
import { decideByParty } from './parties.ts';

const lease = openDocument([
  [
    '# Lease',
    'The Landlord is Hollis Ltd, and the Tenant is Priya Raman.',
    '# Bills',
    'The Tenant pays for gas, electricity and council tax.',
    'The Landlord pays the service charge and insures the building.',
    'The boiler is serviced by the Landlord every year.',
    '# Visits',
    'The Landlord may enter on 24 hours of notice.',
  ],
]);
const contrato = openDocument([
  [
    '# Contrato de arrendamiento',
    'La propietaria es doña Pilar Menéndez, y los inquilinos son don Hugo Lastra y doña Noelia Vega.',
    '# Gastos',
    'Las pequeñas reparaciones corren por cuenta de los inquilinos.',
    'La propietaria paga el impuesto de bienes inmuebles.',
    '| Concepto | Paga | Importe |',
    '| Luz | Inquilinos | 95 euros |',
    '| Agua | Inquilinos | 32 euros |',
    '| Seguro | Propietaria | 150 euros |',
  ],
]);
const mietvertrag = openDocument([
  [
    '# Mietvertrag',
    'Vermieterin ist Frau Anke Petzold, Mieter ist Herr Jan Krüger.',
    '# Kosten',
    'Der Mieter trägt die Kosten für Strom und Gas.',
    'Die Grundsteuer zahlt die Vermieterin allein.',
    'Der Schornsteinfeger wird von der Vermieterin bezahlt.',
  ],
]);
const ask = (index: typeof lease, question: string) => answerQuestion(index, { question, history: [] }).lead?.code;

test.each([
  [lease, 'Does the landlord pay for the gas?'],
  [lease, 'Do I have to pay the service charge?'],
  [contrato, '¿Las pequeñas reparaciones las paga la dueña?'],
  [contrato, '¿El agua la paga la propietaria?'],
  [contrato, '¿Tengo que pagar el seguro?'],
  [mietvertrag, 'Zahlt die Vermieterin den Strom?'],
])('what one side takes on, the other does not: %#', (index, question) => expect(ask(index, question)).toMatch(/no$/i));

test.each([
  [lease, 'Do I pay for the electricity?'],
  [lease, 'Does the landlord pay the service charge?'],
  [contrato, '¿Pagan los inquilinos las pequeñas reparaciones?'],
  [contrato, '¿Paga la dueña el seguro?'],
  [mietvertrag, 'Zahlt der Mieter den Strom?'],
])('the side that takes it on does: %#', (index, question) => expect(ask(index, question)).toMatch(/yes/i));

test('who keeps a thing has it', () => {
  const contract = openDocument([
    ['# Rights', 'Northlight is the Client, and Maya Okafor the Contractor.', 'The Contractor keeps the originals on paper.'],
  ]);
  expect(ask(contract, 'Does the client own the originals?')).toMatch(/no$/i);
  expect(ask(contract, 'Does the contractor keep the originals?')).toMatch(/yes/i);
});

test.each([
  ['Does the tenant insure the building?', 'The Landlord insures the building and recovers the premium from the Tenant.'],
  ['Can I enter the loft?', 'The Landlord may enter on 24 hours of notice.'],
  ['Does the council pay for gas?', 'The Tenant pays for gas.'],
])('nothing is decided where both sides or none are named: %s', (question, sentence) => {
  expect(decideByParty(lease, question, sentence)).toBeUndefined();
});
