import type { screen as english } from '../../en/chat/screen.ts';
import { speak } from '../../locale/speak.ts';

const { number } = speak('es');

export const screen: typeof english = {
  title: 'Chat con tu PDF',
  lead: 'Haz preguntas a uno o varios PDF y mira la frase en la que se apoya cada respuesta.',
  backToTools: 'Volver a las herramientas',

  drop: 'Suelta aquí tu PDF',
  limits: ({ size, pages }) =>
    [size && `hasta ${size}`, pages && `${size ? '' : 'hasta '}${number(pages)} páginas`].filter(Boolean).join(', ') || 'de cualquier tamaño',

  beforehand: 'Cómo responde',
  promises: [
    'Cada respuesta dice su página. Elige el número y el documento muestra la frase en amarillo.',
    'Si algo no está en el documento, te lo dice y te muestra los pasajes más cercanos.',
    'Para un resumen, una lista o un recuento lee todas las páginas.',
  ],

  staysHere: 'Las respuestas son citas de tu PDF; no interviene ningún servicio de IA.',
  staysWithModel: (label) => `Las respuestas las escribe ${label}, que funciona con este servidor. No se envía nada a ningún otro sitio.`,
  leavesServer: (label) => `Tus preguntas, y los pasajes que encajan con ellas, se envían a ${label}, que escribe las respuestas.`,
  keptFor: (time) => `Aquí se guarda el texto durante ${time}; el PDF, solo en este navegador.`,

  backTo: (name) => `Volver a ${name}`,
  stillThere: (name) => `Tu conversación sobre ${name} sigue ahí. Termina cuando abras otro PDF.`,

  restoring: 'Recuperando tu conversación',
  notRestored: 'No se ha podido recuperar tu conversación',

  partMissing: 'No se ha podido cargar esta parte de la página. No se ha perdido nada de lo escrito; comprueba la conexión.',
  tryAgain: 'Volver a intentarlo',
};
