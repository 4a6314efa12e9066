import type { options as english } from '../../en/merge/options.ts';

export const options: typeof english = {
  title: 'Opciones',
  arrangedByHand: 'Has ordenado las páginas a mano.',
  groups: { findingTheWay: 'Para orientarse', pagesAndContents: 'Páginas y contenido' },

  choices: {
    outline: {
      label: 'Marcadores',
      values: {
        'per-file-nested': 'Uno por archivo y los suyos',
        keep: 'Solo los de los archivos',
        'per-file': 'Uno por archivo, sin nada debajo',
        none: 'Ninguno',
      },
      summary: {
        keep: 'Solo los marcadores de los archivos',
        'per-file': 'Un marcador por archivo',
        none: 'Sin marcadores',
      },
      usual: 'Marcadores por archivo',
      step: 'marcadores cambiados',
    },
    pageLabels: {
      label: 'Números de página en los lectores de PDF',
      values: { keep: 'Los de cada archivo (i, 1 …)', renumber: 'Desde 1 hasta el final' },
      summary: { renumber: 'Numeradas desde 1' },
      step: 'números de página cambiados',
    },
    title: {
      label: 'Título del documento',
      placeholder: 'el del primer archivo',
      summary: (title) => `«${title}»`,
      step: 'título cambiado',
    },
    contentsPage: {
      label: 'Página de contenido',
      hint: 'Una primera página con la lista de archivos; cada línea lleva al suyo.',
      summary: 'Página de contenido',
      step: { on: 'página de contenido añadida', off: 'sin página de contenido' },
    },
    interleave: {
      label: 'Orden de las páginas',
      values: {
        none: 'Un archivo tras otro',
        alternate: 'Alternas: anversos y reversos',
        'alternate-reverse': 'Alternas, reversos al revés',
      },
      hints: {
        alternate: 'Una página de cada archivo por turno, para anversos y reversos escaneados.',
        'alternate-reverse': 'Para reversos escaneados desde la última hoja hasta la primera.',
      },
      summary: { alternate: 'Páginas alternas', 'alternate-reverse': 'Páginas alternas, reversos al revés' },
      usual: 'Un archivo tras otro',
      step: 'orden de las páginas cambiado',
    },
    forms: {
      label: 'Campos de formulario',
      values: { rename: 'Todos, renombrar si chocan', share: 'Mismo nombre, un solo campo', flatten: 'Convertirlos en dibujo' },
      summary: { share: 'Campos con el mismo nombre, uno solo', flatten: 'Campos como dibujo' },
      step: 'campos de formulario cambiados',
    },
    padEven: {
      label: 'Página en blanco si el número es impar',
      hint: 'Impreso a doble cara, cada archivo empieza en una hoja nueva.',
      summary: 'Páginas en blanco para imprimir a doble cara',
      step: { on: 'páginas en blanco añadidas', off: 'sin páginas en blanco' },
    },
    attachments: {
      label: 'Conservar los archivos adjuntos',
      summary: 'Sin archivos adjuntos',
      step: { on: 'archivos adjuntos conservados', off: 'sin archivos adjuntos' },
    },
  },
};
