import type { Block, DocumentModel } from '../model/documentModel.ts';
import { listInlines } from '../model/listInlines.ts';

/** Fonts for all of East Asia in one file, of which a PDF always names the first, the Japanese. */
const PAN_ASIAN = /^((?:Noto (?:Sans|Serif)(?: Mono)? CJK|Source Han (?:Sans|Serif))) ?JP?$/;
/** What is written differently in the two ways of writing Chinese. */
const SIMPLIFIED = /[这个们来时国说对发会学经过现还进开无实关点动员问题业书]/g;
const TRADITIONAL = /[這個們來時國說對發會學經過現還進開無實關點動員問題業書]/g;

/** Replaces pan-Asian font names by those of the region of the text. */
export function nameRegionalFonts(model: DocumentModel, text: string): void {
  const region = detectRegion(model.language, text);
  if (region === undefined) return;
  const named = (font: string) => font.replace(PAN_ASIAN, `$1 ${region}`);
  const rename = (blocks: readonly Block[]) => {
    for (const inline of blocks.flatMap(listInlines)) if ('style' in inline) inline.style = { ...inline.style, font: named(inline.style.font) };
  };
  for (const { blocks, header, footer, evenHeader, evenFooter, firstHeader, firstFooter } of model.sections)
    for (const part of [blocks, header, footer, evenHeader, evenFooter, firstHeader, firstFooter]) rename(part ?? []);
  for (const { blocks } of model.footnotes) rename(blocks);
  model.body = { ...model.body, font: named(model.body.font) };
}

function detectRegion(language: string | undefined, text: string): 'KR' | 'SC' | 'TC' | undefined {
  if (language === 'ko') return 'KR';
  if (language !== 'zh') return undefined;
  const count = (signs: RegExp) => text.match(signs)?.length ?? 0;
  return count(TRADITIONAL) > count(SIMPLIFIED) ? 'TC' : 'SC';
}
