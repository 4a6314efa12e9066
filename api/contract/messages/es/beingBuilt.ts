import type { BeingBuiltMessages } from '../beingBuilt.ts';
import { tools } from './tools.ts';

export const beingBuilt: BeingBuiltMessages = {
  title: 'Esta herramienta está en construcción',
  whatItWillDo: 'Ver lo que podrá hacer',
  mergeInstead: 'Unir PDF mientras tanto',
  backToTools: 'Volver a las herramientas',
  tools: {
    convert: {
      title: tools.convert.title,
      lead: 'Convierte un PDF en un documento de Word que de verdad se pueda editar.',
      promise:
        'Tomará un PDF y te dará un archivo de Word con párrafos, títulos, listas y tablas de verdad, y te mostrará los dos, uno al lado del otro, antes de descargarlo.',
    },
    chat: {
      title: tools.chat.title,
      lead: 'Haz preguntas a un documento y mira el pasaje en el que se apoya cada respuesta.',
      promise: 'Abrirá un PDF junto a una conversación, responderá a partir de ese documento y marcará la frase de la que sale cada respuesta.',
    },
    grammar: {
      title: tools.grammar.title,
      lead: 'Encuentra los errores de un texto en inglés o en español en PDF, cada uno con su motivo.',
      promise:
        'Sacará el texto de un PDF, marcará la gramática, la ortografía y el estilo, explicará cada hallazgo y te dejará aceptarlo o descartarlo.',
    },
    'cover-letter': {
      title: tools['cover-letter'].title,
      lead: 'Escribe una carta de presentación a partir de tu propio currículum, en uno de siete tonos.',
      promise:
        'Leerá tu currículum y la oferta, escribirá con ellos una carta de una página y te mostrará en qué línea de tu currículum se apoya cada afirmación.',
    },
  },
};
