import type { announcements as englishAnnouncements, steps as englishSteps, walks as englishWalks } from '../../en/grammar/steps.ts';
import { speak } from '../../locale/speak.ts';

const { plural } = speak('es');

export const steps: typeof englishSteps = {
  accepted: ({ original, replacement }) => (replacement === '' ? `«${original}» eliminado` : `«${original}» corregido`),
  ignored: ({ original }) => `«${original}» ignorado`,
  reopened: ({ original }) => `«${original}» sin decidir`,
  allAccepted: ({ count }) => plural(count, { one: '# corrección aceptada', other: '# correcciones aceptadas' }),
  allIgnored: ({ count }) => plural(count, { one: '# corrección ignorada', other: '# correcciones ignoradas' }),
  wordIgnored: ({ word }) => `«${word}» ignorado siempre`,
  wordForgotten: ({ word }) => `«${word}» ya no se ignora`,
};

export const walks: typeof englishWalks = {
  undone: (step) => `Deshecho: ${step}`,
  redone: (step) => `Hecho de nuevo: ${step}`,
};

export const announcements: typeof englishAnnouncements = {
  textRead: ({ name, words }) => `El texto de ${name} está en el campo, ${plural(words, { one: '# palabra', other: '# palabras' })}.`,
  readingCancelled: 'Lectura cancelada. Tu texto está como estaba.',
  fileRemoved: 'Archivo quitado.',
  checkCancelled: 'Revisión cancelada. Tu texto está como estaba.',
  checked: ({ count }) =>
    count === 0
      ? 'Ninguna corrección.'
      : plural(count, { one: '# corrección, marcada en el texto.', other: '# correcciones, marcadas en el texto.' }),
};
