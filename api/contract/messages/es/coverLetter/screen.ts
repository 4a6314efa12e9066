import type { screen as english } from '../../en/coverLetter/screen.ts';
import { speak } from '../../locale/speak.ts';

const { number } = speak('es');

export const screen: typeof english = {
  title: 'Generador de cartas',
  lead: 'Una carta hecha de lo que dice tu CV, con la línea en que se apoya cada afirmación.',
  backToTools: 'Volver a las herramientas',

  way: 'El camino a tu carta',
  steps: { cv: 'Tu CV', job: 'El puesto', style: 'Estilo' },
  back: 'Atrás',
  toJob: 'Seguir con el puesto',
  toStyle: 'Seguir con el estilo',
  toLetter: 'Volver a tu carta',

  beforehand: 'Cómo escribe',
  promises: [
    'Cada cifra, empresa y habilidad de la carta está en tu CV. Lo que no lo esté se marca, y se enumera antes de descargar.',
    'Las palabras de la oferta que faltan en tu CV se te muestran, y nunca se escriben en la carta.',
    'Una página, en siete tonos. Puedes cambiar cada párrafo.',
  ],

  staysHere: 'La carta se compone en este servidor; no interviene ningún servicio de IA.',
  staysWithModel: (label) => `Las cartas las escribe ${label}, que funciona con este servidor. No se envía nada a ningún otro sitio.`,
  leavesServer: (label) => `El texto de tu CV y lo que cuentes del puesto se envían a ${label}, que escribe la carta.`,
  keptFor: (time) => `El texto se guarda aquí durante ${time}; el PDF, solo en este navegador.`,

  limits: ({ size, pages }) =>
    [size && `hasta ${size}`, pages && `${size ? '' : 'hasta '}${number(pages)} páginas`].filter(Boolean).join(', ') || 'de cualquier tamaño',

  partMissing: 'No se ha podido cargar esta parte de la página. No se ha perdido nada de lo escrito; comprueba la conexión.',
  tryAgain: 'Volver a intentarlo',
};
