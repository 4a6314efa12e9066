import { isSelfEmployed } from '../../wording/selfEmployed.ts';
import { isWithin, type Time } from '../lines/rows.ts';
import { scoreTitle } from '../words/titleWords.ts';
import type { Position } from './position.ts';

/** Gives what was done for clients to the self-employed position above them: "Oatwell (2022–24)" below "Freelance editor, May 2018 to present". */
export function mergeFreelanceClients(positions: Position[]): Position[] {
  const merged: Position[] = [];
  for (const position of positions) {
    const owner = merged.at(-1);
    if (owner && isOwnBusiness(owner) && isClient(position, owner.time)) merged[merged.length - 1] = addBullets(owner, position);
    else merged.push(position);
  }
  return merged;
}

function isOwnBusiness({ title, company }: Position): boolean {
  return title !== undefined && ((company !== undefined && isSelfEmployed(company.text)) || /\b(?:self[- ]employed|freelance)\b/i.test(title.text));
}

/** Detects a client: a name alone, without a title, in the time of the business. */
function isClient({ title, company, time }: Position, businessTime: Time | undefined): boolean {
  const [name, ...others] = [title, company].filter((span) => span !== undefined);
  return name !== undefined && others.length === 0 && scoreTitle(name.text) === 0 && !isSelfEmployed(name.text) && isWithin(time, businessTime);
}

/** Adds the bullets of a client. The doubts about its head are none about the work. */
function addBullets(owner: Position, { bullets }: Position): Position {
  return { ...owner, bullets: [...owner.bullets, ...bullets] };
}
