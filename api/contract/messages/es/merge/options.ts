import type { options as english } from '../../en/merge/options.ts';

export const options: typeof english = {
  title: 'Opciones',
  asUsual: 'las habituales',

  findingTheWay: 'Para orientarse',
  bookmarks: 'Marcadores',
  outline: {
    'per-file-nested': 'Uno por archivo y los suyos',
    keep: 'Solo los de los archivos',
    'per-file': 'Uno por archivo, sin nada debajo',
    none: 'Ninguno',
  },
  pageNumbers: 'Números de página en los lectores de PDF',
  pageLabels: { keep: 'Los de cada archivo (i, 1 …)', renumber: 'Desde 1 hasta el final' },
  documentTitle: 'Título del documento',
  titlePlaceholder: 'el del primer archivo',
  contentsPage: 'Página de contenido',
  contentsPageHint: 'Una primera página con la lista de archivos; cada línea lleva al suyo.',

  pagesAndContents: 'Páginas y contenido',
  orderOfPages: 'Orden de las páginas',
  interleave: {
    none: 'Un archivo tras otro',
    alternate: 'Alternas: anversos y reversos',
    'alternate-reverse': 'Alternas, reversos al revés',
  },
  alternateHint: 'Una página de cada archivo por turno, para anversos y reversos escaneados.',
  alternateReverseHint: 'Para reversos escaneados desde la última hoja hasta la primera.',
  arrangedByHand: 'Has ordenado las páginas a mano.',
  formFields: 'Campos de formulario',
  forms: { rename: 'Todos, renombrar si chocan', share: 'Mismo nombre, un solo campo', flatten: 'Convertirlos en dibujo' },
  padEven: 'Página en blanco si el número es impar',
  padEvenHint: 'Impreso a doble cara, cada archivo empieza en una hoja nueva.',
  attachments: 'Conservar los archivos adjuntos',

  summary: {
    title: (title) => `«${title}»`,
    outline: {
      'per-file-nested': 'Marcadores por archivo',
      keep: 'Solo los marcadores de los archivos',
      'per-file': 'Un marcador por archivo',
      none: 'Sin marcadores',
    },
    contentsPage: 'Página de contenido',
    pageLabels: { keep: 'Números conservados', renumber: 'Numeradas desde 1' },
    interleave: { none: 'Uno tras otro', alternate: 'Páginas alternas', 'alternate-reverse': 'Páginas alternas, reversos al revés' },
    padEven: 'Páginas en blanco para imprimir a doble cara',
    forms: { rename: 'Campos con otro nombre', share: 'Campos con el mismo nombre, uno solo', flatten: 'Campos como dibujo' },
    noAttachments: 'Sin archivos adjuntos',
  },
};
