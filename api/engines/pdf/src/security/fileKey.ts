import type { Codec } from '../bytes/codec.ts';
import { encodeLatin1 } from '../syntax/characters.ts';
import { decryptCbc, encryptCbc } from './aes.ts';
import { md5 } from './md5.ts';
import { rc4 } from './rc4.ts';
import { sha2 } from './sha2.ts';

/** The entries of the encryption dictionary that the key depends on, ISO 32000-2 table 21. */
export interface EncryptionEntries {
  revision: number;
  ownerEntry: Uint8Array;
  userEntry: Uint8Array;
  ownerKey: Uint8Array;
  userKey: Uint8Array;
  permissions: number;
  firstId: Uint8Array;
  encryptsMetadata: boolean;
}

const PADDING = new Uint8Array([
  0x28, 0xbf, 0x4e, 0x5e, 0x4e, 0x75, 0x8a, 0x41, 0x64, 0x00, 0x4e, 0x56, 0xff, 0xfa, 0x01, 0x08, 0x2e, 0x2e, 0x00, 0xb6, 0xd0, 0x68, 0x3e, 0x80,
  0x2f, 0x0c, 0xa9, 0xfe, 0x64, 0x53, 0x69, 0x7a,
]);

/** Concatenates byte arrays. */
export function joinBytes(...parts: Uint8Array[]): Uint8Array {
  const out = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let offset = 0;
  for (const part of parts) {
    out.set(part, offset);
    offset += part.length;
  }
  return out;
}

function padPassword(password: Uint8Array): Uint8Array {
  return joinBytes(password, PADDING).subarray(0, 32);
}

function isSame(left: Uint8Array, right: Uint8Array, length: number): boolean {
  if (left.length < length || right.length < length) return false;
  for (let index = 0; index < length; index++) if (left[index] !== right[index]) return false;
  return true;
}

/** RC4 with the key and then with 19 keys made of it, as revision 3 and later do. */
function applyRc4Rounds(key: Uint8Array, data: Uint8Array, rounds: number[]): Uint8Array {
  return rounds.reduce(
    (value, round) =>
      rc4(
        key.map((byte) => byte ^ round),
        value,
      ),
    data,
  );
}

const UPWARDS = Array.from({ length: 20 }, (_, round) => round);

/** Algorithm 2. */
function deriveUserKey(entries: EncryptionEntries, password: Uint8Array, length: number): Uint8Array {
  const permissions = new Uint8Array([entries.permissions, entries.permissions >> 8, entries.permissions >> 16, entries.permissions >> 24]);
  const metadata = entries.revision >= 4 && !entries.encryptsMetadata ? new Uint8Array([255, 255, 255, 255]) : new Uint8Array(0);
  let hash = md5(joinBytes(padPassword(password), entries.ownerEntry.subarray(0, 32), permissions, entries.firstId, metadata));
  if (entries.revision >= 3) for (let round = 0; round < 50; round++) hash = md5(hash.subarray(0, length));
  return hash.slice(0, length);
}

/** Algorithms 4 to 6. */
function checkUserKey(entries: EncryptionEntries, password: Uint8Array, length: number): Uint8Array | undefined {
  const key = deriveUserKey(entries, password, length);
  if (entries.revision === 2) return isSame(rc4(key, PADDING), entries.userEntry, 32) ? key : undefined;
  const expected = applyRc4Rounds(key, md5(joinBytes(PADDING, entries.firstId)), UPWARDS);
  return isSame(expected, entries.userEntry, 16) ? key : undefined;
}

/** Algorithm 7: the owner's password deciphers the user's. */
function checkOwnerKey(entries: EncryptionEntries, password: Uint8Array, length: number): Uint8Array | undefined {
  let hash = md5(padPassword(password));
  if (entries.revision >= 3) for (let round = 0; round < 50; round++) hash = md5(hash);
  const key = hash.slice(0, length);
  const owner = entries.ownerEntry.subarray(0, 32);
  const user = entries.revision === 2 ? rc4(key, owner) : applyRc4Rounds(key, owner, [...UPWARDS].reverse());
  return checkUserKey(entries, user, length);
}

/** Algorithm 2.B: the hardened hash of revision 6; revision 5 is one SHA-256. */
function computeHardenedHash(codec: Codec, revision: number, password: Uint8Array, salt: Uint8Array, user: Uint8Array): Uint8Array {
  const digest = codec.sha2 ?? sha2;
  let hash = digest(256, joinBytes(password, salt, user));
  if (revision < 6) return hash;
  for (let round = 0, last = 0; round < 64 || last > round - 32; round++) {
    const once = joinBytes(password, hash, user);
    const repeated = joinBytes(...Array.from({ length: 64 }, () => once));
    const enciphered = encryptCbc(codec, hash.subarray(0, 16), hash.subarray(16, 32), repeated);
    const remainder = enciphered.subarray(0, 16).reduce((sum, byte) => sum + byte, 0) % 3;
    hash = digest(remainder === 0 ? 256 : remainder === 1 ? 384 : 512, enciphered);
    last = enciphered[enciphered.length - 1] ?? 0;
  }
  return hash.subarray(0, 32);
}

/** Algorithm 2.A, for revisions 5 and 6. */
function deriveModernKey(codec: Codec, entries: EncryptionEntries, password: Uint8Array): Uint8Array | undefined {
  const cut = password.subarray(0, 127);
  const { revision, ownerEntry, userEntry } = entries;
  const user = userEntry.subarray(0, 48);
  const none = new Uint8Array(0);
  const vector = new Uint8Array(16);
  // The user's password first: most protected files open with the empty one, and each try costs milliseconds.
  if (isSame(computeHardenedHash(codec, revision, cut, userEntry.subarray(32, 40), none), userEntry, 32)) {
    return decryptCbc(codec, computeHardenedHash(codec, revision, cut, userEntry.subarray(40, 48), none), vector, entries.userKey.subarray(0, 32));
  }
  if (isSame(computeHardenedHash(codec, revision, cut, ownerEntry.subarray(32, 40), user), ownerEntry, 32)) {
    return decryptCbc(codec, computeHardenedHash(codec, revision, cut, ownerEntry.subarray(40, 48), user), vector, entries.ownerKey.subarray(0, 32));
  }
  return undefined;
}

/** Derives the file key from a user or owner password; undefined if the password is wrong. */
export function deriveFileKey(codec: Codec, entries: EncryptionEntries, password: string, lengths: number[]): Uint8Array | undefined {
  if (entries.revision >= 5) return deriveModernKey(codec, entries, new TextEncoder().encode(password.normalize('NFKC')));
  const bytes = encodeLatin1(password);
  for (const length of lengths) {
    const key = checkUserKey(entries, bytes, length) ?? checkOwnerKey(entries, bytes, length);
    if (key) return key;
  }
  return undefined;
}
