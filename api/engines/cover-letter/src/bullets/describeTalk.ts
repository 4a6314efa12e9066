import { addNameArticle } from '../wording/nameArticles.ts';
import type { BulletClause } from './bulletClause.ts';

/** "Keynote, Nordic Ecology Congress, Oslo 2023" */
const TALK =
  /^(Keynote|Plenary|Invited (?:talk|lecture|seminar|paper|address)|Public lecture|Guest lecture|Talk|Lecture|Poster|Conference paper)(?: (?:address|lecture|talk|speaker))?[,:] (\p{Lu}[^,;]{4,80})(?:, (\p{Lu}[\p{L} ]{2,30}?))?,? \(?((?:19|20)\d\d)\)?\.?$/u;

/** Turns a line of a list of talks into a clause: "gave a keynote at the Nordic Ecology Congress (Oslo, 2023)". */
export function describeTalk(line: string): BulletClause | undefined {
  const [, kind = '', event = '', town, year = ''] = TALK.exec(line.replace(/\s+/g, ' ').trim()) ?? [];
  if (!kind) return undefined;
  const talk = kind.charAt(0).toLowerCase() + kind.slice(1);
  const eventName =
    /\b(?:Congress|Conference|Symposium|Meeting|Workshop|Forum|Festival)$/.test(event) && !/^The /.test(event)
      ? `the ${event}`
      : addNameArticle(event);
  return {
    finite: `gave ${/^[aeiou]/.test(talk) ? 'an' : 'a'} ${talk} at ${eventName} (${[town, year].filter(Boolean).join(', ')})`,
    isPresent: false,
  };
}
