/** Small words that a text in the language cannot do without, and others hardly use. */
const SMALL_WORDS: Record<string, string> = {
  en: 'the of and to in is that for it with as was on are by this be at from which have not or an were has but their been its they',
  es: 'de la que el en y los se del las un por con una para es al lo como más pero sus le ya este sí porque esta entre cuando muy sin sobre también',
  fr: 'de la le et les des en un du une que est pour qui dans a par plus pas au sur ne se ce il sont avec ou son cette ces aux été mais nous',
  de: 'der die und in den von zu das mit sich des auf für ist im dem nicht ein eine als auch es an werden aus er hat dass sie nach wird bei einer um am sind',
  it: 'di e il la che in a per un del è una della i con non si le da sono al come dei più nel alla anche gli delle ma su lo ha nella questo',
  pt: 'de a o que e do da em um para com não uma os no se na por mais as dos como mas ao ele das seu sua ou quando muito nos já eu também só pelo pela até',
  nl: 'de van het een en in is dat op te zijn met voor niet aan er die om ook als dan maar bij nog uit door naar heeft worden werd deze',
  pl: 'w i na z do się nie jest że to o jak po od za co przez dla jego oraz był są które tym może ale czy jej',
  sv: 'och i att det som en på är av för med den till inte har de om ett var jag men så från vid kan ska eller när också',
  da: 'og i at det er en til af på den for med de som har ikke der et var jeg men fra ved kan skal eller også efter blev',
  no: 'og i at det er en til av på den for med de som har ikke et var jeg men fra ved kan skal eller også etter ble',
  fi: 'ja on ei se että hän oli mutta ovat joka niin kuin myös sen jos tai kun voi hänen mukaan sekä ole vain',
  cs: 'a v se na je že s z do o to k i by za pro jeho jsou ale jako po které od byl nebo také podle jen',
  ro: 'de și în a la cu pe din care că nu o un este mai pentru sau se ca fost lui au prin această sunt',
  hu: 'a az és hogy nem is egy meg volt de ez csak már mint el még ki lehet azt vagy pedig voltak után szerint',
  tr: 've bir bu da de için ile olarak çok daha olan gibi en ne kadar sonra var ise ama olduğu tarafından',
  ca: 'de la i el que a en els del per les un una amb és al com més no dels són aquest però també va ha',
  id: 'yang dan di dengan untuk dari pada ini dalam tidak itu adalah akan ke oleh sebagai juga atau karena dapat',
  la: 'et in est non ad ut cum quod qui sed ex si quae per esse aut etiam ab eius',
};
const SCRIPTS: [RegExp, string][] = [
  [/[\u3040-\u30ff]/g, 'ja'],
  [/[\uac00-\ud7af]/g, 'ko'],
  [/[\u4e00-\u9fff]/g, 'zh'],
  [/[\u0590-\u05ff]/g, 'he'],
  [/[\u0600-\u06ff]/g, 'ar'],
  [/[\u0400-\u04ff]/g, 'ru'],
  [/[\u0370-\u03ff]/g, 'el'],
  [/[\u0900-\u097f]/g, 'hi'],
  [/[\u0e00-\u0e7f]/g, 'th'],
  [/[\u0530-\u058f]/g, 'hy'],
  [/[\u10a0-\u10ff]/g, 'ka'],
];
/** Letters that distinguish a language from its neighbours in the same script. */
const NEIGHBOURS: Record<string, [RegExp, string][]> = {
  ar: [
    [/[ٹڈڑںے]/g, 'ur'],
    [/[پچژگ]/g, 'fa'],
  ],
  ru: [
    [/[іїєґ]/gi, 'uk'],
    [/[ђјљњћџ]/gi, 'sr'],
  ],
};
const MAX_LETTERS = 60_000;
const MIN_WORDS = 4;
const MIN_SHARE = 0.12;

const languagesByWord = new Map<string, string[]>();
for (const [language, words] of Object.entries(SMALL_WORDS)) {
  for (const word of words.split(' ')) languagesByWord.set(word, [...(languagesByWord.get(word) ?? []), language]);
}

/** Returns the language most of a text is in (ISO 639-1), or `und` where there is too little to say. */
export function guessLanguage(text: string): string {
  const sample = text.slice(0, MAX_LETTERS);
  const letters = sample.match(/\p{L}/gu)?.length ?? 0;
  if (letters === 0) return 'und';
  return guessByScript(sample, letters) ?? guessBySmallWords(sample);
}

function guessByScript(sample: string, letters: number): string | undefined {
  // A Japanese text is mostly of Chinese signs.
  const countSigns = (script: RegExp) => sample.match(script)?.length ?? 0;
  const kana = countSigns(/[\u3040-\u30ff]/g);
  for (const [script, language] of SCRIPTS) {
    const count = countSigns(script);
    const isMain = language === 'ja' ? kana > 0.1 * letters : count > 0.4 * letters;
    if (!isMain) continue;
    return NEIGHBOURS[language]?.find(([marks]) => countSigns(marks) > 0.01 * count)?.[1] ?? language;
  }
  return undefined;
}

function guessBySmallWords(sample: string): string {
  const words = sample.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [];
  const points = new Map<string, number>();
  let known = 0;
  const different = new Set<string>();
  for (const word of words) {
    const languages = languagesByWord.get(word);
    if (!languages) continue;
    known += 1;
    different.add(word);
    // A word of many languages says less about each.
    for (const language of languages) points.set(language, (points.get(language) ?? 0) + 1 / languages.length);
  }
  const [best] = [...points].sort(([, one], [, other]) => other - one);
  return best && different.size >= MIN_WORDS && known >= MIN_SHARE * words.length ? best[0] : 'und';
}
