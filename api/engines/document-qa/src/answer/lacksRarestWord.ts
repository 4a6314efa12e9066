import type { OpenIndex } from '../index/openChatIndex.ts';
import type { AskedTerm, ReadQuestion } from '../retrieve/readQuestion.ts';

/** From this likeness on, a word of the document is a form of the word or means the same. */
const SAME_LIKENESS = 0.6;

/** Tells whether a sentence and its heading lack the rarest word of the question, which the document has elsewhere. */
export function lacksRarestWord(index: OpenIndex, { terms, language }: ReadQuestion, sentence: number): boolean {
  const rarest = findRarest(language === 'de' ? terms.toReversed() : terms);
  if (!rarest?.forms.some(({ likeness }) => likeness === 1)) return false;
  const same = rarest.forms.filter(({ likeness }) => likeness >= SAME_LIKENESS);
  const numbers = new Set([...same, ...rarest.reworded].map(({ number }) => number));
  return ![sentence, findHeading(index, sentence)].some((each) => Array.from(index.termsIn(each)).some((number) => numbers.has(number)));
}

/** Finds the word with the greatest weight: of several the last, where questions name their object. German ones name it before the verb. */
function findRarest(terms: readonly AskedTerm[]): AskedTerm | undefined {
  return terms.reduce<AskedTerm | undefined>((best, term) => (best && best.weight > term.weight ? best : term), undefined);
}

function findHeading({ sentences, paragraphs }: OpenIndex, sentence: number): number {
  for (let above = sentence; above > 0; above--) if (paragraphs[sentences[above]?.paragraph ?? -1]?.kind === 'heading') return above;
  return 0;
}
