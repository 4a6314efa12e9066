import type { trouble as english } from '../en/trouble.ts';

export const trouble: typeof english = {
  tryAgain: 'Reintentar',
  backToTools: 'Volver a las herramientas',
  loading: (tool) => `Cargando ${tool}`,
  serverSilent: {
    title: 'El servidor no ha respondido',
    forTool: (tool) => `${tool} lo necesita para funcionar. Comprueba tu conexión y vuelve a intentarlo.`,
    forVisitor: 'Puedes echar un vistazo, pero las herramientas lo necesitan. Comprueba tu conexión y vuelve a intentarlo.',
  },
  toolMissing: {
    title: (tool) => `No se ha podido cargar ${tool}`,
    sentence: 'Todo lo demás en este sitio funciona. Comprueba tu conexión y vuelve a intentarlo.',
  },
  notFound: {
    title: 'Página no encontrada',
    sentence: 'No hay ninguna página en esta dirección. Puede que esté mal escrita o que la página haya cambiado de lugar.',
    goHome: 'Ir a la página de inicio',
    orChoose: 'O elige una herramienta',
  },
  notTakenAlong: {
    title: (file) => `No se ha podido llevar ${file}`,
    sentence: (tool) => `Este navegador no lo conserva de una página a otra. Descárgalo y ábrelo después en ${tool}.`,
  },
};
