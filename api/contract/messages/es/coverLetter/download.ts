import type { download as english } from '../../en/coverLetter/download.ts';
import { speak } from '../../locale/speak.ts';

const { plural } = speak('es');

export const download: typeof english = {
  title: 'Llévatela',
  pdf: 'Descargar PDF',
  docx: 'Descargar Word',
  txt: 'Descargar texto',
  application: 'Descargar candidatura (carta + CV)',
  applicationHint: 'Un solo PDF, primero la carta, con un marcador para cada parte.',
  more: 'Más descargas',
  docxHint: 'Para seguir escribiendo en Word.',
  txtHint: 'Para formularios que solo admiten texto.',
  copy: 'Copiar',
  copied: 'Copiada',
  copyFailed: 'No se ha podido copiar el texto',
  choices: {
    template: { label: 'Plantilla', values: { classic: 'Clásica', modern: 'Moderna', plain: 'Sencilla' } },
    paper: { label: 'Papel', values: { A4: 'A4', Letter: 'Carta (EE. UU.)' } },
  },
  making: 'Creando el archivo...',

  askTitle: (count) => plural(count, { one: 'Una afirmación no está en tu CV', other: '# afirmaciones no están en tu CV' }),
  askText: 'Conserva solo lo que sea cierto. Quien lea la carta puede preguntar por ello.',
  askYes: (count) => plural(count, { one: 'Es cierta: descargar', other: 'Son ciertas: descargar' }),
  askNo: 'Volver a la carta',

  failedTitle: 'No se ha podido descargar',
  failedText: 'No se ha podido crear el archivo. Inténtalo de nuevo.',
  doneTitle: 'Descargada',
  doneText: (name) => `${name} está entre tus descargas.`,
  longer: 'Tiene más de una página.',
  continueWith: 'Seguir con esta carta',
  tools: {
    merge: { label: 'Unirla con otros', description: 'Con tus certificados, por ejemplo.' },
    grammar: { label: 'Revisar su gramática', description: 'Con todos los hallazgos y sus razones.' },
  },
  cvTitle: 'CV',
};
