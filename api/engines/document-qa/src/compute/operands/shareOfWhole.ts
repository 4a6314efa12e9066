import { isSumRow } from '../../documentQuestions/structure/sumRows.ts';
import type { OpenIndex } from '../../index/openChatIndex.ts';
import { parseQuestion } from '../../retrieve/parseQuestion.ts';
import type { BuiltInAnswer } from '../../types/builtInAnswer.ts';
import { collectOperands } from './collectOperands.ts';
import { composeSteps } from './composeSteps.ts';
import { chooseLeader, listContentTerms, matchLabelled } from './matchOperands.ts';
import type { Operand } from './operand.ts';

/** "What percentage of my pay went on deductions": the whole, and the part. */
const ASKED: readonly RegExp[] = [
  /\b(?:what|which|how (?:many|much))\b.{0,12}\b(?:percentage|percent|per cent|share|proportion|fraction|%)(?: of)? (?:the |all |my |our |their |your )?(?<whole>.+?) (?:(?:go|goes|went|is|are|was|were|gets?|got|has been|have been) )(?:spent |taken |paid |used |lost |deducted )?(?:on |to |by |in |for |as |into )?(?:the |my |our )?(?<part>.+?)\W*$/iu,
  /(?<!\p{L})qué (?:porcentaje|parte|proporción) (?:de|del) (?:mi |la |los |las |el )?(?<whole>.+?) (?:va|van|fue|fueron|se va|se fue|es|son) (?:a |en |para )?(?:las |los |la |el )?(?<part>.+?)\W*$/iu,
  /(?<!\p{L})wie ?viel (?:prozent) (?:meines |meiner |des |der |vom |von )?(?<whole>.+?) (?:gehen|geht|ging|gingen|ist|sind|entfallen|entfällt) (?:für |an |auf )?(?:die |das |den )?(?<part>.+?)(?: drauf| ab)?\W*$/iu,
];
const SPENDS = /(?<!\p{L})(?:spent|spend|lose|lost)\s/giu;
const THOUSAND = 1000;
const TENTHS = 10;

/** Answers which percentage one figure is of another that the question names: deductions of the pay. Returns undefined unless both are named and of one unit. */
export function computeShareOfWhole(index: OpenIndex, question: string): BuiltInAnswer | undefined {
  const groups = ASKED.map((pattern) => pattern.exec(question)?.groups).find(Boolean);
  if (!groups?.whole || !groups.part) return undefined;
  const cells = collectOperands(index).filter(({ cell, quantity }) => cell && /^[A-Z]{3}$/.test(quantity.unit));
  const part = findNamedTotal(index, cells, groups.part.replace(SPENDS, ' '));
  const whole =
    part &&
    findNamedTotal(
      index,
      cells.filter((each) => each !== part),
      groups.whole,
    );
  if (!part || !whole || whole.quantity.unit !== part.quantity.unit) return undefined;
  const [partValue, wholeValue] = [Math.abs(part.quantity.value), whole.quantity.value];
  if (wholeValue <= 0 || partValue > wholeValue) return undefined;
  const percent = Math.round((THOUSAND * partValue) / wholeValue) / TENTHS;
  const value = `${percent.toLocaleString(['de', 'es'].includes(index.language) ? 'de-DE' : 'en-GB')} %`;
  const steps = [
    { text: `${part.quantity.text} / ${whole.quantity.text}`, from: part },
    { text: whole.quantity.text, from: whole },
  ];
  return composeSteps(index, steps, { code: 'computed', value });
}

/** Finds the total of a few words, or the only row that they name. */
function findNamedTotal(index: OpenIndex, cells: readonly Operand[], words: string): Operand | undefined {
  const contentTerms = listContentTerms(index, words);
  // "My pay" has no other word than one of money.
  const terms = contentTerms.length > 0 ? contentTerms : parseQuestion(index, { question: words, history: [] }).terms;
  if (terms.length === 0) return undefined;
  const matches = matchLabelled(index, cells, terms).filter(({ explained }) => explained >= 0.5);
  const totals = matches.filter(({ thing }) => thing.cell && isSumRow(thing.cell.row));
  return totals.length > 0 ? (chooseLeader(totals) ?? (totals.length === 1 ? totals[0]?.thing : undefined)) : chooseLeader(matches);
}
