import type { Destination } from '../src/early/earlyFiles.ts';
import { PRERENDER_DATA_ID, type PrerenderData } from '../src/readPrerenderData.ts';
import { type Preload, renderPreload } from './preloads.ts';
import { splitFonts } from './splitFonts.ts';

/** What every page of one build loads: the addresses its shell was built to. */
export interface PageParts {
  /** The first script. */
  main: string;
  /** The scripts that are in the page itself: in each, and in those that wait for their visitor with a tool. */
  boot: string;
  fetchAhead: string;
}

export interface PageDocument {
  /** The path that the site is served under, or nothing. The other addresses here are those inside the site. */
  basePath: string;
  language: { tag: string; direction: 'ltr' | 'rtl' };
  /** The address of what a device gets when the site is installed. */
  manifest: string;
  /** Title, description and whatever else is only for machines. */
  head: string;
  body: string;
  styles: string;
  /** Absent when it could not be prerendered, so that the browser renders it. */
  prerenderData?: PrerenderData;
  /** Whether its scripts wait for the first sign of a visitor, or for that unless the visitor comes from another page of ours. */
  waits: 'never' | 'always' | 'unless-from-here';
  /** The scripts of its first interaction, requested all at once then; while the page waits, they are fetched when the browser is idle. */
  preloads?: readonly Preload[];
  /** What the files are for that a visitor drops, pastes or chooses on it. */
  takes: Destination;
  /** What it says where scripts are switched off. */
  noScript?: string;
}

const WAITS = { never: '', always: ' data-waits', 'unless-from-here': ' data-waits="unless-from-here"' } satisfies Record<
  PageDocument['waits'],
  string
>;

/** A page that is only read leaves the network to its own files for so long. */
const FETCH_DELAY_MS = 1000;
/** A font, as the shell's build for Node names it: inside the site. */
const FONT_ADDRESS = 'url(/';

/** Writes one page as an HTML file. */
export function buildPageDocument(
  { basePath, language, manifest, head, body, styles, prerenderData, waits, preloads = [], takes, noScript }: PageDocument,
  { main, boot, fetchAhead }: PageParts,
): string {
  const { styles: firstStyles, fonts } = splitFonts(styles.replaceAll(FONT_ADDRESS, `url(${basePath}/`));
  const lines = [
    '<!doctype html>',
    `<html lang="${language.tag}" dir="${language.direction}"${basePath && ` data-base="${basePath}"`}>`,
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark">',
    head,
    `<link rel="icon" href="${basePath}/favicon.svg" type="image/svg+xml">`,
    `<link rel="apple-touch-icon" href="${basePath}/icons/apple-touch-icon.png">`,
    `<link rel="manifest" href="${basePath}${manifest}">`,
    fonts,
    ...(waits === 'never' ? [`<link rel="modulepreload" href="${basePath}${main}">`] : []),
    ...(preloads.length > 0 ? [`<template data-preload>${preloads.map((preload) => renderPreload(preload, basePath)).join('')}</template>`] : []),
    `<script data-main="${main}" data-takes="${takes}"${WAITS[waits]}${prerenderData?.prerenderedManifest ? ` data-prerendered-manifest="${prerenderData.prerenderedManifest}"` : ''}>${boot}</script>`,
    ...(preloads.length > 0 && waits !== 'never'
      ? [`<script${waits === 'always' ? ` data-rest="${FETCH_DELAY_MS}"` : ''}>${fetchAhead}</script>`]
      : []),
    firstStyles,
    '</head>',
    '<body>',
    ...(noScript ? [`<noscript>${escapeHtml(noScript)}</noscript>`] : []),
    // Without a space or a line inside: it is taken over element by element.
    `<div id="root">${body}</div>`,
    ...(prerenderData ? [`<script type="application/json" id="${PRERENDER_DATA_ID}">${asJson(prerenderData)}</script>`] : []),
    '</body>',
    '</html>',
  ];
  return `${lines.join('\n')}\n`;
}

/** Serialises JSON so that it cannot end its script element. */
export function asJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

/** Escapes a text for HTML content and attributes in double quotes. */
export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
