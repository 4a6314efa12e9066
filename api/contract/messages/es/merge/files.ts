import type { files as english } from '../../en/merge/files.ts';
import { speak } from '../../locale/speak.ts';

const { listFew, plural } = speak('es');

export const files: typeof english = {
  title: 'Tus archivos',
  titleInOrder: 'Tus archivos, en orden',
  titleOfPages: 'Tus páginas, en orden',
  arrangeBy: 'Ordenar por',
  byFiles: 'Archivos',
  byPages: 'Páginas',

  undo: 'Deshacer',
  redo: 'Rehacer',
  undoStep: (step) => `Deshacer: ${step}`,
  redoStep: (step) => `Rehacer: ${step}`,
  sortAndMore: 'Ordenar y más',
  sortByName: 'Ordenar por nombre',
  sortByNameHint: '«página 2» antes que «página 10»',
  reverseOrder: 'Invertir el orden',
  removeAll: 'Quitar todos los archivos',

  arrangedByPages: (pages) => `Ordenado página a página: ${pages} en el resultado.`,
  arrangeByFilesAgain: 'Volver a ordenar por archivos',
  pagesComing: 'Las páginas están en camino.',
  noBlankPages: 'Ordenado página a página: no se añaden páginas en blanco.',
  blankPagesNotShown:
    'Aquí no se ven las páginas en blanco que siguen a los archivos con un número impar de páginas. Si ordenas las páginas a mano, no se añade ninguna.',

  moveUp: (name) => `Subir ${name}`,
  moveDown: (name) => `Bajar ${name}`,
  remove: (name) => `Quitar ${name}`,
  drag: (name) => `Arrastrar ${name} a otro lugar`,
  sortable: 'se puede mover',
  dragHelp: 'Para mover este archivo, pulsa Espacio. Las flechas arriba y abajo lo mueven, Espacio lo suelta y Escape lo devuelve a su sitio.',
  taken: ({ name, place, count }) => `${name} tomado, ${place} de ${count}`,
  nowAt: ({ name, place, count }) => `${name}, ahora ${place} de ${count}`,
  putDown: ({ name, place, count }) => `${name} se queda donde estaba, ${place} de ${count}`,
  putBack: ({ name, place, count }) => `${name} vuelve a su sitio, ${place} de ${count}`,

  unreadable: (names) => `${listFew(names, (count) => `${count} más`)} no ${names.length === 1 ? 'se puede' : 'se pueden'} unir.`,
  leftOut: (names) =>
    `No se ${names.length === 1 ? 'incluye, porque no se puede' : 'incluyen, porque no se pueden'} leer: ${listFew(names, (count) => `${count} más`)}.`,
  removeUnreadable: (count) => plural(count, { one: 'Quitar # archivo que no se puede leer', other: 'Quitar # archivos que no se pueden leer' }),

  encrypted: 'Cifrado',
  damaged: 'Dañado, se reparará',
  signed: 'Firmado: al unir se pierde la firma',
  hasForm: 'Tiene un formulario',

  allPages: 'Todas las páginas',
  pagesTyped: (range) => `Páginas ${range}`,
  pagesTurned: ({ pages, degrees }) => `${pages}, ${degrees}°`,
  ofFile: (name) => ` de ${name}`,

  pagesToTake: 'Páginas que se toman',
  pagesToTakeOf: (name) => ` de ${name}`,
  pagesPlaceholder: 'todas las páginas',
  pagesSyntax: 'Por ejemplo 1-3, 5, 8-, -2, even (pares), odd (impares) o r1 para la última página.',
  pagesTaken: ({ taken, all }) => `Toma ${taken} de ${all}.`,
  notTurned: 'Sin girar',
  turned: (degrees) => `Girado ${degrees}°`,
  rotate: 'Girar',
  rotateFile: (name) => ` ${name} 90 grados`,

  password: 'Contraseña',
  passwordFor: (name) => ` de ${name}`,
  passwordOpens: 'Esta contraseña abre el archivo.',
  passwordHint: 'Se usa para leer este archivo y nunca se guarda.',
};
