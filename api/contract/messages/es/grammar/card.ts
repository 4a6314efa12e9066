import type { card as english } from '../../en/grammar/card.ts';
import { speak } from '../../locale/speak.ts';

const { number } = speak('es');

export const card: typeof english = {
  marked: 'Texto con marcas',
  place: ({ place, count }) => `${number(place)} de ${number(count)}`,
  types: { grammar: 'Gramática', spelling: 'Ortografía', style: 'Estilo' },
  mark: ({ original, type }) => `${original}, ${type.toLowerCase()}`,
  ignored: 'Ignorada',
  applied: 'Aplicada',
  undoThis: (original) => `Deshacer la corrección de «${original}»`,
  close: 'Cerrar esta tarjeta',
  toDelete: 'Eliminar',
  becomes: 'pasa a ser',
  nothing: 'nada',
  advice: 'Solo un consejo',

  accept: 'Aceptar',
  acceptThis: (original) => `Aceptar la corrección de «${original}»`,
  use: (replacement) => `Usar «${replacement}»`,
  ignore: 'Ignorar',
  ignoreThis: (original) => `Ignorar «${original}»`,
  reopen: 'Volver a decidir',
  reopenThis: (original) => `Volver a decidir sobre «${original}»`,
  showInText: 'mostrar en el texto',
  previous: 'Corrección anterior',
  next: 'Corrección siguiente',
  more: 'Más para esta corrección',
  ignoreWord: (word) => `Ignorar siempre «${word}»`,
  ignoreWordHint: 'En este dispositivo, en todos los textos.',
  acceptType: ({ type, count }) => `Aceptar todo: ${type.toLowerCase()} (${number(count)})`,
  acceptRule: (count) => `Aceptar todas las iguales (${number(count)})`,
  ignoreRule: (count) => `Ignorar todas las iguales (${number(count)})`,
  undo: 'Deshacer',
  undoStep: (step) => `Deshacer: ${step}`,
  redo: 'Rehacer',
  redoStep: (step) => `Rehacer: ${step}`,

  sources: { 'built-in': 'Lo han visto las reglas propias', model: 'Lo ha visto el servicio de IA', both: 'Las dos coinciden' },
  confidences: { high: '', medium: 'Bastante seguro', low: 'No es seguro' },

  onPage: ({ page, pages }) => `Página ${number(page)} de ${number(pages)}`,
  picture: (place) => `${place}, una imagen`,
  previousPage: 'Página anterior',
  nextPage: 'Página siguiente',
  notOnPages: 'Esta corrección está en palabras que no están en el PDF.',
};
