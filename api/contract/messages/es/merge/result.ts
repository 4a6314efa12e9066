import type { result as english } from '../../en/merge/result.ts';
import { speak } from '../../locale/speak.ts';

const { number, plural } = speak('es');

export const result: typeof english = {
  waiting: 'Tu PDF unido',
  afterFailure: 'Aparecerá aquí en cuanto se complete una unión.',
  chooseFiles: (least) => `Aparecerá aquí. Elige al menos ${least} archivos para empezar.`,
  addFiles: (missing) => `Aparecerá aquí. Añade ${missing === 1 ? 'un archivo más' : `${missing} archivos más`} para empezar.`,
  ready: ({ files, size }) => `${files}, ${size} en total, listos para ser uno solo.`,

  preview: 'Vista previa',
  place: ({ page, pages }) => `Página ${number(page)} de ${number(pages)}`,
  picture: (place) => `${place}, imagen`,
  page: 'Página',
  pageInWords: ({ page, origin }) => (origin ? `${page}, ${origin}` : `${page}`),
  previousPage: 'Página anterior',
  nextPage: 'Página siguiente',
  startOf: (name) => `Comienzo de ${name}`,
  from: (name) => `De ${name}`,

  fromFiles: (count) => plural(count, { one: 'De # archivo', other: 'De # archivos' }),
  noPages: 'ninguna página',
  onePage: (page) => `página ${page}`,
  pages: ({ from, to }) => `páginas ${from}–${to}`,
  someOfPages: ({ pages, from, to }) => `${pages} de las páginas ${from}–${to}`,

  note: 'Nota:',
  pagesCounted: (pages) =>
    plural(pages, { one: '<mark># página</mark> contada en el archivo final', other: '<mark># páginas</mark> contadas en el archivo final' }),
  bookmarksOfFiles: (count) =>
    plural(count, { one: '<mark># marcador</mark>, uno por archivo', other: '<mark># marcadores</mark>, uno por archivo' }),
  bookmarks: (count) =>
    plural(count, { one: '<mark># marcador</mark>, un grupo por archivo', other: '<mark># marcadores</mark>, un grupo por archivo' }),
  links: ({ total, working }) => {
    const all = plural(total, { one: '# enlace', other: '# enlaces' });
    const formatDeadLinks = (count: number) => `no ${count === 1 ? 'lleva' : 'llevan'} a ninguna parte`;
    if (working === 0) return `<mark>${all}</mark> ${formatDeadLinks(total)}`;
    const lead = working === 1 ? 'lleva a donde llevaba' : 'llevan a donde llevaban';
    const dead = total - working;
    return `<mark>${total === 1 ? all : `${number(working)} de ${all}`}</mark> ${lead}${dead === 0 ? '' : `, ${number(dead)} ${formatDeadLinks(dead)}`}`;
  },
  fields: ({ total, renamed }) => {
    const kept = plural(total, { one: '<mark># campo de formulario</mark> conservado', other: '<mark># campos de formulario</mark> conservados' });
    return `${kept}${renamed === 0 ? '' : `, ${number(renamed)} con otro nombre`}`;
  },
  attachments: (count) => plural(count, { one: '<mark># archivo adjunto</mark> conservado', other: '<mark># archivos adjuntos</mark> conservados' }),

  fileName: 'Nombre del archivo',
  savedAs: (fileName) => `Se guarda como «${fileName}»: no todos los sistemas admiten el nombre que has escrito.`,
  download: (fileName) => `Descargar ${fileName}`,

  addMore: 'Añadirle más archivos',
  addMoreHint: 'Será el primero de la próxima unión.',
  continueWith: 'Seguir con este archivo',
  tools: {
    convert: { label: 'Convertirlo a Word', description: 'Un documento que puedes editar.' },
    chat: { label: 'Hacerle preguntas', description: 'Cada respuesta con su lugar en el texto.' },
    grammar: { label: 'Revisar su gramática', description: 'Los errores, marcados y explicados.' },
    'cover-letter': { label: 'Escribir una carta a partir de él', description: 'Si el archivo es tu currículum.' },
  },

  mergedHere: 'Unido en este dispositivo. No se ha subido nada.',
  mergedOnServer: 'Unido en el servidor solo para ti. No se ha guardado nada.',
};
