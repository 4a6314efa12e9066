import { foldLetters } from '../text/textSpan.ts';
import { parseWordSet } from './wordSet.ts';

const NAMES = parseWordSet(
  `english german french spanish italian portuguese dutch polish russian ukrainian czech slovak hungarian romanian bulgarian greek turkish arabic hebrew persian farsi hindi urdu bengali punjabi gujarati marathi tamil telugu malayalam kannada nepali sinhala chinese mandarin cantonese japanese korean vietnamese thai malay indonesian
  tagalog filipino swahili yoruba igbo hausa zulu xhosa afrikaans isizulu isixhosa sesotho sepedi xitsonga kiswahili luganda kinyarwanda lingala tigrinya fula hmong amharic somali swedish norwegian danish finnish icelandic estonian latvian lithuanian serbian croatian bosnian slovenian slovene macedonian albanian armenian georgian kazakh uzbek catalan galician basque valencian welsh irish gaelic scots latin esperanto kurdish
  pashto burmese khmer lao mongolian hungarian maltese luxembourgish flemish belarusian azerbaijani twi wolof shona setswana sotho creole bsl asl
  deutsch englisch französisch spanisch italienisch portugiesisch niederländisch polnisch russisch ukrainisch tschechisch slowakisch ungarisch rumänisch bulgarisch griechisch türkisch arabisch hebräisch persisch chinesisch mandarin japanisch koreanisch vietnamesisch schwedisch norwegisch dänisch finnisch kroatisch serbisch bosnisch slowenisch
  albanisch kurdisch hindi latein
  español castellano inglés alemán francés italiano portugués catalán gallego asturiano aragonés euskera vasco valenciano ruso árabe chino japonés coreano neerlandés polaco rumano griego turco sueco
  français anglais allemand espagnol italien portugais néerlandais polonais russe arabe chinois japonais coréen roumain grec turc suédois berbère breton
  inglese tedesco francese spagnolo portoghese russo arabo cinese giapponese rumeno polacco inglês alemão francês espanhol italiano árabe chinês engels duits frans spaans italiaans nederlands pools polski angielski niemiecki svenska engelska norsk dansk suomi türkçe`,
);

/** Returns whether a text begins with, or consists of, the name of a language that people speak. */
export function isLanguageName(text: string): boolean {
  const words = foldLetters(text).split(' ');
  const [first = '', second = ''] = words;
  return (
    NAMES.has(first) ||
    (/^(?:some|native|fluent|british|american|brazilian|business|basic|conversational|advanced|intermediate|modern|professional|mexican|swiss|canadian|haitian|sign)$/.test(
      first,
    ) &&
      NAMES.has(second)) ||
    /\bsign language\b/.test(words.join(' '))
  );
}
