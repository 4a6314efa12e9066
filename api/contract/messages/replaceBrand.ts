import { PRODUCT_NAME } from '../brand.ts';

/** Takes the place of the name within arguments, such as the name of a visitor's file, which must stay as it is. */
const PLACEHOLDER = '\uE000';

/** Returns messages that say another name in place of the product's. */
export function replaceBrand<Messages>(messages: Messages, name: string): Messages {
  return name === PRODUCT_NAME ? messages : (renameIn(messages, name) as Messages);
}

function renameIn(value: unknown, name: string): unknown {
  if (typeof value === 'string') return value.replaceAll(PRODUCT_NAME, name);
  if (typeof value === 'function') return (...args: unknown[]) => restoreProductName(renameIn(value(...args.map(hideProductName)), name));
  if (Array.isArray(value)) return value.map((entry) => renameIn(entry, name));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, renameIn(entry, name)]));
}

function hideProductName(value: unknown): unknown {
  return replaceIn(value, PRODUCT_NAME, PLACEHOLDER);
}

function restoreProductName(value: unknown): unknown {
  return replaceIn(value, PLACEHOLDER, PRODUCT_NAME);
}

function replaceIn(value: unknown, from: string, to: string): unknown {
  if (typeof value === 'string') return value.replaceAll(from, to);
  return Array.isArray(value) ? value.map((entry) => replaceIn(entry, from, to)) : value;
}
