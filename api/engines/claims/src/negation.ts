import type { Token } from '@sheaf/language/tokens/tokenize';

const parseWords = (list: string) => new Set(list.split(' '));
const denials = parseWords(
  'not no zero never without none nor neither cannot lack lacks lacked lacking nobody nothing unable nunca jamás sin ningún ninguna tampoco',
);
/** Words that undo a denial before them: "no more than" and "not only" deny nothing that follows. */
const notDenying = parseWords('- more fewer less only just later earlier doubt matter');
const clauseEnds = /^[,;:.()–—!?]$/;
const clauseWords = parseWords('but however except although though because so pero sino aunque');
/** How many tokens before a word a denial of it may be. */
const MOST_BEFORE = 9;
/** How many tokens after a word an answer such as ": none" may begin. */
const MOST_BEHIND = 3;

/** Detects whether a sentence denies the word at an index: "has not led a ward", "no experience of SAP", "SAP: none". */
export function isNegated(tokens: readonly Pick<Token, 'lower' | 'text' | 'kind'>[], at: number): boolean {
  for (let place = at - 1; place >= Math.max(0, at - MOST_BEFORE); place -= 1) {
    const token = tokens[place];
    if (!token || clauseEnds.test(token.text) || clauseWords.has(token.lower)) break;
    if (deniesAt(tokens, place)) return true;
  }
  const behind = tokens.slice(at + 1, at + 1 + MOST_BEHIND);
  const mark = behind.findIndex(({ text }) => /^[:(–—-]$/.test(text));
  return mark >= 0 && /^(?:none|no|not|never|ninguno|ninguna)$/.test(behind[mark + 1]?.lower ?? '');
}

function deniesAt(tokens: readonly Pick<Token, 'lower'>[], place: number): boolean {
  const [word = '', next = ''] = [tokens[place]?.lower, tokens[place + 1]?.lower];
  if (word === 'yet') return next === 'to';
  return (denials.has(word) || /n['’]t$/.test(word)) && !notDenying.has(next);
}
