import type { session as english } from '../../en/chat/session.ts';
import { speak } from '../../locale/speak.ts';

const { plural } = speak('es');

export const session: typeof english = {
  minutesLeft: (minutes) => `Se borra en ${plural(minutes, { one: '# min', other: '# min' })}`,
  secondsLeft: (seconds) => `Se borra en ${plural(seconds, { one: '# s', other: '# s' })}`,
  minutesLeftSaid: (minutes) => `Esta conversación se borra en ${plural(minutes, { one: '# minuto', other: '# minutos' })}.`,

  more: 'Más',
  another: 'Elegir otro PDF',
  anotherHint: 'Esta conversación termina entonces.',
  deleteNow: 'Borrar ahora',
  deleteHint: 'El texto, la conversación y el PDF de este navegador.',

  askTitle: '¿Borrar esta conversación?',
  askText: (name) =>
    `El texto de ${name}, todas las preguntas y todas las respuestas se borran al instante, aquí y en el servidor. Exporta antes lo que quieras conservar.`,
  askYes: 'Borrar ahora',
  askNo: 'Conservarla',
  deletedTitle: 'Borrado',
  deletedText: (name) => `Ya no se guarda nada de ${name}.`,
  deleteFailed: 'No se ha borrado',
  deleteFailedText: 'No se ha podido contactar con el servidor. Inténtalo de nuevo o déjalo: se borra solo cuando se acaba el tiempo.',

  ended: {
    expired: 'El tiempo de esta conversación se ha acabado y sus datos se han borrado.',
    notFound: 'El servidor ya no tiene esta conversación.',
  },
  endedText: 'Lo que se dijo sigue en esta página hasta que la dejes. Para preguntar más, vuelve a subir el PDF.',
  uploadToGoOn: 'Para preguntar más, vuelve a subir el PDF.',
  uploadToAsk: (name) => `Tu pregunta se conserva: vuelve a subir ${name} para hacerla.`,
  uploadAgain: (name) => `Volver a subir ${name}`,
  chooseAgain: 'Elegir un PDF',

  continueWith: {
    merge: 'Unirlo con otros',
    convert: 'Convertirlo a Word',
    grammar: 'Revisar su gramática',
    'cover-letter': 'Escribir una carta a partir de él',
  },
  continueHint: 'Sigue con este PDF.',
};
