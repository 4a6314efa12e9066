import type { chrome as english } from '../en/chrome.ts';
import { speak } from '../locale/speak.ts';

const { number } = speak('es');

export const chrome: typeof english = {
  homeLink: 'Sheaf, inicio',
  mainLinks: 'Principal',
  tools: 'Herramientas',
  upload: 'Subir PDF',
  processed: (count) => `${number(count)}+ documentos procesados`,
  beingBuilt: 'En construcción',
  theme: { label: 'Papel', system: 'Como en este dispositivo', light: 'Claro', dark: 'Oscuro' },
  footer: {
    label: 'Pie de página',
    slogan: 'Herramientas PDF gratuitas con IA. Gratis para siempre, sin cuenta y con la privacidad primero.',
    sloganCharged: 'Herramientas PDF con IA, sin cuenta y con la privacidad primero.',
    home: 'Inicio',
    tools: 'Herramientas',
    aboutTheTools: 'Sobre las herramientas',
    languages: 'Idioma',
  },
};
