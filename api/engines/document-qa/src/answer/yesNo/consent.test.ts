import { expect, test } from '@jest/globals';
import { answerQuestion } from '../../answerQuestion.ts';
import { openDocument } from '../../testing/writeDocument.ts';
import { decideConsent } from './consent.ts';
import { decideYesOrNo } from './decideYesOrNo.ts';

test.each([
  ['do I need permission to paint the fence?', 'Fences may be painted with the consent of the committee.', 'yes'],
  ['Do I have to ask before I plant a tree?', 'Trees up to two metres need no approval.', 'no'],
  ['can I put up a tent without asking?', 'Tents may be put up without permission.', 'yes'],
  ['can I put up a tent without asking?', 'Tents may not be put up without permission.', 'no'],
  ['¿Necesito permiso para pintar la fachada?', 'Para pintar la fachada se requiere la autorización de la junta.', 'yes'],
  ['Brauche ich eine Genehmigung für das Gartenhaus?', 'Gartenhäuser bis 4 m² sind ohne Genehmigung zulässig.', 'no'],
] as const)('%s is answered by: %s', (question, sentence, verdict) => {
  expect(decideConsent(question, sentence, [])).toBe(verdict);
});

test('a visitor hears whether the exception needs consent, where the question names it', () => {
  const rule = 'No boat may be moored without the consent of the harbour master, except that one canoe may be kept without consent.';
  expect(decideConsent('do I need permission for a canoe?', rule, [])).toBe('no');
  expect(decideConsent('do I need permission for a boat?', rule, [])).toBe('yes');
});

test('a sentence that requires something else is no answer to who asks about permission', () => {
  const lease = openDocument([
    [
      '# Lease of the workshop',
      'No fees are required of the tenant other than the rent.',
      'Machines may not be brought in without the written consent of the owner.',
      'The windows are cleaned twice a year.',
    ],
  ]);
  const { lead } = answerQuestion(lease, { question: 'do i need permission to bring in a machine', history: [] });
  expect(lead?.code).toMatch(/yes/i);
});

test.each([
  ['can I just stick a polytunnel up?', 'A greenhouse or polytunnel of any size needs the written consent of the committee.'],
  ['may we simply paint the door?', 'Painting the doors requires the permission of the landlord.'],
  ['darf ich einfach eine Markise anbringen?', 'Eine Markise bedarf der Zustimmung der Eigentümer.'],
  ['¿puedo poner un toldo sin más?', 'Un toldo requiere el permiso de la comunidad.'],
])('%s: what needs consent is not done at once', (question, sentence) => {
  expect(decideYesOrNo(question, sentence)).toBe('no');
});
