import type { addresses as english } from '../en/addresses.ts';

export const addresses: typeof english = {
  pages: {
    '/': {
      title: 'Sheaf - herramientas PDF gratis, sin cuenta',
      description:
        'Herramientas PDF gratuitas para estudiar, buscar trabajo o llevar la oficina. Sin cuenta, sin marca de agua, y tus archivos no se guardan.',
    },
    '/merge': {
      title: 'Unir PDF - Sheaf',
      description:
        'Ordena tus archivos PDF y descárgalos como uno solo, con marcadores, enlaces y formularios. Gratis, sin cuenta, y tus archivos no se guardan.',
    },
    '/convert': {
      title: 'PDF a Word - Sheaf',
      description: 'La herramienta de Sheaf para convertir un PDF en un documento de Word que puedes editar. Gratis y sin cuenta.',
    },
    '/chat': {
      title: 'Chat con tu PDF - Sheaf',
      description: 'La herramienta de Sheaf para hacer preguntas a un PDF y ver dónde está cada respuesta. Gratis y sin cuenta.',
    },
    '/grammar-check': {
      title: 'Revisión gramatical - Sheaf',
      description: 'La herramienta de Sheaf para revisar la gramática y la ortografía del texto de un PDF. Gratis y sin cuenta.',
    },
    '/cover-letter-generator': {
      title: 'Generador de cartas de presentación - Sheaf',
      description: 'La herramienta de Sheaf para escribir una carta de presentación a partir de tu CV. Gratis y sin cuenta.',
    },
    '/donate/practice': { title: 'Pago de prueba - Sheaf', description: 'Una página de prueba: no se mueve dinero.' },
    '/donate/thanks': { title: 'Gracias - Sheaf', description: 'Tu donación ha llegado.' },
    '/offline': { title: 'Sin conexión - Sheaf', description: 'Esta página no se había abierto antes y necesita la red.' },
  },
  landings: {
    '/merge-pdf': {
      label: 'Unir archivos PDF en línea',
      title: 'Unir archivos PDF en línea, gratis y sin cuenta - Sheaf',
      description: 'Combina archivos PDF en un solo documento, en el orden que elijas. Sin cuenta, sin marca de agua, y tus archivos no se guardan.',
    },
    '/pdf-to-word': {
      label: 'Sobre PDF a Word',
      title: 'PDF a Word, gratis y sin cuenta - Sheaf',
      description: 'Para qué sirve PDF a Word de Sheaf: párrafos, títulos y tablas en un documento de Word que puedes editar.',
    },
    '/chat-with-pdf': {
      label: 'Sobre el chat con tu PDF',
      title: 'Chatea con un PDF, gratis y sin cuenta - Sheaf',
      description: 'Para qué sirve el chat de Sheaf: preguntas sobre contratos, apuntes e informes, respondidas con el propio documento.',
    },
    '/grammar-check/resume': {
      label: 'Revisar un currículum',
      title: 'Revisión gramatical de un currículum - Sheaf',
      description: 'Lo que la revisión de Sheaf hace por un currículum: gramática, ortografía y estilo, con cada corrección explicada.',
    },
    '/grammar-check/business-proposal': {
      label: 'Revisar una propuesta comercial',
      title: 'Revisión gramatical de una propuesta comercial - Sheaf',
      description: 'Lo que la revisión de Sheaf hace por una propuesta comercial: gramática, ortografía y estilo, con cada corrección explicada.',
    },
    '/grammar-check/research-paper': {
      label: 'Revisar un artículo académico',
      title: 'Revisión gramatical de un artículo académico - Sheaf',
      description: 'Lo que la revisión de Sheaf hace por un artículo académico: gramática, ortografía y estilo, con cada corrección explicada.',
    },
    '/cover-letter': {
      label: 'Sobre las cartas de presentación',
      title: 'Cartas de presentación a partir de tu CV, gratis y sin cuenta - Sheaf',
      description: 'Para qué sirve el generador de cartas de Sheaf: una carta para un puesto concreto, con lo que dice tu CV.',
    },
    '/cover-letter/ai-cover-letter-generator': {
      label: 'Generador de cartas con IA',
      title: 'Generador de cartas de presentación con IA - Sheaf',
      description: 'Cómo funciona el generador de cartas con IA de Sheaf: tu CV, el puesto y siete tonos.',
    },
  },
  notFound: { title: 'Página no encontrada - Sheaf', description: 'No hay ninguna página en esta dirección.' },
};
