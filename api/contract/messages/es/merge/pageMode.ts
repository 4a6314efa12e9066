import type { pageMode as english } from '../../en/merge/pageMode.ts';
import { speak } from '../../locale/speak.ts';

const { number, plural } = speak('es');

export const pageMode: typeof english = {
  name: 'Páginas',
  noPages: 'Aún no hay páginas',
  noPagesText: 'Aparecen aquí en cuanto se leen tus archivos.',
  lastPageStays: 'Tiene que quedar una página. Para empezar de nuevo, quita los archivos de la lista.',

  toolbar: 'Páginas seleccionadas',
  selectAll: 'Seleccionar todas',
  selectNone: 'Quitar la selección',
  countPages: ({ pages, files }) =>
    `<mark>${plural(pages, { one: '# página', other: '# páginas' })}</mark> de ${plural(files, { one: '# archivo', other: '# archivos' })}`,
  countSelected: ({ selected, pages }) => `<mark>${number(selected)}</mark> de ${number(pages)} seleccionadas`,
  turnLeft: 'Girar a la izquierda',
  turnRight: 'Girar a la derecha',
  duplicate: 'Duplicar',
  delete: 'Eliminar',
  move: 'Mover',
  oneEarlier: 'Una antes',
  oneLater: 'Una después',
  moveTo: 'Mover a la posición',
  moveToPlaceholder: (count) => `1 a ${number(count)}`,

  grid: 'Páginas en orden',
  helpWithMouse:
    'Arrastra las páginas para moverlas. Con el teclado: flechas para recorrerlas, <mark>Espacio</mark> para seleccionar, <mark>Ctrl</mark> y flechas para mover, <mark>R</mark> para girar, <mark>D</mark> para duplicar, <mark>Supr</mark> para eliminar, <mark>Intro</mark> para ver de cerca.',
  helpWithFinger: 'Toca las páginas para seleccionarlas. Mantén pulsada una para arrastrarla.',
  shortPage: (page) => `p. ${number(page)}`,
  page: ({ place, file, page, degrees }) => `${number(place)}, ${file} p. ${number(page)}${degrees === 0 ? '' : `, girada ${degrees} grados`}`,

  pageOfFile: ({ page, file }) => `Página ${number(page)} de ${file}`,
  placeInResult: ({ place, count }) => `Página ${number(place)} de ${number(count)} en el archivo unido.`,
  pageBefore: 'Página anterior',
  pageBehind: 'Página siguiente',
};
