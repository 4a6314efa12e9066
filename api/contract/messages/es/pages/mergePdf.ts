import type { LandingMessages, MergePicture } from '../../landingWords.ts';
import { answerUsableToday, describeLimitsTogether, dropLimitsTogether, writeClosingLine, writeNotice } from './facts.ts';
import { describeCost } from './prices.ts';

const steps = [
  {
    title: 'Elige tus PDF',
    text: 'Suéltalos en la página o búscalos en una carpeta. No importa que tengan distinto tamaño u orientación.',
  },
  {
    title: 'Ponlos en orden',
    text: 'Arrastra un archivo o muévelo con el teclado. Quédate solo con algunas páginas, gíralas o despliégalas todas y colócalas una a una.',
  },
  {
    title: 'Únelos y descarga',
    text: 'Obtienes un solo archivo y una lista de lo que contiene y en qué páginas. Puedes hojearlo y ponerle nombre antes de guardarlo.',
  },
];

export const mergePdf: LandingMessages<MergePicture> = {
  words: (server) => ({
    title: 'Entran muchos PDF y salen <mark>todas las páginas</mark>',
    lead: 'Ordena tus archivos y llévatelos en un solo documento, con sus marcadores, enlaces y formularios en perfecto uso.',
    drop: { label: 'Suelta los PDF que quieres unir', hint: dropLimitsTogether(server) },
    action: 'Unir PDF ahora',
    notice: writeNotice(server, 'merge'),
    reasons: [
      {
        title: 'No se pierde nada por el camino',
        text: 'Las páginas se copian, no se vuelven a imprimir. Los marcadores se agrupan por archivo, los enlaces llevan adonde llevaban, los formularios se pueden rellenar y los adjuntos se conservan.',
      },
      {
        title: 'Nada desaparece en silencio',
        text: 'El archivo nuevo se vuelve a abrir y se cuentan sus páginas, marcadores, enlaces y campos. Ves lo que contiene y también lo que no se pudo conservar.',
      },
      {
        title: 'Se olvida, o ni siquiera se envía',
        text: 'Tus archivos solo se retienen mientras se unen. Y si prefieres unirlos en tu propio dispositivo, no se sube nada.',
      },
    ],
    steps,
    audience: [
      { title: 'Estudiantes', text: 'El trabajo, el anexo y la declaración firmada en el único archivo que pide la secretaría.' },
      { title: 'Quien busca empleo', text: 'Carta, currículum y títulos en el orden en que quieres que se lean, sin olvidar nada en otro correo.' },
      { title: 'Oficinas', text: 'Contratos, escaneos y facturas en un solo expediente, donde cada archivo conserva su marcador.' },
    ],
    questions: [
      ...answerUsableToday(server, 'merge'),
      { question: '¿Cuántos archivos puedo unir y de qué tamaño?', answer: describeLimitsTogether(server) },
      {
        question: '¿Se pierde calidad al unir?',
        answer: 'No. El texto sigue siendo texto y las imágenes conservan cada píxel. El resultado ocupa más o menos lo mismo que los originales.',
      },
      {
        question: '¿Puedo quedarme solo con algunas páginas?',
        answer: 'Sí. Escribe junto al archivo las páginas que quieres, o despliégalas todas como imágenes y quita, gira o mueve las que quieras.',
      },
      {
        question: '¿Siguen funcionando los marcadores y los enlaces?',
        answer:
          'Sí. Los marcadores se agrupan por archivo y un enlace lleva a la página a la que llevaba. El resultado dice cuántos se han encontrado.',
      },
      {
        question: '¿Qué pasa con una firma digital?',
        answer:
          'La firma responde por un archivo exacto, así que no sobrevive a la unión. Te señalamos los archivos firmados para que guardes también el original.',
      },
      { question: '¿Tengo que instalar algo?', answer: 'No. Funciona en el navegador en el que lees esto, tanto en el móvil como en el ordenador.' },
      { question: '¿Cuánto cuesta?', answer: describeCost(server, 'merge') },
    ],
    closingLine: writeClosingLine(server, 'merge'),
  }),
  picture: {
    files: ['tesis.pdf', 'anexo.pdf', 'acta.pdf'],
    bookmarks: ['Tesis', 'Anexo', 'Acta'],
    result: 'merged.pdf',
    counted: '<mark>páginas contadas</mark>',
  },
};
