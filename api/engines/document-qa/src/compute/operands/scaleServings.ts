import { readSmallNumber, SEVERAL } from '../../answer/smallNumbers.ts';
import type { OpenIndex } from '../../index/openChatIndex.ts';
import { matchText } from '../../tables/lookUp/matchTable.ts';
import type { BuiltInAnswer } from '../../types/builtInAnswer.ts';
import { readOnOneLine } from '../quantities/namedAmount.ts';
import { composeSteps } from './composeSteps.ts';
import { listContentTerms } from './matchOperands.ts';
import { dropCounts, readQuestionCounts } from './questionCounts.ts';

/** For how many a recipe is. */
const SERVES = new RegExp(
  `(?<!\\p{L})(?:serves|feeds|makes|(?:enough )?for|für|ergibt|para|raciones:?|portionen:?|servings:?) (?<count>\\d{1,3}|${SEVERAL})(?:[–-]\\d+)?(?= (?:people|persons|servings|portions|personen|portionen|personas|raciones|pieces|stück|biscuits|cakes|muffins|pancakes|loaves)|\\s*(?:[.,;·|]|$))`,
  'iu',
);
const ASKS_QUANTITY = /\bhow (?:many|much)\b|(?<!\p{L})(?:cuánt[oa]s?|wie ?viele?)(?!\p{L})/iu;
const FOR = new RegExp(
  `(?<!\\p{L})(?:for|with|serve|feed|cooking for|für|sind|para|somos) (?:us |uns )?(?<count>\\d{1,3}|${SEVERAL})(?= (?:people|persons|of us|guests|personen|leute|gäste|personas|invitados)|\\s*(?:[.,;?!]|$)|\\s+(?:how|wie|cuánt\\p{L}*))`,
  'iu',
);
const INGREDIENT = /(?<![\p{L}\d.,/])(?<count>\d{1,4}(?:[.,]\d{1,2})?)\s(?<rest>[^\d(]{2,40})/gu;
const UNIT =
  /^(?:kg|g|mg|ml|cl|dl|l|litres?|cups?|tbsp|tsp|tablespoons?|teaspoons?|tins?|cloves?|EL|TL|Dosen?|Zehen?|cucharad(?:it)?as?|latas?|dientes?)(?!\p{L})/iu;
const PRICE = /[€£$]/u;

/** Answers how much of an ingredient is needed for another number of people than the recipe is for. Returns undefined unless both are stated once. */
export function scaleServings(index: OpenIndex, question: string): BuiltInAnswer | undefined {
  const wanted = readSmallNumber(FOR.exec(question)?.groups?.count ?? '');
  if (!ASKS_QUANTITY.test(question) || wanted === undefined) return undefined;
  const served = index.sentences.flatMap((_, sentence) => {
    const found = SERVES.exec(readOnOneLine(index, sentence));
    const count = readSmallNumber(found?.groups?.count ?? '');
    return found && count ? [{ sentence, count, text: found[0] }] : [];
  });
  const [recipe, another] = served;
  if (!recipe || another || PRICE.test(readOnOneLine(index, recipe.sentence))) return undefined;
  const about = dropCounts(question.replace(FOR, ' '), readQuestionCounts(question)).replace(
    /\b(?:what if|cooking|need|make|im|i['’]m|use|people)\b/giu,
    ' ',
  );
  const ingredient = findIngredient(index, about);
  if (!ingredient) return undefined;
  const amount = Math.round((100 * wanted * ingredient.count) / recipe.count) / 100;
  const value = `${amount.toLocaleString(['de', 'es'].includes(index.language) ? 'de-DE' : 'en-GB')}${ingredient.unit}`;
  const span = (sentence: number) => ({ start: index.sentences[sentence]?.start ?? 0, end: index.sentences[sentence]?.end ?? 0 });
  const steps = [
    { text: `${ingredient.text} × ${wanted} / ${recipe.count}`, from: { span: span(ingredient.sentence), name: '', sentence: ingredient.sentence } },
    { text: recipe.text, from: { span: span(recipe.sentence), name: '', sentence: recipe.sentence } },
  ];
  return composeSteps(index, steps, { code: 'computed', value });
}

interface Ingredient {
  count: number;
  unit: string;
  text: string;
  sentence: number;
}

/** Finds the one line "12 lasagne sheets" with each word of the question that the document has. */
function findIngredient(index: OpenIndex, about: string): Ingredient | undefined {
  const terms = listContentTerms(index, about).filter(({ forms }) => forms.length > 0);
  if (terms.length === 0) return undefined;
  const found = index.sentences.flatMap((_, sentence) =>
    [...readOnOneLine(index, sentence).matchAll(INGREDIENT)].flatMap((each): Ingredient[] => {
      const { count = '', rest = '' } = each.groups ?? {};
      const unit = UNIT.exec(rest)?.[0] ?? '';
      const words = rest.slice(unit.length).trim().split(' ').slice(0, 4).join(' ');
      const isNamed = !/^(?:minutes?|hours?|°|min)/iu.test(rest) && matchText(index, terms, words).likeness.every((likeness) => likeness >= 0.8);
      return isNamed ? [{ count: Number(count.replace(',', '.')), unit: unit === '' ? '' : ` ${unit}`, text: each[0].trim(), sentence }] : [];
    }),
  );
  const [only, another] = found;
  return another ? undefined : only;
}
