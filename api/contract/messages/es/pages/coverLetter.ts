import type { LandingMessages, LetterPicture } from '../../landingWords.ts';
import { answerUsableToday, dropLimitsOfOne, writeClosingLine, writeNotice } from './facts.ts';
import { action, describeLanguage, steps } from './letterFacts.ts';
import { describeCost } from './prices.ts';

/** For people who have a letter to write. */
export const coverLetter: LandingMessages<LetterPicture> = {
  words: (server) => ({
    title: 'Una carta de presentación que cuenta <mark>lo que hiciste</mark>',
    lead: `Sale de tu propio currículum y del puesto que buscas. Todo lo que la carta afirma de ti se puede seguir hasta una línea tuya.${describeLanguage(server)}`,
    drop: { label: 'Suelta aquí tu currículum', hint: dropLimitsOfOne(server) },
    action,
    notice: writeNotice(server, 'cover-letter'),
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
      ...answerUsableToday(server, 'cover-letter'),
      {
        question: '¿Sonará como la carta de todo el mundo?',
        answer: 'Está hecha con lo que dice tu currículum, y las frases gastadas se señalan para que pongas las tuyas.',
      },
      {
        question: '¿Necesito la descripción del puesto?',
        answer: 'No, basta con el cargo y la empresa. Con la oferta ves además a qué palabras suyas responde tu currículum y a cuáles no.',
      },
      {
        question: '¿Y si tengo poca experiencia?',
        answer: 'La carta es tan larga como tus pruebas. Se escribe una corta y verdadera antes que una larga que dice poco.',
      },
      {
        question: '¿Puedo cambiar lo que se ha escrito?',
        answer: 'Todos los párrafos. También puedes pedir otro en su lugar, decir cómo lo quieres y volver a una versión anterior.',
      },
      {
        question: '¿Se revisa también su gramática?',
        answer:
          'Si está en inglés, sí. Con un toque se marcan los errores en la propia carta, también en lo que has cambiado tú, y aceptas cada uno allí.',
      },
      { question: '¿Cuánto cuesta?', answer: describeCost(server, 'cover-letter') },
    ],
    closingLine: writeClosingLine(server, 'cover-letter'),
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
