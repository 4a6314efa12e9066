import type { documents as english } from '../../en/chat/documents.ts';
import { speak } from '../../locale/speak.ts';

const { plural, list } = speak('es');

export const documents: typeof english = {
  list: (names) => list(names),
  title: ({ name, others }) => (others > 0 ? `${name} y ${plural(others, { one: '# más', other: '# más' })}` : name),
  ready: (count) => `He leído <mark>${plural(count, { one: '# documento', other: '# documentos' })}</mark>.`,
  tabs: 'Documentos',
  add: 'Añadir PDF',
  addHint: 'Así cada pregunta busca en todos.',
  full: (limit) => `${plural(limit, { one: '# PDF', other: '# PDF' })} como máximo`,
  adding: (name) => `Analizando ${name}...`,
  remove: (name) => `Quitar ${name}`,
  removeFailed: 'No se ha quitado',
  removeFailedText: 'No se ha podido contactar con el servidor. Inténtalo de nuevo.',
  notAdded: (count) => plural(count, { one: 'Un PDF no se ha añadido', other: '# PDF no se han añadido' }),
  understood: 'Cerrar',
};
