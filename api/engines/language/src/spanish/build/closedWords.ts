import { FEATURE } from '../features.ts';
import { readVerbForm } from './verbForms.ts';

const {
  adverb,
  adjective,
  noun,
  masculine,
  feminine,
  singular,
  plural,
  firstSingular,
  secondSingular,
  thirdSingular,
  firstPlural,
  secondPlural,
  thirdPlural,
  past,
} = FEATURE;
const listForms = (feature: number, words: string): [string, number][] => words.split(' ').map((word) => [word, feature]);

const listConjugations = (infinitive: string, words: string): [string, number][] =>
  words.split(' ').map((word) => [word, readVerbForm(word, infinitive)]);

/** Words whose readings are set by hand: function words, and forms that the dictionary lists without their part of speech. */
export const closedWords = new Map<string, number>([
  ...listForms(
    0,
    'el la los las lo un y e o u ni que qué de del a al en con por para sin sobre entre hasta desde hacia según contra ante bajo tras durante mediante mi mis tu tus su sus yo tú él ella ello nosotros nosotras vosotros vosotras ellos ellas usted ustedes me te se nos os le les mí ti sí si no como cómo cuando cuándo donde dónde quien quién quienes quiénes cual cuál cuales cuáles pero sino aunque porque pues mas ah ay oh eh vos conmigo contigo consigo cuyo cuya cuyos cuyas',
  ),
  ...listForms(
    adverb,
    'muy más menos bien mal ya aún aun también tampoco siempre nunca jamás ahora hoy ayer mañana anoche luego después antes entonces aquí ahí allí allá acá así casi quizá quizás solo sólo solamente apenas todavía pronto tarde temprano cerca lejos arriba abajo dentro fuera delante detrás encima debajo además incluso tan tanto demasiado bastante algo nada',
  ),
  ...listForms(firstSingular, 'soy estoy voy doy he sé quepo'),
  ...listForms(secondSingular, 'eres estás vas das has sos'),
  ...listForms(thirdSingular, 'es está va da ha hay'),
  ...listForms(firstPlural, 'somos estamos vamos damos hemos'),
  ...listForms(secondPlural, 'sois estáis vais dais habéis'),
  ...listForms(thirdPlural, 'son están van dan han'),
  ...listForms(firstSingular | thirdSingular, 'era estaba iba daba había haya sea esté vaya dé fuera sería estaría habría iría daría'),
  ...listForms(thirdSingular | past, 'fue estuvo hubo dio'),
  ...listForms(thirdPlural | past, 'fueron estuvieron hubieron dieron'),
  ...listForms(thirdPlural, 'eran estaban iban daban habían hayan sean estén vayan den serán estarán habrán serían estarían habrían será'),
  ...listForms(thirdSingular, 'será estará habrá irá dará'),
  ...listForms(noun | masculine | singular, 'fin bien mal'),
  ...listForms(adjective | singular, 'gran buen mal primer tercer algún ningún cualquier'),
  ...listForms(adjective | masculine | singular, 'hecho dicho visto puesto escrito abierto cubierto muerto roto vuelto resuelto impreso frito'),
  ...listForms(adjective | feminine | singular, 'hecha dicha vista puesta escrita abierta cubierta muerta rota vuelta resuelta impresa frita'),
  ...listForms(
    adjective | masculine | plural,
    'hechos dichos vistos puestos escritos abiertos cubiertos muertos rotos vueltos resueltos impresos fritos',
  ),
  ...listForms(
    adjective | feminine | plural,
    'hechas dichas vistas puestas escritas abiertas cubiertas muertas rotas vueltas resueltas impresas fritas',
  ),
  ...listConjugations(
    'poder',
    'puedo puedes puede podemos podéis pueden pude pudiste pudo pudimos pudieron podía podías podíamos podían podré podrás podrá podremos podrán podría podrías podríamos podrían pueda puedas podamos puedan pudiera pudieras pudiéramos pudieran pudiese pudiesen',
  ),
  ...listConjugations('jugar', 'juego juegas juega jugamos juegan jugué jugaste jugó jugaron jugaba jugaban juegue jueguen juguemos'),
  ...listConjugations(
    'haber',
    'hube hubiste hubimos habías habíamos habré habrás habremos habrán habríamos hayas hayamos hubiera hubieras hubiéramos hubieran hubiese hubiesen',
  ),
  ...listConjugations(
    'estar',
    'estuve estuviste estuvimos estabas estábamos estaré estarás estaremos esté estés estemos estuviera estuvieran estuviese',
  ),
  ...listConjugations('ser', 'fui fuiste fuimos eras éramos seré serás seremos seas seamos fueras fuéramos fueran fuese fuesen'),
  ...listConjugations('ir', 'ibas íbamos iré irás iremos irán vayas vayamos'),
  ...listConjugations('dar', 'di diste dimos dabas dábamos daban daré darás daremos darán daríamos darían des demos diera dieran diese'),
  ...listForms(FEATURE.gerund, 'siendo yendo dando habiendo pudiendo'),
  ...listForms(FEATURE.participle | masculine | singular, 'sido ido habido podido'),
  ...listForms(
    noun | masculine | singular,
    'país gas carácter análisis paréntesis autobús enero febrero junio julio septiembre octubre noviembre diciembre',
  ),
  ...listForms(noun | masculine | plural, 'países gases caracteres autobuses'),
  ...listForms(noun | feminine | singular, 'hipótesis crisis tesis síntesis dosis'),
]);
