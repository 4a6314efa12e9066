import { type AnswerType, detectAnswerType } from '../answer/answerType.ts';
import { scoreAnswerCue } from '../answer/scoreAnswerCue.ts';
import { citeSentence } from '../cite/citeSentence.ts';
import type { OpenIndex } from '../index/openChatIndex.ts';
import { sliceSentence } from '../index/sliceSentence.ts';
import { detectQuestionLanguage, type QuestionLanguage } from '../retrieve/questionLanguage.ts';
import type { BuiltInAnswer } from '../types/builtInAnswer.ts';
import { findStatedTotal } from './structure/statedTotal.ts';

/** Questions that name nothing, because the whole document is meant: "When is it?" */
const BARE: Record<QuestionLanguage, RegExp> = {
  en: /^\W*(?:and |so )?(?:when|where|what time|how much|how long)(?:['’]s)?(?: (?:is|are|was|will|does|do|did|would|it|this|that|they|everything|all|be|start|begin|end|finish|take|place|happen|cost|held|last|open))*\W*$/i,
  es: /^\W*(?:y )?(?:cu[aá]ndo|d[oó]nde|(?:a )?qu[eé] hora|cu[aá]nto(?: tiempo)?)(?: (?:es|son|ser[aá]|empieza|comienza|termina|acaba|se|celebra|tiene|lugar|cuesta|vale|dura|sale|est[aá]|esto|eso|todo))*\W*$/iu,
  de: /^\W*(?:und )?(?:wann|wo|um wie ?viel uhr|wie ?viel|was kostet|wie lange)(?: (?:ist|sind|findet|fängt|beginnt|geht|endet|kostet|dauert|läuft|das|es|dies|alles|los|an|statt))*\W*$/iu,
};
const ANSWERED: ReadonlySet<AnswerType> = new Set(['when', 'hour', 'day', 'where', 'money', 'number', 'time', 'often', 'phone']);
/** In sentences from the beginning, where a document says when, where and how much. */
const SEARCHED = 40;
const MIN_CERTAIN_CUE = 1;
const MIN_CUE = 0.7;
/** Places mostly have words such as "street" and "station". */
const MIN_PLACE_CUE = 0.6;

/** Answers a question that names nothing, such as "When is it?", with the first sentence of the document that has an answer cue. */
export function answerBareQuestion(index: OpenIndex, question: string): BuiltInAnswer | undefined {
  const signature = SIGNED.test(question) ? findSignature(index) : undefined;
  if (signature !== undefined) return composeClosest(index, { sentence: signature, answerCue: MIN_CERTAIN_CUE });
  const language = detectQuestionLanguage(question, index.language);
  const askedType = Object.values(BARE).some((bare) => bare.test(question)) ? detectAnswerType(question, language) : 'thing';
  if (!ANSWERED.has(askedType)) return undefined;
  const type = askedType === 'number' ? 'money' : askedType;
  const least = type === 'where' ? MIN_PLACE_CUE : MIN_CUE;
  const words = new Set(question.toLowerCase().match(/\p{L}+/gu) ?? []);
  const sentences = index.sentences.slice(0, SEARCHED).flatMap(({ paragraph }, sentence) => {
    const answerCue = index.paragraphs[paragraph]?.kind === 'heading' ? 0 : scoreAnswerCue(type, sliceSentence(index, sentence), words);
    return answerCue >= least ? [{ sentence, answerCue }] : [];
  });
  const found =
    (type === 'money' && (findTotal(index, sentences) ?? findPrice(index, sentences))) ||
    (type !== 'where' && sentences.find(({ answerCue }) => answerCue >= MIN_CERTAIN_CUE)) ||
    sentences[0];
  return found && composeClosest(index, found);
}

const SIGNED =
  /^\W*who (?:has )?(?:signed|wrote|sent|is)(?: \p{L}+)? (?:the|this|that) (?:letter|notice|e-?mail|offer|message)(?: from| by)?\W*$|^\W*who is (?:the|this) (?:letter|e-?mail|offer) from\W*$/iu;
const FAREWELL =
  /\b(?:yours (?:sincerely|faithfully|truly)|(?:kind|best|warm) (?:regards|wishes)|sincerely)\b|(?<!\p{L})(?:atentamente|un (?:cordial |atento )?saludo|mit freundlichen grüßen)(?!\p{L})/iu;

/** Finds the sentence with the name below the farewell of a letter. */
function findSignature(index: OpenIndex): number | undefined {
  const farewell = index.sentences.findLastIndex((_, sentence) => FAREWELL.test(sliceSentence(index, sentence)));
  if (farewell < 0) return undefined;
  const signature = sliceSentence(index, farewell).replace(new RegExp(`^.*${FAREWELL.source}\\W*`, 'isu'), '');
  return /\p{Lu}\p{Ll}+ \p{Lu}/u.test(signature) || farewell + 1 >= index.sentences.length ? farewell : farewell + 1;
}

function composeClosest(index: OpenIndex, found: { sentence: number; answerCue: number }): BuiltInAnswer {
  const citation = citeSentence(index, { sentence: found.sentence, score: found.answerCue }, 1);
  return {
    status: 'partial',
    lead: { code: 'closest', page: citation.page },
    isList: false,
    sentences: [{ text: citation.quote, citation: citation.id }],
    citations: [citation],
    closest: [],
    searchedPages: index.pages.length,
  };
}

const PRICE =
  /^(?!.*\b(?:if|late|refund)\b).*(?:\b(?:pay|pays|payable|price|costs?|fees?|rent|premium|subscription|tuition)\b|(?<!\p{L})(?:cuesta|precio|cuota|kostet|preis|miete|beitrag)(?!\p{L}))/isu;

/** Finds the first sentence that says what is to be paid, and not what else has an amount. */
function findPrice(index: OpenIndex, sentences: readonly { sentence: number; answerCue: number }[]) {
  return sentences.find(({ sentence, answerCue }) => answerCue >= MIN_CERTAIN_CUE && PRICE.test(sliceSentence(index, sentence)));
}

/** Finds the sentence with the total that a bill states. */
function findTotal(index: OpenIndex, sentences: readonly { sentence: number; answerCue: number }[]) {
  const total = findStatedTotal(index, 1);
  return total && sentences.find(({ sentence }) => sliceSentence(index, sentence).includes(total.amount));
}
