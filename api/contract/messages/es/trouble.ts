import type { trouble as english } from '../en/trouble.ts';
import { speak } from '../locale/speak.ts';

const { list } = speak('es');

export const trouble: typeof english = {
  tryAgain: 'Volver a intentarlo',
  needsScripts: 'Esta herramienta funciona en tu navegador y necesita que JavaScript esté activado.',
  backToTools: 'Volver a las herramientas',
  loading: (tool) => `Cargando ${tool}`,
  serverSilent: {
    title: 'El servidor no ha respondido',
    forTool: (tool) => `${tool} lo necesita para funcionar. Comprueba tu conexión y vuelve a intentarlo.`,
    forVisitor: 'Puedes echar un vistazo, pero las herramientas lo necesitan. Comprueba tu conexión y vuelve a intentarlo.',
  },
  toolMissing: {
    title: (tool) => `No se ha podido cargar ${tool}`,
    because: {
      connection: 'Comprueba tu conexión y vuelve a intentarlo.',
      site: 'El fallo es nuestro. Vuelve a intentarlo dentro de un momento.',
    },
    becauseOffline: 'No se había abierto antes en este dispositivo, así que tiene que esperar a la red.',
    others: 'Las demás herramientas siguen aquí',
    held: (files) => `${list(files)} ${files.length === 1 ? 'espera' : 'esperan'} aquí hasta entonces.`,
  },
  partMissing: {
    title: 'No se ha podido cargar esta parte de la página',
    sentence: 'Comprueba tu conexión y vuelve a intentarlo.',
  },
  notFound: {
    title: 'Página no encontrada',
    sentence: 'No hay ninguna página en esta dirección. Puede que esté mal escrita o que la página haya cambiado de lugar.',
    goHome: 'Ir a la página de inicio',
    orChoose: 'O elige una herramienta',
  },
  networkAway: 'No tienes conexión. Lo que tienes aquí se queda; lo demás vuelve con la red.',
  offline: {
    title: 'No tienes conexión',
    sentence:
      'Esta página no se había abierto antes en este dispositivo. Las que sí has abierto siguen funcionando, y también unir PDF en el dispositivo si ya lo habías hecho.',
  },
  newerVersion: {
    title: 'Hay una versión más reciente',
    sentence: 'Esta pestaña sigue funcionando tal como está. Recárgala cuando termines lo que estás haciendo.',
    reload: 'Recargar',
    later: 'Más tarde',
  },
  notTakenAlong: {
    title: (files) => `No se ha podido llevar ${list(files)}`,
    sentence: (tool) => `Este navegador no conserva archivos de una página a otra. Descarga lo que no tengas guardado y ábrelo después en ${tool}.`,
  },
};
