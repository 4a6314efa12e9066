import type { talk as english } from '../../en/chat/talk.ts';
import { speak } from '../../locale/speak.ts';

const { number, plural } = speak('es');

export const talk: typeof english = {
  about: 'Chat con tu PDF: ',
  asked: (count) => plural(count, { one: '# pregunta hecha', other: '# preguntas hechas' }),
  remaining: (count) => plural(count, { one: 'Queda # pregunta gratis', other: 'Quedan # preguntas gratis' }),

  views: 'Chat y documento',
  chat: 'Chat',
  pdf: 'PDF',
  conversation: 'Conversación',
  you: 'Has preguntado',
  answer: (number) => `Respuesta ${number}`,

  ready: (name) => `He leído <mark>${name}</mark>.`,
  suggestions: 'Podrías preguntar',

  field: 'Tu pregunta',
  placeholder: 'Pregunta sobre este documento',
  send: 'Enviar',
  stop: 'Parar',
  aboutThis: ({ selected, page, file }) => `Sobre «${selected}» (${file === undefined ? '' : `${file}, `}página ${number(page)}): `,

  searching: 'Buscando en el documento',
  stopped: 'Parada. Esta pregunta no ha contado.',
  closest: 'Pasajes más cercanos',
  place: ({ page, file }) => `${file === undefined ? '' : `${file}, `}pág. ${number(page)}`,
  show: 'mostrar este pasaje en el PDF',
  quote: (quote) => `«${quote}»`,
  fromScan: 'Leído con reconocimiento de texto.',
  answeredBy: (label) => `Escrito por ${label}, con las citas comprobadas`,

  copy: 'Copiar',
  copyThis: 'Copiar esta respuesta',
  copied: 'Copiada',
  copyFailed: 'Tu navegador no ha dejado copiar el texto. Selecciónalo y cópialo a mano.',
  again: 'Preguntar otra vez',

  failedTitle: 'El chat ha fallado',
  failedText: 'No se ha podido enviar el mensaje. Inténtalo de nuevo.',
  questionIsSafe: 'Tu pregunta sigue en el campo.',
  notAnswered: (question) => `«${question}» se ha quedado sin respuesta.`,
  tryAgain: 'Volver a intentarlo',

  noPdf: 'El PDF ya no está en este navegador',
  noPdfText: 'Ábrelo otra vez para ver los pasajes en sus páginas. No se envía a ningún sitio.',
  dropAgain: 'Suelta aquí el PDF',
  pdfLocked: (name) => `${name} está protegido`,
  pdfLockedText: 'Su contraseña no se ha guardado. Escríbela otra vez para ver las páginas.',
};
