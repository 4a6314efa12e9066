import type { Codec } from '../bytes/codec.ts';
import { PdfSyntaxError } from '../errors.ts';
import { decodeLatin1, encodeLatin1 } from '../syntax/characters.ts';
import { isDictionary, isName, type PdfDictionary, PdfName, type PdfStream, PdfString, type PdfValue } from '../syntax/values.ts';
import { decryptAes } from './aes.ts';
import { deriveFileKey, type EncryptionEntries, joinBytes } from './fileKey.ts';
import { md5 } from './md5.ts';
import { rc4 } from './rc4.ts';

type Method = 'none' | 'rc4' | 'aes128' | 'aes256';

const METHODS: Record<string, Method> = { None: 'none', V2: 'rc4', AESV2: 'aes128', AESV3: 'aes256' };
const SALT = encodeLatin1('sAlT');

/** Deciphers the strings and streams of one file: the standard security handler, ISO 32000-2 7.6. */
export class Decryptor {
  readonly #codec: Codec;
  readonly #key: Uint8Array;
  readonly #filters: Map<string, Method>;
  readonly #strings: Method;
  readonly #streams: Method;
  readonly #embedded: Method;
  readonly #encryptsMetadata: boolean;
  /** The object number of the encryption dictionary, whose own strings are plain. */
  readonly #plainObject: number;

  private constructor(codec: Codec, key: Uint8Array, dictionary: PdfDictionary, encryptsMetadata: boolean, plainObject: number) {
    this.#codec = codec;
    this.#key = key;
    this.#plainObject = plainObject;
    this.#encryptsMetadata = encryptsMetadata;
    this.#filters = new Map([['Identity', 'none']]);
    const version = dictionary.get('V');
    if (version !== 4 && version !== 5) {
      this.#strings = this.#streams = this.#embedded = 'rc4';
      return;
    }
    const filters = dictionary.get('CF');
    for (const [filterName, filter] of isDictionary(filters) ? filters : []) {
      const method = isDictionary(filter) ? filter.get('CFM') : null;
      this.#filters.set(filterName, METHODS[method instanceof PdfName ? method.value : 'None'] ?? 'none');
    }
    this.#streams = this.#method(dictionary.get('StmF'));
    this.#strings = this.#method(dictionary.get('StrF'));
    this.#embedded = dictionary.has('EFF') ? this.#method(dictionary.get('EFF')) : this.#streams;
  }

  /** Opens the file with a password. `undefined`: the password is wrong. The dictionary must hold no references. */
  static open(dictionary: PdfDictionary, firstId: string, password: string, plainObject: number, codec: Codec): Decryptor | undefined {
    if (dictionary.has('Filter') && !isName(dictionary.get('Filter'), 'Standard'))
      throw new PdfSyntaxError('The file uses a security handler other than the standard one.');
    const readBytes = (key: string): Uint8Array => {
      const value = dictionary.get(key);
      return encodeLatin1(value instanceof PdfString ? value.value : '');
    };
    const number = (key: string, otherwise: number): number => {
      const value = dictionary.get(key);
      return typeof value === 'number' ? value : otherwise;
    };
    const facts: EncryptionEntries = {
      revision: number('R', 2),
      ownerEntry: readBytes('O'),
      userEntry: readBytes('U'),
      ownerKey: readBytes('OE'),
      userKey: readBytes('UE'),
      permissions: number('P', 0) | 0,
      firstId: encodeLatin1(firstId),
      encryptsMetadata: dictionary.get('EncryptMetadata') !== false,
    };
    const version = number('V', 0);
    const stated = number('Length', version === 1 ? 40 : 128);
    const length = version === 1 ? 5 : Math.min(16, Math.max(5, (stated < 40 ? stated * 8 : stated) >> 3));
    // Writers disagree about what /Length says from version 4 on, so the lengths in use are tried as well.
    const key = deriveFileKey(codec, facts, password, [...new Set(version === 4 ? [16, length, 5] : [length, 16, 5])]);
    return key && new Decryptor(codec, key, dictionary, facts.encryptsMetadata, plainObject);
  }

  /** The value with all its strings deciphered. */
  strings(value: PdfValue, number: number, generation: number): PdfValue {
    if (this.#strings === 'none' || number === this.#plainObject) return value;
    const key = this.#objectKey(this.#strings, number, generation);
    const decipher = (item: PdfValue): PdfValue => {
      if (item instanceof PdfString) return new PdfString(decodeLatin1(this.#decipher(this.#strings, key, encodeLatin1(item.value))));
      if (Array.isArray(item)) return item.map(decipher);
      if (isDictionary(item)) return new Map([...item].map(([entry, inner]) => [entry, decipher(inner)]));
      return item;
    };
    return decipher(value);
  }

  /** A stream's data, deciphered. `dictionary` names the exceptions: its own crypt filter, metadata left plain, cross-references. */
  stream(data: Uint8Array, stream: PdfStream, dictionary: PdfDictionary): Uint8Array {
    const method = this.#readMethod(dictionary);
    return method === 'none' ? data : this.#decipher(method, this.#objectKey(method, stream.number, stream.generation), data);
  }

  #readMethod(dictionary: PdfDictionary): Method {
    const type = dictionary.get('Type');
    if (isName(type, 'XRef')) return 'none';
    if (isName(type, 'Metadata') && !this.#encryptsMetadata) return 'none';
    const filter = dictionary.get('Filter');
    const first = Array.isArray(filter) ? filter[0] : filter;
    if (isName(first, 'Crypt')) {
      const entry = dictionary.get('DecodeParms');
      const parameters = Array.isArray(entry) ? entry[0] : entry;
      return this.#method(isDictionary(parameters) ? parameters.get('Name') : undefined);
    }
    return isName(type, 'EmbeddedFile') ? this.#embedded : this.#streams;
  }

  #method(filter: PdfValue | undefined): Method {
    return this.#filters.get(filter instanceof PdfName ? filter.value : 'Identity') ?? 'none';
  }

  /** Algorithm 1: every object has its own key, except with AES-256. */
  #objectKey(method: Method, number: number, generation: number): Uint8Array {
    if (method === 'aes256' || method === 'none') return this.#key;
    const suffix = new Uint8Array([number, number >> 8, number >> 16, generation, generation >> 8]);
    return md5(joinBytes(this.#key, suffix, method === 'aes128' ? SALT : new Uint8Array(0))).subarray(0, Math.min(16, this.#key.length + 5));
  }

  #decipher(method: Method, key: Uint8Array, data: Uint8Array): Uint8Array {
    if (method === 'none') return data;
    return method === 'rc4' ? rc4(key, data) : decryptAes(this.#codec, key, data);
  }
}
