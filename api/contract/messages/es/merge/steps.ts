import { describeChoiceStep } from '../../../choiceMessages.ts';
import type { announcements as englishAnnouncements, progress as englishProgress, steps as englishSteps } from '../../en/merge/steps.ts';
import { speak } from '../../locale/speak.ts';
import { options } from './options.ts';

const { number, plural } = speak('es');
const namePage = ({ page, file }: { page: number; file: string }) => `Página ${number(page)} de ${file}`;

export const steps: typeof englishSteps = {
  fileAdded: ({ name }) => `${name} añadido`,
  filesAdded: ({ count }) => plural(count, { one: '# archivo añadido', other: '# archivos añadidos' }),
  fileRemoved: ({ name }) => `${name} quitado`,
  unreadableRemoved: ({ count }) => plural(count, { one: '# archivo ilegible quitado', other: '# archivos ilegibles quitados' }),
  allFilesRemoved: 'todos los archivos quitados',
  newMergeBegun: ({ name }) => `nueva unión con ${name}`,
  fileMoved: ({ name }) => `${name} movido`,
  sortedByName: 'ordenado por nombre',
  orderReversed: 'orden invertido',
  pagesTyped: ({ name }) => `páginas de ${name}`,
  fileTurned: ({ name }) => `${name} girado`,
  arrangedByFiles: 'Ordenado de nuevo por archivos',

  optionChanged: ({ option, isOn }) => describeChoiceStep(options.choices, option, isOn),

  pageMoved: ({ page, file, place, count }) => `${namePage({ page, file })}, ahora ${number(place)} de ${number(count)}`,
  pagesMoved: ({ moved, from, to, count }) => {
    const pages = plural(moved, { one: '# página movida', other: '# páginas movidas' });
    return `${pages}, ahora de la ${number(from)} a la ${number(to)}, de ${number(count)}`;
  },
  pageTurnedLeft: (page) => `${namePage(page)} girada a la izquierda`,
  pagesTurnedLeft: ({ count }) => plural(count, { one: '# página girada a la izquierda', other: '# páginas giradas a la izquierda' }),
  pageTurnedRight: (page) => `${namePage(page)} girada a la derecha`,
  pagesTurnedRight: ({ count }) => plural(count, { one: '# página girada a la derecha', other: '# páginas giradas a la derecha' }),
  pageDuplicated: (page) => `${namePage(page)} duplicada`,
  pagesDuplicated: ({ count }) => plural(count, { one: '# página duplicada', other: '# páginas duplicadas' }),
  pageDeleted: (page) => `${namePage(page)} eliminada`,
  pagesDeleted: ({ count }) => plural(count, { one: '# página eliminada', other: '# páginas eliminadas' }),
};

export const announcements: typeof englishAnnouncements = {
  undone: (step) => `Deshecho: ${step}`,
  redone: (step) => `Hecho de nuevo: ${step}`,
  fileRemoved: ({ name, left }) => `${name} quitado, ${left === 1 ? 'queda 1' : `quedan ${left}`} en la lista.`,
  unreadableRemoved: ({ count, left }) =>
    `${plural(count, { one: '# archivo ilegible quitado', other: '# archivos ilegibles quitados' })}, ${left} en la lista.`,
  allFilesRemoved: 'Se han quitado todos los archivos.',
  newMergeBegun: ({ name }) => `${name} es el primer archivo de una nueva unión. Añade más archivos.`,
  fileMoved: ({ name, place, count }) => `${name}, ahora ${place} de ${count}`,
  sortedByName: ({ first }) => `Ordenado por nombre. El primero es ${first}.`,
  orderReversed: ({ first }) => `Orden invertido. El primero es ${first}.`,
  alreadyInOrder: 'Los archivos ya están en este orden.',
  fileTurned: ({ name, degrees }) => (degrees === 0 ? `${name}, sin girar` : `${name}, girado ${degrees} grados`),
  cancelled: 'Unión cancelada. Tus archivos siguen en la lista.',
  merged: ({ pages, size }) => `Tu PDF unido está listo: ${pages}, ${size}.`,
};

export const progress: typeof englishProgress = {
  uploading: (total) => `Subiendo ${total}`,
  uploadingPart: ({ sent, total }) => `Subiendo ${sent} de ${total}`,
  waitingForServer: 'Esperando al servidor',
  waitingForPlace: 'Esperando un sitio libre',
  beginningHere: (files) => `Juntando ${files} archivos`,
  readingFiles: 'Leyendo los archivos',
  readingFile: ({ name, place, count }) => `Leyendo ${name} (${place} de ${count})`,
  writingPages: 'Escribiendo las páginas',
  writingPage: ({ page, pages }) => `Escribiendo la página ${page} de ${pages}`,
  checking: 'Comprobando el resultado',
  receiving: 'Recibiendo el archivo unido',
};
