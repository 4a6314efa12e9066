import type { ServerConfig } from '../../../config.ts';
import type { ChatPicture, LandingMessages } from '../../landingWords.ts';
import {
  answerUsableToday,
  describeDataProcessor,
  describeScans,
  dropLimitsOfOne,
  formatRetentionTime,
  writeClosingLine,
  writeNotice,
} from './facts.ts';
import { describeCost } from './prices.ts';

/** Writes who answers, and what a connected AI service receives. */
function describeAnswerer(server: ServerConfig): string {
  const { label, leavesServer } = server.ai;
  if (!leavesServer) return describeDataProcessor(server);
  return `El PDF en sí, no. Tus preguntas, y los pasajes que encajan con ellas, se envían a ${label}, el servicio de IA que este sitio ha conectado. La herramienta lo dice antes de empezar.`;
}

export const chatWithPdf: LandingMessages<ChatPicture> = {
  words: (server) => ({
    title: 'Pregúntale a tu PDF y mira <mark>dónde lo dice</mark>',
    lead: 'Haz una pregunta a un contrato, un artículo o un informe, y lee cada respuesta junto al pasaje en el que se apoya.',
    drop: { label: 'Suelta el PDF al que quieres preguntar', hint: dropLimitsOfOne(server) },
    action: 'Chatear con mi PDF',
    notice: writeNotice(server, 'chat'),
    reasons: [
      {
        title: 'Respuestas con su fuente',
        text: 'Cada respuesta indica la página y marca la frase en la que se apoya. Solo se muestra una cita si sus palabras están en esa misma página.',
      },
      {
        title: 'Te dice cuándo no lo sabe',
        text: 'Si la respuesta no está en el documento, te lo decimos y te mostramos los pasajes más cercanos. Nunca recibes una suposición.',
      },
      {
        title: 'Se borra cuando toca',
        text: `El servidor conserva el texto de tu documento durante ${formatRetentionTime(server)} y nada más, y nunca el PDF. Un reloj muestra lo que queda, y con «Borrar ahora» se borra al instante.`,
      },
    ],
    steps: [
      { title: 'Abre un PDF', text: 'El documento queda a la vista junto a la conversación, para que puedas ir leyéndolo.' },
      {
        title: 'Pregunta con tus palabras',
        text: 'Pide una fecha, una cláusula, una comparación o un resumen, como se lo pedirías a alguien que acaba de leerlo.',
      },
      { title: 'Comprueba el pasaje', text: 'Elige el número de página bajo la respuesta, y el documento va hasta la frase, marcada en amarillo.' },
    ],
    audience: [
      {
        title: 'Contratos',
        text: 'Cuándo empieza el preaviso, quién paga las reparaciones, qué se acordó sobre la renovación: encuentra la cláusula antes de firmar.',
      },
      { title: 'Estudios', text: 'Dónde define sus términos un artículo, de qué tamaño era la muestra y qué límites reconocen sus autores.' },
      { title: 'Trabajo', text: 'Las cifras, los responsables y los plazos de un informe largo, antes de la reunión en que se discute.' },
    ],
    questions: [
      ...answerUsableToday(server, 'chat'),
      { question: '¿Se envía mi documento a una empresa de IA?', answer: describeAnswerer(server) },
      {
        question: '¿Cómo sé que una respuesta es correcta?',
        answer: 'Lee el pasaje en el que se apoya. Cada cita lleva a su frase en tu PDF, así que no tienes que creerte ninguna respuesta sin más.',
      },
      { question: '¿Puedo preguntar a un documento escaneado (OCR)?', answer: describeScans(server) },
      {
        question: '¿Qué ventaja tiene sobre buscar una palabra?',
        answer: 'Preguntas con tus palabras, sin adivinar las del documento. La respuesta reúne lo que está en varios sitios.',
      },
      {
        question: '¿Y si el documento no lo dice?',
        answer: 'Entonces lees el pasaje más cercano, señalado como tal. No se inventa ninguna respuesta para llenar el hueco.',
      },
      { question: '¿Cuánto cuesta?', answer: describeCost(server, 'chat') },
    ],
    closingLine: writeClosingLine(server, 'chat'),
  }),
  picture: {
    file: 'alquiler.pdf',
    question: '¿Puedo tener un perro?',
    answer: 'Sí, uno, si avisas por escrito al propietario.',
    page: 'pág. 4',
    passage:
      'Los animales pequeños no requieren permiso. <mark>Se podrá tener un perro una vez avisado por escrito el propietario.</mark> Las jaulas no irán en el balcón.',
  },
};
