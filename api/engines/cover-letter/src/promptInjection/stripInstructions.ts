import type { CvProfile } from '../cv/cvProfile.ts';
import type { Evidence } from '../types/letterSpec.ts';

/** What a sentence says that is meant for a machine that reads it: nobody's experience, and nothing to do either. */
const INSTRUCTION_PATTERNS = [
  /\b(?:ignore|disregard|forget|override|bypass)\b.{0,60}\b(?:instructions?|prompts?|guidelines|rules|directions|(?:all|everything|anything) (?:above|before|previous|you))\b/i,
  /\b(?:ignor[ae]|ignoriere|ignorez|olvida|vergiss|oubliez)\b.{0,60}\b(?:instruc\w{3,8}|anweisung\w{0,3}|consignes?|regeln|reglas)\b/i,
  /\b(?:note|message|attention|dear|hello|hey|to)\b[\s:,]{1,3}(?:(?:all|any|the|you)\s)?(?:ai|llms?|language models?|chatgpt|gpt|claude|gemini|copilot|ai (?:model|assistant|system|recruiter|screener)s?)\b\s{0,2}[:,.!-]/i,
  /\b(?:you are|as|act as|pretend to be)\b (?:an? )?(?:ai|llm|large language model|language model|chatbot|chatgpt)(?: (?:language )?(?:model|assistant|system))?(?=\s{0,2}[,.:;]|$)/i,
  /\b(?:write|say|state|claim|mention|pretend|tell \w{1,20}( \w{1,20}){0,4}) that (?:the|this|our) (?:candidate|applicant)\b/i,
  /^\W{0,4}(?:please |then |also |and |you must |always |instead,? ){0,3}(?:write|say|state|claim|mention|include|insert|add|put|begin|start|end)\b.{0,120}\b(?:cover[- ]?letter|your (?:answer|response|output|reply)|the (?:answer|response|output|letter))\b/i,
  /\b(?:answer|reply|respond|output|print|write) (?:only|exclusively|nothing but)\b|\bonly (?:answer|reply|respond|output|print) with\b/i,
  /<\|?\/?(?:im_start|im_end|system|assistant|user|endoftext)\b|\[\/?(?:INST|SYS)\]|<<\/?SYS>>/i,
  /^\s{0,4}(?:###\s{0,2})?(?:system|assistant)(?: prompt| message)?\s{0,2}:/i,
] as const;
/** Where a sentence ends within a line. */
const SENTENCE_END = /[.!?…]["”»)]*\s/g;
/** No sentence is longer; a hostile text may have no end. */
const MAX_SENTENCE = 800;

/** Where instructions to a machine are in a text: each from its sentence to the end of the line, since what follows it there belongs to it. */
function findInstructions(text: string): { start: number; end: number }[] {
  const found: { start: number; end: number }[] = [];
  let start = 0;
  for (const line of text.split('\n')) {
    const from = findSentenceStarts(line).find((at, index, all) => isInstruction(line.slice(at, all[index + 1] ?? line.length)));
    if (from !== undefined) found.push({ start: start + from, end: start + line.length });
    start += line.length + 1;
  }
  return found;
}

/** Replaces injected instructions by blanks, so that all other offsets stay the same. */
function blankInstructions(text: string): { text: string; instructions: string[] } {
  const ranges = findInstructions(text);
  const instructions = ranges.map(({ start, end }) => text.slice(start, end));
  let cleaned = text;
  for (const { start, end } of ranges) cleaned = cleaned.slice(0, start) + ' '.repeat(end - start) + cleaned.slice(end);
  return { text: cleaned, instructions };
}

/** Removes injected instructions from evidence and returns both. */
export function stripInstructions<Kind extends Evidence>(evidence: Kind): { evidence: Kind; instructions: string[] } {
  const cv = blankInstructions(evidence.cvText);
  const description = blankInstructions(evidence.job.description);
  const clean = {
    ...evidence,
    profile: cleanProfile(evidence.profile),
    cvText: cv.text,
    job: { ...evidence.job, description: description.text },
  };
  return { evidence: clean, instructions: [...cv.instructions, ...description.instructions] };
}

function cleanProfile(profile: CvProfile): CvProfile {
  const { headline, ...rest } = profile;
  return {
    ...rest,
    ...(headline !== undefined && hasNoInstructions(headline) && { headline }),
    skills: profile.skills.filter(hasNoInstructions),
    languages: profile.languages.filter(hasNoInstructions),
    education: profile.education.filter(({ degree, school }) => hasNoInstructions(degree) && hasNoInstructions(school)),
    experience: profile.experience
      .filter(({ title, company }) => hasNoInstructions(title) && hasNoInstructions(company))
      .map((position) => ({ ...position, bullets: position.bullets.filter(hasNoInstructions) })),
  };
}

function hasNoInstructions(text: string): boolean {
  return findInstructions(text).length === 0;
}

function isInstruction(sentence: string): boolean {
  const excerpt = sentence.slice(0, MAX_SENTENCE);
  return INSTRUCTION_PATTERNS.some((pattern) => pattern.test(excerpt));
}

function findSentenceStarts(line: string): number[] {
  const starts = [0, ...[...line.matchAll(SENTENCE_END)].map(({ 0: stop, index }) => index + stop.length)];
  // What has no end is looked at in parts that overlap.
  return starts.flatMap((at, index) => {
    const length = (starts[index + 1] ?? line.length) - at;
    return Array.from({ length: Math.max(1, Math.ceil(length / (MAX_SENTENCE / 2))) }, (_, part) => at + (part * MAX_SENTENCE) / 2);
  });
}
