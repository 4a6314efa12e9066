import type { ConvertMessages } from '../en/convert.ts';
import { speak } from '../locale/speak.ts';
import { kept } from './savedWork.ts';

const { number, plural } = speak('es');

const counts: ConvertMessages['counts'] = {
  pages: (count) => plural(count, { one: '# página', other: '# páginas' }),
  words: (count) => plural(count, { one: '# palabra', other: '# palabras' }),
  headings: (count) => plural(count, { one: '# título', other: '# títulos' }),
  lists: (count) => plural(count, { one: '# lista', other: '# listas' }),
  tables: (count) => plural(count, { one: '# tabla', other: '# tablas' }),
  images: (count) => plural(count, { one: '# imagen', other: '# imágenes' }),
  links: (count) => plural(count, { one: '# enlace', other: '# enlaces' }),
};

const kinds = {
  form: 'un formulario',
  drawing: 'sobre todo un dibujo',
  scattered: 'palabras dispersas, como en un cartel',
  turned: 'texto girado',
  hardToRead: 'un escaneo difícil de leer',
  formula: 'fórmulas que pasaron a ser imágenes',
  faint: 'texto demasiado tenue para leerse',
  digits: 'números que quizá se leyeron mal',
  columns: 'textos uno al lado de otro',
  rows: 'líneas como las filas de una tabla',
  torn: 'partes que quizá se separaron',
  lines: 'líneas o marcos que faltan',
};

export const convert: ConvertMessages = {
  locale: 'es',
  number,
  counts,

  screen: {
    title: 'PDF a Word',
    lead: 'Convierte un PDF en un documento de Word en el que puedes seguir escribiendo.',
    backToTools: 'Volver a las herramientas',

    drop: 'Suelta aquí tu PDF',
    dropOther: 'Suelta aquí otro PDF',
    limits: ({ size, pages }) =>
      [size && `hasta ${size}`, pages && `${size ? '' : 'hasta '}${number(pages)} páginas`].filter(Boolean).join(', ') || 'de cualquier tamaño',
    freePages: (pages) => plural(pages, { one: '# página gratis cada vez', other: '# páginas gratis cada vez' }),

    changeChoices: 'Opciones y archivo',
    convert: 'Convertir a Word',
    privacy: 'Tu PDF se convierte en este servidor y se descarta justo después. Allí no se guarda nada.',

    doneTitle: '¡PDF convertido!',
    doneText: 'Tu documento de Word está listo para descargar.',
    failedTitle: 'No se ha podido convertir',
    unusableTitle: 'Este archivo no se puede convertir',
    failedText: 'No se ha podido convertir el PDF a Word. Inténtalo de nuevo.',
    tryAgain: 'Volver a intentarlo',
    otherFile: 'Elegir otro archivo',
    asPictures: 'Dejar las páginas como imágenes',
    remedies: {
      no_text: 'Si sus páginas tienen dibujos o fotografías, se pueden dejar como imágenes.',
      too_complex: 'En Opciones puedes elegir menos páginas.',
    },
    partMissing: 'No se ha podido cargar esta parte de la página. Tu archivo y tus opciones siguen aquí; comprueba la conexión.',

    password: 'Contraseña',
    passwordFor: (name) => ` de ${name}`,
    passwordHint: 'Se usa para leer este archivo y nunca se guarda.',
    open: 'Abrir y convertir',
  },

  options: {
    title: 'Opciones',
    choices: {
      pages: {
        label: 'Páginas',
        hint: 'Por ejemplo 1-3, 5, 8-, even (pares), odd (impares) o r1 (la última). Vacío: todas.',
        placeholder: 'todas las páginas',
        summary: (range) => `Páginas ${range}`,
        usual: 'Todas las páginas',
      },
      headersFooters: {
        label: 'Encabezados, pies y números de página',
        values: { word: 'Como encabezados y pies de Word', body: 'En el texto, donde estaban', drop: 'Quitados' },
        summary: { body: 'Encabezados en el texto', drop: 'Sin encabezados' },
      },
      ocr: {
        label: 'Páginas escaneadas',
        values: { auto: 'Reconocer su texto', force: 'Reconocer el texto de todas las páginas', off: 'Dejarlas como imágenes' },
        hints: { force: 'Tarda más. Para archivos PDF cuyo texto sale sin sentido.' },
        summary: { force: 'Todas las páginas reconocidas', off: 'Sin reconocer texto' },
        usual: 'Los escaneos pasan a texto',
      },
      doubtfulPages: {
        label: 'Páginas que apenas pasan a ser texto',
        values: { text: 'Convertirlas, y decir cuáles son', look: 'Conservar su aspecto' },
        hints: { look: 'Por ejemplo dibujos, carteles, fórmulas y malos escaneos. El resultado dice cuáles.' },
        summary: { look: 'Las páginas difíciles conservan su aspecto' },
      },
    },
  },

  searchable: {
    title: 'PDF con texto buscable (OCR)',
    note: 'Para un escaneo que sigue siendo PDF',
    lead: 'Las páginas se ven igual. Sus palabras reconocidas van detrás de la imagen, para que puedas buscarlas, seleccionarlas y copiarlas.',
    make: 'Crear un PDF con texto buscable',
    working: 'Reconociendo el texto',
    made: ({ words, pages }) =>
      `Ya se pueden buscar ${counts.words(words)} en ${plural(pages, { one: '# página escaneada', other: '# páginas escaneadas' })}.`,
    nothing: 'Ninguna página de este PDF es un escaneo: sus palabras ya se pueden buscar.',
    download: (fileName) => `Descargar ${fileName}`,
    failedTitle: 'No se ha creado el PDF con texto buscable',
    failedText: 'No se ha podido reconocer el texto. Inténtalo de nuevo.',
  },

  work: {
    title: 'Convirtiendo a Word',
    uploading: (total) => `Subiendo ${total}`,
    uploadingPart: ({ sent, total }) => `Subiendo ${sent} de ${total}`,
    waitingForServer: 'Esperando al servidor',
    waitingForPlace: 'Esperando un sitio libre',
    readingFile: 'Abriendo el archivo',
    reading: ({ page, pages }) => `Leyendo la página ${number(page)} de ${number(pages)}`,
    recognising: ({ page, pages }) => `Reconociendo texto: página ${number(page)} de ${number(pages)}`,
    writing: 'Escribiendo el documento de Word',
    checking: 'Comprobando que Word lo abrirá',
    downloading: 'Recibiendo el documento de Word',
  },

  result: {
    waiting: 'Tu documento de Word',
    chooseFile: 'Aparecerá aquí. Elige un PDF para empezar.',
    ready: (name) => `${name} está listo para convertirse.`,
    doubtful: (name) => `Este navegador no pudo abrir ${name}; puede que esté dañado. A veces el servidor sí puede leerlo.`,
    afterFailure: 'Aparecerá aquí en cuanto se complete una conversión.',

    inside: 'Qué contiene',
    text: {
      structure: 'Los títulos, las listas y las tablas son los propios de Word: el panel de navegación y el índice funcionan.',
      plain: 'Los párrafos están enteros: cambia una frase y el resto se acomoda.',
      none: 'No hay en él palabras que se puedan cambiar.',
    },
    kept: {
      exact: (count) =>
        plural(count, {
          one: '# página conserva su aspecto, línea a línea: sus palabras se pueden cambiar, pero nada se acomoda.',
          other: '# páginas conservan su aspecto, línea a línea: sus palabras se pueden cambiar, pero nada se acomoda.',
        }),
      picture: (count) =>
        plural(count, {
          one: '# página conserva su aspecto como imagen: sus palabras no se pueden cambiar.',
          other: '# páginas conservan su aspecto como imágenes: sus palabras no se pueden cambiar.',
        }),
    },
    look: 'Conviene revisar',
    scanned: 'Leídas por reconocimiento de texto',
    scannedPage: ({ page, sure }) => `Página ${number(page)}: ${number(sure)} % de seguridad`,
    moreScanned: (count) => plural(count, { one: 'Mostrar # página más', other: 'Mostrar # páginas más' }),

    without: (count) =>
      plural(count, {
        one: 'Lo que elegiste para # página no está en este archivo. Convierte otra vez para tenerlo.',
        other: 'Lo que elegiste para # páginas no está en este archivo. Convierte otra vez para tenerlo.',
      }),
    fileName: 'Nombre del archivo',
    savedAs: (fileName) => `Se guarda como «${fileName}»: no todos los sistemas admiten el nombre que has escrito.`,
    download: (fileName) => `Descargar ${fileName}`,
    continueWith: 'Seguir con este archivo',
    continueHint: 'Las otras herramientas siguen con tu PDF, no con el documento de Word.',
    tools: {
      merge: { label: 'Unirlo con otros', description: 'Varios archivos se hacen uno.' },
      chat: { label: 'Hacerle preguntas', description: 'Cada respuesta con su lugar en el texto.' },
      grammar: { label: 'Revisar su gramática', description: 'Los errores, marcados y explicados.' },
      'cover-letter': { label: 'Escribir una carta a partir de él', description: 'Si el archivo es tu currículum.' },
    },
    another: 'Convertir otro PDF',
    notKept: 'Ni el PDF ni este documento se guardan en el servidor.',
  },

  pages: {
    title: 'Página a página',
    place: ({ page, place, pages: all }) =>
      page === place ? `Página ${number(page)} de ${number(all)}` : `Página ${number(page)} (${number(place)} de ${number(all)})`,
    previous: 'Página anterior',
    next: 'Página siguiente',
    pageField: 'Página',
    ofPages: ({ page, place, pages: all }) => (page === place ? `de ${number(all)}` : `(${number(place)} de ${number(all)})`),
    enlarge: 'Ampliar',
    side: 'Qué página se muestra',
    sides: { pdf: 'En el PDF', word: 'En Word' },
    shortSides: { pdf: 'PDF', word: 'Word' },
    zoomIn: 'Acercar',
    zoomOut: 'Alejar',
    fitWidth: 'Ajustar al ancho',
    zoom: (percent) => `${number(percent)} % del ancho`,
    picture: (page) => `Página ${number(page)} del PDF`,
    kept: ({ page, mode }) => (mode === 'exact' ? `Página ${number(page)}, con sus líneas donde estaban` : `Página ${number(page)} como imagen`),
    empty: 'Nada de esta página es texto.',

    choice: (page) => `En qué se convierte la página ${number(page)}`,
    modes: { flow: 'Texto', exact: 'En su sitio', picture: 'Imagen' },
    means: {
      flow: 'Texto en el que puedes seguir escribiendo. Se acomoda a medida que lo haces.',
      exact: 'Se ve como en el PDF. Puedes cambiar las palabras de cada línea; nada se mueve.',
      picture: 'Se ve como en el PDF. Sus palabras no se pueden cambiar.',
    },
    why: {
      form: 'Esta página es un formulario. Como texto, sus campos pierden su sitio.',
      drawing: 'Esta página es sobre todo un dibujo. Como texto, lo dibujado pasa a ser imágenes y las palabras de alrededor van una tras otra.',
      scattered: 'Las palabras de esta página están dispersas, como en un cartel. Como texto, van una tras otra.',
      turned: 'Parte del texto de esta página está girado. Como texto, queda derecho.',
      hardToRead: 'El texto de esta página fue difícil de reconocer. Una imagen muestra lo que había en ella.',
      formula: 'Las fórmulas de esta página son imágenes dentro del texto. Conservar su aspecto deja cada signo en su sitio.',
      digits: 'Algunos números de este escaneo quizá se leyeron mal. Están marcados en amarillo. Una imagen muestra lo que había en la página.',
      columns: 'En esta página había textos uno al lado de otro. Como texto, van uno tras otro.',
      rows: 'Algunas líneas de esta página parecen filas de una tabla y son líneas con tabuladores. Si lo son, puedes decirlo abajo.',
      torn: 'Quizá se separaron partes de esta página que van juntas. Conservar su aspecto deja cada una en su sitio.',
      lines: 'Faltan líneas o marcos de esta página. Conservar su aspecto los muestra.',
      faint: 'Parte del texto de esta página era demasiado tenue para el papel blanco y se oscureció. Conservar su aspecto lo muestra como era.',
    },
    correct: {
      title: 'Corregir lo que se leyó mal',
      hint: 'Elige una parte de la página, aquí o en la página de Word de arriba, y di qué es. El documento se vuelve a crear al momento.',
      which: 'Parte de la página',
      upTo: 'Junto con las siguientes, hasta',
      onlyThis: 'Solo esta',
      part: ({ kind, text }) => `${{ heading: 'Título', text: 'Texto', item: 'Elemento de lista', table: 'Tabla' }[kind]}: ${text}`,
      heading: 'Esto es un título',
      noHeading: 'Esto no es un título',
      table: 'Esto es una tabla',
      noTable: 'Esto no es una tabla',
      join: 'Unir estos párrafos',
      joinNext: 'Unir con el párrafo siguiente',
      beginsAt: 'Un párrafo nuevo empieza en',
      partHere: 'Separarlo aquí',
      undo: 'Deshacer la última corrección',
      nothing: 'No se puede corregir nada de esta página.',
    },
    take: { flow: 'Dejar como texto', exact: 'Dejar en su sitio', picture: 'Dejar como imagen' },
    changed: (count) =>
      plural(count, {
        one: 'Lo que elegiste para # página aún no está en el documento.',
        other: 'Lo que elegiste para # páginas aún no está en el documento.',
      }),
    convertAgain: 'Convertir otra vez',
    firstPages: (count) => `Aquí están las primeras ${number(count)} páginas. El documento las tiene todas.`,

    lookAt: 'Páginas que conviene mirar',
    pageIs: ({ page, why }) => `Página ${number(page)}: ${kinds[why]}`,
    show: 'Mostrar',
    showPage: (page) => `Mostrar la página ${number(page)}`,
    keepLook: (count) => plural(count, { one: 'Conservar el aspecto de esta página', other: 'Conservar el aspecto de estas # páginas' }),
  },

  announcements: {
    chosen: ({ name }) => `${name} elegido.`,
    chosenAnew: ({ name }) => `${name} elegido. El resultado anterior ya no está.`,
    removed: ({ name }) => `${name} quitado.`,
    cancelled: 'Conversión cancelada. Tu archivo y tus opciones siguen aquí.',
    converted: ({ pages, words }) => `Convertido: ${counts.pages(pages)}, ${counts.words(words)}.`,
    pagesChanged: ({ pages: count }) =>
      plural(count, {
        one: 'Lo que elegiste para # página aún no está en el documento. Convierte otra vez para tenerlo.',
        other: 'Lo que elegiste para # páginas aún no está en el documento. Convierte otra vez para tenerlo.',
      }),
    changed: 'Opciones cambiadas. Convierte otra vez para ver su efecto.',
  },

  shortcuts: { title: 'En PDF a Word', convert: 'Convertir el PDF elegido', enter: 'Intro' },
  kept,
};
