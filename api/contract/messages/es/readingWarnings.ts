import { amountsIn } from '../amounts.ts';
import type { ReadingWarningMessages } from '../en/readingWarnings.ts';
import { speak } from '../speak.ts';

const { plural } = speak('es');
const { language } = amountsIn('es');
/** Tesseract's names of languages as a reader knows them. */
const named = (detail: string) => detail.split(', ').map(language).join(', ');

const on = ({ count, named }: { count: number; named: string }) => plural(count, { one: `página ${named}`, other: `páginas ${named}` });

export const readingWarnings: ReadingWarningMessages = {
  ocr_language_missing: ({ file, pages, detail }) => `Aquí no se puede reconocer texto en imágenes en ${named(detail)} (${file}, ${on(pages)}).`,
  ocr_unavailable: ({ file, pages }) => `Aquí no se puede reconocer texto en imágenes; de ${file} quedó sin leer: ${on(pages)}.`,
  ocr_partial: ({ file, pages }) => `${file} tiene más páginas escaneadas de las que se leen de una vez. Sin leer: ${on(pages)}.`,
  ocr_hard_page: ({ file, pages }) => `Una parte de ${file} costó leerla (${on(pages)}). Compara el texto con el original.`,
  kept_look: ({ file, pages }) => `${file} tiene páginas que apenas pasan a ser texto (${on(pages)}). Conservan su aspecto.`,
  hidden_text: ({ file, pages }) => `${file} contiene texto que nadie puede ver (${on(pages)}). Se ha dejado fuera.`,
  second_reader: ({ file, pages }) =>
    `${file} está dañado o es poco común: un segundo lector, más sencillo, tuvo que leer ${on(pages)}. Compara el texto con el original.`,
};
