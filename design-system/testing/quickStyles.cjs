const selectors = require('jsdom/lib/jsdom/living/helpers/selectors.js');

/**
 * jsdom asks every rule of every style sheet whether it matches an element, each time a test asks what is visible. Most rules name a class
 * that the element lacks, which a look at its classes tells; only the others are put to jsdom's own matching.
 * Has to run before jsdom reads its style rules.
 */
const matchFully = selectors.matchesDontThrow;
const neededBySelector = new Map();
const tokensByAttribute = new Map();

selectors.matchesDontThrow = (element, selector) => mayMatch(element, selector) && matchFully(element, selector);

function mayMatch(element, selector) {
  const needed = remember(neededBySelector, selector, findNeeded);
  return needed === null || needed.some(({ tag, classes }) => hasTag(element, tag) && hasClasses(element, classes));
}

function remember(found, key, find) {
  if (!found.has(key)) found.set(key, find(key));
  return found.get(key);
}

/** Returns what an element needs to have to be the last part of each selector of a list, or null where only the full matching knows. */
function findNeeded(selector) {
  if (typeof selector !== 'string' || selector.includes('\\')) return null;
  // What is in brackets and quotes only narrows a selector further.
  let simplified = selector.replace(/"[^"]*"|'[^']*'/g, '').replace(/\[[^[\]]*\]/g, '');
  while (/\([^()]*\)/.test(simplified)) simplified = simplified.replace(/\([^()]*\)/g, '');
  if (!/^[\w\s.,:#>+~*-]+$/.test(simplified)) return null;
  return simplified.split(',').map((single) => {
    const [last] = single
      .trim()
      .split(/[\s>+~]+/)
      .at(-1)
      .split(':');
    const [tag] = last.split(/[.#]/);
    return { tag: tag === '*' ? '' : tag.toLowerCase(), classes: [...last.matchAll(/\.([\w-]+)/g)].map(([, name]) => name) };
  });
}

function hasTag(element, tag) {
  return tag === '' || element._localName.toLowerCase() === tag;
}

function hasClasses(element, classes) {
  if (classes.length === 0) return true;
  const tokens = remember(tokensByAttribute, element.getAttributeNS(null, 'class') ?? '', (attribute) => new Set(attribute.split(/\s+/)));
  return classes.every((name) => tokens.has(name));
}
