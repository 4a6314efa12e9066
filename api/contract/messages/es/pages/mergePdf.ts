import type { LandingMessages, MergePicture } from '../../landingWords.ts';
import { closingLine, limitsTogether, notice } from './facts.ts';
import { cost } from './prices.ts';

export const mergePdf: LandingMessages<MergePicture> = {
  words: (server) => ({
    title: 'Entran muchos PDF y salen <mark>todas las páginas</mark>',
    lead: 'Ordena tus archivos y llévatelos en un solo documento, con sus marcadores, enlaces y formularios en perfecto uso.',
    action: 'Unir PDF ahora',
    notice: notice(server, 'merge'),
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
    steps: [
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
    ],
    audience: [
      { title: 'Estudiantes', text: 'El trabajo, el anexo y la declaración firmada en el único archivo que pide la secretaría.' },
      { title: 'Quien busca empleo', text: 'Carta, currículum y títulos en el orden en que quieres que se lean, sin olvidar nada en otro correo.' },
      { title: 'Oficinas', text: 'Contratos, escaneos y facturas en un solo expediente, donde cada archivo conserva su marcador.' },
    ],
    questions: [
      { question: '¿Cuántos archivos puedo unir y de qué tamaño?', answer: limitsTogether(server) },
      {
        question: '¿Qué pasa con mis archivos?',
        answer:
          'Viajan por tu conexión hasta este sitio, se unen y se descartan en cuanto terminamos. No se guarda nada, y sus nombres no quedan en ningún registro. Si los unes en tu dispositivo, ni siquiera viajan.',
      },
      {
        question: '¿Puedo unir un PDF protegido con contraseña?',
        answer: 'Sí, si conoces la contraseña. Te la pedimos en el archivo que la necesita y no se guarda nunca.',
      },
      {
        question: '¿Y si uno de los archivos está dañado?',
        answer:
          'Si se puede reparar, se repara, y el resultado lo indica. Si no, te decimos qué archivo es y no se une nada sin él. Tu lista queda como estaba.',
      },
      {
        question: '¿Se pierde calidad al unir?',
        answer: 'No. El texto sigue siendo texto y las imágenes conservan cada píxel. El resultado ocupa más o menos lo mismo que los originales.',
      },
      {
        question: '¿Qué pasa con una firma digital?',
        answer:
          'La firma responde por un archivo exacto, así que no sobrevive a la unión. Te señalamos los archivos firmados para que guardes también el original.',
      },
      {
        question: '¿Y si dos formularios tienen campos con el mismo nombre?',
        answer:
          'El primer archivo conserva sus nombres. Al campo repetido se le antepone el nombre de su archivo, de modo que cada uno se rellena por separado.',
      },
      { question: '¿Cuánto cuesta?', answer: cost(server, 'merge') },
    ],
    closingLine: closingLine(server, 'merge'),
  }),
  picture: {
    files: ['tesis.pdf', 'anexo.pdf', 'acta.pdf'],
    bookmarks: ['Tesis', 'Anexo', 'Acta'],
    result: 'merged.pdf',
    counted: '<mark>páginas contadas</mark>',
  },
};
