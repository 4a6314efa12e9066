import type { exported as english } from '../../en/chat/exported.ts';
import { speak } from '../../locale/speak.ts';

const { number, plural } = speak('es');

function formatPlace({ page, quote, file }: { page: number; quote: string; file?: string | undefined }): string {
  return `${file === undefined ? 'Página' : `${file}, página`} ${number(page)}: «${quote}»`;
}

export const exported: typeof english = {
  menu: 'Exportar',
  asMarkdown: 'Exportar en Markdown',
  markdownHint: 'Texto con títulos, para notas y wikis.',
  asPdf: 'Exportar en PDF',
  pdfHint: 'Para imprimir, guardar o enviar.',
  failedTitle: 'No se ha podido exportar',
  failedText: 'No se ha podido crear este archivo. La conversación sigue aquí.',

  title: (name) => `Preguntas sobre ${name}`,
  facts: ({ pages, questions, date }) =>
    `${plural(pages, { one: '# página', other: '# páginas' })}, ${plural(questions, { one: '# pregunta', other: '# preguntas' })}, ${date}`,
  summary: 'Resumen',
  sources: 'Pasajes',
  source: ({ id, ...passage }) => `[${number(id)}] ${formatPlace(passage)}`,
  closest: (passage) => formatPlace(passage),
  page: ({ page, pages }) => `${number(page)} de ${number(pages)}`,
  madeWith: (service) => `Hecho con ${service}. Cada pasaje citado se ha encontrado en la página que se indica.`,
  fileName: (name) => `${name}-chat`,
};
