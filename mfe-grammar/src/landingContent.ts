const checkedToday = {
  question: 'Can I check my text today?',
  answer: 'Not yet. The grammar check is being built, and this page describes what it will do. Merging PDFs works now.',
};

const privacy = {
  question: 'Who will read my text?',
  answer:
    'It will be checked on this server and dropped afterwards, and no log holds what you wrote. Should an AI service ever be involved, the page will name it first.',
};

const ownWords = {
  question: 'Will it rewrite what I wrote?',
  answer: 'No. Each finding will come with its reason, and a matter of style is only ever a suggestion. You accept or ignore them one by one.',
};

const steps = [
  { title: 'Open your PDF', text: 'Its text will appear in a box that you can edit, with a word count that follows along.' },
  { title: 'Check grammar and spelling', text: 'Each finding will be marked in the text and explained in one plain sentence.' },
  { title: 'Accept what is right', text: 'Take over the corrections you agree with, then copy the text or download it.' },
];

/** The pages below `/grammar-check/`, by the last part of their address. */
export const landingPages = {
  resume: {
    title: { before: 'A resume without ', marked: 'a single slip', after: '' },
    lead: 'A recruiter gives a page a few seconds, and a misspelt job title is what stays. The check will read your resume line by line, fragments and all.',
    reasons: [
      {
        title: 'It knows resumes are not prose',
        text: 'Bullet points start with a verb and end without a full stop. That is how resumes are written, and it will not be marked as a mistake.',
      },
      {
        title: 'Tense and spelling that agree',
        text: 'A past job told half in the present, “organised” beside “organized”: small breaks that a tired reader of their own text no longer sees.',
      },
      { title: 'Names are left alone', text: 'Companies, tools and certificates will be skipped, and a word you ignore once stays ignored.' },
    ],
    steps,
    audience: [
      { title: 'First applications', text: 'No one to ask before the deadline tonight? Have the plain errors found before you send it.' },
      { title: 'A change of field', text: 'New vocabulary invites new mistakes. See them marked, with the reason.' },
      {
        title: 'English as a second language',
        text: 'Articles and prepositions, explained in one sentence each, so that the next resume is easier.',
      },
    ],
    faq: [
      checkedToday,
      {
        question: 'Will it keep the layout of my resume?',
        answer: 'The check will work on the text. Take the corrections back to the file you made the resume in, so that its layout stays yours.',
      },
      ownWords,
      privacy,
    ],
  },
  'business-proposal': {
    title: { before: 'A proposal that reads as ', marked: 'carefully', after: ' as it was priced' },
    lead: 'A client who finds a wrong word wonders about the figures. The check will find what several authors and one deadline leave behind.',
    reasons: [
      {
        title: 'Many hands, one text',
        text: 'Sections by different people differ in spelling, hyphens and terms. You will see where they disagree, so that you can settle it.',
      },
      {
        title: 'Long sentences, marked',
        text: 'Where a sentence asks too much of a busy reader, a suggestion will say so. Whether to shorten it stays your decision.',
      },
      { title: 'Figures stay untouched', text: 'Prices, dates and clause numbers will never be changed by a correction.' },
    ],
    steps,
    audience: [
      { title: 'Sales teams', text: 'One last reading of the offer, while there is still time to mend it.' },
      { title: 'Consultants', text: 'Reused paragraphs bring last year’s mistakes along. Find them before the client does.' },
      { title: 'Tender offices', text: 'Long documents, read to the end with the same attention as the first page.' },
    ],
    faq: [
      checkedToday,
      {
        question: 'Our proposal is confidential. Is that a problem?',
        answer: 'It will be checked on this server, held for that check alone and dropped afterwards. Nothing of it is stored.',
      },
      {
        question: 'Can I have product names ignored?',
        answer: 'Yes, that is planned: choose “ignore word” once and it will not be marked again in that text.',
      },
      ownWords,
    ],
  },
  'research-paper': {
    title: { before: 'Let reviewers argue with your findings, ', marked: 'not your grammar', after: '' },
    lead: 'Papers are dense, and their authors know each sentence by heart. The check will read what is really on the page.',
    reasons: [
      {
        title: 'Made for long, careful sentences',
        text: 'The passive voice belongs in a methods section. What is usual in academic writing will not be held against you.',
      },
      {
        title: 'References are not prose',
        text: 'Citations, formulas and reference lists will be passed over, so that the findings are about your sentences.',
      },
      {
        title: 'Reasons, not verdicts',
        text: 'Each finding will say which rule it rests on and how sure it is. Uncertain ones are listed and never applied by themselves.',
      },
    ],
    steps,
    audience: [
      { title: 'Theses', text: 'Chapters written years apart, brought to one spelling and one set of terms.' },
      { title: 'Journal papers', text: 'A last reading before submission, on the PDF that you are about to send.' },
      { title: 'Grant applications', text: 'Reviewers read many of these. Give them nothing to stumble over.' },
    ],
    faq: [
      checkedToday,
      {
        question: 'My PDF was made with LaTeX. Will that work?',
        answer:
          'The check will work on the text of the PDF, whatever made it, and put words that were hyphenated at the end of a line back together.',
      },
      {
        question: 'Does using it count as having help with my paper?',
        answer: 'It will correct language and write nothing for you. Most institutions allow that; when in doubt, ask yours.',
      },
      privacy,
    ],
  },
};

export type LandingSlug = keyof typeof landingPages;

/** True for the last part of an address that has a page here. */
export function isLandingSlug(slug: string | undefined): slug is LandingSlug {
  return slug !== undefined && Object.hasOwn(landingPages, slug);
}
