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
const forms = (feature: number, words: string): [string, number][] => words.split(' ').map((word) => [word, feature]);

const conjugated = (infinitive: string, words: string): [string, number][] => words.split(' ').map((word) => [word, readVerbForm(word, infinitive)]);

/** Words whose readings are set by hand: function words, and forms that the dictionary lists without their part of speech. */
export const closedWords = new Map<string, number>([
  ...forms(
    0,
    'el la los las lo un y e o u ni que qué de del a al en con por para sin sobre entre hasta desde hacia según contra ante bajo tras durante mediante mi mis tu tus su sus yo tú él ella ello nosotros nosotras vosotros vosotras ellos ellas usted ustedes me te se nos os le les mí ti sí si no como cómo cuando cuándo donde dónde quien quién quienes quiénes cual cuál cuales cuáles pero sino aunque porque pues mas ah ay oh eh vos conmigo contigo consigo cuyo cuya cuyos cuyas',
  ),
  ...forms(
    adverb,
    'muy más menos bien mal ya aún aun también tampoco siempre nunca jamás ahora hoy ayer mañana anoche luego después antes entonces aquí ahí allí allá acá así casi quizá quizás solo sólo solamente apenas todavía pronto tarde temprano cerca lejos arriba abajo dentro fuera delante detrás encima debajo además incluso tan tanto demasiado bastante algo nada',
  ),
  ...forms(firstSingular, 'soy estoy voy doy he sé quepo'),
  ...forms(secondSingular, 'eres estás vas das has sos'),
  ...forms(thirdSingular, 'es está va da ha hay'),
  ...forms(firstPlural, 'somos estamos vamos damos hemos'),
  ...forms(secondPlural, 'sois estáis vais dais habéis'),
  ...forms(thirdPlural, 'son están van dan han'),
  ...forms(firstSingular | thirdSingular, 'era estaba iba daba había haya sea esté vaya dé fuera sería estaría habría iría daría'),
  ...forms(thirdSingular | past, 'fue estuvo hubo dio'),
  ...forms(thirdPlural | past, 'fueron estuvieron hubieron dieron'),
  ...forms(thirdPlural, 'eran estaban iban daban habían hayan sean estén vayan den serán estarán habrán serían estarían habrían será'),
  ...forms(thirdSingular, 'será estará habrá irá dará'),
  ...forms(noun | masculine | singular, 'fin bien mal'),
  ...forms(adjective | singular, 'gran buen mal primer tercer algún ningún cualquier'),
  ...forms(adjective | masculine | singular, 'hecho dicho visto puesto escrito abierto cubierto muerto roto vuelto resuelto impreso frito'),
  ...forms(adjective | feminine | singular, 'hecha dicha vista puesta escrita abierta cubierta muerta rota vuelta resuelta impresa frita'),
  ...forms(
    adjective | masculine | plural,
    'hechos dichos vistos puestos escritos abiertos cubiertos muertos rotos vueltos resueltos impresos fritos',
  ),
  ...forms(adjective | feminine | plural, 'hechas dichas vistas puestas escritas abiertas cubiertas muertas rotas vueltas resueltas impresas fritas'),
  ...conjugated(
    'poder',
    'puedo puedes puede podemos podéis pueden pude pudiste pudo pudimos pudieron podía podías podíamos podían podré podrás podrá podremos podrán podría podrías podríamos podrían pueda puedas podamos puedan pudiera pudieras pudiéramos pudieran pudiese pudiesen',
  ),
  ...conjugated('jugar', 'juego juegas juega jugamos juegan jugué jugaste jugó jugaron jugaba jugaban juegue jueguen juguemos'),
  ...conjugated(
    'haber',
    'hube hubiste hubimos habías habíamos habré habrás habremos habrán habríamos hayas hayamos hubiera hubieras hubiéramos hubieran hubiese hubiesen',
  ),
  ...conjugated('estar', 'estuve estuviste estuvimos estabas estábamos estaré estarás estaremos esté estés estemos estuviera estuvieran estuviese'),
  ...conjugated('ser', 'fui fuiste fuimos eras éramos seré serás seremos seas seamos fueras fuéramos fueran fuese fuesen'),
  ...conjugated('ir', 'ibas íbamos iré irás iremos irán vayas vayamos'),
  ...conjugated('dar', 'di diste dimos dabas dábamos daban daré darás daremos darán daríamos darían des demos diera dieran diese'),
  ...forms(FEATURE.gerund, 'siendo yendo dando habiendo pudiendo'),
  ...forms(FEATURE.participle | masculine | singular, 'sido ido habido podido'),
  ...forms(
    noun | masculine | singular,
    'país gas carácter análisis paréntesis autobús enero febrero junio julio septiembre octubre noviembre diciembre',
  ),
  ...forms(noun | masculine | plural, 'países gases caracteres autobuses'),
  ...forms(noun | feminine | singular, 'hipótesis crisis tesis síntesis dosis'),
]);
