import type { LandingMessages, LetterPicture } from '../../landingWords.ts';
import { answerUsableToday, describeDataProcessor, dropLimitsOfOne, writeClosingLine, writeNotice } from './facts.ts';
import { action, describeLanguage, steps } from './letterFacts.ts';
import { describeCost } from './prices.ts';

/** For people who wonder what the AI does. */
export const aiCoverLetterGenerator: LandingMessages<LetterPicture> = {
  words: (server) => ({
    title: 'Un generador de cartas con IA que <mark>enseña sus pruebas</mark>',
    lead: `Una carta fluida se hace rápido, y una falsa también. Esta pone, junto a cada cosa que afirma de ti, la línea de tu currículum.${describeLanguage(server)}`,
    drop: { label: 'Suelta aquí tu currículum', hint: dropLimitsOfOne(server) },
    action,
    notice: writeNotice(server, 'cover-letter'),
    reasons: [
      {
        title: 'La prueba, junto a cada afirmación',
        text: 'Elige una frase y verás el pasaje de tu currículum en el que se apoya, o el aviso de que no lo hay.',
      },
      {
        title: 'Sabes qué la ha escrito',
        text: 'La página dice si se usa un servicio de IA y adónde va tu texto, o si la carta se compone en este servidor.',
      },
      {
        title: 'Sin huecos por rellenar',
        text: 'Ni corchetes ni «inserte aquí la empresa». Si no se conoce un nombre, la carta se las arregla sin él.',
      },
    ],
    steps,
    audience: [
      { title: 'Te cuesta arrancar', text: 'Parte de un buen borrador en vez de una página en blanco.' },
      { title: 'Escribes en otro idioma', text: 'Frases sencillas y correctas sobre tu propio trabajo.' },
      { title: 'Desconfías de las cartas con IA', text: 'Comprueba cada afirmación y quita lo que no dirías en la entrevista.' },
    ],
    questions: [
      ...answerUsableToday(server, 'cover-letter'),
      { question: '¿Qué IA escribe la carta?', answer: describeDataProcessor(server) },
      {
        question: '¿Puede añadir conocimientos que no tengo?',
        answer: 'Si una palabra de la oferta falta en tu currículum, te lo decimos. No se escribe en la carta.',
      },
      {
        question: '¿Se inventa cifras o empresas?',
        answer:
          'No. Cada cifra, cada empresa y cada título tiene que estar en tu currículum. Lo demás se marca, y se enumera otra vez antes de descargar.',
      },
      {
        question: '¿Lo notará la empresa?',
        answer: 'Se nota cuando una carta no dice nada de la persona. Edítala hasta que suene a ti; puedes cambiar cada párrafo.',
      },
      {
        question: '¿Y si un párrafo no me gusta?',
        answer: 'Pide que se escriba otra vez o cámbialo tú. Las versiones anteriores se conservan, así que puedes compararlas y volver atrás.',
      },
      { question: '¿Cuánto cuesta?', answer: describeCost(server, 'cover-letter') },
    ],
    closingLine: writeClosingLine(server, 'cover-letter'),
  }),
  picture: {
    cv: 'currículum.pdf',
    name: 'Daniel Novak',
    job: 'Enfermero, Hospital Municipal',
    evidence: ['Noches en planta de treinta camas', 'Formación en urgencias', '<mark>Redacté la guía de relevos</mark>'],
    greeting: 'A quien corresponda:',
    letter: '<mark>Redacté la guía de relevos</mark> con la que trabaja mi planta, y me importa lo que se transmite.',
    tone: 'Profesional',
  },
};
