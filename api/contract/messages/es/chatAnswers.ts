import type { ChatAnswerMessages } from '../en/chatAnswers.ts';
import { speak } from '../locale/speak.ts';

const { plural } = speak('es');

export const chatAnswers: ChatAnswerMessages = {
  leads: {
    listed: ({ count }) => plural(count, { one: 'El documento nombra uno:', other: 'El documento nombra #:' }),
    counted: ({ count }) => plural(count, { one: 'He contado uno en el documento:', other: 'He contado # en el documento:' }),
    closest: ({ page, file } = {}) => {
      if (page === undefined) return 'El documento no lo dice expresamente. Estos son los pasajes más cercanos:';
      return file === undefined ? `El pasaje más cercano está en la página ${page}:` : `El pasaje más cercano está en ${file}, página ${page}:`;
    },
    yes: () => 'Sí:',
    no: () => 'No:',
    likelyYes: () => 'Sí, según el documento:',
    yesOnCondition: () => 'Sí, con una condición:',
    likelyNo: () => 'No, según el documento:',
    greeting: () => '¡Hola! Pregúntame lo que quieras sobre este documento.',
    thanks: () => '¡De nada!',
    farewell: () => '¡Hasta luego!',
    help: () => 'Respondo a preguntas sobre este documento con citas de él. Pide un dato, un apartado, una tabla o un resumen.',
    highest: ({ value, count }) => `${value}, el valor más alto de ${count}:`,
    lowest: ({ value, count }) => `${value}, el valor más bajo de ${count}:`,
    sum: ({ value }) => `${value} en total:`,
    average: ({ value }) => `${value} de media:`,
    difference: ({ value }) => `${value} es la diferencia:`,
    computed: ({ value }) => `${value}:`,
    value: ({ value }) => `${value}:`,
    likelyValue: ({ value, page, file }) => `${value}, probablemente (${file === undefined ? '' : `${file}, `}página ${page}):`,
    summary: () => 'En resumen:',
  },
  notFound: ({ pages, documents = 1 }) => {
    if (documents > 1) return `No he podido encontrar esto en los ${documents} documentos. He buscado en las ${pages} páginas.`;
    return `No he podido encontrar esto en el documento. ${pages === 1 ? 'He buscado en su única página.' : `He buscado en las ${pages} páginas.`}`;
  },
  model_unavailable: 'El servicio de IA no ha respondido, así que esta respuesta está hecha con frases de tu PDF.',
  model_stopped: 'El servicio de IA se detuvo antes de terminar su respuesta. Lo que había dicho hasta entonces está en tu PDF.',
  claims_removed: 'Parte de lo que ha dicho el servicio de IA no se ha encontrado en tu PDF y se ha dejado fuera.',
};
