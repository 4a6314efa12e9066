import { PRODUCT_NAME } from '../brand.ts';

/** Stands for the name where it came with what is told, such as the name of a visitor's file: that stays as it is. */
const GIVEN = '\uE000';

/** Returns messages that say another name in place of the product's. */
export function sayBrand<Messages>(messages: Messages, name: string): Messages {
  return name === PRODUCT_NAME ? messages : (renameIn(messages, name) as Messages);
}

function renameIn(value: unknown, name: string): unknown {
  if (typeof value === 'string') return value.replaceAll(PRODUCT_NAME, name);
  if (typeof value === 'function') return (...told: unknown[]) => restoreGiven(renameIn(value(...told.map(hideGiven)), name));
  if (Array.isArray(value)) return value.map((entry) => renameIn(entry, name));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, renameIn(entry, name)]));
}

function hideGiven(told: unknown): unknown {
  return replaceIn(told, PRODUCT_NAME, GIVEN);
}

function restoreGiven(said: unknown): unknown {
  return replaceIn(said, GIVEN, PRODUCT_NAME);
}

function replaceIn(value: unknown, from: string, to: string): unknown {
  if (typeof value === 'string') return value.replaceAll(from, to);
  return Array.isArray(value) ? value.map((entry) => replaceIn(entry, from, to)) : value;
}
