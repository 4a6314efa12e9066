import type { panels as english } from '../../en/coverLetter/panels.ts';
import { speak } from '../../locale/speak.ts';

const { number, plural } = speak('es');

export const panels: typeof english = {
  views: 'Sobre la carta',
  evidence: 'Pruebas',
  keywords: 'Palabras clave',
  versions: 'Versiones',

  toCheck: (count) => plural(count, { one: '# por comprobar', other: '# por comprobar' }),
  amberTitle: 'No está en tu CV: consérvalo solo si es cierto',
  provenTitle: 'En qué se apoya la carta',
  noClaims: 'La carta no afirma nada de ti que pueda comprobarse.',
  allProven: 'Todo lo que afirma la carta está en tu CV, en la oferta o en tus palabras.',
  showInLetter: (claim) => `Mostrar «${claim}» en la carta`,
  showInCv: (page) => `Mostrar la página ${number(page)} de tu CV`,
  pageShort: (page) => `pág. ${number(page)}`,

  score: (score) => `${number(score)} de 100`,
  scoreTitle: 'Cuánto del puesto cubre tu CV',
  scoreHint: 'La parte de lo que pide el puesto que muestra tu CV. Lo que exige cuenta más que lo que valora. No dice nada de cómo se te elegirá.',
  noScore: 'Añade la descripción del puesto para ver a qué palabras suyas responde tu CV.',
  noTerms: 'La descripción no nombra ninguna habilidad, herramienta ni titulación que conozcamos.',
  /** The headers and cells of the table of keywords. */
  keywordTable: { required: 'El puesto pide', inCv: 'En tu CV', inLetter: 'En la carta', yes: 'Sí', no: 'No' },
  required: 'exigido',
  missingHint: 'Nunca se escribe en la carta. Si algo es cierto de ti, añádelo a tu CV en el primer paso.',
  addDescription: 'Añadir la descripción',

  version: (which) => `Versión ${number(which)}`,
  current: 'ahora en la carta',
  edited: 'cambiada por ti',
  versionFacts: ({ tone, words }) => `${tone} · ${plural(words, { one: '# palabra', other: '# palabras' })}`,
  compare: 'Comparar',
  compareWith: (which) => `Comparar la versión ${number(which)} con la carta`,
  stopComparing: 'Cerrar',
  restore: 'Usarla',
  restoreOf: (which) => `Usarla: versión ${number(which)}`,
  differences: (which) => `De la versión ${number(which)} a la carta de ahora`,
  same: 'Iguales palabra por palabra.',
  onlyOne: 'Aquí queda cada nueva redacción, para que puedas volver a una anterior.',

  pagePreview: 'La carta tal como se imprime',
};
