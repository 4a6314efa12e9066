import type { components as english } from '../en/components.ts';

export const components: typeof english = {
  close: 'Cerrar',
  cancel: 'Cancelar',
  remove: (name) => `Quitar ${name}`,
  skipToContent: 'Saltar al contenido',
  loading: 'Cargando',
  percentDone: (shown) => `${shown} completado`,

  dropzone: {
    orChooseOne: 'o <mark>elige un archivo</mark>',
    orChooseMany: 'o <mark>elige archivos</mark>',
    chooseOne: 'Elegir un PDF',
    chooseMany: 'Elegir tus PDF',
    chooseOther: 'Elegir otro PDF',
    chooseMore: 'Añade más PDF',
    wrongType: (types) => `El archivo debe ser de tipo ${types}`,
    tooManyFiles: 'Demasiados archivos',
    added: (names) => `Se ha añadido ${names}.`,
    notAdded: (name, reason) => `No se ha añadido ${name}: ${reason}.`,
    removed: (name) => `Se ha quitado ${name}.`,
  },

  refusedFiles: {
    title: (count, shown) => (count === 1 ? 'Archivo no añadido' : `${shown} archivos no añadidos`),
    notPdf: (name) => `${name} no es un archivo PDF. Elige un PDF o guárdalo antes como tal.`,
    oneOnly: (name, kept) => `No se ha añadido ${name}: aquí se toma un PDF cada vez, y es ${kept}.`,
    more: (shown) => `... y ${shown} más`,
  },

  field: {
    required: 'obligatorio',
    showTyped: 'Mostrar lo escrito',
    hideTyped: 'Ocultar lo escrito',
    charactersOf: (shown, limit) => `${shown} de ${limit} caracteres`,
    characters: (count, shown) => `${shown} ${count === 1 ? 'carácter' : 'caracteres'}`,
    words: (count, shown) => `${shown} ${count === 1 ? 'palabra' : 'palabras'}`,
    charactersTooMany: (count, shown) => `${count === 1 ? 'Sobra' : 'Sobran'} ${shown} ${count === 1 ? 'carácter' : 'caracteres'}`,
  },

  toast: {
    notification: 'Aviso',
    notifications: (key) => `Avisos (${key})`,
    dismiss: 'Cerrar el aviso',
  },

  stepper: {
    step: (place, count) => `Paso ${place} de ${count}`,
    done: 'hecho',
  },

  splitPane: {
    resize: (first, second) => `Reparto entre ${first} y ${second}`,
  },

  diff: {
    inserted: 'añadido',
    deleted: 'eliminado',
    replacedBy: 'sustituido por',
    end: 'fin del cambio',
  },

  landing: {
    howItWorks: 'Cómo funciona',
    perfectFor: 'Ideal para',
    questions: 'Preguntas y respuestas',
    closingLine: 'Sin cuenta. Empieza aquí mismo.',
  },
};
