const IMAGE = /!\[[^\]]*\](?:\([^)]*\)?|\[[^\]]*\])/g;
const LINK = /\[([^\]]*)\]\([^)]*\)?/g;
const COMMENT = /<!--.*?(?:-->|$)/gs;
const TAG = /<\/?[a-z!][^>]*(?:>|$)/gi;
const EMPHASIS = /(\*\*|__|`+)/g;
const HEADING = /^[ \t]{0,3}#{1,6}[ \t]+/gm;
const ADDRESS = /(?:(?:https?|ftp):|www\.|\b(?:file|data|javascript|mailto):(?=\S))[^\s<>"“”]*/gi;
/** Invisible characters, and those that change the order in which a line is read. */
const HIDDEN = /[\p{Cc}\p{Cf}](?<![\n\t\u200c\u200d])/gu;
const EMPTY_BRACKETS = /\(\s*\)|\[\s*\]/g;

/** Removing markup may form new markup, so it is removed again. */
const MOST_ROUNDS = 8;

/**
 * Returns the plain text of what a model wrote: without images, links, HTML and invisible characters, and with no address that `knownText`, the text
 * the model had, does not contain. So nothing in it can load or lead anywhere, whatever shows it.
 */
export function sanitizeModelText(written: string, knownText: string): string {
  let plain = written;
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const shorter = removeMarkup(plain, knownText);
    if (shorter === plain) break;
    plain = shorter;
  }
  return plain;
}

function removeMarkup(written: string, knownText: string): string {
  return written
    .replace(HIDDEN, '')
    .replace(IMAGE, '')
    .replace(LINK, '$1')
    .replace(COMMENT, '')
    .replace(TAG, '')
    .replace(HEADING, '')
    .replace(EMPHASIS, '')
    .replace(ADDRESS, (address) => (knownText.includes(address.replace(/[.,;:!?)\]]+$/, '')) ? address : ''))
    .replace(EMPTY_BRACKETS, '')
    .replace(/[ \t]{2,}/g, ' ')
    .replace(/\n{3,}/g, '\n\n');
}
