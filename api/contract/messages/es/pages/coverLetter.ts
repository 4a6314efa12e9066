import type { LandingMessages, LetterPicture } from '../../landingWords.ts';
import { closingLine, notice, usableToday, whoWorksOnIt } from './facts.ts';
import { action, privacy, steps } from './letterFacts.ts';
import { cost } from './prices.ts';

/** For people who have a letter to write. */
export const coverLetter: LandingMessages<LetterPicture> = {
  words: (server) => ({
    title: 'Una carta de presentación que cuenta <mark>lo que hiciste</mark>',
    lead: 'Sale de tu propio currículum y del puesto que buscas. Todo lo que la carta afirma de ti se puede seguir hasta una línea tuya.',
    action,
    notice: notice(server, 'cover-letter'),
    reasons: [
      {
        title: 'Nada inventado',
        text: 'Las empresas, los cargos, los títulos y las cifras salen de tu currículum. Lo demás se marca, para que lo dejes solo si es verdad.',
      },
      {
        title: 'Escrita para este puesto',
        text: 'Mira a qué palabras de la oferta responde tu carta y cuáles no respalda tu currículum.',
      },
      { title: 'Siempre una página', text: 'Corta, normal o larga, la carta cabe en una página y suena como tú elijas.' },
    ],
    steps,
    audience: [
      { title: 'Primer empleo', text: 'Cursos, proyectos y trabajos de verano, dichos con las palabras que busca una empresa.' },
      { title: 'Nuevo rumbo', text: 'Lo que de tu experiencia sirve también allí, dicho lo primero.' },
      { title: 'Muchas candidaturas', text: 'Una carta para cada puesto a partir de un currículum, sin la frase que iba para otra empresa.' },
    ],
    questions: [
      ...usableToday(server, 'cover-letter'),
      {
        question: '¿Qué tonos hay?',
        answer: 'Siete: profesional, formal, seguro, entusiasta, cercano, conciso y creativo. Puedes cambiar de tono después.',
      },
      {
        question: '¿Sonará como la carta de todo el mundo?',
        answer: 'Está hecha con lo que dice tu currículum, y las frases gastadas se señalan para que pongas las tuyas.',
      },
      {
        question: '¿Puedo enviar la carta y el currículum en un solo archivo?',
        answer: 'Sí. Descárgalos en un PDF, con la carta delante y un marcador para cada uno.',
      },
      { question: '¿Quién escribe la carta?', answer: whoWorksOnIt(server) },
      privacy(server),
      { question: '¿Cuánto cuesta?', answer: cost(server, 'cover-letter') },
    ],
    closingLine: closingLine(server, 'cover-letter'),
  }),
  picture: {
    cv: 'currículum.pdf',
    name: 'Amara Osei',
    job: 'Jefa de turno, Panadería La Esquina',
    evidence: ['Formé a cuatro panaderos', '<mark>Reduje un tercio la merma</mark>', 'Planifiqué los fines de semana'],
    greeting: 'Estimada señora Lindqvist:',
    letter: 'En La Esquina <mark>reduje un tercio la merma</mark> de harina, y me gustaría lograr lo mismo en sus cocinas.',
    tone: 'Seguro',
  },
};
