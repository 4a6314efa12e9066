/**
 * What counts as a token, as alternatives that are tried in order: each is a group named by the kind of the token. `prose` tells code and addresses
 * from words; `facts` keeps "C++" and "node.js" whole, and takes figures without their units.
 */
export const TOKEN_PATTERNS = { prose: readProsePattern(), facts: readFactsPattern() };
export type TokenPattern = keyof typeof TOKEN_PATTERNS;

function readProsePattern(): RegExp {
  // Each is bounded wherever something may fail to follow, or a text without spaces takes time in proportion to its square.
  const code = [
    '`[^`]{0,500}`',
    '(?:https?:\\/\\/|www\\.)\\S+',
    '[\\w.+-]{1,100}@[\\w-]{1,100}(?:\\.[\\w-]+)+',
    '[\\w-]{1,100}(?:\\.[\\w-]{1,100}){0,10}\\.(?:com|org|net|io|dev|edu|gov|co|uk|de|info|ai|js|jsx|ts|tsx|py|rs|java|html?|css|json|md|txt|pdf|docx?|xlsx?|csv|exe|png|jpe?g|gif|svg|zip|sh|toml|ya?ml|xml)\\b[^\\s,;)]*',
    '[^\\s,;()]{0,200}[_\\\\={}<>|@#~^\\u263A][^\\s,;()]*',
    '[^\\s,;()]{0,200}\\/[^\\s,;()]{0,200}\\/[^\\s,;()]*',
    '\\.[\\p{L}]+\\b',
    '[\\p{L}]{1,100}\\(\\)',
    '[\\p{L}-]{0,100}\\p{L}\\d[\\p{L}\\d-]*',
  ].join('|');
  const number = "[$\\u00A3\\u20AC]?\\d+(?:[.,:]\\d+)*(?:[\\p{L}']+(?:-[\\p{L}]+)*)?%?";
  const word = "\\p{L}[\\p{L}\\p{M}]*(?:['-][\\p{L}][\\p{L}\\p{M}]*)*";
  return new RegExp(`(?<code>${code})|(?<number>${number})|(?<word>${word})|(?<mark>\\S)`, 'gu');
}

function readFactsPattern(): RegExp {
  // Each alternative begins with what no other takes and never gives back, so reading takes time in proportion to the text.
  return /(?<word>\p{L}[\p{L}\p{M}\p{N}]*(?:['’.](?=\p{L})[\p{L}\p{M}\p{N}]+)*['’]?[+#]*)|(?<number>\d+(?:[.,]\d+)*)|(?<mark>[^\s\p{L}\d])/gu;
}
