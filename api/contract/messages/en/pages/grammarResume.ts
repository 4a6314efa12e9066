import type { GrammarPicture, LandingMessages } from '../../landingWords.ts';
import { answerUsableToday, describeScans, dropLimitsOfOne, writeClosingLine, writeNotice } from './facts.ts';
import { action, steps } from './grammarFacts.ts';
import { describeCost } from './prices.ts';

export const grammarResume: LandingMessages<GrammarPicture> = {
  words: (server) => ({
    title: 'A resume without <mark>a single slip</mark>',
    lead: 'A recruiter gives a page a few seconds, and a misspelt job title is what stays. Have yours read line by line, fragments and all.',
    drop: { label: 'Drop your resume here', hint: dropLimitsOfOne(server) },
    action,
    notice: writeNotice(server, 'grammar'),
    reasons: [
      {
        title: 'It knows resumes are not prose',
        text: 'Bullet points start with a verb and end without a full stop. That is how resumes are written, and it is not marked as a mistake.',
      },
      {
        title: 'Tense and spelling that agree',
        text: 'A past job told half in the present, “organised” beside “organized”: small breaks that tired eyes no longer see in their own text.',
      },
      { title: 'Names are left alone', text: 'Companies, tools and certificates are passed over, and a word that you ignore once stays ignored.' },
    ],
    steps,
    audience: [
      { title: 'First applications', text: 'No one to ask before the deadline tonight? Have the plain errors found before you send it.' },
      { title: 'A change of field', text: 'New vocabulary invites new mistakes. See them marked, with the reason.' },
      {
        title: 'English as a second language',
        text: 'Articles and prepositions, explained in one sentence each, so that the next resume comes easier.',
      },
    ],
    questions: [
      ...answerUsableToday(server, 'grammar'),
      {
        question: 'Does it keep the layout of my resume?',
        answer: 'The check works on the text. Take the corrections back to the file you made the resume in, so that its layout stays yours.',
      },
      {
        question: 'Will it complain about bullet points?',
        answer: 'Not about their form: a line without a subject or a full stop is usual in a resume. Misspelt words and wrong forms in it are found.',
      },
      {
        question: 'Is the name of my employer marked as a mistake?',
        answer: 'A name that the text shows to be one is passed over. If another word is marked, “Ignore word” settles it for the whole text.',
      },
      {
        question: 'I apply in Britain. Does it know the difference?',
        answer: 'Yes. Choose British, American, Canadian or Australian English, and words are judged by that spelling.',
      },
      { question: 'My resume is a scan or a photo. Does that work (OCR)?', answer: describeScans(server) },
      { question: 'What does it cost?', answer: describeCost(server, 'grammar') },
    ],
    closingLine: writeClosingLine(server, 'grammar'),
  }),
  picture: {
    file: 'resume.pdf',
    before: 'Managed a team of six and ',
    wrong: 'recieved',
    after: ' the award for best newcomer.',
    right: 'received',
    kind: 'Spelling',
    reason: 'After “c”, the “e” comes first.',
  },
};
