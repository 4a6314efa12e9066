import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { isApplied } from '../applyCorrections.ts';
import { checkGrammar } from '../checkGrammar.ts';
import { obsceneSpanish } from './obscene.ts';
import { findFeatures } from './words/spanishWords.ts';

const hooks = { onProgress: () => undefined, signal: new AbortController().signal };
const check = (text: string) => checkGrammar({ text }, hooks);
const changes = async (text: string) => (await check(text)).corrections.map(({ original, corrected }) => `${original} > ${corrected}`);

describe('a text in Spanish', () => {
  test('is recognised and corrected', async () => {
    expect(await check('Ayer hablo con su jefe. No se donde está el informe.')).toMatchObject({
      language: 'es',
      correctedText: 'Ayer habló con su jefe. No sé dónde está el informe.',
    });
  });

  test('is recognised from a few words', async () => {
    expect(await check('La problema es grave.')).toMatchObject({ language: 'es', correctedText: 'El problema es grave.' });
  });

  test.each([
    ['Tengo experiensia.', 'Tengo experiencia.'],
    ['Muchas grasias', 'Muchas gracias'],
    ['Es facil', 'Es fácil'],
  ])('is recognised from two words: %s', async (text, correctedText) => {
    expect(await check(text)).toMatchObject({ language: 'es', correctedText });
  });

  test.each(['Me da miedo que se caiga.', 'Su mujer procede de la vecina isla.'])(
    'is not taken for a language that shares its small words: %s',
    async (text) => {
      expect((await check(text)).language).toBe('es');
    },
  );

  test.each(['O gato come a comida da casa.', 'Vamos para a casa de minha avó.', 'Ela come a fruta e a carne.'])(
    'is not what a language that shares its words is taken for: %s',
    async (text) => {
      expect(await check(text)).toMatchObject({ totalCorrections: 0, warnings: [{ code: 'not_english' }] });
    },
  );

  test.each(['Tengo experiencia.', 'Saludos cordiales', 'Hablo ingles', 'Te quiero', 'comida', 'Tengo feedback'])(
    'gets no English word for a Spanish one: %s',
    async (text) => {
      expect(await changes(text)).toEqual([]);
    },
  );

  test.each([
    ['Recieve atachment', ['Recieve > Receive', 'atachment > attachment']],
    ['Los Angeles', []],
    ['Kind regads', ['regads > regards']],
    ['Maria Gonzalez', []],
  ])('is not what two other words are: %s', async (text, corrections) => {
    expect((await check(text)).language).toBe('en');
    expect(await changes(text)).toEqual(corrections);
  });

  test.each([
    ['enclitics', 'Dámelo, por favor; comprándolos hoy, podemos llevárnoslos mañana. Siéntese y explíqueselo.'],
    ['diminutives', 'El perrito duerme cerquita de la ventanita, calentito y tranquilito.'],
    ['the forms of "vos"', 'Vos tenés razón: hablá con ella y contame qué decidís. Avisale a Carla.'],
    ['object pronouns of Spain', 'Le vi ayer en el mercado y le saludé con la mano.'],
    ['units, doses and codes', 'Se administran 300 mg cada 8 h; el tornillo lleva un par de 25 Nm y el archivo es main_v2.py.'],
    ['names', 'Hablé con Hiroyuki Yamanouchi y con la señora Kowalczewski en Bydgoszcz.'],
    ['quotations in another language', 'El cartel decía «Please keep off the grass» y nadie lo entendió del todo.'],
  ])('keeps %s as they are', async (_, text) => {
    expect(await changes(text)).toEqual([]);
  });

  test.each([
    ['Compré unos zapatos negras.', 'Compré unos zapatos negros.'],
    ['Qué bonito día hace hoy!', '¡Qué bonito día hace hoy!'],
    ['Cuánta gente hay en la plaza!', '¡Cuánta gente hay en la plaza!'],
  ])('reads %s and writes %s unasked', async (wrong, right) => {
    expect((await check(wrong)).correctedText).toBe(right);
  });

  test.each([
    ['Perdone, tiene usted hora?', 'Perdone, ¿tiene usted hora?'],
    ['Hola, puedes ayudarme?', 'Hola, ¿puedes ayudarme?'],
    ['Oye, vienes con nosotros?', 'Oye, ¿vienes con nosotros?'],
  ])('reads %s and offers the opening mark behind what calls somebody', async (wrong, right) => {
    const [found] = (await check(wrong)).corrections;
    expect(wrong.slice(0, found?.offset) + found?.corrected + wrong.slice((found?.offset ?? 0) + (found?.length ?? 0))).toBe(right);
  });

  test.each([
    'La fiesta es en mi casa, y mi casa está en el centro de la ciudad.',
    'No hay nada que hacer en la plaza, y en el bar no hay nadie que conozca.',
    'Se lo di a mi primo en la estación, y él se lo dio a su madre en el taxi.',
  ])('is known by its small words where an English list has the others: %s', async (text) => {
    expect(await check(text)).toMatchObject({ language: 'es', totalCorrections: 0 });
  });

  test.each([
    'El programa dice hello al usuario y termina.',
    'La rama master contiene el código de la página.',
    'El comprobador y los validadores son configurables.',
    'Trabajo como manager en una empresa grande de Madrid.',
  ])('keeps words of English and words that are made of verbs: %s', async (text) => {
    expect((await check(text)).correctedText).toBe(text);
  });

  test('gives words that English has as well their accents', async () => {
    expect((await check('Cada region tiene un angel en la television.')).correctedText).toBe('Cada región tiene un ángel en la televisión.');
  });

  test.each([
    ['Si andé tanto fue por ti.', 'Si anduve tanto fue por ti.'],
    ['Mañana poneré la mesa con mi hermana.', 'Mañana pondré la mesa con mi hermana.'],
    ['Nosotros puedemos ir a la playa.', 'Nosotros podemos ir a la playa.'],
    ['Ya han resolvido el problema.', 'Ya han resuelto el problema.'],
  ])('has irregular verbs put right: %s', async (wrong, right) => {
    expect((await check(wrong)).correctedText).toBe(right);
  });

  test.each([
    ['Estoy haciendolo con mi hermana.', 'Estoy haciéndolo con mi hermana.'],
    ['Quiero llegárme a su casa.', 'Quiero llegarme a su casa.'],
    ['Vino diciendome que no podía.', 'Vino diciéndome que no podía.'],
  ])('has the accents of verbs with pronouns put right: %s', async (wrong, right) => {
    expect((await check(wrong)).correctedText).toBe(right);
  });

  test.each([
    ['Se fue conla niña a la playa.', 'Se fue con la niña a la playa.'],
    ['Viene porsupuesto con su madre.', 'Viene por supuesto con su madre.'],
    ['Salimos alfinal con los niños.', 'Salimos al final con los niños.'],
  ])('has words that were written as one parted: %s', async (wrong, right) => {
    expect((await check(wrong)).correctedText).toBe(right);
  });

  test.each([
    ['Los informse que envió esta listos.', 'informse > informes'],
    ['La habitacion esta limpia.', 'esta > está'],
    ['Mi hermano es muy simpatica con todos.', 'simpatica > simpática'],
  ])('is read behind its misspellings: %s', async (text, change) => {
    expect(await changes(text)).toContain(change);
  });

  test.each([
    'No le cobrés a nadie ni le debás nada.',
    'Andá a saber qué quería.',
    'Trabaja en la gestoría y en la asesoría, nomás.',
    'Los alias y los mapeos no aparecen ahora.',
  ])('keeps words of the Americas and words that are made of others: %s', async (text) => {
    expect(await changes(text)).toEqual([]);
  });

  test('gets no obscene suggestion, and no word that does not exist', async () => {
    for (const wrong of ['El penee está en la mesa de la cocina.', 'Tiene dos anoss de edad y vive aquí.', 'La poya del pan está muy dura hoy.']) {
      for (const { replacements } of (await check(wrong)).corrections)
        for (const word of replacements
          .join(' ')
          .toLowerCase()
          .match(/\p{L}+/gu) ?? []) {
          expect(obsceneSpanish.has(word)).toBe(false);
          expect(findFeatures(word)).toBeDefined();
        }
    }
  });

  test('keeps its invariants whatever is in it', async () => {
    const pieces = [
      'La problema es ',
      'no se si ',
      'Tubo que salir. ',
      '¿Cuanto ',
      '\n',
      'es es ',
      ' , ',
      'habían dos ',
      '5 mmol/L ',
      'ONGs ',
      'experiensia ',
      '«',
      '😀',
      'Sí',
    ];
    await fc.assert(
      fc.asyncProperty(fc.array(fc.constantFrom(...pieces), { minLength: 4, maxLength: 14 }), async (parts) => {
        const text = `Los vecinos de la calle han dicho que no quieren más ruido por la noche. ${parts.join('')}`;
        const { corrections, correctedText } = await check(text);
        let rebuilt = '';
        let at = 0;
        for (const { offset, length, original, corrected, ...rest } of corrections) {
          expect(text.slice(offset, offset + length)).toBe(original);
          expect(offset).toBeGreaterThanOrEqual(at);
          if (!isApplied(rest)) continue;
          rebuilt += text.slice(at, offset) + corrected;
          at = offset + length;
        }
        expect(correctedText).toBe(rebuilt + text.slice(at));
      }),
      { numRuns: 30 },
    );
  });
});

describe('a text in English', () => {
  test('keeps sentences in other languages as they are', async () => {
    const text = 'This is a normal text with many words in it, and I like it. Das ist ja wunderbar und sehr schön. Mi casa es su casa.';
    expect(await changes(text)).toEqual([]);
  });

  test.each(['Guten Morgen, meine Damen und Herren.', 'Vorrei un caffè, per favore.', 'Je ne sais quoi faire ici.'])(
    'is not what "%s" is taken for',
    async (text) => {
      expect(await check(text)).toMatchObject({ totalCorrections: 0, warnings: [{ code: 'not_english' }] });
    },
  );
});
