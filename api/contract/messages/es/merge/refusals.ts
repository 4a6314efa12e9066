import type { refusals as english } from '../../en/merge/refusals.ts';

export const refusals: typeof english = {
  failed: 'No se han podido unir los PDF. Inténtalo de nuevo.',
  noPagesLeft: 'No queda ninguna página que unir. Deshaz el último cambio o vuelve a ordenar por archivos.',
  fileGone: (name) => `Ya no se puede leer ${name}. Se ha cambiado, movido o eliminado; elígelo de nuevo.`,
  someFile: 'un archivo',
  oneOfThisName: (reason) => `Uno de los archivos con este nombre: ${reason}`,
  tooManyFiles: ({ count, limit }) => `Son ${count} archivos. Aquí el límite es ${limit}.`,

  onThisDevice: 'Hacerlo en este dispositivo',
  takeItOut: 'Quítalo de la lista o elige otra copia y vuelve a unir.',
  takeSomeOut: 'Quita algunos archivos de la lista y une el resto en un segundo paso.',
  stillInTheList: 'Tus archivos siguen en la lista.',
};
