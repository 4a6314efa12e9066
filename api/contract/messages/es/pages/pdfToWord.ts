import type { ServerConfig } from '../../../config.ts';
import type { ConvertPicture, LandingMessages, LandingQuestion } from '../../landingWords.ts';
import { answerUsableToday, describeScans, dropLimitsOfOne, writeClosingLine, writeNotice } from './facts.ts';
import { describeCost } from './prices.ts';

export const pdfToWord: LandingMessages<ConvertPicture> = {
  words: (server) => ({
    title: 'De PDF a Word, en un documento donde <mark>seguir escribiendo</mark>',
    lead: 'Párrafos que fluyen, títulos que son títulos y tablas con celdas de verdad: un archivo de Word para trabajar, no una foto de él.',
    drop: { label: 'Suelta el PDF que quieres convertir', hint: dropLimitsOfOne(server) },
    action: 'Convertir un PDF a Word',
    notice: writeNotice(server, 'convert'),
    reasons: [
      {
        title: 'Párrafos, no pedazos',
        text: 'Un párrafo llega como un párrafo. Cambias una frase y el resto se acomoda, sin un cuadro de texto en cada línea.',
      },
      {
        title: 'Las estructuras propias de Word',
        text: 'Los títulos son títulos de Word, las listas son listas y las tablas tienen celdas. El panel de navegación y el índice funcionan sin más.',
      },
      {
        title: 'Contado antes de descargar',
        text: 'Ves cuántos títulos, listas, tablas, imágenes y enlaces hay en el archivo de Word, y qué páginas conviene revisar.',
      },
    ],
    steps: [
      { title: 'Elige un PDF', text: 'El informe, el formulario o el contrato que tienes que editar y que solo tienes en PDF.' },
      { title: 'Convierte', text: 'Indica las páginas que necesitas, o todas. Verás en cada momento qué página se está leyendo.' },
      { title: 'Descarga', text: 'El documento de Word lleva el nombre de tu PDF y ya puedes escribir en él.' },
    ],
    audience: [
      { title: 'Contratos y ofertas', text: 'La otra parte te envió un PDF. Cambia una cláusula sin volver a teclear lo demás.' },
      { title: 'Estudios', text: 'Convierte unos apuntes en tus apuntes: recorta, comenta y reordena con los títulos intactos.' },
      { title: 'Traducción', text: 'Texto en párrafos enteros, para que quepa también un idioma de palabras más largas.' },
    ],
    questions: [
      ...answerUsableToday(server, 'convert'),
      { question: '¿Puede pasar a Word un PDF escaneado (OCR)?', answer: describeScans(server) },
      ...answerSearchable(server),
      {
        question: '¿Con qué programas se abre el resultado?',
        answer: 'Es un archivo .docx. Microsoft Word, LibreOffice, Google Docs y Apple Pages abren ese formato.',
      },
      {
        question: '¿Se conserva el diseño?',
        answer:
          'Se conservan las fuentes, los tamaños, las columnas, las tablas y las imágenes hasta donde Word los tiene. Está hecho para editarse: las líneas y las páginas pueden cortarse en otro sitio.',
      },
      {
        question: '¿Las tablas siguen siendo tablas?',
        answer: 'Sí. Llegan con filas, columnas y celdas combinadas, para que puedas ordenarlas, añadir una fila o cambiar un ancho.',
      },
      {
        question: '¿Y si Word no puede seguir una página?',
        answer:
          'Un dibujo, un cartel o un mal escaneo se señala junto al resultado. Tú decides si pasa a texto, conserva su aspecto o se queda como imagen.',
      },
      { question: '¿Cuánto cuesta?', answer: describeCost(server, 'convert') },
    ],
    closingLine: writeClosingLine(server, 'convert'),
  }),
  picture: {
    from: 'alquiler.pdf',
    to: 'alquiler.docx',
    heading: 'Normas de la casa',
    paragraph: 'Las bicicletas van al patio.',
    typed: '<mark>Se admiten perros.</mark>',
    style: 'Título 1',
  },
};

/** Answers those who look for text recognition and want no Word file, where the server has it. */
function answerSearchable({ ocr }: ServerConfig): LandingQuestion[] {
  if (!ocr.available) return [];
  const answer =
    'También se puede. Con el escaneo ya elegido, abre «PDF con texto buscable (OCR)» debajo de las opciones. Las páginas conservan su aspecto y lo reconocido se puede encontrar, seleccionar y copiar en cualquier lector.';
  return [{ question: '¿Y si en vez de Word quiero un PDF con texto buscable?', answer }];
}
