import type { LandingMessages, LetterPicture } from '../../landingWords.ts';
import { answerUsableToday, dropLimitsOfOne, formatRetentionTime, writeClosingLine, writeNotice } from './facts.ts';
import { describeCost } from './prices.ts';

const steps = [
  { title: 'Danos tu currículum', text: 'Ábrelo en PDF o pega su texto.' },
  { title: 'Mira el informe', text: 'Está debajo de lo que se ha entendido de tu CV, en «Lo que leen las máquinas en tu CV».' },
  {
    title: 'Corrige y vuelve a mirar',
    text: 'Cambia el documento, expórtalo de nuevo y suéltalo otra vez hasta que no quede nada por corregir.',
  },
];

/** For people whose CV goes through a program before a person sees it. */
export const whatMachinesRead: LandingMessages<LetterPicture> = {
  words: (server) => ({
    title: 'Lo que leen las máquinas <mark>en tu CV</mark>',
    lead: 'Muchas empresas dejan que un programa ordene las candidaturas antes de que nadie las mire. Mira qué campos rellena con tu CV y cuáles no ve.',
    drop: { label: 'Suelta aquí tu CV', hint: dropLimitsOfOne(server) },
    action: 'Revisar mi CV',
    notice: writeNotice(server, 'cover-letter'),
    reasons: [
      {
        title: 'Campo por campo',
        text: 'Nombre, correo, teléfono, localidad y titular, y tu CV como texto sin formato en el orden en que lo lee un programa.',
      },
      {
        title: 'Qué se pierde y por qué',
        text: 'Columnas leídas de lado a lado, páginas escaneadas, fuentes que ocultan letras, puestos sin fechas o sin empresa.',
      },
      {
        title: 'Un arreglo para cada cosa',
        text: 'Cada aviso dice qué cambiar en el documento. No hay nota, porque ninguna empresa usa la nuestra.',
      },
    ],
    steps,
    audience: [
      { title: 'Muchas candidaturas sin respuesta', text: 'Averigua si tu teléfono o tu último puesto llegaron alguna vez a alguien.' },
      {
        title: 'Un CV de diseño',
        text: 'Las columnas laterales, los iconos y las fuentes especiales quedan bien, y ahí es donde antes fallan los programas.',
      },
      { title: 'Un CV escaneado', text: 'La foto de una página no tiene texto para un programa. Mira qué hay y expórtalo desde el documento.' },
    ],
    questions: [
      ...answerUsableToday(server, 'cover-letter'),
      {
        question: '¿Es esto lo que ve el sistema de la empresa?',
        answer: 'Es lo que lee un programa cuidadoso. Cada sistema es distinto; lo que el nuestro no encuentra, otros rara vez lo encuentran.',
      },
      {
        question: '¿Una columna hace siempre daño?',
        answer:
          'No. Nosotros leemos columnas y algunos sistemas también. Otros leen de lado a lado y mezclan dos textos, así que una sola columna es lo seguro.',
      },
      {
        question: '¿Cómo se encuentran las letras ocultas?',
        answer: 'Algunas fuentes no dicen qué letra es cada dibujo, o unen varias en uno. Esas palabras salen como cuadros o huecos, y se enumeran.',
      },
      {
        question: '¿Por qué no hay nota?',
        answer: 'Un número nuestro no diría nada de cómo te eligen. Lo que falta y cómo arreglarlo dice más.',
      },
      {
        question: '¿Guardáis el CV que reviso?',
        answer: `Como mucho ${formatRetentionTime(server)}, como texto, por si luego quieres una carta. Puedes borrarlo en el acto.`,
      },
      { question: '¿Cuánto cuesta?', answer: describeCost(server, 'cover-letter') },
    ],
    closingLine: writeClosingLine(server, 'cover-letter'),
  }),
  picture: {
    cv: 'currículum.pdf',
    name: 'Amara Osei',
    job: 'Jefa de turno, Panadería La Esquina',
    evidence: ['Formé a cuatro panaderos', '<mark>Panadería La Esquina, sin fechas</mark>', 'Planifiqué los fines de semana'],
    greeting: 'Qué corregir',
    letter: '<mark>Panadería La Esquina, sin fechas</mark>: escribe cuándo empezaste y cuándo te fuiste.',
    tone: 'Leído por una máquina',
    isReport: true,
  },
};
