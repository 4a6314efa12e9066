import type { KeptMessages } from '../en/savedWork.ts';
import { speak } from '../locale/speak.ts';

const { list } = speak('es');
const listNames = (names: readonly string[]) => list(names.map((name) => name || 'el resultado'));

export const kept: KeptMessages = {
  here: 'Tu trabajo se queda en este navegador una hora después de tu último cambio.',
  noRoom: (names) => `En este navegador no cabe ${listNames(names)}. Si sales de la página, se pierde.`,
  missing: (names) => `En este navegador no cabía ${listNames(names)}. Vuelve a añadirlo.`,
  expired: 'Tu trabajo se quedó aquí una hora y después se borró. Vuelve a añadirlo: tus opciones siguen puestas.',
  startOver: 'Empezar de nuevo',
  askTitle: '¿Empezar de nuevo?',
  askText: 'Los archivos, tus opciones y el resultado se borran de este navegador al momento.',
  askYes: 'Empezar de nuevo',
  askNo: 'Cancelar',
};
