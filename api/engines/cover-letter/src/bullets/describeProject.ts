import { chooseArticle } from '@sheaf/language/inflection/inflect';
import { TAG } from '@sheaf/language/lexicon/partsOfSpeech';
import { findCareerVerb, hasTag } from '../wording/careerVerbs.ts';
import type { BulletClause } from './bulletClause.ts';
import { bulletToClause } from './bulletToClause.ts';
import { findOutcome } from './outcome.ts';
import { isIntact, splitBullet } from './splitBullet.ts';

const MAX_WORDS = 30;
const MAX_IN_BRACKETS = 8;
const DETERMINER = /^(?:an?|the|my|our|its|their|all|each|every|both|some|many|several|over|more|about|[\d£$€].*)$/i;
const PROJECT_NOUN =
  /\b(?:app|application|site|website|web page|tool|library|game|viewer|platform|dashboard|system|bot|api|plugin|extension|script|model|service|page|programme|program|book|film|magazine|blog|shop|garden|festival|exhibition|study|survey|database|robot|device|sensor|map|planner|calculator|tracker|report|analysis|prototype|podcast|guide)\b/i;

/** A project of studies, whose line is its subject. */
const STUDY =
  /^(?:my )?(?:(?:bachelor['’]?s?|master['’]?s?|undergraduate|final[- ]year|final) )?(?:dissertation|thesis|(?<=final[- ]year )project)$/i;

/** Checks for the name of a piece of work at a university: "Dissertation", "Final year project". */
export function isStudyProject(name: string): boolean {
  return STUDY.test(name.trim());
}

/**
 * Returns a noun phrase that says what a project is: "a React app that plans shifts".
 * Falls back to a clause about the work when the line names no product.
 */
export function describeProject(bullet: string, name: string): BulletClause | undefined {
  const [first = '', second = ''] = splitBullet(bullet);
  const clause = bulletToClause(bullet, false);
  const subject = clause?.nounPhrase ?? clause?.gerund;
  if (isStudyProject(name) && subject) return describeStudy(bullet, name, subject);
  const nounPhrase = isIntact(first) && !isAction(first) ? buildNounPhrase(first) : undefined;
  // What is no product, such as "suspension design", is work within the project.
  if (!nounPhrase) return clause?.nounPhrase ? { gerund: clause.nounPhrase, isPresent: false } : clause;
  const isDetail = /^(?:used|built|written|made|deployed|downloaded|visited|featured|tested|open[- ]source)\b/i.test(second) && isIntact(second);
  const outcome = !isDetail && isIntact(second) ? findOutcome(second) : undefined;
  if (outcome) return { nounPhrase, outcome, isPresent: true };
  const text = isDetail ? `${nounPhrase}; it is ${second.charAt(0).toLowerCase()}${second.slice(1)}` : nounPhrase;
  return text.split(' ').length <= MAX_WORDS ? { nounPhrase: text, isPresent: true } : { nounPhrase, isPresent: true };
}

/** Returns a clause about a dissertation. A subject in quotation marks or capitals is its title. */
function describeStudy(bullet: string, name: string, nounPhrase: string): BulletClause {
  const isTitle = /["“”]/.test(bullet) || (bullet.match(/\s\p{Lu}\p{Ll}{3,}/gu)?.length ?? 0) > 2;
  const work = name.trim().replace(/^my /i, '').toLowerCase();
  return { finite: `wrote my ${work} ${isTitle ? `“${bullet.replace(/["“”]/g, '').trim()}”` : `on ${nounPhrase}`}`, isPresent: false };
}

/** Detects a sentence about an action, such as "Built a model". "Automated tool for rotas" names a thing. */
function isAction(sentence: string): boolean {
  const [word = '', next = ''] = sentence.split(' ');
  return findCareerVerb(word)?.form === 'past' && (DETERMINER.test(next) || !hasTag(word, TAG.VBN | TAG.JJ));
}

function buildNounPhrase(sentence: string): string | undefined {
  const [nounPart = '', ...tail] = sentence.split(', ');
  if (!PROJECT_NOUN.test(nounPart) || nounPart.split(' ').length < 2) return undefined;
  const [word = ''] = nounPart.split(' ');
  const hasArticle = /^(?:an?|the|my)$/i.test(word);
  const isPlural = hasTag(
    nounPart
      .split(/ (?:that|which|for|with|to)\b/)[0]
      ?.split(' ')
      .at(-1) ?? '',
    TAG.NNS,
  );
  const lowered =
    /^\p{Lu}\p{Ll}+$/u.test(word) && (hasArticle || hasTag(word, TAG.JJ | TAG.VBN)) ? nounPart.charAt(0).toLowerCase() + nounPart.slice(1) : nounPart;
  const withArticle = hasArticle || isPlural ? lowered : `${chooseArticle(lowered)} ${lowered}`;
  const rest = tail.join(', ');
  if (rest === '') return withArticle;
  return /^(?:with|which|that|used|built|written|for|and)\b/.test(rest) || rest.split(' ').length > MAX_IN_BRACKETS || /[()]/.test(sentence)
    ? `${withArticle}, ${rest}`
    : `${withArticle} (${rest})`;
}
