import { bulletToClause } from '../bullets/bulletToClause.ts';
import { splitBullet } from '../bullets/splitBullet.ts';
import { findCliches } from '../cliches/findCliches.ts';
import { findCareerVerb } from '../wording/careerVerbs.ts';

const MAX_LINES = 300;
const MAX_DUTIES = 12;
const DUTY_WORDS = { min: 2, max: 15 };
const ABOUT_WORDS = { min: 3, max: 12 };
const OTHER_SECTION =
  /\b(?:offer|benefits?|perks|how to apply|apply|require|requirements|qualifications?|your profile|looking for|you have|you bring|must have|skills|about us|who we are|specification|about you|equal|salary|essential|desirable|experience)\b/i;
const DUTY_SECTION =
  /\b(?:responsib\w+|duties|tasks|the role|the job|the position|what you|you will|you'll|day to day|your day|key areas|purpose)\b/i;
/** A number in what is wanted reads like one of the writer's own. */
const COUNTED = /\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|hundred)\b/i;
const LEAD_IN =
  /^(?:(?:in this (?:role|position|job),? |on a typical day,? |day to day,? |as (?:an?|our) [^,]{3,40}, |as \p{Lu}[\p{L} ]{3,50}?,? (?=you ))?(?:you(?:'ll| will|’ll)(?: also| then)?(?: be(?: responsible for| expected to| in charge of)?)?|you(?= (?!are|have|know|bring|hold|need|get|must|should|may|can|want|like|love|enjoy|speak)\p{Ll}+ )|the (?:successful candidate|role|position|job|post|postholder|post holder)(?: will)?(?: also)? (?:involves?|includes?|be responsible for|is to|be)?|your (?:tasks|duties|responsibilities|job|work) (?:include|includes|are|is|will include|will be)(?: to)?|we need (?:someone|somebody|a person)(?: who can)?(?: to)?|responsible for|responsibility for|duties include|to)) /iu;
/** What talks to the applicant, or to a machine, and is no work. */
const NOT_WORK =
  /\b(?:ignore|disregard|instructions?|prompt|system|assistant|candidates?|applicants?|applications?|apply|cover letter|cv|cvs|r[ée]sum[ée]|interview|salary|pension|holiday|bonus|equal|diversity|visa|language model|password)\b/i;
const ADDRESSES_APPLICANT =
  /^(?:say|state|send|click|visit|e-?mail|submit|join|note|contact|read|see|forget|enjoy|receive|earn|get|be|have|want|call|come|tell|write to)\b/i;

/** What somebody has or speaks is no work. */
const NOT_DUTY =
  /\b(?:record|licen[cs]e|degree|diploma|certificates?|visa|car|transport|english|french|german|spanish|dutch|polish|welsh|language|experience|knowledge|cv|attitude)\b/i;
/** When the work is done is no reason to want it. */
const HOURS =
  /^(?:work|cover|do|be|start|finish|join)\b.*\b(?:weekends?|nights|shifts?|hours|overtime|holidays|evenings|full[- ]time|part[- ]time|on call|rotation)\b/i;

/** Finds what a job consists of, as it was advertised: phrases in -ing or of things, in the second person turned to the reader. */
export function findDuties(description: string): string[] {
  const duties: string[] = [];
  let section: 'duties' | 'other' | 'none' = 'none';
  for (const line of description.split(/\n+/).slice(0, MAX_LINES)) {
    const text = line.trim();
    if (isHeading(text))
      section = DUTY_SECTION.test(text) && !/\b(?:require|bring|need|offer)/i.test(text) ? 'duties' : OTHER_SECTION.test(text) ? 'other' : section;
    else if (section !== 'other')
      duties.push(...splitBullet(text).flatMap((sentence) => splitDuties(sentence, section === 'duties' || isListItem(text))));
    if (duties.length >= MAX_DUTIES) break;
  }
  return [...new Set(duties)].slice(0, MAX_DUTIES);
}

function isHeading(text: string): boolean {
  return (
    text.length < 60 &&
    (/:$/.test(text) ||
      (!/[.!,;]$/.test(text) && !isListItem(text) && text.split(' ').length <= 6 && (DUTY_SECTION.test(text) || OTHER_SECTION.test(text))))
  );
}

function isListItem(text: string): boolean {
  return /^[•●▪*·–—-]\s*\S/.test(text);
}

/** Returns one duty per verb: three for "you will lead a team, manage the budget and train staff". */
function splitDuties(sentence: string, isInList: boolean): string[] {
  const withoutLeadIn = stripLeadIn(sentence);
  if (withoutLeadIn === sentence && !isInList) return [];
  if (NOT_WORK.test(sentence) || /["“”!?]/.test(withoutLeadIn)) return [];
  // "End client: central government" says what something is, and is no work.
  if (withoutLeadIn === sentence && /^[^:]{2,40}: /.test(withoutLeadIn) && !findCareerVerb(withoutLeadIn.split(' ')[0] ?? '')) return [];
  return splitAtVerbs(withoutLeadIn.replace(/ \([^()]*\)/g, '')).flatMap((part) => formatDuty(part, withoutLeadIn === sentence) ?? []);
}

function stripLeadIn(sentence: string): string {
  const rest = sentence.replace(LEAD_IN, '');
  if (rest !== sentence) return rest;
  const able = /^(?:must |you must |you should )?(?:also )?be able to (?=\p{Ll})|^.*\bable to (?=\p{Ll}{3,} \p{Ll}{3,})/u.exec(sentence);
  return able ? sentence.slice(able[0].length) : sentence;
}

/** Splits at each comma or "and" that comes before a verb. */
function splitAtVerbs(text: string): string[] {
  const parts: string[] = [];
  let from = 0;
  for (const { index, 0: separator } of text.matchAll(/, (?:and )?| and /g)) {
    const nextWords = text
      .slice(index + separator.length)
      .replace(/^(?:sometimes|occasionally|often|regularly|also|then) /, '')
      .split(' ');
    const verb =
      findCareerVerb(nextWords[0] ?? '') ?? (/^(?:be|care|answer|look|make|own|help)$/.test(nextWords[0] ?? '') ? { form: 'base' } : undefined);
    const isDuty =
      verb?.form === 'base' &&
      nextWords.length > 1 &&
      !/^(?:and|or|of)$/.test(nextWords[1] ?? '') &&
      (separator.startsWith(',') || /^(?:an?|the|our|your|on|to|for|with|up|after|about|\p{Ll}+s)$/u.test(nextWords[1] ?? ''));
    if (!isDuty) continue;
    parts.push(text.slice(from, index));
    from = index + separator.length;
  }
  return [...parts, text.slice(from)].map((part) => part.trim().replace(/[,.;]+$/, '')).filter(Boolean);
}

function formatDuty(duty: string, isNoun: boolean): string | undefined {
  // After a colon it is repeated: "own the quality of everything: you revise, you coach".
  const part = duty.replace(/: .*$|, (?:which|who|where)\b.*$/, '');
  const rest = part.replace(/^be (?:responsible for|in charge of) /, '').replace(/^(?:also|then|sometimes|occasionally|often|regularly) /, '');
  // Of "lead, roster and develop the team" the first verbs have lost what they are about.
  if (/^[\p{Ll}-]+(?:, [\p{Ll}-]+)+$/u.test(rest)) return undefined;
  if (ADDRESSES_APPLICANT.test(rest) || HOURS.test(rest)) return undefined;
  // Of two actions to choose from the first is named: "conduct tribunal claims or instruct counsel".
  const [firstChoice = rest] = rest.split(/ or (?=\p{Ll}+ \p{Ll})/u);
  const [verb, secondVerb] = [rest, rest.slice(firstChoice.length + ' or '.length)].map((text) => findCareerVerb(text.split(' ')[0] ?? '')?.form);
  const wording = verb === 'base' && secondVerb === 'base' ? firstChoice : rest;
  const clause = bulletToClause(wording.charAt(0).toUpperCase() + wording.slice(1), true);
  // "Conduct tribunal claims" may be an action or a thing, and would be written as either.
  if (!clause?.gerund && verb === 'base' && /[^s]s$/.test(wording)) return undefined;
  const phrase = clause?.gerund ?? (isNoun || rest !== part ? clause?.nounPhrase : undefined);
  if (!phrase || NOT_DUTY.test(phrase) || /,.*,/.test(phrase) || COUNTED.test(phrase) || findCliches(phrase).length > 0) return undefined;
  const words = phrase.split(' ').length;
  return words >= DUTY_WORDS.min && words <= DUTY_WORDS.max ? toSecondPerson(phrase) : undefined;
}

/** Turns "our guests" into "your guests", "your own shift" -> "my own shift". */
function toSecondPerson(phrase: string): string {
  const swappedPronouns: Record<string, string> = {
    our: 'your',
    ours: 'yours',
    us: 'you',
    we: 'you',
    your: 'my',
    yours: 'mine',
    you: 'me',
    yourself: 'myself',
    ourselves: 'yourselves',
  };
  const withSubject = phrase.replace(
    /\b(?<=\b(?:what|which|that|how|where|when|if|as|all) )you (?:(are)|(were))?/g,
    (_, are?: string, were?: string) => (are ? 'I am' : were ? 'I was' : 'I '),
  );
  return withSubject.replace(/\b(?:ours?|us|we|yours?|you|yourself|ourselves)\b/g, (word) => swappedPronouns[word] ?? word);
}

/** Finds what a company says it is, between quotation marks; empty when it says nothing short enough to quote. */
export function findAboutCompany(description: string, company: string): string {
  for (const line of description.split(/\n+/).slice(0, MAX_LINES)) {
    for (const sentence of splitBullet(line)) {
      const said = findSelfDescription(sentence, company);
      if (said) return `“${said}”`;
    }
  }
  return '';
}

function findSelfDescription(sentence: string, company: string): string | undefined {
  const start = ['We are ', "We're ", 'We’re ', `${company} is `].find((words) => sentence.startsWith(words));
  const rest = start && sentence.slice(start.length);
  if (
    !rest ||
    !/^(?:an?|the|one of the) /i.test(rest) ||
    /["“”!?]|\b(?:looking|seeking|hiring|employer|team player|registered)\b/i.test(rest) ||
    NOT_WORK.test(rest)
  )
    return undefined;
  const shortened =
    rest.split(/, | (?:that|which|who|where|and (?:we|our)|looking|based|–|—|-) | and (?=\p{Ll}+ (?:all|our|the|every|more|their)\b)/u)[0] ?? '';
  const words = shortened.split(' ').length;
  return words >= ABOUT_WORDS.min && words <= ABOUT_WORDS.max && findCliches(shortened).length === 0 ? shortened : undefined;
}
