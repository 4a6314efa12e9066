import type { session as english } from '../../en/coverLetter/session.ts';
import { speak } from '../../locale/speak.ts';

const { plural } = speak('es');

export const session: typeof english = {
  minutesLeft: (minutes) => `Se borra en ${plural(minutes, { one: '# min', other: '# min' })}`,
  secondsLeft: (seconds) => `Se borra en ${plural(seconds, { one: '# s', other: '# s' })}`,
  minutesLeftSaid: (minutes) => `Tu CV y tu carta se borran en ${plural(minutes, { one: '# minuto', other: '# minutos' })}.`,
  deleteNow: 'Borrar ahora',
  askTitle: '¿Borrar tu CV y tu carta?',
  askText:
    'El CV, todas las versiones de la carta y lo que escribiste se borran al instante, aquí y en el servidor. Descarga antes lo que quieras conservar.',
  askYes: 'Borrar ahora',
  askNo: 'Conservarlos',
  deletedTitle: 'Borrado',
  deletedText: 'Ya no se guarda nada de tu CV ni de tu carta.',
  deleteFailed: 'No se ha borrado',
  deleteFailedText: 'No se ha podido contactar con el servidor. Inténtalo de nuevo o déjalo: se borra solo cuando se acaba el tiempo.',

  ended: {
    expired: 'El tiempo se ha acabado: tu CV y tu carta se han borrado del servidor.',
    notFound: 'El servidor ya no tiene tu CV.',
  },
  endedText: 'Lo que escribiste sigue aquí. Para continuar, haz que se lea de nuevo tu CV.',
  allDeleted: 'Tu CV, tu carta y lo que escribiste se quedaron aquí una hora y después se borraron. Vuelve a dar tu CV.',
  endedLetter: 'La carta sigue en esta página hasta que la dejes. Para continuar, haz que se lea de nuevo tu CV.',
  readAgain: 'Leer de nuevo mi CV',
  chooseAgain: 'Elegir mi CV',
};
