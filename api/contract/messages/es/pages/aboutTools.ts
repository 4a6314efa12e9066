import type { aboutTools as english } from '../../en/pages/aboutTools.ts';
import { answerUsableToday, describeDataProcessor, describeLimitsForOne, formatRetentionTime } from './facts.ts';

export const aboutTools: typeof english = {
  merge: (server) => [
    ...answerUsableToday(server, 'merge'),
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
      answer: 'Si se puede reparar, se repara, y el resultado lo indica. Si no, te decimos qué archivo es y puedes unir los demás sin él.',
    },
    {
      question: '¿Y si dos formularios tienen campos con el mismo nombre?',
      answer:
        'El primer archivo conserva sus nombres. Al campo repetido se le antepone el nombre de su archivo, de modo que cada uno se rellena por separado.',
    },
  ],
  convert: (server) => [
    ...answerUsableToday(server, 'convert'),
    { question: '¿Qué tamaño puede tener mi PDF?', answer: describeLimitsForOne(server) },
    {
      question: '¿Se guarda mi documento?',
      answer:
        'No. Se retiene mientras se convierte y se descarta justo después. No conservamos ni el PDF ni el archivo de Word; en tu navegador se quedan una hora.',
    },
    {
      question: '¿Qué pasa con los encabezados, los pies y los números de página?',
      answer: 'Pasan a ser los encabezados y pies propios de Word. Si lo prefieres, se quedan dentro del texto o se quitan.',
    },
    {
      question: '¿Puedo convertir solo algunas páginas?',
      answer: 'Sí. Indícalas en las opciones, por ejemplo de la segunda a la quinta y la última.',
    },
  ],
  chat: (server) => [
    ...answerUsableToday(server, 'chat'),
    { question: '¿Qué extensión puede tener mi documento?', answer: describeLimitsForOne(server) },
    {
      question: '¿Cuánto tiempo se conserva mi documento?',
      answer: `Su texto y la conversación, ${formatRetentionTime(server)} desde que lo abres. El PDF en sí se queda en tu navegador, no más tiempo. Con «Borrar ahora» puedes adelantarte.`,
    },
    {
      question: '¿Puede resumir el documento entero?',
      answer: 'Sí. Para un resumen, una lista o un recuento lee todas las páginas, no solo las que mejor encajan con la pregunta.',
    },
    {
      question: '¿Para qué sirve el número bajo una respuesta?',
      answer: 'Lleva el documento hasta esa página y marca allí la frase, para que la leas con lo que tiene alrededor.',
    },
  ],
  grammar: (server) => [
    ...answerUsableToday(server, 'grammar'),
    {
      question: '¿Qué idiomas revisa?',
      answer:
        'El inglés, tanto el estadounidense como el británico, y el español. El idioma se reconoce solo. Si es otro, se dice cuál y no se marca nada.',
    },
    {
      question: '¿Reescribe lo que he escrito?',
      answer: 'No. Cada hallazgo trae su motivo, y lo que es cuestión de estilo no pasa de sugerencia. Los aceptas o los descartas uno a uno.',
    },
    { question: '¿Quién lee mi texto?', answer: describeDataProcessor(server) },
    { question: '¿Qué extensión puede tener el documento?', answer: describeLimitsForOne(server) },
  ],
  'cover-letter': (server) => [
    ...answerUsableToday(server, 'cover-letter'),
    {
      question: '¿Qué tonos hay?',
      answer: 'Siete: profesional, formal, seguro, entusiasta, cercano, conciso y creativo. Puedes cambiar de tono después.',
    },
    {
      question: '¿Puedo enviar la carta y el currículum en un solo archivo?',
      answer: 'Sí. Descárgalos en un PDF, con la carta delante y un marcador para cada uno.',
    },
    {
      question: '¿Qué pasa con mi currículum?',
      answer: `Su texto se conserva ${formatRetentionTime(server)} para que puedas trabajar en la carta, y después se borra. Con «Borrar ahora» puedes adelantarte. El PDF en sí se queda en tu navegador, una hora.`,
    },
  ],
};
