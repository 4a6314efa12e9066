import type { LineWord } from '@sheaf/pdf-text/lines/textLine';
import type { PageTags, TagPlace } from '@sheaf/pdf-text/read/pageTags';

/** Finds where most letters of some words belong by the tags of their page; nothing where the page has none that can be trusted. */
export function findTag(words: LineWord[], tags: PageTags | undefined): TagPlace | undefined {
  if (!tags) return undefined;
  const letters = new Map<number, { place: TagPlace; count: number }>();
  for (const { markedContent, text } of words) {
    const place = tags.get(markedContent);
    if (!place) continue;
    const counted = letters.get(place.block) ?? { place, count: 0 };
    counted.count += text.length;
    letters.set(place.block, counted);
  }
  let most: { place: TagPlace; count: number } | undefined;
  for (const counted of letters.values()) if (!most || counted.count > most.count) most = counted;
  return most?.place;
}
