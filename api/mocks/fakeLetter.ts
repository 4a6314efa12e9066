import { findClaims } from '@sheaf/cover-letter/claims/findClaims';
import { countWords } from '@sheaf/language/tokens/countWords';
import {
  type CvProfile,
  type LetterClaim,
  type LetterKeywords,
  type LetterLength,
  type LetterParagraph,
  type LetterTone,
  wordsOfLength,
} from '../contract/coverLetter.ts';

/** What a fake letter stands on and how it shall be. */
export interface FakeAssignment {
  profile: CvProfile;
  cvText: string;
  /** Where its pages are in the text. */
  pages?: { page: number; start: number; end: number }[] | undefined;
  jobTitle: string;
  companyName: string;
  jobDescription: string;
  hiringManager: string;
  highlights: string;
  tone: LetterTone;
  length: LetterLength;
  seed: number;
}

const OPENINGS: Record<LetterTone, string> = {
  professional: 'I am applying for the position of',
  formal: 'I wish to apply for the position of',
  confident: 'I can do the work of',
  enthusiastic: 'I was glad to see that you are looking for',
  friendly: "I'd like to join you as",
  concise: 'I apply as',
  creative: 'My working day already looks much like that of',
};
/** Sentences that state nothing, to fill a letter with. */
const FILLERS = [
  'I like work that can be measured, and I write down what I learn so that others can use it.',
  'People who work with me know what I am doing and when it will be finished.',
  'When something goes wrong I say so early, since there is more that can be done about it then.',
  'I ask before I guess, and I would rather explain a thing twice than leave it half understood.',
  'A good team is one in which the newest member dares to ask the simplest question.',
  'I keep my promises small enough to be kept and large enough to matter.',
  'What I value in a place of work is that decisions are explained and can be changed.',
  'I am at my best where careful work and quick decisions are both needed on the same day.',
  'Much of what I know I learnt from colleagues, and I try to give it on in the same way.',
  'I plan my days so that there is room left for what nobody could have planned.',
  'I read what others have written before I add to it, and I leave things tidier than I found them.',
  'The work that nobody sees is part of the work, and I take it as seriously as the rest.',
  'I would rather finish one thing well than begin three of them at once.',
  'It matters to me that the people we work for understand what we do for them.',
  'I am glad to be told what I could do better, and I tell others in the way I like to hear it.',
  'I take notes in every meeting, because what was agreed is easily remembered in more than one way.',
  'I am used to changing plans, and I know how to tell everybody concerned when that happens.',
  'Quiet days are good for putting in order what the busy ones left behind.',
  'I look after tools and papers as if I had to find them in the dark.',
];
const CLOSINGS = [
  'I would welcome the chance to talk about the position.',
  'I would be glad to tell you more in a conversation.',
  'Let us talk about what you need; I can come at short notice.',
];
const TERMS = ['Triage', 'Medication safety', 'Patient care', 'Team leadership', 'Kubernetes', 'TypeScript', 'Budgeting', 'German'];

/** Writes a letter in plain sentences from the profile. The seed changes the order of the sentences. */
export function fakeLetter(assignment: FakeAssignment): LetterParagraph[] {
  const { profile, tone, length, seed, jobTitle, companyName, hiringManager, highlights } = assignment;
  const [current] = profile.experience;
  const bullets = rotateItems(
    profile.experience.flatMap(({ bullets: each }) => each),
    seed,
  ).slice(0, 4);
  const fillers = rotateItems(FILLERS, seed * 3);
  const opening = [
    `${OPENINGS[tone]} ${jobTitle} at ${companyName}.`,
    ...(current ? [`My work as ${current.title} at ${current.company} is what I would bring to it.`] : []),
    fillers[0] ?? '',
  ];
  const evidence = bullets.map((bullet) => `My CV says: ${bullet.replace(/\.$/, '')}.`);
  const motivation = [`What you ask for at ${companyName} is close to what I do every day.`, ...(highlights ? [endSentence(highlights)] : [])];
  const closing = [CLOSINGS[seed % CLOSINGS.length] ?? ''];
  const { min } = wordsOfLength[length];
  for (const filler of fillers.slice(1)) {
    if (countWords([...opening, ...evidence, ...motivation, ...closing].join(' ')) >= min + 5) break;
    (evidence.length <= motivation.length ? evidence : motivation).push(filler);
  }
  const paragraphs = [
    { id: 'greeting', kind: 'greeting', text: `Dear ${hiringManager || 'Hiring Manager'},` },
    { id: 'opening', kind: 'opening', text: opening.join(' ') },
    { id: 'evidence-1', kind: 'evidence', text: evidence.join(' ') },
    { id: 'motivation', kind: 'motivation', text: motivation.join(' ') },
    { id: 'closing', kind: 'closing', text: closing.join(' ') },
    { id: 'signature', kind: 'signature', text: ['Yours sincerely,', profile.name].filter(Boolean).join('\n') },
  ] as const;
  return paragraphs
    .filter(({ text }) => text !== '')
    .map((paragraph) => ({
      ...paragraph,
      claims: paragraph.kind === 'greeting' || paragraph.kind === 'signature' ? [] : findLetterClaims(paragraph.text, assignment),
    }));
}

/** Returns the claims of a text by the checker that servers and pages use. */
export function findLetterClaims(
  text: string,
  { profile, cvText, pages = [], jobTitle, companyName, jobDescription, hiringManager, highlights }: FakeAssignment,
): LetterClaim[] {
  const job = { title: jobTitle, company: companyName, description: jobDescription, hiringManager };
  return findClaims(text, { profile, cvText, pages, job, highlights });
}

/** Compares a short list of terms in the job description and the CV. */
export function fakeKeywords({ jobDescription, cvText }: FakeAssignment): LetterKeywords {
  const asked = TERMS.filter((term) => jobDescription.toLowerCase().includes(term.toLowerCase()));
  const matched = asked.filter((term) => cvText.toLowerCase().includes(term.toLowerCase()));
  const missing = asked.filter((term) => !matched.includes(term));
  const score = asked.length === 0 ? null : Math.round((100 * matched.length) / asked.length);
  return { score, matched, missing, missingRequired: missing };
}

function rotateItems<Item>(items: readonly Item[], by: number): Item[] {
  const at = items.length === 0 ? 0 : by % items.length;
  return [...items.slice(at), ...items.slice(0, at)];
}

function endSentence(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`;
}
