import { describe, expect, test } from '@jest/globals';
import { answerQuestion } from '../../answerQuestion.ts';
import { openDocument } from '../../testing/writeDocument.ts';

const code = (page: string[], question: string) => `${answerQuestion(openDocument([page]), { question, history: [] }).lead?.code}`;
const NO = /^(?:no|likelyNo)$/;
const YES = /^(?:yes|likelyYes|yesOnCondition)$/;

describe('A visitor who asks for an act is told of its opposite', () => {
  const tablets = [
    '# Before your cataract operation',
    'Tea is served at ten.',
    '# Tablets',
    '| Tablet | What to do |',
    '| Metformin | Carry on as usual |',
    '| Fish oil | Stop seven days before |',
  ];
  const kennels = [
    '# Boarding your dog',
    'Dogs are fetched from the yard before noon.',
    'Bowls and bedding are provided, so please leave baskets at home.',
    'Chew toys have to stay at home too; a soft toy is welcome.',
  ];
  const lager = ['# Ferienlager', 'Handys und Konsolen bleiben zu Hause; ein Fotoapparat ist willkommen.', 'Abends gibt es ein Lagerfeuer.'];
  const piscina = ['# Normas de la piscina', 'Las mascotas se quedan en casa.', 'El bar abre a las diez.', 'Las toallas se alquilan en la entrada.'];
  test.each([
    ['to stop what is carried on', tablets, 'Should I stop metformin?', NO],
    ['to stop what is stopped', tablets, 'Do I have to stop fish oil?', YES],
    ['to bring what is left at home', kennels, 'Should I bring her basket?', NO],
    ['to bring what stays at home', kennels, 'can we bring his chew toys', NO],
    ['to bring what is welcome beside that', kennels, 'can he bring a soft toy', YES],
    ['to take what stays at home, in German', lager, 'Darf er sein Handy mitnehmen?', NO],
    ['to bring what stays at home, in Spanish', piscina, '¿Se pueden llevar mascotas?', NO],
  ])('%s', (_, page, question, wanted) => {
    expect(code(page, question)).toMatch(wanted);
  });
});

describe('A visitor who asks for a plan is told that it was given up', () => {
  test.each([
    ['We thought about taking cats but have decided against it, since the barn is too small.', 'Do you take cats?'],
    ['We looked into a fifth site at Holme but the rent asked was too high.', 'Is there a site at Holme?'],
    ['Our branch in Derby has been given up.', 'Can I collect it in Derby?'],
    ['Se estudió abrir los lunes, pero se ha descartado.', '¿Abren los lunes?'],
    ['Ein zweites Lager im Herbst haben wir verworfen.', 'Gibt es im Herbst noch ein Lager?'],
  ])('%s', (sentence, question) => {
    const page = /[äöüß]|Lager/u.test(sentence)
      ? ['# Rundbrief', 'Der Beitrag bleibt gleich.', sentence, 'Wir danken allen Helfern.']
      : /lunes/u.test(sentence)
        ? ['# Circular', 'La cuota no cambia.', sentence, 'Gracias a todos los socios.']
        : ['# Newsletter', 'The fee stays the same.', sentence, 'Thank you to all helpers.'];
    expect(code(page, question)).toMatch(NO);
  });

  test('but not where the question is about the plan itself', () => {
    const page = ['# Newsletter', 'We looked at premises in Swindon but have decided against a fifth shop.', 'Thank you to all helpers.'];
    expect(code(page, 'Did they look at premises in Swindon?')).not.toMatch(NO);
  });
});

describe('A visitor who lacks something is told whether it is needed', () => {
  test.each([
    ['Your dog does not need to be house-trained, as the runs are washed daily.', 'my dog isnt house trained, can he still come?', YES],
    ['Children must be able to swim.', 'my son cant swim, can he come?', NO],
    ['Guests have to show a passport when they arrive.', "I don't have a passport, can I still check in?", NO],
    ['No experience with boats is needed for the regatta.', "I've never been on boats, can I join the regatta?", YES],
    ['Die Kinder müssen nicht schwimmen können, weil alle eine Weste tragen.', 'Mein Sohn kann nicht schwimmen, darf er trotzdem mit?', YES],
    ['No hace falta saber nadar para el curso de remo.', 'Mi hija no sabe nadar, ¿puede hacer el curso?', YES],
  ])('%s', (sentence, question, wanted) => {
    expect(code(['# 2026', sentence, '08:30 – 17:00'], question)).toMatch(wanted);
  });
});

describe('A visitor is told what the reason of a sentence forbids', () => {
  test.each([
    ['Your partner waits in the day room, since visitors are not let into the theatre.', 'Can my wife be with me in the theatre?'],
    ['Owners say goodbye at the gate, because they may not come into the runs.', 'can I go into the runs with my dog'],
    ['Los acompañantes esperan en la cafetería, ya que no pueden pasar al vestuario.', '¿Se puede pasar al vestuario con los niños?'],
    ['Eltern verabschieden sich am Bus, da sie nicht mit ins Lager dürfen.', 'Dürfen wir mit ins Lager?'],
  ])('%s', (sentence, question) => {
    expect(code(['# 2026', sentence, '08:30 – 17:00'], question)).toMatch(NO);
  });

  test('but a reason decides nothing of what the sentence itself rules', () => {
    const page = ['# Clinic', 'You may drive home, as the injection does not make you drowsy.', 'Bring your drops.'];
    expect(code(page, 'May I drive home?')).toMatch(YES);
  });
});
