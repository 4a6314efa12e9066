import type { cv as english } from '../../en/coverLetter/cv.ts';
import { speak } from '../../locale/speak.ts';

const { number, plural, list } = speak('es');

export const cv: typeof english = {
  source: 'Cómo das tu CV',
  asFile: 'Archivo PDF',
  asText: 'Pegar su texto',
  drop: 'Suelta aquí tu CV',
  dropAnother: 'Suelta otro CV',
  text: 'El texto de tu CV',
  textHint: 'Cópialo de Word, de LinkedIn o de donde esté: 200 caracteres como mínimo.',
  read: 'Leer mi CV',

  reading: 'Leyendo tu CV...',
  uploading: (total) => `Subiendo ${total}`,
  uploadingPart: ({ sent, total }) => `Subiendo ${sent} de ${total}`,
  waitingForServer: 'Esperando al servidor',
  waitingForPlace: 'Esperando un sitio libre',
  readingFile: 'Leyendo las páginas',
  recognising: ({ page, pages }) => `Reconociendo texto: página ${number(page)} de ${number(pages)}`,

  /** Found by this device, before anything was uploaded. */
  unusableTitle: 'Este archivo no se puede leer',
  failedTitle: 'No se ha podido subir',
  failedText: 'No se ha podido leer tu CV. Inténtalo de nuevo.',
  textFailedTitle: 'CV no leído',

  password: 'Contraseña',
  passwordFor: (name) => ` de ${name}`,
  passwordHint: 'Se usa para leer este archivo y nunca se guarda.',
  open: 'Abrir',

  facts: ({ pages, words }) =>
    [pages > 0 && plural(pages, { one: '# página', other: '# páginas' }), plural(words, { one: '# palabra', other: '# palabras' })]
      .filter(Boolean)
      .join(' · '),
  pastedText: 'El texto que pegaste',
  scanned: (pages) =>
    pages.length === 1
      ? `La página ${number(pages[0] ?? 0)} es una imagen y se ha leído con reconocimiento de texto. Compara nombres y cifras con la página.`
      : `Las páginas ${list(pages.map(number))} son imágenes y se han leído con reconocimiento de texto. Compara nombres y cifras con la página.`,

  pageTitle: 'Dónde está',
  pageOf: ({ page, pages }) => `Página ${number(page)} de ${number(pages)}`,
  picture: ({ page, name }) => `Página ${number(page)} de ${name}`,
  previousPage: 'Página anterior',
  nextPage: 'Página siguiente',
  pageHint: 'Elige el ojo junto a un dato para ver aquí su línea.',
  noPage: 'No se puede mostrar la página',
  noPageText: 'Este navegador ya no tiene tu CV. Su texto sigue aquí.',
  pageLocked: (name) => `${name} está protegido`,
};
