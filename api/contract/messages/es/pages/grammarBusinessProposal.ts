import type { GrammarPicture, LandingMessages } from '../../landingWords.ts';
import { answerUsableToday, dropLimitsOfOne, writeClosingLine, writeNotice } from './facts.ts';
import { action, steps } from './grammarFacts.ts';
import { describeCost } from './prices.ts';

export const grammarBusinessProposal: LandingMessages<GrammarPicture> = {
  words: (server) => ({
    title: 'Una propuesta en inglés <mark>tan cuidada</mark> como su presupuesto',
    lead: 'Si el cliente encuentra una palabra mal escrita, empieza a dudar de las cifras. Descubre lo que dejaron varios autores y un plazo justo.',
    drop: { label: 'Suelta aquí tu propuesta', hint: dropLimitsOfOne(server) },
    action,
    notice: writeNotice(server, 'grammar'),
    reasons: [
      {
        title: 'Muchas manos, un solo texto',
        text: 'Los apartados de distintas personas difieren en grafías, guiones y términos. Mira dónde no coinciden y decide.',
      },
      {
        title: 'Frases largas, señaladas',
        text: 'Si una frase pide demasiado a quien lee con prisa, una sugerencia lo avisa. Acortarla o no es decisión tuya.',
      },
      { title: 'Las cifras no se tocan', text: 'Ninguna corrección cambia precios, fechas ni números de cláusula.' },
    ],
    steps,
    audience: [
      { title: 'Equipos de ventas', text: 'Una última lectura de la oferta cuando aún estás a tiempo de arreglarla.' },
      { title: 'Consultoría', text: 'Los párrafos reutilizados traen los errores del año pasado. Encuéntralos antes que el cliente.' },
      { title: 'Licitaciones', text: 'Documentos largos, leídos hasta el final con la atención que recibió la primera página.' },
    ],
    questions: [
      ...answerUsableToday(server, 'grammar'),
      {
        question: 'Nuestra propuesta es confidencial. ¿Es un problema?',
        answer:
          'El texto se retiene solo durante la revisión y después se descarta. No se guarda nada, y lo que escribiste no queda en ningún registro.',
      },
      {
        question: '¿Puedo hacer que ignore los nombres de producto?',
        answer: 'Sí. Elige «Ignorar palabra» una vez, y no se vuelve a marcar en ese texto.',
      },
      {
        question: '¿Comprueba nuestros precios y totales?',
        answer: 'No. Una cifra, una fecha o un número de cláusula se deja como está; comprobar si una suma cuadra te toca a ti.',
      },
      {
        question: '¿Cómo reciben las correcciones mis compañeros?',
        answer:
          'En un archivo de Word con cada una como cambio controlado, o en tu PDF con un comentario en cada sitio. Allí las aceptan o las rechazan.',
      },
      {
        question: '¿Sonará el texto como si lo hubiera escrito otra persona?',
        answer: 'No. Los errores se arreglan palabra a palabra. Los consejos de estilo se quedan en consejos, y nada se reescribe a su alrededor.',
      },
      { question: '¿Cuánto cuesta?', answer: describeCost(server, 'grammar') },
    ],
    closingLine: writeClosingLine(server, 'grammar'),
  }),
  picture: {
    file: 'proposal.pdf',
    before: 'Our offer includes delivery, ',
    wrong: 'it’s',
    after: ' price holds until the end of May.',
    right: 'its',
    kind: 'Gramática',
    reason: '«It’s» significa «it is». Aquí el precio es de la oferta.',
  },
};
