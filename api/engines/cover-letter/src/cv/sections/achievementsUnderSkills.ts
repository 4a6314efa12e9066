import { joinBullets } from '../entries/joinBullets.ts';
import type { CvLine } from '../lines/cvLine.ts';
import type { Section } from '../lines/section.ts';
import type { TextSpan } from '../text/textSpan.ts';
import { startsWithActionVerb } from '../words/startsWithActionVerb.ts';

const MIN_ACHIEVEMENTS = 2;
const MIN_WORDS = 5;
const SELF_DESCRIPTION = /^(?:responsible|accountable|in charge|able|used|trusted|known|experienced|familiar|confident)\b/i;

/** Finds the achievements that a CV by skills lists under them as bullets: "Planned the move of 640 containers". Lists of skills have none. */
export function findAchievementsUnderSkills(sections: Section[], source: string): TextSpan[] {
  const found = sections.flatMap(({ kind, lines }) => (kind === 'skills' ? listAchievements(lines, source) : []));
  if (found.filter(({ text }) => !SELF_DESCRIPTION.test(text) || /\d/.test(text)).length < MIN_ACHIEVEMENTS) return [];
  // A group of them may be called "Training", which announces credentials elsewhere.
  const grouped = sections.flatMap(({ kind, lines }) => (kind === 'other' ? listAchievements(lines, source) : []));
  return [...found, ...grouped.filter(({ text }) => startsWithActionVerb(text) && /\d/.test(text))];
}

function listAchievements(lines: CvLine[], source: string): TextSpan[] {
  const marked = new Set(lines.filter(({ hasListMark }) => hasListMark).map(({ start }) => start));
  return joinBullets(lines, source).filter((bullet) => marked.has(bullet.start) && isAchievement(bullet.text));
}

/** Returns the lines of a section without those of the achievements in it. */
export function dropAchievementLines(lines: CvLine[], achievements: TextSpan[]): CvLine[] {
  return lines.filter(({ start, end }) => !achievements.some((achievement) => start < achievement.end && achievement.start < end));
}

function isAchievement(text: string): boolean {
  const words = text.split(/\s+/);
  const isSentence = words.length >= MIN_WORDS && words.filter((word) => /^\p{Ll}/u.test(word)).length >= MIN_WORDS - 2;
  return isSentence && !/^[^:]{2,40}:\s/.test(text) && (startsWithActionVerb(text) || SELF_DESCRIPTION.test(text) || /\d/.test(text));
}
