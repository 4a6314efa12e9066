import type { Sentence } from './claim.ts';

/** Whose matter a word is: the writer's own, the job's, or something that is only wished for, or denied; open when the sentence does not tell. */
export type Voice = 'own' | 'job' | 'wish' | 'denied' | 'open';

const words = (list: string) => new Set(list.split(' '));
const mine = words("i i'm i've i'd i'll my me mine we our us myself we've");
const yours = words("you your yours you're you've you'll");
const vacancies = words(
  'role position post vacancy opportunity job advert advertisement advertised listing description opening application apply applying ad specification',
);
const asking = words(
  'ask asks asking seek seeks seeking require requires requiring want wants wanting need needs needing looking calls call list lists mention mentions value values',
);
const wishes = words(
  "would could hope hoping want wish wishing keen eager learn learning like love forward chance excited drawn attracted interested interest interests admire admired welcome will i'd i'll ready curious growing",
);
const denials = words("not never cannot can't haven't hasn't don't didn't lack lacking unfamiliar yet although");
const offers = words(
  'bring brings brought offer offers offering contribute contributing give giving provide add put have use apply applied share sharing know',
);
const gifts = words('bring brings offer offers contribute give provide add lend');
const receivers = words(
  'team company organisation organization school hospital firm business department staff clients customers patients pupils students ward clinic practice kitchen shop store',
);
const having = words(
  'have had has bring use used know knew hold held learned learnt practised mastered do did work worked built ran run apply applied offer own gained earned spent',
);

const FURTHEST = 40;
const NEAR = 7;

export function detectVoice({ tokens, companyAt }: Sentence, from: number, to: number): Voice {
  if (isHadAfter({ tokens }, to)) return 'own';
  for (let at = from - 1; at >= Math.max(0, from - FURTHEST); at -= 1) {
    const word = tokens[at]?.lower ?? '';
    const between = tokens.slice(at, from).map(({ lower }) => lower);
    if (mine.has(word)) return ownVoice(between);
    const isJob = yours.has(word) || vacancies.has(word) || companyAt.has(at);
    if (
      isJob &&
      !(
        isOffered(tokens.slice(Math.max(0, at - FURTHEST), at).map(({ lower }) => lower)) &&
        (receivers.has(tokens[at + 1]?.lower ?? '') || companyAt.has(at) || word === 'you')
      )
    )
      return 'job';
  }
  for (let at = to; at < Math.min(tokens.length, to + FURTHEST); at += 1) {
    const word = tokens[at]?.lower ?? '';
    if (mine.has(word)) return tokens.slice(to, at + 4).some(({ lower }) => wishes.has(lower)) ? 'wish' : 'own';
    if (yours.has(word) || vacancies.has(word) || companyAt.has(at)) return 'job';
  }
  return 'open';
}

function ownVoice(between: string[]): Voice {
  if (between.some((word) => denials.has(word) || word.endsWith("n't"))) return between.includes('only') ? 'own' : 'denied';
  const isWish = between.some((word) => wishes.has(word)) && !between.some((word) => offers.has(word));
  return isWish ? 'wish' : 'own';
}

/** "I bring your team …": what follows is the writer's. */
function isOffered(before: string[]): boolean {
  const i = before.findLastIndex((word) => word === 'i' || word === "i'll");
  return i >= 0 && before.slice(i).some((word) => gifts.has(word)) && !before.slice(i).some((word) => asking.has(word));
}

/** "…, which I have used for years". */
function isHadAfter({ tokens }: Pick<Sentence, 'tokens'>, to: number): boolean {
  const after = tokens.slice(to, to + NEAR).map(({ lower }) => lower);
  const i = after.findIndex((word) => word === 'i' || word === "i've");
  return (
    i > 0 &&
    after.slice(0, i).some((word) => ['which', 'that', 'something', 'all', 'both', 'what'].includes(word)) &&
    (after[i] === "i've" || after.slice(i + 1, i + 3).some((word) => having.has(word)))
  );
}
