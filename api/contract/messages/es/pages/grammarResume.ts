import type { GrammarPicture, LandingMessages } from '../../landingWords.ts';
import { answerUsableToday, describeScans, dropLimitsOfOne, writeClosingLine, writeNotice } from './facts.ts';
import { action, steps } from './grammarFacts.ts';
import { describeCost } from './prices.ts';

export const grammarResume: LandingMessages<GrammarPicture> = {
  words: (server) => ({
    title: 'Tu currículum en inglés, sin <mark>un solo descuido</mark>',
    lead: 'Quien selecciona dedica unos segundos a cada página, y lo que recuerda es el cargo mal escrito. Revisa el tuyo línea a línea.',
    drop: { label: 'Suelta aquí tu currículum', hint: dropLimitsOfOne(server) },
    action,
    notice: writeNotice(server, 'grammar'),
    reasons: [
      {
        title: 'Sabe que un currículum no es prosa',
        text: 'En inglés, cada punto empieza por un verbo y acaba sin punto final. Así se escriben los currículums, y no se marca como error.',
      },
      {
        title: 'Tiempos y grafías que concuerdan',
        text: 'Un puesto antiguo contado a medias en presente, «organised» junto a «organized»: pequeños fallos que uno ya no ve en su propio texto.',
      },
      {
        title: 'No toca los nombres',
        text: 'Las empresas, los programas y los certificados se pasan por alto, y la palabra que descartas una vez queda descartada.',
      },
    ],
    steps,
    audience: [
      {
        title: 'Primeras candidaturas',
        text: '¿No tienes a quién preguntar y el plazo acaba esta noche? Encuentra los errores claros antes de enviarlo.',
      },
      { title: 'Un cambio de sector', text: 'El vocabulario nuevo trae errores nuevos. Míralos marcados y con su motivo.' },
      {
        title: 'El inglés como segunda lengua',
        text: 'Artículos y preposiciones, explicados en una frase, para que el próximo currículum te cueste menos.',
      },
    ],
    questions: [
      ...answerUsableToday(server, 'grammar'),
      {
        question: '¿Conserva el diseño de mi currículum?',
        answer:
          'La revisión trabaja con el texto. Lleva las correcciones al archivo en el que hiciste el currículum, y el diseño seguirá siendo el tuyo.',
      },
      {
        question: '¿Se quejará de las listas con viñetas?',
        answer: 'De su forma, no: una línea sin sujeto ni punto final es lo normal en un currículum. Las palabras mal escritas sí se encuentran.',
      },
      {
        question: '¿Se marca como error el nombre de mi empresa?',
        answer:
          'Se pasa por alto lo que el texto deja ver que es un nombre. Si se marca otra palabra, con «Ignorar palabra» queda resuelto en todo el texto.',
      },
      {
        question: 'Busco trabajo en el Reino Unido. ¿Conoce la diferencia?',
        answer: 'Sí. Elige el inglés británico, el estadounidense, el canadiense o el australiano, y se revisa según esa ortografía.',
      },
      { question: 'Mi currículum es un escaneo o una foto. ¿Sirve (OCR)?', answer: describeScans(server) },
      { question: '¿Cuánto cuesta?', answer: describeCost(server, 'grammar') },
    ],
    closingLine: writeClosingLine(server, 'grammar'),
  }),
  picture: {
    file: 'resume.pdf',
    before: 'Managed a team of six and ',
    wrong: 'recieved',
    after: ' the award for best newcomer.',
    right: 'received',
    kind: 'Ortografía',
    reason: 'Después de «c», la «e» va antes que la «i».',
  },
};
