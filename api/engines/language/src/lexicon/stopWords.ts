/** Words that say nothing about what a text or a question is about, without accents. */
const SMALL = `a an and are as at be been being but by can could did do does for from had has have he her hers him his how i if in into is it its itself me my nor not of on or our ours out she should so such than that
the their theirs them then there these they this those to too until up us very was we were what when where which while who whom whose why will with would you your yours am also any about because both each either else
etc here just may might must only other shall some upon via whether im ive whats whos whens wheres hows whys thats theres heres youre theyre weve youve dont doesnt didnt isnt arent wasnt werent cant couldnt wont wouldnt shouldnt hasnt havent hadnt
el los las un una unos unas y o del al lo le les se su sus por con para como que cual cuales quien quienes cuando donde cuanto cuanta cuantos cuantas es son fue fueron era eran ha han hay ser esta este estos estas
la le les des du et ou est sont dans par pour avec sur qui quoi quel quelle quels quelles combien pourquoi comment une aux ce cette ces il elle ils elles ne pas etait ont
der die das den dem des ein eine einer eines einem einen und oder ist sind war waren wird werden von zu zum zur im in auf mit fur wer wen wem wann wo wie welche welcher welches wieviel wievielen warum nicht auch hat haben sich
il lo gli uno e di da che chi cosa dove quando quanto quanti quale quali perche sono era erano della del dei delle nel nella con per non si
os um uma do da dos das em no na ao quem quanto quantos qual quais onde foi foram sao com
het een van en dat wie wat waar wanneer hoeveel welke hoe waarom zijn voor met niet`;

const STOP_WORDS = new Set(SMALL.split(/\s+/));
/** Words of meaning in English that are small ones elsewhere. */
for (const word of [
  'son',
  'sur',
  'war',
  'die',
  'no',
  'hat',
  'he',
  'do',
  'van',
  'per',
  'sono',
  'ha',
  'da',
  'pour',
  'des',
  'den',
  'ne',
  'os',
  'era',
  'wie',
  'ou',
  'com',
  'sin',
  'em',
  'dos',
  'par',
  'see',
  'pas',
]) {
  STOP_WORDS.delete(word);
}
for (const word of ['he', 'do']) STOP_WORDS.add(word);

/** Further stop words of questions, which carry meaning in other text. */
const OF_LANGUAGE: Readonly<Record<string, ReadonlySet<string>>> = {
  es: new Set('sin no ni si me mi te tu yo he has ya muy mas este eso esto ese esa sobre entre desde hasta tambien donde otro otra'.split(' ')),
  de: new Set(
    'die war hat den des wie an am bei bis ab aus nach uber unter um so ich du wir ihr sie er es man mein meine meinen mir mich uns sein seine ihre ihren ihrer dieser diese dieses diesem diesen kein keine als wenn dass nur noch schon mehr es gibt wurde wurden kann konnen soll sollen muss mussen darf durfen habe haben ja nein was viel viele'.split(
      ' ',
    ),
  ),
};

/** Returns whether a word is a stop word, of the given language if it is known. */
export function isStopWord(word: string, language?: string): boolean {
  return STOP_WORDS.has(word) || (language !== undefined && OF_LANGUAGE[language]?.has(word) === true);
}
