import type { Codec } from '../bytes/codec.ts';
import { PdfSyntaxError } from '../errors.ts';
import { isDictionary, type PdfDictionary, PdfName, type PdfValue } from '../syntax/values.ts';
import { decodeAscii85, decodeAsciiHex } from './asciiFilters.ts';
import { decodeLzw } from './lzw.ts';
import { undoPredictor } from './predictor.ts';
import { decodeRunLength } from './runLength.ts';

const MAX_FILTERS = 8;

/** Lists the names of a stream's filters in the order of decoding (ISO 32000-2 7.4.1). Values must not be references. */
export function listFilterNames(dictionary: PdfDictionary): string[] {
  const filter = dictionary.get('Filter') ?? dictionary.get('F') ?? null;
  return (Array.isArray(filter) ? filter : [filter]).filter((item) => item instanceof PdfName).map((item) => item.value);
}

function getDecodeParameters(dictionary: PdfDictionary, index: number): PdfDictionary {
  const parameters = dictionary.get('DecodeParms') ?? dictionary.get('DP') ?? null;
  const one: PdfValue | undefined = Array.isArray(parameters) ? parameters[index] : index === 0 ? parameters : null;
  return isDictionary(one) ? one : new Map();
}

/** Undoes the filters of a stream that the engine itself must read (object streams, cross-reference streams, metadata). */
export function decodeStream(raw: Uint8Array, dictionary: PdfDictionary, codec: Codec, limit: number): Uint8Array {
  const names = listFilterNames(dictionary);
  if (names.length > MAX_FILTERS) throw new PdfSyntaxError('A stream has too many filters.');
  let data = raw;
  names.forEach((name, index) => {
    data = undo(name, data, getDecodeParameters(dictionary, index), codec, limit);
  });
  return data;
}

function undo(name: string, data: Uint8Array, parameters: PdfDictionary, codec: Codec, limit: number): Uint8Array {
  switch (name) {
    case 'FlateDecode':
    case 'Fl':
      return undoPredictor(codec.inflate(data, limit), parameters);
    case 'LZWDecode':
    case 'LZW':
      return undoPredictor(decodeLzw(data, parameters.get('EarlyChange') !== 0, limit), parameters);
    case 'ASCIIHexDecode':
    case 'AHx':
      return decodeAsciiHex(data);
    case 'ASCII85Decode':
    case 'A85':
      return decodeAscii85(data);
    case 'RunLengthDecode':
    case 'RL':
      return decodeRunLength(data, limit);
    case 'Crypt':
      return data;
    default:
      throw new PdfSyntaxError(`A structure is packed with ${name}, which is for images.`);
  }
}
