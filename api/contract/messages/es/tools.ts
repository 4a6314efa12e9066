import type { tools as english } from '../en/tools.ts';

export const tools: typeof english = {
  merge: {
    title: 'Unir PDF',
    shortTitle: 'Unir',
    choice: 'Unir PDF',
    description: 'Combina varios archivos',
    summary: 'Entran varios archivos y sale uno, con marcadores, enlaces y formularios.',
  },
  convert: {
    title: 'PDF a Word',
    shortTitle: 'PDF a Word',
    choice: 'Convertir a Word',
    description: 'Conviértelo en un documento editable',
    summary: 'Tu PDF como documento de Word que puedes editar.',
  },
  chat: {
    title: 'Chat con tu PDF',
    shortTitle: 'Chat',
    choice: 'Chatear con tu PDF',
    description: 'Haz preguntas a la IA',
    summary: 'Pregunta a un documento y lee la respuesta donde está escrita.',
  },
  grammar: {
    title: 'Revisión gramatical',
    shortTitle: 'Gramática',
    choice: 'Revisión gramatical',
    description: 'Corrección de textos con IA',
    summary: 'Los errores de un texto en inglés o en español, marcados y explicados.',
  },
  'cover-letter': {
    title: 'Generador de cartas de presentación',
    shortTitle: 'Carta',
    choice: 'Generador de cartas de presentación',
    description: 'Candidaturas con IA',
    summary: 'Una carta para un puesto concreto, escrita a partir de tu CV.',
  },
};
