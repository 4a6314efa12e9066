import type { GrammarPicture, LandingMessages } from '../../landingWords.ts';
import { answerUsableToday, describeLimitsForOne, dropLimitsOfOne, writeClosingLine, writeNotice } from './facts.ts';
import { action, steps } from './grammarFacts.ts';
import { describeCost } from './prices.ts';

export const grammarResearchPaper: LandingMessages<GrammarPicture> = {
  words: (server) => ({
    title: 'Que discutan tus resultados, <mark>no tu inglés</mark>',
    lead: 'Un artículo es denso, y quien lo escribe se sabe cada frase de memoria. Haz que se lea una vez más lo que de verdad pone en la página.',
    drop: { label: 'Suelta aquí tu artículo', hint: dropLimitsOfOne(server) },
    action,
    notice: writeNotice(server, 'grammar'),
    reasons: [
      {
        title: 'Hecho para frases largas y meditadas',
        text: 'La voz pasiva tiene su sitio en una sección de métodos. Lo habitual en el inglés académico no se te echa en cara.',
      },
      {
        title: 'Las referencias no son prosa',
        text: 'Las citas, las fórmulas y la bibliografía se pasan por alto, para que los hallazgos traten de tus frases.',
      },
      {
        title: 'Motivos, no sentencias',
        text: 'Cada hallazgo dice en qué regla se apoya y con cuánta seguridad. Los dudosos se enumeran y nunca se aplican solos.',
      },
    ],
    steps,
    audience: [
      { title: 'Tesis', text: 'Capítulos escritos con años de distancia, llevados a una sola grafía y a unos mismos términos.' },
      { title: 'Artículos', text: 'Una última lectura antes de enviarlo, en el mismo PDF que vas a mandar.' },
      { title: 'Solicitudes de ayudas', text: 'Quien las evalúa lee muchas. No le des nada en lo que tropezar.' },
    ],
    questions: [
      ...answerUsableToday(server, 'grammar'),
      {
        question: 'Mi PDF está hecho con LaTeX. ¿Sirve?',
        answer: 'Sí. La revisión lee el texto del PDF, venga de donde venga, y vuelve a unir las palabras cortadas con guion al final de la línea.',
      },
      {
        question: '¿Usarla cuenta como ayuda ajena en mi artículo?',
        answer: 'Corrige el idioma y no escribe nada por ti. Si tienes dudas sobre las normas de tu universidad o de la revista, pregunta allí.',
      },
      {
        question: '¿Se marcan como error las fórmulas y las referencias?',
        answer:
          'Se pasan por alto. Los símbolos, las citas y las listas de fuentes tienen sus propias reglas, y una revisión del idioma no tiene nada que decir de ellas.',
      },
      { question: '¿Una tesis entera es demasiado larga?', answer: describeLimitsForOne(server) },
      {
        question: '¿Puede ver mi tutor lo que se ha encontrado?',
        answer: 'Sí. Descarga tu PDF con un comentario en cada hallazgo y envíalo. Cada comentario dice el motivo.',
      },
      { question: '¿Cuánto cuesta?', answer: describeCost(server, 'grammar') },
    ],
    closingLine: writeClosingLine(server, 'grammar'),
  }),
  picture: {
    file: 'paper.pdf',
    before: 'Neither of the samples ',
    wrong: 'were',
    after: ' exposed to light before the measurement.',
    right: 'was',
    kind: 'Gramática',
    reason: '«Neither» equivale a uno solo, así que el verbo va en singular.',
  },
};
