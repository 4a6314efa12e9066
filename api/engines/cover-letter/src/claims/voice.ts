import type { Sentence } from './claim.ts';

/** Whose matter a word is: the writer's own, the job's, or something that is only wished for, or denied; open when the sentence does not tell. */
export type Voice = 'own' | 'job' | 'wish' | 'denied' | 'open';

const parseWords = (list: string) => new Set(list.split(' '));
const firstPersonWords = parseWords("i i'm i've i'd i'll my me mine we our us myself we've");
const secondPersonWords = parseWords("you your yours you're you've you'll");
const vacancyWords = parseWords(
  'role position post vacancy opportunity job advert advertisement advertised listing description opening application apply applying ad specification',
);
const requirementVerbs = parseWords(
  'ask asks asking seek seeks seeking require requires requiring want wants wanting need needs needing looking calls call list lists mention mentions value values',
);
const wishWords = parseWords(
  "would could hope hoping want wish wishing keen eager learn learning like love forward chance excited drawn attracted interested interest interests admire admired welcome will i'd i'll ready curious growing",
);
const denialWords = parseWords("not never cannot can't haven't hasn't don't didn't lack lacking unfamiliar yet although");
const offerVerbs = parseWords(
  'bring brings brought offer offers offering contribute contributing give giving provide add put have use apply applied share sharing know',
);
const contributionVerbs = parseWords('bring brings offer offers contribute give provide add lend');
const recipientNouns = parseWords(
  'team company organisation organization school hospital firm business department staff clients customers patients pupils students ward clinic practice kitchen shop store',
);
const possessionVerbs = parseWords(
  'have had has bring use used know knew hold held learned learnt practised mastered do did work worked built ran run apply applied offer own gained earned spent',
);

const MAX_DISTANCE = 40;
const MAX_TOKENS_AFTER = 7;

export function detectVoice({ tokens, companyIndexes }: Sentence, from: number, to: number): Voice {
  if (isFollowedByPossession({ tokens }, to)) return 'own';
  for (let at = from - 1; at >= Math.max(0, from - MAX_DISTANCE); at -= 1) {
    const word = tokens[at]?.lower ?? '';
    const between = tokens.slice(at, from).map(({ lower }) => lower);
    if (firstPersonWords.has(word)) return detectFirstPersonVoice(between);
    const isJob = secondPersonWords.has(word) || vacancyWords.has(word) || companyIndexes.has(at);
    if (
      isJob &&
      !(
        isOfferToCompany(tokens.slice(Math.max(0, at - MAX_DISTANCE), at).map(({ lower }) => lower)) &&
        (recipientNouns.has(tokens[at + 1]?.lower ?? '') || companyIndexes.has(at) || word === 'you')
      )
    )
      return 'job';
  }
  for (let at = to; at < Math.min(tokens.length, to + MAX_DISTANCE); at += 1) {
    const word = tokens[at]?.lower ?? '';
    if (firstPersonWords.has(word)) return tokens.slice(to, at + 4).some(({ lower }) => wishWords.has(lower)) ? 'wish' : 'own';
    if (secondPersonWords.has(word) || vacancyWords.has(word) || companyIndexes.has(at)) return 'job';
  }
  return 'open';
}

function detectFirstPersonVoice(between: string[]): Voice {
  if (between.some((word) => denialWords.has(word) || word.endsWith("n't"))) return between.includes('only') ? 'own' : 'denied';
  const isWish = between.some((word) => wishWords.has(word)) && !between.some((word) => offerVerbs.has(word));
  return isWish ? 'wish' : 'own';
}

/** "I bring your team …": what follows is the writer's. */
function isOfferToCompany(before: string[]): boolean {
  const pronounIndex = before.findLastIndex((word) => word === 'i' || word === "i'll");
  return (
    pronounIndex >= 0 &&
    before.slice(pronounIndex).some((word) => contributionVerbs.has(word)) &&
    !before.slice(pronounIndex).some((word) => requirementVerbs.has(word))
  );
}

/** Detects a relative clause about the writer: "…, which I have used for years". */
function isFollowedByPossession({ tokens }: Pick<Sentence, 'tokens'>, to: number): boolean {
  const after = tokens.slice(to, to + MAX_TOKENS_AFTER).map(({ lower }) => lower);
  const pronounIndex = after.findIndex((word) => word === 'i' || word === "i've");
  return (
    pronounIndex > 0 &&
    after.slice(0, pronounIndex).some((word) => ['which', 'that', 'something', 'all', 'both', 'what'].includes(word)) &&
    (after[pronounIndex] === "i've" || after.slice(pronounIndex + 1, pronounIndex + 3).some((word) => possessionVerbs.has(word)))
  );
}
