import { FEATURE } from '@sheaf/language/spanish/features';

const list = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** Nouns whose ending does not show their gender, or shows the other one. */
const FEMININE = list(
  'meta pista autopista arista amatista patata corbata fogata batata bachata sonata serenata culpa pulpa avispa estampa solapa popa chepa zarpa marsopa broma fama dama loma paloma reforma lástima yema estima gama trama cima rima esgrima enzima escama rama llama cama firma goma catedral sucursal hambre liebre clave nube fiebre chinche niñez vejez madurez sencillez timidez rapidez lucidez fluidez validez nitidez escasez honradez pesadez estupidez delgadez rigidez sensatez viudez',
);
const MASCULINE = list(
  'avión camión gorrión escorpión guion embrión sarampión corazón buzón tazón calzón tropezón chapuzón animal festival carnaval portal amanecer atardecer anochecer placer deber bar collar billar alquiler alfiler mercader taller cráter líder póster suéter rubí ataúd disfraz matiz barniz tapiz volante convoy buey abril gol alcohol desastre alambre baile toque cheque buque arranque empaque almanaque ataque saque embrague albergue apéndice percance roce trece bache peluche porche berrinche trébol girasol caracol aerosol formol fósil ferrocarril candil pesticida insecticida plaguicida herbicida asteroide auto vientre tigre cofre azufre renombre salitre rape jinete chalet ballet carnet cacahuete billete paquete gabinete banquete sorbete juguete cohete bufete cojinete empate mate desfile detalle muelle fuelle baúl',
);
const NEVER = list(
  'violeta naranja color calor mar orden sartén armazón maratón margen corte parte capital frente cometa azúcar puente internet virgen crin',
);
const FEMININE_ENDING = /(?:(?<!plan|com|atl|po|prof|asc|est|exég|trompe|corn)eta|triz)$/;
const MASCULINE_ENDING = /(?:(?<![iz])ón|ín|án|[^rt]én|(?<!^col|flor|^lab|^s)or|(?<!^mi|^pi|^hi|cárc|bab)el|(?<!^c)ol|aje|oide)$/;

/** Returns the gender of a noun for which the lexicon has none, where its ending or a list is sure of it. */
export function findNounGender(noun: string): number {
  const forms = noun.endsWith('s')
    ? [noun, noun.slice(0, -1), noun.slice(0, -2), `${noun.slice(0, -4)}${accentBeforeS(noun)}`, noun.replace(/ces$/, 'z')]
    : [noun];
  if (forms.some((form) => NEVER.has(form))) return 0;
  if (forms.some((form) => FEMININE.has(form))) return FEATURE.feminine;
  if (forms.some((form) => MASCULINE.has(form))) return FEATURE.masculine;
  const singular = findSingular(noun);
  if (FEMININE_ENDING.test(singular)) return FEATURE.feminine;
  return MASCULINE_ENDING.test(singular) ? FEATURE.masculine : 0;
}

/** "Pantalones" is of "pantalón". */
function accentBeforeS(noun: string): string {
  const [, vowel = '', consonant = ''] = /([aeiou])([ns])es$/.exec(noun) ?? [];
  const accented: Record<string, string> = { a: 'á', e: 'é', i: 'í', o: 'ó', u: 'ú' };
  return vowel === '' ? '' : `${accented[vowel] ?? ''}${consonant}`;
}

function findSingular(noun: string): string {
  if (!noun.endsWith('s')) return noun;
  if (/[aeiou]nes$/.test(noun)) return `${noun.slice(0, -4)}${accentBeforeS(noun)}`;
  return /(?:or|ol|el)es$/.test(noun) ? noun.slice(0, -2) : noun.slice(0, -1);
}
