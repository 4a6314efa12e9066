import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ToolId } from '../../api/contract/tools.ts';
import { lightTheme } from '../../design-system/src/tokens.ts';

export interface ShareCard {
  /** What the page is called, `<mark>` and all. */
  title: string;
  lead: string;
  /** Whose page it is; without one it is the front page. */
  tool?: ToolId;
}

const fonts = path.resolve(import.meta.dirname, '../../design-system/src/fonts');
const logo = readFileSync(path.resolve(import.meta.dirname, '../public/favicon.svg'), 'utf8').replace(/<style>.*?<\/style>/s, '');
// Titles differ in length by three times; each fills about the same part of the picture.
const LONG_TITLE = 44;
/** Lines of writing on the sheet, in parts of its width. */
const LINES = [62, 88, 74, 90, 81, 46];
const MARKED_LINE = 2;

/** Writes the HTML of a page's share picture: its words on paper, beside a sheet with the tab of its tool. */
export function buildShareCard({ title, lead, tool }: ShareCard): string {
  const words = title.replace(/<\/?mark>/g, '');
  // The one stroke is where the words have it, otherwise on the sheet.
  const isMarkOnSheet = words === title;
  const lines = LINES.map((width, index) => `<i style="width: ${width}%"${isMarkOnSheet && index === MARKED_LINE ? ' class="marked"' : ''}></i>`);
  return `<style>${style(tool ? lightTheme[`tool-${tool}`] : lightTheme.accent)}</style>
    <header>${logo}Sheaf</header>
    <main class="${words.length > LONG_TITLE ? 'long' : ''}"><h1>${title}</h1><p>${lead}</p></main>
    <aside><div class="behind"></div><div class="sheet"><b></b>${lines.join('')}</div></aside>`;
}

function style(hue: string): string {
  const { paper, sheet, line, ink, mark } = lightTheme;
  return `${writeFontFace('Newsreader', 500)}${writeFontFace('Inter', '400 600')}
    * { box-sizing: border-box; margin: 0; }
    body { height: 630px; padding: 64px 72px; background: ${paper}; color: ${ink}; font: 30px/1.45 Inter; }
    header { display: flex; align-items: center; gap: 16px; font: 500 44px/1 Newsreader; }
    header svg { width: 60px; }
    main { display: flex; flex-direction: column; justify-content: center; width: 690px; height: 442px; }
    h1 { font: 500 84px/1.08 Newsreader; letter-spacing: -0.015em; text-wrap: balance; }
    .long h1 { font-size: 66px; }
    mark { padding: 0 0.14em; margin: 0 -0.14em; color: inherit; box-decoration-break: clone;
      background: linear-gradient(${mark}, ${mark}) 0 85% / 100% 84% no-repeat; }
    p { max-width: 640px; margin-top: 28px; color: ${lightTheme['ink-soft']}; text-wrap: pretty; }
    aside > * { position: absolute; top: 118px; right: 84px; width: 288px; height: 394px; border: 2px solid ${line}; border-radius: 12px; background: ${sheet}; }
    .behind { transform: translate(-22px, 14px) rotate(-6deg); }
    .sheet { display: grid; align-content: start; gap: 26px; padding: 76px 36px; overflow: hidden; }
    b { position: absolute; top: 0; left: 36px; width: 74px; height: 26px; border-radius: 0 0 8px 8px; background: ${hue}; }
    i { display: block; height: 12px; border-radius: 6px; background: ${line}; }
    i.marked { position: relative; background: ${lightTheme['line-strong']}; box-shadow: 0 0 0 9px ${mark}; border-radius: 2px; }`;
}

function writeFontFace(family: string, weight: number | string): string {
  const bytes = readFileSync(path.join(fonts, `${family.toLowerCase()}.woff2`)).toString('base64');
  return `@font-face { font-family: ${family}; font-weight: ${weight}; src: url(data:font/woff2;base64,${bytes}); }`;
}
