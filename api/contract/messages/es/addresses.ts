import type { addresses as english } from '../en/addresses.ts';

export const addresses: typeof english = {
  pages: {
    '/': {
      title: 'Sheaf - herramientas PDF gratis, sin cuenta',
      description:
        'Herramientas PDF para estudiar, buscar trabajo o llevar la oficina. Sin cuenta, sin marca de agua, y ningún servidor guarda tus archivos.',
    },
    '/merge': {
      title: 'Unir PDF - Sheaf',
      description:
        'Ordena tus archivos PDF y descárgalos como uno solo, con marcadores, enlaces y formularios. Sin cuenta, sin marca de agua, y ningún servidor guarda tus archivos.',
    },
    '/convert': {
      title: 'PDF a Word - Sheaf',
      description:
        'Obtén de tu PDF un documento de Word con párrafos, títulos y tablas de verdad. Los escaneos se leen con OCR. Sin cuenta ni marca de agua.',
    },
    '/chat': {
      title: 'Chat con tu PDF - Sheaf',
      description:
        'Pregunta a tu PDF y recibe la respuesta con la página y la frase marcada en la que se apoya. Los escaneos se leen con OCR. Sin cuenta.',
    },
    '/grammar-check': {
      title: 'Revisión gramatical - Sheaf',
      description:
        'Encuentra marcados y explicados los errores del texto de tu PDF, y llévate el texto corregido en TXT, en Word o en un PDF con comentarios.',
    },
    '/cover-letter-generator': {
      title: 'Generador de cartas de presentación - Sheaf',
      description:
        'Obtén de tu CV una carta de una página para un puesto, cada afirmación junto a la línea en la que se apoya, en PDF, Word o texto. Sin cuenta.',
    },
    '/donate/practice': { title: 'Pago de prueba - Sheaf', description: 'Una página de prueba: no se mueve dinero.' },
    '/donate/thanks': { title: 'Gracias - Sheaf', description: 'Tu donación ha llegado.' },
    '/licences': { title: 'Licencias - Sheaf', description: 'Los paquetes, fuentes y listas de palabras que contiene Sheaf, con su licencia.' },
    '/offline': { title: 'Sin conexión - Sheaf', description: 'Esta página no se había abierto antes y necesita la red.' },
  },
  landings: {
    '/merge-pdf': {
      label: 'Unir archivos PDF en línea',
      title: 'Unir archivos PDF en línea, sin cuenta - Sheaf',
      description:
        'Une tus PDF en un solo documento, en el orden que elijas, con marcadores, enlaces y formularios. Sin cuenta, sin marca de agua y sin guardar nada.',
    },
    '/pdf-to-word': {
      label: 'Sobre PDF a Word',
      title: 'De PDF a Word, listo para escribir - Sheaf',
      description:
        'Convierte un PDF en un Word con párrafos, títulos y tablas de verdad. Los PDF escaneados se leen con OCR. Compáralos antes de descargar.',
    },
    '/chat-with-pdf': {
      label: 'Sobre el chat con tu PDF',
      title: 'Chatea con un PDF y mira la fuente - Sheaf',
      description:
        'Pregunta a un contrato, un artículo o un informe escaneado (OCR) y lee la respuesta junto a la frase en la que se apoya. Sin cuenta.',
    },
    '/grammar-check/resume': {
      label: 'Revisar un currículum',
      title: 'Revisa tu currículum en inglés - Sheaf',
      description:
        'Encuentra los descuidos de tu currículum en inglés antes que la empresa: gramática, ortografía y tiempos, cada uno con su motivo.',
    },
    '/grammar-check/business-proposal': {
      label: 'Revisar una propuesta comercial',
      title: 'Revisa una propuesta comercial en inglés - Sheaf',
      description:
        'Descubre lo que varios autores y un plazo justo dejaron en tu propuesta en inglés. Cada corrección trae su motivo, y las cifras no se tocan.',
    },
    '/grammar-check/research-paper': {
      label: 'Revisar un artículo académico',
      title: 'Revisa un artículo académico en inglés - Sheaf',
      description: 'Una última lectura para artículos, tesis y ayudas en inglés: gramática y ortografía con su motivo, sin tocar citas ni fórmulas.',
    },
    '/cover-letter': {
      label: 'Sobre las cartas de presentación',
      title: 'Cartas de presentación desde tu CV - Sheaf',
      description:
        'Escribe una carta de presentación a partir de tu CV para un puesto concreto. Cada afirmación remite a una línea tuya, y siempre cabe en una página.',
    },
    '/cover-letter/ai-cover-letter-generator': {
      label: 'Generador de cartas con IA',
      title: 'Generador de cartas con IA y con pruebas - Sheaf',
      description:
        'Un generador de cartas de presentación que pone la línea de tu CV junto a cada cosa que afirma de ti, en siete tonos y sin huecos por rellenar.',
    },
    '/cover-letter/what-machines-read': {
      label: 'Lo que leen las máquinas en tu CV',
      title: 'Lo que leen las máquinas en tu CV - Sheaf',
      description:
        'Mira tu CV como lo ve un programa de selección (ATS): los campos que rellena, el orden en que lee, lo que pierde y cómo arreglarlo.',
    },
  },
  notFound: { title: 'Página no encontrada - Sheaf', description: 'No hay ninguna página en esta dirección.' },
};
