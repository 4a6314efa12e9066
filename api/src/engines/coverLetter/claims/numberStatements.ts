import { areAlike } from '../wording/alike.ts';
import { type Quantity, quantitiesIn, saysNoMoreThan } from '../wording/quantities.ts';
import { countedInProfile, durationStanding, yearStanding } from './dated.ts';
import { type Measured, meaningsOfAll, measuredBy } from './measured.ts';
import type { Passage } from './sources.ts';
import type { Sentence, Standing, Statement } from './statement.ts';
import { voiceAt } from './voice.ts';

/** More than any CV has; a text that was made to be slow stops here. */
const MOST_LOOKED_AT = 3000;

const rhetorical = new Set(
  'thing reason way point quality strength word side aspect page minute moment question part step idea belief value lesson'.split(' '),
);

/** Every figure of a sentence. */
export function numberStatements(sentence: Sentence): Statement[] {
  const quantities = quantitiesIn(sentence.tokens);
  return quantities.flatMap((quantity) => {
    const measured = measuredBy(
      sentence.tokens,
      quantity,
      quantities.filter((other) => other !== quantity),
    );
    if (isTurnOfPhrase(sentence, quantity, measured)) return [];
    return [{ from: quantity.boundFrom, to: endOf(sentence, quantity, measured), standing: standingOf(sentence, quantity, measured) }];
  });
}

/** "One of", "two things", "24/7". */
function isTurnOfPhrase({ tokens }: Sentence, quantity: Quantity, { heads }: Measured): boolean {
  const word = tokens[quantity.from];
  const isInWords = word?.kind === 'word';
  const isAlone = quantity.to === quantity.from + 1;
  if (isInWords && quantity.kind === 'count' && (heads[0] === undefined || rhetorical.has(heads[0])) && (quantity.values[0] ?? 0) < 10) return true;
  if (isInWords && isAlone && word.lower === 'one') return true;
  const [before, after] = [tokens[quantity.from - 1]?.text, tokens[quantity.to]?.text];
  return (
    (before === '/' && tokens[quantity.from - 2]?.text === '24') || (after === '/' && tokens[quantity.to + 1]?.text === '7' && word?.text === '24')
  );
}

const LONGEST_PHRASE = 4;
const phraseEnds = new Set(
  'of in and to at a an the with for on by from per each across over or while who that which were was is are had i we my our but as'.split(' '),
);

/** With what is counted, so that a claim can be read by itself: "12 newly qualified nurses". */
function endOf({ tokens }: Sentence, { to, kind }: Quantity, { heads }: Measured): number {
  if (tokens[to]?.text === '+') return to + 1;
  if (kind !== 'count') return to;
  let end = to;
  for (let at = to; at < Math.min(tokens.length, to + LONGEST_PHRASE); at += 1) {
    const token = tokens[at];
    if (!token || phraseEnds.has(token.lower) || (token.kind !== 'word' && token.text !== '-')) break;
    if (heads.includes(token.stem)) end = at + 1;
  }
  return end;
}

function standingOf(sentence: Sentence, quantity: Quantity, measured: Measured): Standing | undefined {
  const { sources } = sentence;
  const voice = voiceAt(sentence, quantity.from, quantity.to);
  const own = () => ownStanding(sentence, quantity, measured);
  const job = () => statedIn(sources.job, sentence, quantity, measured);
  return voice === 'own' ? own() : (job() ?? own());
}

function ownStanding(sentence: Sentence, quantity: Quantity, measured: Measured): Standing | undefined {
  if (quantity.kind === 'year') return yearStanding(sentence, quantity) ?? undefined;
  const isTied = (passage: Passage) =>
    sentence.employments === null || passage.experience === undefined || sentence.employments.has(passage.experience);
  return (
    statedIn(sentence.sources.own.filter(isTied), sentence, quantity, measured) ??
    durationStanding(sentence, quantity, measured) ??
    countedInProfile(sentence, quantity, measured)
  );
}

function statedIn(passages: Passage[], _sentence: Sentence, quantity: Quantity, measured: Measured): Standing | undefined {
  let looked = 0;
  for (const passage of passages)
    for (const known of passage.quantities) {
      if (!isSameKind(quantity, known) || !saysNoMoreThan(quantity, known)) continue;
      looked += 1;
      if (looked > MOST_LOOKED_AT) return undefined;
      const others = passage.quantities.filter((other) => other !== known);
      if (isAboutTheSame(measured, measuredBy(passage.tokens, known, others), quantity, others)) return { passage, at: known.from };
    }
  return undefined;
}

function isSameKind(claimed: Quantity, known: Quantity): boolean {
  if (claimed.kind === 'money' && known.kind === 'money') return claimed.currency === known.currency;
  if (claimed.kind === 'count') return known.kind === 'count' || known.kind === 'year';
  return claimed.kind === known.kind;
}

const ENOUGH_ALIKE = 2;

function isAboutTheSame(claimed: Measured, known: Measured, quantity: Quantity, others: Quantity[]): boolean {
  if (claimed.direction && known.direction && claimed.direction !== known.direction && quantity.kind !== 'count') return false;
  if (claimed.period !== undefined && claimed.period !== known.period) return false;
  if (claimed.unit !== known.unit) return false;
  const shared = [...meaningsOfAll(claimed.around)].filter((meaning) => meaningsOfAll(known.around).has(meaning)).length;
  if (quantity.kind === 'count') {
    const heads = claimed.heads.filter((head) => known.heads.some((other) => areAlike(head, other)));
    if (claimed.heads.length > 0 && known.heads.length > 0) return heads.length > 0 || (others.length === 0 && shared > ENOUGH_ALIKE);
    return shared > 0;
  }
  const [head, otherHead] = [claimed.heads[0], known.heads[0]];
  if (head !== undefined && known.words.some((word) => areAlike(word, head))) return true;
  if (otherHead !== undefined && claimed.words.some((word) => areAlike(word, otherHead))) return true;
  if (head === undefined || otherHead === undefined) return shared > 0;
  return shared > ENOUGH_ALIKE;
}
