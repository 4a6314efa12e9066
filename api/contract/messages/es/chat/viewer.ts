import type { viewer as english } from '../../en/chat/viewer.ts';
import { speak } from '../../locale/speak.ts';

const { number } = speak('es');

export const viewer: typeof english = {
  tools: 'Herramientas del documento',
  pages: (name) => `Páginas de ${name}`,
  page: ({ page, pages }) => `Página ${number(page)} de ${number(pages)}`,
  opening: 'Abriendo el PDF',

  pageField: 'Página',
  ofPages: (pages) => `de ${number(pages)}`,
  zoomIn: 'Acercar',
  zoomOut: 'Alejar',
  fitWidth: 'Ajustar al ancho',
  zoom: (percent) => `${number(percent)} % del ancho`,

  search: 'Buscar en el PDF',
  searchPlaceholder: 'Buscar',
  previousMatch: 'Coincidencia anterior',
  nextMatch: 'Coincidencia siguiente',
  clearSearch: 'Borrar la búsqueda',
  matches: ({ place, count }) => `${number(place)} de ${number(count)}`,
  matchesSoFar: ({ place, count }) => `${number(place)} de ${number(count)}…`,
  noMatches: 'Sin resultados',
  searching: 'Buscando…',
  matchOnPage: ({ place, count, page }) => `Coincidencia ${number(place)} de ${number(count)}, página ${number(page)}.`,
  noText: 'Este PDF no tiene texto que buscar: sus páginas son imágenes.',

  cited: (quote) => `Pasaje citado: «${quote}»`,
  ask: 'Preguntar sobre esto',

  pageNotDrawn: 'Esta página no se ha podido dibujar aquí. Se puede seguir preguntando sobre su texto.',
  notShownTitle: 'No se pueden mostrar las páginas',
  notShown: {
    password: 'Este PDF está protegido con una contraseña, y la indicada no lo abre aquí.',
    unreadable: 'Este PDF está demasiado dañado o pesa demasiado para que tu navegador lo dibuje. Puedes seguir preguntando sobre él.',
    'no-reader': 'Este navegador no puede dibujar páginas PDF. Puedes seguir preguntando sobre el documento.',
  },
};
