import type { addresses as english } from '../en/addresses.ts';

export const addresses: typeof english = {
  pages: {
    '/': {
      title: 'Sheaf - herramientas PDF gratis, sin cuenta',
    },
    '/merge': {
      title: 'Unir PDF - Sheaf',
    },
    '/convert': {
      title: 'PDF a Word - Sheaf',
    },
    '/chat': {
      title: 'Chat con tu PDF - Sheaf',
    },
    '/grammar-check': {
      title: 'Revisión gramatical - Sheaf',
    },
    '/cover-letter-generator': {
      title: 'Generador de cartas de presentación - Sheaf',
    },
    '/donate/practice': { title: 'Pago de prueba - Sheaf' },
    '/donate/thanks': { title: 'Gracias - Sheaf' },
    '/licences': { title: 'Licencias - Sheaf' },
    '/offline': { title: 'Sin conexión - Sheaf' },
  },
  landings: {
    '/merge-pdf': {
      label: 'Unir archivos PDF en línea',
      title: 'Unir archivos PDF en línea, sin cuenta - Sheaf',
    },
    '/pdf-to-word': {
      label: 'Sobre PDF a Word',
      title: 'De PDF a Word, listo para escribir - Sheaf',
    },
    '/chat-with-pdf': {
      label: 'Sobre el chat con tu PDF',
      title: 'Chatea con un PDF y mira la fuente - Sheaf',
    },
    '/grammar-check/resume': {
      label: 'Revisar un currículum',
      title: 'Revisa tu currículum en inglés - Sheaf',
    },
    '/grammar-check/business-proposal': {
      label: 'Revisar una propuesta comercial',
      title: 'Revisa una propuesta comercial en inglés - Sheaf',
    },
    '/grammar-check/research-paper': {
      label: 'Revisar un artículo académico',
      title: 'Revisa un artículo académico en inglés - Sheaf',
    },
    '/cover-letter': {
      label: 'Sobre las cartas de presentación',
      title: 'Cartas de presentación desde tu CV - Sheaf',
    },
    '/cover-letter/ai-cover-letter-generator': {
      label: 'Generador de cartas con IA',
      title: 'Generador de cartas con IA y con pruebas - Sheaf',
    },
    '/cover-letter/what-machines-read': {
      label: 'Lo que leen las máquinas en tu CV',
      title: 'Lo que leen las máquinas en tu CV - Sheaf',
    },
  },
  notFound: { title: 'Página no encontrada - Sheaf' },
};
