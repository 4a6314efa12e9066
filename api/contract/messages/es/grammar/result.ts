import type { result as english } from '../../en/grammar/result.ts';
import { speak } from '../../locale/speak.ts';

const { number, plural } = speak('es');

export const result: typeof english = {
  title: 'Texto corregido',
  empty: 'Sube un PDF y pulsa Revisar gramática y ortografía para ver aquí los resultados.',
  total: 'Correcciones en total',
  types: { grammar: 'Gramática', spelling: 'Ortografía', style: 'Estilo' },
  open: (count) => plural(count, { one: '<mark>#</mark> por decidir', other: '<mark>#</mark> por decidir' }),
  allDecided: 'Todo decidido',
  applied: (count) => plural(count, { one: '<mark>#</mark> aplicada', other: '<mark>#</mark> aplicadas' }),
  nextOpen: 'Siguiente por decidir',
  acceptAll: (count) => `Aceptar todo (${number(count)})`,
  acceptSome: 'Aceptar por tipo',
  review: 'Repaso de las correcciones',
  nothingFound: 'No se ha encontrado ningún error.',
  nothingMarked: 'No se ha marcado nada.',
  seeResult: 'Ver el resultado',

  readability: ({ grade, words }) =>
    `${describeDifficulty(grade)} Las frases tienen ${plural(Math.round(words), { one: '# palabra', other: '# palabras' })} de media.`,

  stale: 'El texto ha cambiado desde esta revisión. Estos resultados son del texto tal como estaba.',
  warnings: {
    not_english: (language) =>
      language
        ? `Este texto parece estar en ${language}. Solo se revisan el inglés y el español, así que no se ha marcado nada.`
        : 'Este texto no está ni en inglés ni en español. Solo se revisan estos dos, así que no se ha marcado nada.',
    not_prose: 'Esto parece una tabla, una lista de nombres o código. Donde no hay frases, poco se puede revisar.',
    model_unavailable: 'El servicio de IA no ha respondido, así que solo se han usado las reglas propias.',
    truncated: (words) => plural(words, { one: 'Solo se ha revisado la primera palabra.', other: 'Solo se han revisado las primeras # palabras.' }),
  },

  show: 'Qué se muestra',
  after: 'Corregido',
  beforeAndAfter: 'Antes y después',
  copy: 'Copiar texto',
  copied: 'Copiado',
  copyFailed: 'Tu navegador no ha dejado copiar el texto. Selecciónalo y cópialo a mano.',
  downloadTxt: 'Descargar TXT',
  moreDownloads: 'Más descargas',
  docx: 'Word con control de cambios',
  docxHint: 'Acepta o rechaza cada uno en Word.',
  pdf: 'PDF con comentarios',
  pdfHint: 'Tu archivo, con cada hallazgo en su sitio.',
  pdfRewritten: 'Tu PDF se ha reescrito',
  pdfLost: {
    scripts: 'Ya no contiene scripts ni acciones automáticas.',
    links: 'Ya no contiene enlaces que no lleven a una dirección web o de correo.',
    signature: 'Ya no contiene su firma.',
  },
  downloadFailed: 'No se ha podido descargar',
  downloadFailedText: 'No se ha podido crear este archivo. El texto se puede copiar o descargar como TXT.',
  intoEditor: 'Seguir con este texto',
  backToOriginal: 'Volver al texto como estaba',

  continueWith: 'Seguir con este archivo',
  tools: {
    merge: { label: 'Unirlo con otros', description: 'Varios archivos se hacen uno.' },
    convert: { label: 'Convertirlo a Word', description: 'Un documento que puedes editar.' },
    chat: { label: 'Hacerle preguntas', description: 'Cada respuesta con su lugar en el texto.' },
    'cover-letter': { label: 'Escribir una carta a partir de él', description: 'Si el archivo es tu currículum.' },
  },

  list: 'Correcciones en detalle',
  more: (count) => plural(count, { one: '... y # corrección más', other: '... y # correcciones más' }),
};

const EASY_GRADE = 7;
const PLAIN_GRADE = 10;
const HARD_GRADE = 13;

function describeDifficulty(grade: number): string {
  if (grade < EASY_GRADE) return 'Fácil de leer.';
  if (grade < PLAIN_GRADE) return 'Se lee bien.';
  return grade < HARD_GRADE ? 'Algo difícil de leer.' : 'Difícil de leer.';
}
