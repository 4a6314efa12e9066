import type { home as english } from '../en/home.ts';
import { capitalize, speak } from '../locale/speak.ts';
import { describeCost } from './pages/prices.ts';

const { number, list } = speak('es');

export const home: typeof english = {
  hero: {
    title: 'Todo lo que haces con un PDF, <mark>bien hecho.</mark>',
    lead: 'Une tus PDF, pásalos a Word, hazles preguntas, revisa su gramática. Gratis para todos, sin cuenta, y ningún servidor guarda tus archivos.',
    does: {
      merge: 'une tus PDF',
      convert: 'pasa un PDF a Word',
      chat: 'hazle preguntas a un PDF',
      grammar: 'revisa la gramática de un PDF',
      'cover-letter': 'escribe una carta de presentación con tu currículum',
    },
    leadOf: (does, isCharging) =>
      `${capitalize(does.join(', '))}. ${isCharging ? 'Sin' : 'Gratis para todos, sin'} cuenta, y ningún servidor guarda tus archivos.`,
    leadCharged: 'Une tus PDF, pásalos a Word, hazles preguntas, revisa su gramática. Sin cuenta, y ningún servidor guarda tus archivos.',
    fix: 'Arregla mi PDF ahora',
    drop: 'Suelta aquí tus PDF',
    upTo: (size) => `hasta ${size} cada uno`,
    waiting: ['alquiler.pdf', 'tesis.pdf'],
  },
  samples: {
    merge: { files: ['carta.pdf', 'título.pdf', 'currículum.pdf'], counted: 'merged.pdf: <mark>sus 7 páginas</mark>, contadas' },
    convert: { style: 'Título 1', heading: 'Normas de la casa', line: 'Las bicicletas van al patio. <mark>Se admiten perros.</mark>' },
    chat: { question: '¿Puedo tener un perro?', passage: '<mark>Se podrá tener un perro una vez avisado el propietario.</mark>', page: 'pág. 4' },
    grammar: { before: 'Coordiné un equipo de seis y', wrong: 'recivi', right: 'recibí', after: 'un premio.', kind: 'Ortografía' },
    letter: { claim: 'En La Esquina <mark>reduje un tercio la merma</mark> de harina.', source: 'de tu currículum, línea dos' },
  },
  tools: {
    title: (count) =>
      `${['Ninguna herramienta', 'Una herramienta', 'Dos herramientas', 'Tres herramientas', 'Cuatro herramientas', 'Cinco herramientas'][count]}, una mesa`,
    sentence: 'Cada una se abre al momento y no pide más que el archivo.',
    unfinished: 'Las que aún están en construcción lo dicen.',
  },
  reasons: {
    label: 'Por qué Sheaf',
    reasons: [
      {
        title: 'Privado, y se nota',
        sentence:
          'Tus archivos van a este servidor y a nadie más, y allí no se guardan. En tu navegador, tu trabajo se queda una hora, para que no pierdas nada. Lo que necesita un chat o una carta también se borra en una hora, o en cuanto lo pidas. Ninguna página carga nada de otros sitios.',
      },
      {
        title: 'Comprobado, no supuesto',
        sentence:
          'El archivo unido se vuelve a abrir y <mark>se cuentan sus páginas</mark> antes de dártelo. Si un archivo está dañado o protegido, se te dice cuál es; nunca se queda fuera sin avisar.',
      },
      {
        title: 'Gratis de verdad',
        sentence: 'Sin registro, sin periodo de prueba, sin marca de agua. No hay cuenta que crear, así que no hay nada que perder ni que cancelar.',
      },
    ],
    charged: {
      title: 'Precios a la vista',
      sentence:
        'Sin registro y sin marca de agua. Lo que es gratis y lo que cuesta el resto se dice en la página de cada herramienta, antes de elegir un archivo.',
    },
  },
  uses: {
    title: 'Para días como estos',
    uses: [
      { name: 'Amara', occasion: 'semana de la tesis', use: 'Cuatro capítulos, bibliografía y un anexo, entregados en un solo archivo.' },
      { name: 'Jonas', occasion: 'buscando trabajo', use: 'Currículum, referencias y certificados, en el orden que pide el anuncio.' },
      { name: 'Priya', occasion: 'cierre de mes', use: 'Doce recibos para la gestoría en un solo adjunto.' },
    ],
  },
  questions: {
    title: 'Preguntas',
    free: {
      question: '¿De verdad es gratis?',
      answer: 'Sí. No hay cuenta, ni periodo de prueba, ni marca de agua.',
      charged: (server) =>
        [
          'No hay cuenta ni marca de agua, y todas las herramientas hacen algo gratis.',
          ...server.tools.map((tool) => describeCost(server, tool)),
        ].join(' '),
      donations: 'De vez en cuando se te pide una donación, y siempre puedes decir que no.',
    },
    kept: {
      question: '¿Qué pasa con mis archivos?',
      answer:
        'Se envían a este servidor, se trabaja con ellos y se te devuelven. Allí no se guarda ningún PDF. El texto de un chat, un currículum o una carta se queda el tiempo que dice su página, y con «Borrar ahora» puedes adelantarte. En tu navegador tu trabajo se queda una hora, salvo que empieces de nuevo.',
    },
    scans: {
      question: '¿Lee documentos escaneados (OCR)?',
      answer:
        'Las herramientas que trabajan con texto leen las páginas que son solo una imagen y te dicen cuáles son. Junto al resultado ves cómo de bien ha ido.',
    },
    searchable: {
      question: '¿Puedo buscar texto en un PDF escaneado?',
      answer:
        'Sí. Abre el escaneo en PDF a Word y elige «PDF con texto buscable (OCR)». Sigue siendo un PDF, y sus palabras se pueden buscar y copiar.',
    },
    limits: {
      question: '¿Qué tamaño pueden tener mis archivos?',
      unknown: 'Los límites los pone el servidor, y la herramienta los muestra junto a la zona donde sueltas los archivos.',
      none: 'Este servidor no pone límites.',
      upTo: (limits) => `Este servidor admite hasta ${list(limits)}.`,
      files: (count) => `${number(count)} archivos a la vez`,
      aFile: (size) => `${size} por archivo`,
      together: (size) => `${size} en total`,
      pages: (count) => `${number(count)} páginas`,
    },
    damaged: {
      question: '¿Y si un archivo está protegido o dañado?',
      answer: 'Se te dice cuál es antes de hacer nada. Un archivo protegido se abre con su contraseña; uno dañado nunca se queda fuera sin avisar.',
    },
    ready: {
      question: '¿Qué herramientas funcionan hoy?',
      none: 'Ninguna todavía. Las cinco están en construcción.',
      some: (ready, unfinished) =>
        `${list(ready)}. ${list(unfinished)} ${unfinished.length === 1 ? 'está en construcción, y su página lo dice' : 'están en construcción, y sus páginas lo dicen'}.`,
    },
  },
};
