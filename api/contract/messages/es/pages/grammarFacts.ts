import type { LandingPoint } from '../../landingWords.ts';

/** What is the same whatever is checked. The check reads English, so the Spanish pages speak of texts written in it. */

export const action = 'Revisar mi texto';

export const steps: LandingPoint[] = [
  { title: 'Abre tu PDF', text: 'Su texto aparece en un cuadro que puedes editar, con un contador de palabras que se actualiza solo.' },
  { title: 'Revisa gramática y ortografía', text: 'Cada hallazgo se marca en el texto y se explica en una sola frase sencilla.' },
  { title: 'Acepta lo que esté bien', text: 'Quédate con las correcciones que te convenzan y luego copia el texto o descárgalo.' },
];
