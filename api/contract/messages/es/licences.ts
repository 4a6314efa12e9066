import type { licences as english } from '../en/licences.ts';

export const licences: typeof english = {
  title: 'Licencias',
  introduction: 'Sheaf se apoya en el trabajo de otros. Estos son los paquetes, fuentes y listas de palabras que contiene, con su licencia. Gracias.',
  fullTexts: 'Leer todos los textos de las licencias',
  uses: {
    browser: 'En los archivos que descarga tu navegador',
    server: 'En el servidor',
    data: 'En listas de palabras y fuentes',
  },
};
