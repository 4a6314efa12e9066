import type { ChatAnswerMessages } from '../en/chatAnswers.ts';
import { speak } from '../speak.ts';

const { plural } = speak('es');

export const chatAnswers: ChatAnswerMessages = {
  leads: {
    listed: ({ count }) => plural(count, { one: 'El documento nombra uno:', other: 'El documento nombra #:' }),
    counted: ({ count }) => plural(count, { one: 'He contado uno en el documento:', other: 'He contado # en el documento:' }),
    yes: () => 'Sí:',
    no: () => 'No:',
    closest: () => 'El documento no lo dice expresamente. Estos son los pasajes más cercanos:',
    summary: () => 'En resumen:',
  },
  notFound: ({ pages }) =>
    `No he podido encontrar esto en el documento. ${pages === 1 ? 'He buscado en su única página.' : `He buscado en las ${pages} páginas.`}`,
  model_unavailable: 'El servicio de IA no ha respondido, así que esta respuesta está hecha con frases de tu PDF.',
  claims_removed: 'Parte de lo que ha dicho el servicio de IA no se ha encontrado en tu PDF y se ha dejado fuera.',
};
