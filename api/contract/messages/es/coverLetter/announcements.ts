import type { announcements as english } from '../../en/coverLetter/announcements.ts';
import { speak } from '../../locale/speak.ts';

const { number, plural, list } = speak('es');

export const announcements: typeof english = {
  readingCancelled: 'Lectura cancelada.',
  cvRead: 'Tu CV se ha leído. Lo que se ha entendido está debajo.',
  restored: 'Han vuelto tu CV, lo que escribiste y tu carta.',
  removed: ({ what }) => `Se ha quitado: ${what}.`,
  added: ({ what }) => `Se ha añadido: ${what}.`,
  showing: ({ page }) => `La página ${number(page)} de tu CV lo muestra.`,
  step: ({ step }) => `Paso: ${step}.`,
  written: ({ words, toCheck }) =>
    `Tu carta está lista, ${plural(words, { one: '# palabra', other: '# palabras' })}.${
      toCheck > 0 ? ` ${plural(toCheck, { one: '# afirmación no está', other: '# afirmaciones no están' })} en tu CV.` : ''
    }`,
  reworded: ({ version }) => `Otras palabras, versión ${number(version)}. La anterior se conserva.`,
  writingCancelled: 'Detenido. No se ha cambiado nada.',
  undone: 'Deshecho.',
  redone: 'Rehecho.',
  restoredVersion: ({ version }) => `La versión ${number(version)} está en la carta.`,
  confirmed: ({ claims }) => `Es cierto, dices: ${list([...claims])}.`,
  doubted: ({ claim }) => `Hay que volver a comprobar: ${claim}.`,
  checked: ({ findings }) =>
    findings === 0 ? 'No se han encontrado errores.' : plural(findings, { one: '# cosa que mirar.', other: '# cosas que mirar.' }),
  applied: ({ word }) => `Cambiado por ${word}.`,
  ignored: 'Se deja como está.',
  copied: 'Carta copiada.',
};
