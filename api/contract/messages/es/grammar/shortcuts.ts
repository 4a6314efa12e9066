import type { shortcuts as english } from '../../en/grammar/shortcuts.ts';

export const shortcuts: typeof english = {
  title: 'Entre las correcciones',
  next: 'Corrección siguiente',
  previous: 'Corrección anterior',
  accept: 'Aceptarla',
  reject: 'Ignorarla',
  undo: 'Deshacer el último paso',
  redo: 'Rehacerlo',
};
