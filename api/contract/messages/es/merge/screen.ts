import type { screen as english } from '../../en/merge/screen.ts';
import { speak } from '../../locale/speak.ts';

const { plural } = speak('es');

export const screen: typeof english = {
  title: 'Unir PDF',
  lead: 'Pon tus archivos en orden. Los marcadores, los enlaces y los formularios se conservan.',
  backToTools: 'Volver a las herramientas',

  dropFirst: 'Suelta aquí tus PDF',
  dropMore: 'Suelta más PDF',
  nothingIsUploaded: 'no se sube nada',
  limits: ({ files, size }) => {
    const parts = [files && plural(files, { one: '# archivo', other: '# archivos' }), size && `${size} en total`].filter(Boolean);
    return parts.length > 0 ? `hasta ${parts.join(', ')}` : 'cualquier número de archivos';
  },

  notAdded: (count) => plural(count, { one: 'No se ha añadido # archivo', other: 'No se han añadido # archivos' }),
  notAddedList: 'Archivos no añadidos',
  notAddedFile: ({ name, reason }) => `${name}: ${reason}`,
  dismiss: 'Descartar',
  addAnyway: 'Añadirlos y seguir en este dispositivo',

  merge: 'Unir PDF',
  mergeFiles: (count) => plural(count, { one: 'Unir # archivo', other: 'Unir # archivos' }),
  mergeGood: (count) => `Unir los ${count} archivos válidos`,
  mergePages: (count) => plural(count, { one: 'Unir # página', other: 'Unir # páginas' }),
  merging: 'Uniendo tus PDF',

  onThisDevice: 'Unir en este dispositivo <mark>(no se sube nada)</mark>',
  willBeUploaded: 'Se suben solo para esta unión y nunca se guardan.',
  waitsForNetwork: 'Hay que esperar a la red. Tus archivos siguen en la lista.',
  willStayHere: 'Tus archivos no salen de este dispositivo.',
  mustStayHere: (reason) => `${reason} Por eso tus archivos se unen en este dispositivo.`,

  notEnoughFiles: 'Faltan archivos',
  mergeFailed: 'No se ha podido unir',
  mergedTitle: '¡PDF unidos!',
  mergedText: 'Tu PDF unido está listo para descargar.',

  partMissing: 'No se ha podido cargar esta parte de la página. Tus archivos siguen aquí; comprueba la conexión.',
  tryAgain: 'Volver a intentarlo',

  tipsTitle: 'Consejos',
  tips: [
    'El archivo de arriba es el primero. Arrástralo por los puntos o usa las flechas.',
    'En Páginas puedes mover, girar, duplicar y eliminar páginas sueltas.',
    'Los marcadores se agrupan por archivo. Los campos de formulario con el mismo nombre siguen separados: el segundo lleva el nombre de su archivo.',
    'Si un archivo necesita contraseña, la pide en su propia fila. Solo se usa para unir y nunca se guarda.',
    'Después de unir también puedes cambiarlo todo. La lista se queda en este navegador una hora.',
  ],
  undoTip: 'Con Ctrl+Z deshaces lo que has hecho, también al volver.',
  serverTakes: (limits) => `Este servidor admite ${limits}.`,
};
