import type { ServerConfig } from '../../../config.ts';
import type { LandingPoint, LandingQuestion } from '../../landingWords.ts';
import { limitsOfOne, whoWorksOnIt } from './facts.ts';
import { cost } from './prices.ts';

/** What is the same whatever is checked. The pages for one kind of document speak of texts in English, whose advice knows these kinds. */

export const action = 'Revisar mi texto';

export const steps: LandingPoint[] = [
  { title: 'Abre tu PDF', text: 'Su texto aparece en un cuadro que puedes editar, con un contador de palabras que se actualiza solo.' },
  { title: 'Revisa gramática y ortografía', text: 'Cada hallazgo se marca en el texto y se explica en una sola frase sencilla.' },
  { title: 'Acepta lo que esté bien', text: 'Quédate con las correcciones que te convenzan y luego copia el texto o descárgalo.' },
];

export const languages: LandingQuestion = {
  question: '¿Qué idiomas revisa?',
  answer:
    'El inglés, tanto el estadounidense como el británico, y el español. El idioma se reconoce solo. Si es otro, se dice cuál y no se marca nada.',
};

export const ownWords: LandingQuestion = {
  question: '¿Reescribe lo que he escrito?',
  answer: 'No. Cada hallazgo trae su motivo, y lo que es cuestión de estilo no pasa de sugerencia. Los aceptas o los descartas uno a uno.',
};

export const privacy = (server: ServerConfig): LandingQuestion => ({ question: '¿Quién lee mi texto?', answer: whoWorksOnIt(server) });

export const sizeAndCost = (server: ServerConfig): LandingQuestion[] => [
  { question: '¿Qué extensión puede tener el documento?', answer: limitsOfOne(server) },
  { question: '¿Cuánto cuesta?', answer: cost(server, 'grammar') },
];
