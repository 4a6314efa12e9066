import type { descriptions as english } from '../en/descriptions.ts';

export const descriptions: typeof english = {
  '/': 'Herramientas PDF para estudiar, buscar trabajo o llevar la oficina. Sin cuenta, sin marca de agua, y ningún servidor guarda tus archivos.',
  '/merge':
    'Ordena tus archivos PDF y descárgalos como uno solo, con marcadores, enlaces y formularios. Sin cuenta, sin marca de agua, y ningún servidor guarda tus archivos.',
  '/convert':
    'Obtén de tu PDF un documento de Word con párrafos, títulos y tablas de verdad. Los escaneos se leen con OCR. Sin cuenta ni marca de agua.',
  '/chat': 'Pregunta a tu PDF y recibe la respuesta con la página y la frase marcada en la que se apoya. Los escaneos se leen con OCR. Sin cuenta.',
  '/grammar-check':
    'Encuentra marcados y explicados los errores del texto de tu PDF, y llévate el texto corregido en TXT, en Word o en un PDF con comentarios.',
  '/cover-letter-generator':
    'Obtén de tu CV una carta de una página para un puesto, cada afirmación junto a la línea en la que se apoya, en PDF, Word o texto. Sin cuenta.',
  '/donate/practice': 'Una página de prueba: no se mueve dinero.',
  '/donate/thanks': 'Tu donación ha llegado.',
  '/licences': 'Los paquetes, fuentes y listas de palabras que contiene Sheaf, con su licencia.',
  '/offline': 'Esta página no se había abierto antes y necesita la red.',
  '/merge-pdf':
    'Une tus PDF en un solo documento, en el orden que elijas, con marcadores, enlaces y formularios. Sin cuenta, sin marca de agua y sin guardar nada.',
  '/pdf-to-word':
    'Convierte un PDF en un Word con párrafos, títulos y tablas de verdad. Los PDF escaneados se leen con OCR. Compáralos antes de descargar.',
  '/chat-with-pdf':
    'Pregunta a un contrato, un artículo o un informe escaneado (OCR) y lee la respuesta junto a la frase en la que se apoya. Sin cuenta.',
  '/grammar-check/resume':
    'Encuentra los descuidos de tu currículum en inglés antes que la empresa: gramática, ortografía y tiempos, cada uno con su motivo.',
  '/grammar-check/business-proposal':
    'Descubre lo que varios autores y un plazo justo dejaron en tu propuesta en inglés. Cada corrección trae su motivo, y las cifras no se tocan.',
  '/grammar-check/research-paper':
    'Una última lectura para artículos, tesis y ayudas en inglés: gramática y ortografía con su motivo, sin tocar citas ni fórmulas.',
  '/cover-letter':
    'Escribe una carta de presentación a partir de tu CV para un puesto concreto. Cada afirmación remite a una línea tuya, y siempre cabe en una página.',
  '/cover-letter/ai-cover-letter-generator':
    'Un generador de cartas de presentación que pone la línea de tu CV junto a cada cosa que afirma de ti, en siete tonos y sin huecos por rellenar.',
  '/cover-letter/what-machines-read':
    'Mira tu CV como lo ve un programa de selección (ATS): los campos que rellena, el orden en que lee, lo que pierde y cómo arreglarlo.',
  notFound: 'No hay ninguna página en esta dirección.',
};
