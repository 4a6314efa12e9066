import type { LeadCode } from '../types/builtInAnswer.ts';

/** Longer messages contain a question. */
const MAX_WORDS = 9;
const TALK: readonly [LeadCode, RegExp][] = [
  [
    'help',
    /^(?:(?:hi|hello|hey|hola|hallo|good (?:morning|day|evening|afternoon)|guten (?:morgen|tag|abend)|buenos días|buenas tardes)[\s,!.]*)?(?:what can you do|what do you do|how does this work|how do you work|(?:can|could) you help(?: me)?|help(?: me)?(?: please)?|who are you|what are you|are you (?:a (?:robot|human|bot)|an ai|human)|qué puedes hacer|quién eres|cómo funciona(?: esto)?|(?:me )?puedes ayudar(?:me)?|ayuda|was kannst du|was können sie|wer bist du|wie funktioniert das|(?:kannst du|können sie) mir helfen|hilfe)$/iu,
  ],
  [
    'thanks',
    /^(?:(?:ok(?:ay)?|great|perfect|super|genial|perfecto|prima)[\s,!.]+)?(?:(?:many )?thanks?(?: you)?(?: (?:so|very) much| a lot)?|thx|ty|cheers|(?:muchas |mil )?gracias|(?:vielen |herzlichen )?dank(?:e)?(?: schön| sehr| dir| ihnen)?)(?:[\s,!.]+.{0,20})?$/iu,
  ],
  [
    'farewell',
    /^(?:(?:good)?bye(?: bye)?|see you(?: later)?|good night|that'?s all|that is all|adiós|hasta luego|hasta pronto|tschüss|auf wiedersehen|bis bald)$/iu,
  ],
  [
    'greeting',
    /^(?:hi|hello|hey|hiya|howdy|yo|greetings|good (?:morning|day|evening|afternoon)|hola|buenos días|buenas(?: tardes| noches)?|qué tal|hallo|guten (?:morgen|tag|abend)|servus|moin|how are you(?: today| doing)?|how is it going|cómo estás|wie geht(?:'s| es dir| es ihnen)?)(?: there| everyone| all)?(?:[\s,!.]+(?:how are you(?: today)?|qué tal|wie geht'?s))?$/iu,
  ],
  ['thanks', /^(?:ok(?:ay)?|great|perfect|nice|good|cool|super|genial|perfecto|vale|muy bien|gut|prima|alles klar)$/iu],
];

/** Returns the code of the reply to small talk such as a greeting, or undefined for a question. */
export function answerSmallTalk(question: string): LeadCode | undefined {
  const phrase = question
    .trim()
    .replace(/^[¿¡\s]+|[\s!?.…]+$/gu, '')
    .replace(/\s+/g, ' ');
  if (phrase === '' || phrase.split(' ').length > MAX_WORDS) return undefined;
  return TALK.find(([, pattern]) => pattern.test(phrase))?.[0];
}
