import type { Token } from '@sheaf/language/tokens/tokenize';

const parseWords = (list: string) => new Set(list.split(' '));
const denials = parseWords(
  'not no zero never without none nor neither cannot lack lacks lacked lacking nobody nothing unable nunca jamás sin ningún ninguna tampoco',
);
/** Words that undo a denial before them: "no more than" and "not only" deny nothing that follows. */
const nonDenials = parseWords('- more fewer less only just later earlier doubt matter');
const clauseEnds = /^[,;:.()–—!?]$/;
const clauseWords = parseWords('but however except although though because so pero sino aunque');
/** How many tokens before a word a denial of it may be. */
const MAX_TOKENS_BEFORE = 9;
/** How many tokens after a word an answer such as ": none" may begin. */
const MAX_TOKENS_AFTER = 3;

/** Detects whether a sentence denies the word at an index: "has not led a ward", "no experience of SAP", "SAP: none". */
export function isNegated(tokens: readonly Pick<Token, 'lower' | 'text' | 'kind'>[], at: number): boolean {
  for (let index = at - 1; index >= Math.max(0, at - MAX_TOKENS_BEFORE); index -= 1) {
    const token = tokens[index];
    if (!token || clauseEnds.test(token.text) || clauseWords.has(token.lower)) break;
    if (isDenial(tokens, index)) return true;
  }
  const after = tokens.slice(at + 1, at + 1 + MAX_TOKENS_AFTER);
  const mark = after.findIndex(({ text }) => /^[:(–—-]$/.test(text));
  return mark >= 0 && /^(?:none|no|not|never|ninguno|ninguna)$/.test(after[mark + 1]?.lower ?? '');
}

function isDenial(tokens: readonly Pick<Token, 'lower'>[], index: number): boolean {
  const [word = '', next = ''] = [tokens[index]?.lower, tokens[index + 1]?.lower];
  if (word === 'yet') return next === 'to';
  return (denials.has(word) || /n['’]t$/.test(word)) && !nonDenials.has(next);
}
