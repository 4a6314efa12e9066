import type { EvidenceFound } from '../claims/claim.ts';
import type { Sources } from '../claims/sources.ts';
import { scoreTitle } from '../cv/words/titleWords.ts';

const PEOPLE = 'customers?|passengers?|guests?|clients?|visitors?|callers?|shoppers?|diners?|members of the public|residents?';
const LEARNERS =
  'others|officers?|guards?|assistants?|clerks?|bakers?|staff|advis[eo]rs?|juniors?|apprentices?|trainees?|starters?|recruits?|interns?|colleagues?|drivers?|nurses?|members?|volunteers?|farmers?|operators?|teachers?|people|workers?|students?|graduates?';
/** What a CV says of work without the name that advertisements have for it. */
const EVIDENCE_PATTERNS: Record<string, RegExp> = {
  'Store management':
    /\b(?:manager|manag(?:ed?|es|ing)|in charge|r[au]n|running|head)\b.*\b(?:shops?|stores?|branch(?:es)?|pharmacy|pharmacies)\b|\b(?:shop|store|branch|pharmacy|pharmacist) manager\b/iu,
  'System implementation':
    /\b(?:mov(?:e|ed|ing)|migrat\p{L}+|switch\p{L}*|chang(?:e|ed|eover)|roll(?:ed)?[- ]?out|rollout|implement\p{L}*|replac\p{L}+|introduc\p{L}+|super user for)\b[^.;]*\b(?:from \p{Lu}[^.;]* to \p{Lu}|new (?:\p{L}+ )?(?:system|software|platform)|ERP|WMS|CRM|go(?:ing)?[- ]live|went live)/u,
  'Brigade management':
    /\b(?:r[au]n|running|led|lead|leading|manag\p{L}+|head(?:ed)?)\b[^.;]*\b(?:brigade|kitchen|chefs|cooks)\b|\b(?:team|brigade) of (?:\d+|\p{L}+) (?:chefs|cooks)\b/iu,
  'Vehicle checks': /(?<!\b(?:background|reference|credit|spot|stock|record|eligibility|DBS|police) )\bchecks\b/iu,
  'Peat-free gardening': /\bpeat\b|\bglyphosate\b|\b(?:without|no|out of) pesticides?\b|\borganic(?:ally)?\b/iu,
  Teamwork:
    /\b(?:in|part of|with) (?:a |our |my |the )?(?:\p{L}+ )?(?:team|group|crew|squad) of\b|\b(?:team|group|crew) of (?:\d+|two|three|four|five|six|seven|eight|nine|ten|twelve)\b|\b(?:netball|football|rugby|hockey|basketball|cricket|rowing|volleyball)\b/iu,
  'Return-to-work interviews': /\breturn[- ]to[- ]work\b|\bback[- ]to[- ]work\b/iu,
  'Diary management': /\bdiar(?:y|ies)\b/iu,
  'Customer service': new RegExp(
    `\\b(?:customers?|guests?) (?:cash|cards|payments|complaints|queries|enquiries|calls|accounts)\\b|\\b(?:serv|help|assist|advis|welcom|greet|dealt with|look(?:ed|ing)? after)\\w*\\s(?:[\\p{L}\\d,’'-]+\\s){0,3}(?:${PEOPLE})\\b`,
    'iu',
  ),
  'Training delivery': new RegExp(
    `\\b(?:train|coach|mentor|prepar)(?:ed|s|ing)?\\s(?:(?:the|our|my|about|over|up to|all|new|other|\\d[\\d,]*|two|three|four|five|six|seven|eight|nine|ten|twelve)\\s){1,3}(?:[\\p{L}-]+\\s){0,2}(?:${LEARNERS})\\b`,
    'iu',
  ),
  Fundraising:
    /\b(?:won|secured|attracted)\s(?:over\s|about\s)?[£€$]\s?\d.*\b(?:fund|foundation|trust|lottery|council|grants?)\b|\brais(?:ed|ing)\s(?:over\s|about\s)?(?:[£€$]|\p{Lu}{3}\s)\s?\d.*\b(?:foundations?|donors?|sponsors?|trusts?|grants?|charit\w+|appeals?|bids?|funders?)\b/iu,
  'Team leadership': new RegExp(
    `\\b(?:led|leads?|leading|supervis(?:ed?|es|ing)|manag(?:ed?|es|ing)|headed|head|in charge of|look(?:ed|ing)? after)\\s(?:an?\\s(?:team|crew|shift|watch|brigade|section|unit)\\s(?:of\\s)?|(?:team|crew|shift|watch|brigade)\\sof\\s|\\d+\\s|(?:two|three|four|five|six|seven|eight|nine|ten|twelve)\\s)(?:[\\p{L}\\d-]+\\s){0,2}(?:${LEARNERS}|mechanics?|assistants?|engineers?|chefs?|cleaners?|carers?|technicians?|guards?|officers?|electricians?|cooks?|waiters?|clerks?|climbers?|coaches|controllers?|opticians?|bakers?)\\b`,
    'iu',
  ),
};

const LED_PEOPLE =
  /\b(?:led|leads?|leading|supervis(?:ed?|es|ing)|manag(?:ed?|es|ing)|head(?:ed)?|in charge of|look(?:ed|ing)? after|runs?|ran|command(?:ed|ing)?)\s(?:(?:an?|the|my) \p{L}+ of |up to |about |over )*(?:\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty)\s((?:[\p{L}-]+\s){0,2}[\p{L}-]+)/giu;
/** "I have a team of four gardeners", "the kitchen on the chef’s days off with a team of six" */
const HAD_TEAM =
  /\b(?:ha(?:ve|d)|with|r[au]n)\s(?:an?|my)\s(?:\p{L}+\s)?(?:team|crew|brigade|staff)\sof\s(?:\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty)\b|\bcrew of (?:\d+|\p{L}+)\b/iu;
const PEOPLE_NOUN = /^(?:people|men|women|staff|soldiers|others|volunteers|juniors|pupils)$/i;

const LED_GROUP =
  /\b(?:led|leads?|leading|supervis(?:ed?|es|ing)|manag(?:ed?|es|ing)|head(?:ed)?|in charge of|runs?|ran|command(?:ed|ing)?)\s(?:an?|the|my|our)\s(?:[\p{L}-]+\s){0,2}(?:team|shift|crew|squad|watch|brigade|troop|unit|department|section|gang)(?= (?:of|and|at|in|on|with|for|through)\b|[,.;]|$)/iu;

/** "In charge of 38 soldiers" and "leading nine pharmacists": whoever is called by a title was led. */
function describesLeadership(text: string): boolean {
  if (LED_GROUP.test(text) || HAD_TEAM.test(text)) return true;
  return [...text.matchAll(LED_PEOPLE)].some(([, group = '']) =>
    group.split(/\s+/).some((word) => PEOPLE_NOUN.test(word) || (/s$/.test(word) && scoreTitle(word.replace(/s$/, '')) >= 2)),
  );
}

/** "Clinical coach to four students" */
const COACH_TO =
  /\b(?:coach|mentor|tutor|trainer|instructor)\b (?:to|of|for) (?:\d+|an?|two|three|four|five|six|seven|eight|nine|ten) (?:[\p{L}-]+ ){0,2}(?:students?|trainees?|apprentices?|juniors?|starters?|staff|nurses|drivers|teachers)\b/iu;
const TRAINED_PEOPLE =
  /\b(?:train|coach|mentor|taught|teach)(?:ed|s|es|ing)?\s(?:(?:up to |about |over |more than |the |our |new |all |other )*(?:\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|new|junior|young(?:er)?)\s)((?:[\p{L}-]+\s){0,2}[\p{L}-]+)/giu;

/** "Two of them qualified with my support" */
const BROUGHT_ON =
  /\b(?:qualified|passed|promoted|progressed|became|graduated|stepped up)\b[^.;]{0,40}\b(?:with|under|through) my (?:support|guidance|training|mentoring|coaching|supervision|help)\b/iu;

/** "Trained four commis chefs": whoever is called by a title was taught. */
function describesTeaching(text: string): boolean {
  if (COACH_TO.test(text) || BROUGHT_ON.test(text)) return true;
  return [...text.matchAll(TRAINED_PEOPLE)].some(([, group = '']) =>
    group.split(/\s+/).some((word) => /s$/.test(word) && scoreTitle(word.replace(/s$/, '')) >= 2),
  );
}

/** Finds a passage of the CV that proves a listed term in other words: "Helped passengers in wheelchairs" is customer service. */
export function findImpliedEvidence(term: string, { applicantPassages }: Sources): EvidenceFound | undefined {
  const pattern = EVIDENCE_PATTERNS[term];
  const passage = applicantPassages.find(({ fullText, tokens }) => {
    const text = fullText.slice(tokens[0]?.start ?? 0, tokens.at(-1)?.end ?? 0);
    return (
      pattern?.test(text) ||
      (term === 'Team leadership' && describesLeadership(text)) ||
      (/^(?:Training delivery|Mentoring)$/.test(term) && describesTeaching(text)) ||
      (term === 'Teaching' && COACH_TO.test(text) && /\b(?:students?|pupils?|learners?)\b/i.test(text))
    );
  });
  return passage && { passage, at: 0 };
}

const GRANT_WON =
  /\b(?:[Gg]rants?|[Ff]ellowship|[Aa]ward|[Ff]und|[Ss]tudentship)\b[^.;]{0,60}(?:[£$€]|\b[A-Z]{3}) ?\d|[£$€] ?\d[^.;]{0,60}\b(?:[Gg]rants?|[Ff]ellowship|[Ff]und(?:ing|er)?)\b/u;

/** Finds a grant with its sum for what is asked for as funding: "external funding", "grant applications". */
export function findGrantEvidence(term: string, { applicantPassages }: Sources): EvidenceFound | undefined {
  if (!/\b(?:research|external|project|grant)s? (?:funding|funds|income|applications?|writing|capture)\b|^grants?$/i.test(term)) return undefined;
  const passage = applicantPassages.find(({ fullText, tokens }) => {
    const text = fullText.slice(tokens[0]?.start ?? 0, tokens.at(-1)?.end ?? 0);
    return GRANT_WON.test(text) || EVIDENCE_PATTERNS.Fundraising?.test(text);
  });
  return passage && { passage, at: 0 };
}

const PRESS = '(?:Press|Publish\\p{L}*|Brill|Routledge|Springer|Palgrave|Elsevier|Wiley|Bloomsbury|Verlag|Macmillan)';
/** What is in a CV for what an advertisement asks for by its kind: a book for a monograph, a regiment for the armed forces. */
const RECORDS: [demand: RegExp, record: RegExp][] = [
  [/^monographs?$/i, new RegExp(`\\((?:\\p{Lu}\\p{L}+: )?[^()]*${PRESS}[^()]*, (?:19|20)\\d\\d\\)`, 'u')],
  [
    /^(?:record of )?publi(?:cations?|shing|shed)\b/i,
    new RegExp(`${PRESS}[^()]*, (?:19|20)\\d\\d\\)|[’”"'],? (?:in )?\\p{Lu}[^.]{3,80}\\((?:19|20)\\d\\d\\)`, 'u'),
  ],
  [
    /\b(?:doctoral|phd|postgraduate|research) (?:students?|supervision|candidates?)\b/i,
    /\bsupervis\p{L}*\b[^.;]{0,40}\b(?:PhD|DPhil|doctoral|postgraduate)\b/iu,
  ],
  [
    /^(?:recogni[sz]ed |formal )?teaching (?:qualification|certificate|diploma)s?$/i,
    /\b(?:PGCE|PGDE|QTS|B\.?Ed|Cert\.? ?Ed|DTLLS|PTLLS|CELTA|DELTA|DipABRSM|LRSM|LTCL)\b/,
  ],
  [
    /^(?:the )?(?:armed )?forces$|^military\b/i,
    /\b(?:(?:British|Indian|Irish|Territorial|US) Army|Royal (?:Navy|Air Force|Marines|Engineers|Signals|Logistic Corps|Artillery)|RAF|Regiment|Battalion|Ex[- ](?:Army|Navy|Forces|military))\b/iu,
  ],
  [
    /^(?:automated|unit|test) (?:tests?|testing|automation)$/i,
    /\b(?:pytest|JUnit|Selenium|Cypress|Playwright|Jest|RSpec|PHPUnit|unit tests?|test suites?|TDD)\b/i,
  ],
];

/** Finds the record of work that an advertisement asks for by its kind: "a monograph", "doctoral students". */
export function findRecordEvidence(term: string, { applicantPassages }: Sources): EvidenceFound | undefined {
  const record = RECORDS.find(([demand]) => demand.test(term))?.[1];
  const passage =
    record && applicantPassages.find(({ fullText, tokens }) => record.test(fullText.slice(tokens[0]?.start ?? 0, tokens.at(-1)?.end ?? 0)));
  return passage && { passage, at: 0 };
}

const LEADERSHIP = /^(?:supervis|manag|lead)/;
const TEACHING = /^(?:train|mentor|teach|coach|develop|nurtur|bring)/;

/** Detects what is asked for as done to people: "supervising people". */
export function isLeadershipTerm(term: string): boolean {
  const [verb = '', ...rest] = term.toLowerCase().split(' ');
  const object = rest.at(-1) ?? '';
  return LEADERSHIP.test(verb) && (PEOPLE_NOUN.test(object) || (/s$/.test(object) && scoreTitle(object.replace(/s$/, '')) >= 2));
}

/** Finds a passage that proves what is asked for as done to people: "leading people", "train bakers". */
export function findLeadershipEvidence(term: string, sources: Sources): EvidenceFound | undefined {
  const [verb = ''] = term.toLowerCase().split(' ');
  if (LEADERSHIP.test(verb)) return findImpliedEvidence('Team leadership', sources);
  return TEACHING.test(verb) ? findImpliedEvidence('Training delivery', sources) : undefined;
}
