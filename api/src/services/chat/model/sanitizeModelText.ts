const IMAGE = /!\[[^\]]*\](?:\([^)]*\)?|\[[^\]]*\])/g;
const LINK = /\[([^\]]*)\]\([^)]*\)?/g;
const COMMENT = /<!--.*?(?:-->|$)/gs;
const TAG = /<\/?[a-z!][^>]*(?:>|$)/gi;
const EMPHASIS = /(\*\*|__|`+)/g;
const HEADING = /^[ \t]{0,3}#{1,6}[ \t]+/gm;
const ADDRESS = /(?:(?:https?|ftp):|www\.|\b(?:file|data|javascript|mailto):(?=\S))[^\s<>"“”]*/gi;
/** What nobody sees, and what makes a line read in another order. */
const HIDDEN = /[\p{Cc}\p{Cf}](?<![\n\t\u200c\u200d])/gu;
const LEFT_EMPTY = /\(\s*\)|\[\s*\]/g;

/** What is taken out may leave a link behind that was none before. */
const MOST_ROUNDS = 8;

/**
 * What a model wrote, as plain text: no image, no link, no HTML, and no address but those that stand in the text it was given. So nothing it writes
 * can load or lead anywhere, whatever shows it.
 */
export function undoMarkup(written: string, given: string): string {
  let plain = written;
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const plainer = onceThrough(plain, given);
    if (plainer === plain) break;
    plain = plainer;
  }
  return plain;
}

function onceThrough(written: string, given: string): string {
  return written
    .replace(HIDDEN, '')
    .replace(IMAGE, '')
    .replace(LINK, '$1')
    .replace(COMMENT, '')
    .replace(TAG, '')
    .replace(HEADING, '')
    .replace(EMPHASIS, '')
    .replace(ADDRESS, (address) => (given.includes(address.replace(/[.,;:!?)\]]+$/, '')) ? address : ''))
    .replace(LEFT_EMPTY, '')
    .replace(/[ \t]{2,}/g, ' ')
    .replace(/\n{3,}/g, '\n\n');
}
