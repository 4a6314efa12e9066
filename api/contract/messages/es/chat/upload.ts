import type { upload as english } from '../../en/chat/upload.ts';
import { speak } from '../../locale/speak.ts';

const { number, plural, list } = speak('es');

export const upload: typeof english = {
  title: 'Analizando tu documento...',
  uploading: (total) => `Subiendo ${total}`,
  uploadingPart: ({ sent, total }) => `Subiendo ${sent} de ${total}`,
  waitingForServer: 'Esperando al servidor',
  waitingForPlace: 'Esperando un sitio libre',
  readingFile: 'Leyendo las páginas',
  recognising: ({ page, pages }) => `Reconociendo texto: página ${number(page)} de ${number(pages)}`,

  doneTitle: '¡PDF subido!',
  doneText: 'Ya puedes hacer preguntas sobre tu documento.',
  /** Found by this device, before anything was uploaded. */
  unusableTitle: (count: number) => (count === 1 ? 'Este archivo no se puede leer' : `${number(count)} archivos no se pueden leer`),
  failedTitle: 'No se ha podido subir',
  failedText: 'No se ha podido subir el PDF. Inténtalo de nuevo.',

  password: 'Contraseña',
  passwordFor: (name) => ` de ${name}`,
  passwordHint: 'Se usa para leer este archivo y nunca se guarda.',
  open: 'Abrir',

  facts: ({ pages, words }) =>
    [plural(pages, { one: '# página', other: '# páginas' }), words !== null && plural(words, { one: '# palabra', other: '# palabras' })]
      .filter(Boolean)
      .join(' · '),
  scanned: ({ pages, sure }) => {
    const named = pages.length <= FEW ? list(pages.map(number)) : null;
    const which =
      pages.length === 1
        ? `La página ${number(pages[0] ?? 0)} es una imagen y se ha leído`
        : `${named ? `Las páginas ${named}` : `${number(pages.length)} páginas`} son imágenes y se han leído`;
    return `${which} con reconocimiento de texto, con una seguridad ${pages.length === 1 ? 'del' : 'de al menos el'} ${number(sure)} %. Compara las citas con la página.`;
  },
};

const FEW = 5;
