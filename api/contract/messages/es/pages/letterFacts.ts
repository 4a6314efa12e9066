import type { ServerConfig } from '../../../config.ts';
import type { LandingPoint, LandingQuestion } from '../../landingWords.ts';
import { retention } from './facts.ts';

/** What is the same on both pages about cover letters. */

export const action = 'Escribir mi carta';

export const steps: LandingPoint[] = [
  { title: 'Danos tu currículum', text: 'Ábrelo en PDF o pega su texto. Ves lo que se ha entendido y puedes corregirlo.' },
  { title: 'Describe el puesto', text: 'Basta con el cargo y la empresa; con la descripción del puesto, la carta va más al grano.' },
  { title: 'Edita y descarga', text: 'Elige uno de los siete tonos, cambia el párrafo que quieras y guarda la carta en PDF, en Word o como texto.' },
];

export const privacy = (server: ServerConfig): LandingQuestion => ({
  question: '¿Qué pasa con mi currículum?',
  answer: `Su texto se conserva ${retention(server)} para que puedas trabajar en la carta, y después se borra. Con «Borrar ahora» puedes adelantarte. El PDF en sí se queda en tu navegador, una hora.`,
});
