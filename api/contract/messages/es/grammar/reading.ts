import type { reading as english } from '../../en/grammar/reading.ts';
import { speak } from '../../locale/speak.ts';

const { number, plural } = speak('es');

export const reading: typeof english = {
  title: 'Extrayendo el texto del PDF...',
  uploading: (total) => `Subiendo ${total}`,
  uploadingPart: ({ sent, total }) => `Subiendo ${sent} de ${total}`,
  waitingForServer: 'Esperando al servidor',
  waitingForPlace: 'Esperando un sitio libre',
  readingFile: 'Leyendo las páginas',
  recognising: ({ page, pages }) => `Reconociendo el texto: página ${number(page)} de ${number(pages)}`,

  readTitle: '¡Texto extraído!',
  readText: 'Ya puedes editar el texto y revisarlo.',
  /** Found by this device, before anything was uploaded. */
  unusableTitle: 'Este archivo no se puede leer',
  failedTitle: 'No se ha podido extraer',
  failedText: 'No se ha podido extraer el texto del PDF. Inténtalo de nuevo.',
  dismiss: 'Descartar',

  facts: ({ pages, words }) =>
    `${plural(pages, { one: '# página', other: '# páginas' })} · ${plural(words, { one: '# palabra', other: '# palabras' })}`,
  scanned: (pages) =>
    pages.length === 1
      ? `La página ${number(pages[0] ?? 0)} es una imagen y se ha leído con reconocimiento de texto. Míralo dos veces.`
      : `${number(pages.length)} páginas son imágenes y se han leído con reconocimiento de texto. Míralas dos veces.`,

  password: 'Contraseña',
  passwordFor: (name) => ` de ${name}`,
  passwordHint: 'Se usa para leer este archivo y nunca se guarda.',
  open: 'Abrir',
};
