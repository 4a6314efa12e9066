import { create as createDisposition } from 'content-disposition';
import { cutToBytes, readExtension } from '../../contract/cutToBytes.ts';

const MAX_NAME_BYTES = 200;
/** The bytes at its end that a shortened name keeps. */
const MAX_END_BYTES = 40;
const CUT = '…';
const NAMELESS = 'document.pdf';
// Control characters, line ends, lone surrogates and everything invisible or direction-changing; the two joiners that letters and emoji need may stay.
const UNWANTED = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u2060-\u206f]|(?![\u200c\u200d])\p{Cf}/gu;

/** Returns a visitor's file name that is safe to show and to send back: no path, nothing invisible, at most 200 bytes. */
export function cleanFileName(name: string): string {
  const lastPart = name.split(/[/\\]/).at(-1) ?? '';
  const visible = lastPart.normalize('NFC').replace(UNWANTED, '').replace(/\s+/g, ' ').trim();
  if (/^\.*$/.test(visible)) return NAMELESS;
  return shorten(visible);
}

/** Builds the `Content-Disposition` header for this name, which may have any letters. */
export function formatAttachmentHeader(name: string): string {
  // The name is always quoted, since not every reader of this header accepts bare words.
  return createDisposition(name, { type: 'attachment' }).replace(/^attachment; filename=([^";]+)/, 'attachment; filename="$1"');
}

/** Shortens a name in its middle, since the end has the extension and differs between similar names. */
function shorten(name: string): string {
  if (Buffer.byteLength(name) <= MAX_NAME_BYTES) return name;
  const extension = readExtension(name);
  const stem = name.slice(0, name.length - extension.length);
  const end = cutFromEnd(stem, MAX_END_BYTES).trimStart();
  const start = cutToBytes(stem, MAX_NAME_BYTES - Buffer.byteLength(`${CUT}${end}${extension}`));
  return `${start.trimEnd()}${CUT}${end}${extension}`;
}

/** Returns the last characters that fit into `bytes`. */
function cutFromEnd(text: string, bytes: number): string {
  let end = '';
  for (const character of [...text].reverse()) {
    if (Buffer.byteLength(character + end) > bytes) break;
    end = character + end;
  }
  return end;
}
