import type { shortcuts as english } from '../../en/merge/shortcuts.ts';

export const shortcuts: typeof english = {
  title: 'Al unir PDF',
  undo: 'Deshacer el último paso',
  redo: 'Rehacerlo',
  pagesTitle: 'Entre las páginas',
  select: 'Seleccionar una página',
  move: 'Mover páginas',
  turn: 'Girar páginas',
  duplicate: 'Duplicar páginas',
  remove: 'Eliminar páginas',
  look: 'Ver de cerca',
};
