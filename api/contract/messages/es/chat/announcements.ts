import type { announcements as english } from '../../en/chat/announcements.ts';
import { speak } from '../../locale/speak.ts';

const { number, plural } = speak('es');

export const announcements: typeof english = {
  uploadCancelled: 'Subida cancelada.',
  ready: ({ name, pages }) => `Se ha leído ${name}, ${plural(pages, { one: '# página', other: '# páginas' })}. Ya puedes preguntar.`,
  restored: ({ name }) => `Tu conversación sobre ${name} ha vuelto.`,
  asking: 'Buscando en el documento.',
  answered: ({ text, passages }) =>
    `Respuesta: ${text}${passages > 0 ? ` Se apoya en ${plural(passages, { one: '# pasaje', other: '# pasajes' })}.` : ''}`,
  stopped: 'Parada.',
  copied: 'Respuesta copiada.',
  showing: ({ page, file }) => `${file ?? 'El PDF'} muestra la página ${number(page)}.`,
  quoted: 'Las palabras elegidas están en el campo de la pregunta.',
};
