import type { dialogs as english } from '../en/dialogs.ts';
import { speak } from '../locale/speak.ts';

const { plural } = speak('es');

export const dialogs: typeof english = {
  uploadChoice: {
    title: '¿Qué quieres hacer con tu PDF?',
    sentence: 'Elige la herramienta que mejor encaje con lo que quieres conseguir.',
    cancel: 'Cancelar',
    close: 'Cerrar',
    drop: 'Suelta PDF aquí o elige archivos',
    /** Shown while files are dragged over the page. */
    letGo: 'Suelta para añadirlos',
    chosen: (count) => plural(count, { one: 'Tu PDF', other: 'Tus # PDF' }),
    takesOne: (file) => `Admite un solo PDF: ${file}`,
    takesNone: 'En construcción: aún no admite archivos',
  },
  /** Tells while files are dragged over the page what a drop will do. */
  dragging: {
    choose: 'Suelta para elegir qué hacer con él',
    addTo: (tool) => `Suelta para añadirlo a ${tool}`,
    openIn: (tool) => `Suelta para abrirlo en ${tool}`,
  },
  shortcuts: {
    title: 'Atajos de teclado',
    sentence: 'Descansan mientras escribes.',
    everywhere: 'En todas las páginas',
    showThis: 'Mostrar esta lista',
    toNotices: 'Ir a los avisos',
    closeOpen: 'Cerrar un diálogo o un menú',
    escape: 'Esc',
  },
  upgrade: {
    title: 'Pásate a Pro',
    sentence: 'Has llegado al límite gratuito del chat. Pásate a Pro para tener conversaciones con IA sin límite.',
    perMonth: (price) => `<mark>${price}</mark> al mes`,
    advantages: ['Chat con IA sin límite', 'Procesamiento prioritario', 'Herramientas PDF avanzadas', 'Sin límite de tamaño de archivo'],
    upgrade: 'Mejorar ahora',
    later: 'Quizá más tarde',
  },
};
