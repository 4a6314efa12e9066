import { findDates } from '../dates.ts';
import { MONTH_NAMES } from '../monthNames.ts';
import { MONTH } from './measures.ts';

const NAMES = MONTH_NAMES.map((names) => names.join('|')).join('|');
/** "I started in March", "member since May", "ich bin seit April dabei". */
const STARTED = new RegExp(
  `(?<!\\p{L})(?:(?:started|joined|began|enrolled|moved in|arrived|hired|employed|signed up)(?: \\p{L}+){0,3}? (?:in|last|since|at the (?:start|end) of)|since|(?:empecé|empezó|entré|entró|trabajo|llevo)(?: \\p{L}+){0,3}? (?:en|desde)|desde|seit|(?:angefangen|begonnen) im) (?<month>${NAMES})(?!\\p{L})`,
  'iu',
);
/** A time that has to have passed by a day: "six months' service on 1 December". */
const SERVICE = /(?:service|membership|employment|standing|residence|attendance|antigüedad|zugehörigkeit|mitgliedschaft|beschäftigung)(?!\p{L})/iu;
const MONTHS_OF_YEAR = 12;

/** Returns the month, from 0, in which the visitor says to have begun. */
export function readStart(question: string): number | undefined {
  const name = STARTED.exec(question)?.groups?.month?.toLowerCase();
  const month = name === undefined ? -1 : MONTH_NAMES.findIndex((names) => names.some((each) => each.toLowerCase() === name));
  return month < 0 ? undefined : month;
}

/** Reads how long, in days, somebody has been there by the day that a rule names, from and to: it may be the first or the last of the month. */
export function readTimeServed(question: string, sentence: string): [from: number, to: number] | undefined {
  const start = readStart(question);
  const [day, another] = findDates(sentence);
  if (start === undefined || !day || another || !SERVICE.test(sentence)) return undefined;
  const months = (day.month - start + MONTHS_OF_YEAR) % MONTHS_OF_YEAR;
  const end = months * MONTH + day.day - 1;
  return [Math.max(0, end - MONTH), end];
}
