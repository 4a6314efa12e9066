import type { shortcuts as english } from '../../en/chat/shortcuts.ts';

export const shortcuts: typeof english = {
  title: 'En la conversación',
  enter: 'Intro',
  send: 'Enviar la pregunta',
  newLine: 'Empezar otra línea',
  stop: 'Parar la respuesta',
  toField: 'Ir a la pregunta',
};
