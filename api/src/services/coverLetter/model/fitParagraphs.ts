import type { WrittenParagraph } from '@sheaf/cover-letter/types/letterSpec';
import type { WrittenLetter } from '../../../jobs/letterJobs.ts';
import { fitSentence } from './fitSentence.ts';
import type { ModelAnswer } from './parseModelAnswer.ts';
import type { WordingRequest } from './wordingRequest.ts';

/** In characters. */
const MAX_GREETING = 90;
const MAX_SIGN_OFF = 60;

/** Sentences of a model and the numbers of the evidence it names for them. */
export type Sources = Map<string, number[]>;

interface Written {
  paragraphs: WrittenParagraph[];
  sources: Sources;
  /** Whether something was left out. */
  hasRemoved: boolean;
}

/** Returns the paragraphs of a model's letter without unfit sentences; undefined when a paragraph is left empty. */
export function fitParagraphs(answer: ModelAnswer, request: WordingRequest, builtIn: WrittenLetter): Written | undefined {
  const { last, id, spec } = request;
  const { profile, cvText, job, highlights } = spec;
  const written = [cvText, job.description, job.title, job.company, job.hiringManager, JSON.stringify(profile), highlights].join('\n');
  const knownText = builtIn.instructions.reduce((text, order) => text.replaceAll(order, ' '), written);
  const context = { instructions: builtIn.instructions, knownText };
  const sources: Sources = new Map();
  let hasRemoved = false;

  function joinFitSentences(own: string): string {
    const sentences = answer.paragraphs.filter((paragraph) => paragraph.id === own).flatMap((paragraph) => paragraph.sentences);
    return sentences
      .flatMap(({ text, evidence }) => {
        const fit = fitSentence(text, context);
        if (fit === undefined) hasRemoved = true;
        else sources.set(fit, evidence);
        return fit ?? [];
      })
      .join(' ');
  }

  if (last && id !== undefined) {
    const text = joinFitSentences(id);
    const paragraphs = last.paragraphs.map(({ claims: _, ...paragraph }) => (paragraph.id === id ? { ...paragraph, text } : paragraph));
    return text === '' ? undefined : { paragraphs, sources, hasRemoved };
  }
  const paragraphs = builtIn.plan.paragraphs.map(({ id: own, kind }) => {
    if (kind === 'greeting') return { id: own, kind, text: writeGreeting() };
    if (kind === 'signature') return { id: own, kind, text: writeSignature() };
    return { id: own, kind, text: joinFitSentences(own) };
  });
  return { paragraphs: paragraphs.filter(({ text }) => text !== ''), sources, hasRemoved };

  function writeGreeting(): string {
    const { greeting: planned } = builtIn.plan;
    const written = answer.greeting.replace(/\s+/g, ' ').trim();
    const namesTheRight = job.hiringManager === '' || written.includes(job.hiringManager.split(' ').at(-1) ?? '');
    return request.language !== 'en' && isPlainLine(written, MAX_GREETING) && namesTheRight ? written : planned;
  }

  function writeSignature(): string {
    const written = answer.signOff.replace(/\s+/g, ' ').trim();
    const ours = builtIn.paragraphs.find(({ kind }) => kind === 'signature')?.text ?? '';
    if (request.language === 'en' || !isPlainLine(written, MAX_SIGN_OFF)) return ours;
    return [written.replace(builtIn.plan.name, '').trim(), builtIn.plan.name].filter(Boolean).join('\n');
  }
}

function isPlainLine(text: string, most: number): boolean {
  return text !== '' && text.length <= most && /^[\p{L}\s.,'’!/()-]+$/u.test(text);
}
