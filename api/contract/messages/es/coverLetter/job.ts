import type { job as english } from '../../en/coverLetter/job.ts';
import { speak } from '../../locale/speak.ts';

const { number } = speak('es');

export const job: typeof english = {
  title: 'Puesto',
  company: 'Empresa',
  manager: 'Quién la lee',
  managerHint: 'Un nombre, si lo sabes. Sin él la carta empieza con «Dear Hiring Manager,».',
  description: 'Descripción del puesto',
  descriptionHint: 'Pega la oferta: la carta responde entonces a lo que pide.',
  highlights: 'Lo que la carta debe mencionar',
  highlightsHint: 'Lo que sea cierto y no diga tu CV. La carta puede usarlo como palabra tuya.',
  optional: 'opcional',

  lengthHint: ({ min, max }) => `De ${number(min)} a ${number(max)} palabras, siempre en una página`,
  language: 'Idioma de la carta',
  onlyEnglish: 'La carta estará en inglés. En español solo se escribe, sin un servicio de IA, a partir de un CV en español.',
  jobInAnother: ({ job, letter }) =>
    `La oferta parece estar en ${job}, y la carta estará en ${letter}. Menos de sus palabras se pueden comparar con tu CV.`,
  cvInAnother: ({ cv, letter }) =>
    `Tu CV parece estar en ${cv}, y la carta estará en ${letter}. Comprueba cómo se lee en ella lo que se tomó de tu CV.`,
  write: 'Escribir mi carta',
  writeAgain: 'Escribirla de nuevo',
  writing: 'Escribiendo tu carta...',
  writingWorks: 'Se elige lo que de tu CV responde a este puesto y se comprueba cada afirmación',
  failedTitle: 'Carta no escrita',
  failedText: 'No se ha podido escribir tu carta. Inténtalo de nuevo.',
  nothingLost: 'Todo lo que escribiste sigue aquí.',
  doneTitle: 'Tu carta está lista',
  doneText: 'Comprueba cada afirmación y descárgala.',
  summary: ({ title, company }) => `${title} en ${company}`,
};
