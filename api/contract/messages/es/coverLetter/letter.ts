import type { letter as english } from '../../en/coverLetter/letter.ts';
import { speak } from '../../locale/speak.ts';

const { number, plural, list } = speak('es');

export const letter: typeof english = {
  sheet: 'Tu carta',
  kinds: {
    greeting: 'Saludo',
    opening: 'Comienzo',
    evidence: 'Lo que hiciste',
    motivation: 'Por qué este puesto',
    closing: 'Cierre',
    signature: 'Firma',
  },
  kindAndPlace: ({ kind, place }) => `${kind}, ${number(place)}`,
  styleTitle: 'Tono y extensión',
  again: 'Probar otras palabras',
  againOf: (paragraph) => `Probar otras palabras: ${paragraph}`,
  wish: 'Qué debería cambiar',
  wishHint: 'Como en «más corta» o «menciona las noches». Para un solo párrafo, pulsa sus flechas redondas.',
  simpleWishHint:
    'En inglés, como la carta: “shorter”, “more formal”, “mention triage” o “without the clinic”. Para un solo párrafo, pulsa sus flechas redondas.',
  undo: 'Deshacer',
  redo: 'Rehacer',
  rewordFailed: 'Sin otras palabras',
  rewordFailedText: 'No se han podido encontrar otras palabras. Inténtalo de nuevo.',

  words: (count) => plural(count, { one: '# palabra', other: '# palabras' }),
  bounds: ({ min, max }) => `de ${number(min)} a ${number(max)} previstas`,
  onePage: 'Cabe en una página',
  tooLong: 'Más de una página',
  tooLongText: 'No cabe en una página. Acorta un párrafo, u ocupará dos.',
  notDrawn: (characters) => `El PDF omite lo que sus fuentes no tienen: ${list([...characters])}. Escríbelo de otra manera.`,
  cliches: (phrases) => `Frases gastadas: ${list(phrases.map((phrase) => `«${phrase}»`))}. Dilo con palabras tuyas.`,

  supportedBy: { cv: 'De tu CV', job: 'Del puesto', you: 'Lo dices tú' },
  unsupported: 'No está en tu CV: consérvalo solo si es cierto',
  isTrue: 'Es cierto',
  isTrueOf: (claim) => `Es cierto: «${claim}»`,
  takeBack: 'Retirarlo',
  takeBackOf: (claim) => `Retirarlo: «${claim}»`,
  onPage: ({ source, page }) => `${source}, página ${number(page)}`,
  quoted: (quote) => `«${quote}»`,
  writtenBy: {
    builtIn: 'Compuesta en este servidor a partir de tu CV.',
    model: (name) => `Escrita por ${name}; cada afirmación, comprobada con tu CV.`,
  },

  grammar: 'Revisar gramática',
  grammarChecking: 'Revisando...',
  grammarTitle: 'Gramática',
  grammarClean: 'No se han encontrado errores.',
  grammarFailed: 'No se ha podido revisar',
  grammarFailedText: 'No se ha podido revisar la carta. Inténtalo de nuevo.',
  findings: (count) => plural(count, { one: '# cosa que mirar', other: '# cosas que mirar' }),
  apply: ({ original, replacement }) => (replacement === '' ? `Borrarlo: «${original}»` : `Cambiar «${original}» por «${replacement}»`),
  deleteWord: 'Borrarlo',
  ignore: 'Dejarlo',
  ignoreOf: (original) => `Dejarlo: «${original}»`,
};
