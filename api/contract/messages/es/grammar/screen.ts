import type { screen as english } from '../../en/grammar/screen.ts';
import { speak } from '../../locale/speak.ts';

const { number, plural } = speak('es');

export const screen: typeof english = {
  title: 'Revisión gramatical',
  lead: 'Los errores de un texto en inglés o en español, marcados y explicados. Tú decides sobre cada uno.',
  backToTools: 'Volver a las herramientas',

  dropFirst: 'Suelta aquí tu PDF',
  dropAnother: 'Suelta otro PDF',
  limits: ({ size, pages }) =>
    [size && `hasta ${size}`, pages && `${size ? '' : 'hasta '}${number(pages)} páginas`].filter(Boolean).join(', ') || 'de cualquier tamaño',

  text: 'Tu texto',
  textHint: 'Abre un PDF arriba, o escribe o pega aquí un texto.',
  broughtText: (name) => `El texto de ${name} ha ocupado el lugar de lo que habías escrito.`,
  bringBack: 'Recuperar el mío',

  view: 'Cómo se muestra el texto',
  views: { edit: 'Editar', marks: 'Marcas', page: 'Página', after: 'Corregido', both: 'Antes y después' },

  choices: {
    preset: {
      label: 'Qué es',
      values: {
        general: 'Cualquier texto',
        resume: 'Un currículum',
        'business-proposal': 'Una propuesta comercial',
        'research-paper': 'Un artículo de investigación',
      },
    },
    language: {
      label: 'Inglés',
      values: { en: 'Cualquiera', 'en-US': 'Estadounidense', 'en-GB': 'Británico', 'en-CA': 'Canadiense', 'en-AU': 'Australiano' },
    },
  },
  ignoredWords: 'Palabras que ignoras',
  ignoredWordsHint: 'Se guardan en este dispositivo y aquí nunca se marcan.',

  check: 'Revisar gramática y ortografía',
  checking: 'Revisando la gramática...',
  checkedSoFar: ({ word, words }) => `${number(word)} de ${number(words)} palabras`,
  waitingForPlace: 'Esperando un sitio libre',
  cancel: 'Cancelar',

  staysHere: 'Se revisa en este servidor con sus propias reglas. El texto no va a ningún otro sitio ni se guarda allí.',
  staysWithModel: (label) => `Se revisa en este servidor con sus propias reglas y ${label}. El texto no va a ningún otro sitio ni se guarda allí.`,
  leavesServer: (label) => `Se revisa con las reglas de este servidor y con ${label}, adonde se envía tu texto. Este servidor no lo guarda.`,

  checkedTitle: '¡Revisión gramatical terminada!',
  checkedText: (count) => plural(count, { one: 'Se ha encontrado # corrección.', other: 'Se han encontrado # correcciones.' }),
  checkFailed: 'No se ha podido revisar',
  checkFailedText: 'No se ha podido revisar la gramática. Inténtalo de nuevo.',
  textIsSafe: 'Tu texto sigue aquí.',

  partMissing: 'No se ha podido cargar esta parte de la página. Tu texto sigue aquí; comprueba la conexión.',
  tryAgain: 'Volver a intentarlo',
};
