import type { ReadingWarningMessages } from '../en/readingWarnings.ts';
import { createAmounts } from '../locale/amounts.ts';
import { speak } from '../locale/speak.ts';

const { plural } = speak('es');
const { language } = createAmounts('es');
/** Tesseract's names of languages as a reader knows them. */
const listLanguages = (detail: string) => detail.split(', ').map(language).join(', ');

const on = ({ count, named }: { count: number; named: string }) => plural(count, { one: `página ${named}`, other: `páginas ${named}` });

export const readingWarnings: ReadingWarningMessages = {
  ocr_language_missing: ({ file, pages, detail }) =>
    `Aquí no se puede reconocer texto en imágenes en ${listLanguages(detail)} (${file}, ${on(pages)}).`,
  ocr_unavailable: ({ file, pages }) => `Aquí no se puede reconocer texto en imágenes; de ${file} quedó sin leer: ${on(pages)}.`,
  ocr_partial: ({ file, pages }) => `${file} tiene más páginas escaneadas de las que se leen de una vez. Sin leer: ${on(pages)}.`,
  ocr_hard_page: ({ file, pages }) => `Una parte de ${file} costó leerla (${on(pages)}). Compara el texto con el original.`,
  kept_look: ({ file, pages }) => `${file} tiene páginas que apenas pasan a ser texto (${on(pages)}). Conservan su aspecto.`,
  hidden_text: ({ file, pages }) => `${file} contiene texto que nadie puede ver (${on(pages)}). Se ha dejado fuera.`,
  second_reader: ({ file, pages }) =>
    `${file} está dañado o es poco común: un segundo lector, más sencillo, tuvo que leer ${on(pages)}. Compara el texto con el original.`,
  active_content_removed: ({ file }) => `Se han eliminado de ${file} los scripts y las acciones automáticas.`,
  links_removed: ({ file }) => `Se han eliminado de ${file} los enlaces que no llevan a una dirección web o de correo.`,
  signature_removed: ({ file }) => `${file} está firmado. Hubo que reescribirlo, así que ya no contiene la firma.`,
  xfa_dropped: ({ file }) => `${file} tiene un formulario XFA. Se conservan sus campos normales, pero no la parte XFA.`,
  xfa_dynamic: ({ file }) =>
    `${file} es un formulario XFA dinámico que solo puede mostrar Adobe Acrobat, así que el resultado quizá no tenga de él más que un aviso.`,
};
