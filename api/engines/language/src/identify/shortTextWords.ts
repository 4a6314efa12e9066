/** Words of messages and notes, beside the small words of longer texts: of one to three sentences they are often all there is. */
const MESSAGE_WORDS: Record<string, string> = {
  en: 'is are was am have has had do does did will would can could should may must not don’t dont cant im i you he she it we they me him her us them my your his our their this that these those here there what when where who how why yes no please thanks thank hello hi sorry good today tomorrow yesterday tonight now then soon later see you call send got get go going come need want let know back at on off out up down happy very really too also just still again never always meet take make look new old long little some any many much well see think say said time day week next last first home work with without about after before for from into of or if but and so than because please dear best regards',
  es: 'feliz felices navidad cumpleaños de el y dos llamo llama vivo tres dia buen buena bueno hace hacer tuve tuvo tuvimos este esta ese esa eso esto nadie cada primer primera gente año años hora horas ni ya también antes después donde como cual quien él ella ellos nosotros usted día noche yo tú tu mi mis tus me te le les nos lo la los las se si sí no hoy mañana ayer ahora luego pronto tarde siempre nunca aquí allí está están estoy estás estamos es son soy eres fue fui tengo tiene tienes tenemos hay he ha has hemos han voy va vas vamos van puedo puede puedes podemos quiero quiere quieres necesito gracias hola adiós buenos buenas días tardes noches por para con sin que qué cómo cuándo dónde quién cuánto porque pero muy más bien mal mucho mucha muchos muchas todo toda todos nada algo casa favor saludo saludos un una al del hasta desde nuevo nueva otra otro vez cuando su en',
  fr: 'je tu il elle on nous vous ils elles me te se le la les lui leur moi toi mon ma mes ton ta tes son sa ses notre votre nos vos un une des du de au aux est es suis sommes êtes sont était sera serai ai as a avons avez ont fait fais peux peut pouvons veux veut va vais vas allons merci bonjour bonsoir salut oui non pas plus très bien bon bonne aujourd’hui demain hier soir matin midi ce cet cette ces que qui quoi quand où comment pourquoi avec sans pour par dans sur chez en à et ou mais si parce être avoir tout toute tous heure heures ça c’est j’ai n’est d’un l’',
  de: 'ich du er sie es wir ihr mich dich mir dir ihm ihn uns euch mein meine meinen dein deine sein seine ihre unser der die das den dem des ein eine einen einem einer bin bist ist sind seid war waren habe hast hat haben hatte kann kannst können muss musst müssen will wollen soll möchte darf wird werde werden nicht kein keine ja nein danke bitte vielen heute morgen gestern jetzt bald später immer nie hier dort wo wann wie was wer warum mit ohne für von zu zum zur in am an auf aus bei nach um bis und oder aber wenn weil dass sehr gut alles gute liebe etwas noch schon auch uhr leider gern doch mal',
  it: 'io tu lui lei noi voi loro mi ti ci vi si lo la li le gli ne mio mia miei tuo tua suo sua nostro il i un uno una del della dei di da a al alla alle in nel nella con su per tra fra è sono sei siamo siete era ho hai ha abbiamo hanno posso puoi può vorrei voglio vuole devo deve vado va andiamo non sì no grazie ciao buongiorno buon buona domani oggi ieri sera notte mattina ora adesso dopo prima sempre mai qui dove quando come che chi cosa perché e o ma se anche molto bene tutto tutti mille fa arrivo',
  pt: 'eu tu você ele ela nós eles elas me te se o a os as um uma uns do da dos das no na nos nas ao à às de em por para com sem pelo pela meu minha teu tua seu sua nosso é são sou está estou estamos estão foi era tenho tem temos há vou vai vamos posso pode quero quer preciso não sim obrigado obrigada olá bom boa dia noite hoje amanhã ontem agora depois logo cedo sempre nunca aqui onde quando como que quem e ou mas se porque muito mais bem tudo também já até casa feliz perto',
  nl: 'ik jij je u hij zij ze wij we jullie mij mijn jouw zijn haar ons onze de het een ben bent is zijn was waren heb hebt heeft hebben had kan kunt kunnen moet wil zal word wordt niet geen ja nee dank bedankt alsjeblieft vandaag morgen gisteren nu later altijd nooit hier daar waar wanneer hoe wat wie waarom met zonder voor van naar op om aan in uit bij tot en of maar als omdat dat heel goed alles nog ook wel uur elkaar ',
  sv: 'jag du han hon vi ni de mig dig min mitt mina din ditt sin vår en ett den det är var har hade kan ska vill måste blir kommer inte ingen ja nej tack hej idag imorgon igår nu senare alltid aldrig här där när hur vad vem varför med utan för av till från på i om och eller men att som mycket bra allt också klockan hjälpen lite oss ses',
  pl: 'ja ty on ona my wy oni mnie mi ci cię mój moja twój jest są jestem był była mam masz ma mamy mogę może chcę będę nie tak dziękuję dzięki proszę cześć dzień dobry dziś dzisiaj jutro wczoraj teraz później zawsze nigdy tu tam gdzie kiedy jak co kto dlaczego z bez dla do od na w o po i lub ale że się bardzo dobrze wszystko też już za pomoc',
};

export const messageWords: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries(MESSAGE_WORDS).map(([language, words]) => [language, new Set(words.replaceAll('’', "'").split(' '))]),
);

/** Letters that English does not have, and the languages that do. */
const LETTERS: readonly [RegExp, readonly string[]][] = [
  [/ß/, ['de']],
  [/[äö]/, ['de', 'sv']],
  [/ü/, ['de', 'es']],
  [/[ãõ]/, ['pt']],
  [/ç/, ['fr', 'pt']],
  [/å/, ['sv']],
  [/[ąćęłńśźż]/, ['pl']],
  [/[êâîôûœë]/, ['fr', 'pt']],
  [/[èùì]/, ['fr', 'it']],
  [/à/, ['fr', 'it', 'pt']],
  [/[áíóú]/, ['es', 'pt']],
  [/é/, ['es', 'fr', 'pt']],
  [/ñ/, ['es']],
];

/** Returns the languages whose letters a word has that English has not. */
export function findLanguagesOfLetters(word: string): readonly string[] {
  return LETTERS.find(([letters]) => letters.test(word))?.[1] ?? [];
}
