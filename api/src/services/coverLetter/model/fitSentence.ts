import { sanitizeModelText } from '../../chat/model/sanitizeModelText.ts';

/** Matches what a model leaves for somebody to fill in: brackets, "____", "XXX", "....", "your name", "TBD", "insert company". */
const UNFILLED_PLACEHOLDER =
  /[[\]{}<>]|_{3,}|\bX{3,}\b|\.{4,}|\b(?:your|candidate'?s?|applicant'?s?|company|manager'?s?|recipient'?s?) name\b|\b(?:TBD|TODO|lorem ipsum|insert (?:your|the|a|name|company|job))\b/i;
const LINK = /:\/\/|\bwww\.|\S@\S|\b[a-z\d-]{2,}\.(?:com|org|net|io|example|dev|info|biz|ru|cn|app|co\.uk|de|es|fr)\b/i;
/** Words about the task or the machine, which belong in no letter. */
const TALK =
  /\bas an? (?:ai|a\.i\.|large language model|language model)\b|\bi(?:'m| am) an? (?:ai|language model)\b|\b(?:system prompt|my instructions|the evidence (?:list|above|provided)|numbered evidence|json)\b|\bhere (?:is|'s) (?:the|your|a) (?:cover )?letter\b/i;
const MARKUP = /!\[|\]\(|<\/?[a-z!]|^\s*(?:#{1,6}|[-*•]|\d{1,2}[.)])\s|```|\|.*\|/i;
const CITED = /\s*[[(](?:E|evidence )?\d{1,2}(?:\s*,\s*\d{1,2}){0,5}[\])](?=\s*[.!?]?$)/i;
const MIN_WORD = 4;
/** A sentence with so many words of an injected instruction obeys it. */
const OBEYED_SHARE = 0.6;

/** What a sentence of a model is checked against before it is shown. */
export interface SentenceContext {
  /** Injected instructions of a CV or a job. */
  instructions: readonly string[];
  /** All evidence that a letter may use, in one text. */
  knownText: string;
}

/** Cleans a model's sentence for a letter; undefined for placeholders, links, markup, or when it obeys an injected instruction. */
export function fitSentence(text: string, { instructions, knownText }: SentenceContext): string | undefined {
  const plainText = text.replace(CITED, '').replace(/\s+/g, ' ').trim();
  if (!/\p{L}/u.test(plainText)) return undefined;
  if ([UNFILLED_PLACEHOLDER, LINK, TALK, MARKUP].some((unfit) => unfit.test(plainText))) return undefined;
  const plain = sanitizeModelText(plainText, '').trim();
  if (plain === '' || obeys(plain, instructions, knownText)) return undefined;
  return /[.!?…]["”»)]?$/.test(plain) ? plain : `${plain.replace(/[,;:–-]+$/, '')}.`;
}

function obeys(sentence: string, instructions: readonly string[], knownText: string): boolean {
  if (instructions.length === 0) return false;
  const known = new Set(splitWords(knownText).map(lowerCase));
  const ordered = splitWords(instructions.join('\n'));
  // Names and figures that only an injected instruction has.
  const namesInOrder = new Set(
    ordered.filter((word) => /^[\p{Lu}\d]/u.test(word) && !known.has(lowerCase(word)) && !isEverydayWord(word)).map(lowerCase),
  );
  const words = splitWords(sentence);
  if (words.some((word) => /^[\p{Lu}\d]/u.test(word) && namesInOrder.has(lowerCase(word)))) return true;
  const ofOrders = new Set(ordered.map(lowerCase));
  const content = words.filter((word) => word.length >= MIN_WORD).map(lowerCase);
  const fresh = content.filter((word) => ofOrders.has(word) && !known.has(word));
  return fresh.length > 0 && content.filter((word) => ofOrders.has(word)).length / content.length >= OBEYED_SHARE;
}

/** Returns whether a word is common, so that its capital at the start of a sentence means nothing. */
function isEverydayWord(word: string): boolean {
  return /^(?:i|a|an|the|as|my|in|at|for|to|it|and|with|this|that|you|your|we|our|ignore|write|say|note|please)$/i.test(word);
}

function splitWords(text: string): string[] {
  return text.match(/[\p{L}\p{N}]+/gu) ?? [];
}

function lowerCase(word: string): string {
  return word.toLowerCase();
}
