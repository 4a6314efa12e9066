import type { ServerConfig } from '../../../config.ts';
import type { LandingPoint } from '../../landingWords.ts';

/** What is the same on both pages about cover letters. */

export const action = 'Escribir mi carta';

export const steps: LandingPoint[] = [
  { title: 'Danos tu currículum', text: 'Ábrelo en PDF o pega su texto. Ves lo que se ha entendido y puedes corregirlo.' },
  { title: 'Describe el puesto', text: 'Basta con el cargo y la empresa; con la descripción del puesto, la carta va más al grano.' },
  { title: 'Edita y descarga', text: 'Elige uno de los siete tonos, cambia el párrafo que quieras y guarda la carta en PDF, en Word o como texto.' },
];

/** Says, before a file is chosen, in which language the letter will be. An AI service writes in any; without one it depends on the CV. */
export function describeLanguage({ ai }: ServerConfig): string {
  return ai.mode === 'built-in' ? ' Sale en español si tu currículum está en español; si no, en inglés.' : '';
}
