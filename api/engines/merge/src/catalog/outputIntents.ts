import { PdfName, PdfStream, PdfString, type PdfValue } from '@sheaf/pdf/syntax/values';
import type { InputDocument } from '../copy/inputDocument.ts';

/** Larger than any real colour profile. A larger one is not read, and is equal to no other. */
const MAX_PROFILE_BYTES = 16 * 1024 * 1024;

interface Intent {
  object: PdfValue;
  /** The names of its subtype, condition and registry, joined. */
  identity: string;
  profile: Uint8Array | undefined;
}

/** Returns the output intents (ISO 32000-2 14.11.5) that all files have. One that only some have would be wrong for the pages of the others. */
export function mergeOutputIntents(documents: InputDocument[]): PdfValue[] {
  const stated = documents.map((document) => ({ document, intents: readOutputIntents(document) }));
  const kept: Intent[] = [];
  for (const { document, intents } of stated) {
    for (const intent of intents) {
      const isShared = stated.every((other) => other.intents.some((candidate) => isSame(candidate, intent)));
      if (!isShared) document.dropped.add('claims');
      else if (document === documents[0] && !kept.some((known) => isSame(known, intent))) kept.push(intent);
    }
  }
  return kept.map(({ object }) => documents[0]?.copier.translate(object) ?? null);
}

function readOutputIntents({ file, catalog }: InputDocument): Intent[] {
  return file.array(catalog.get('OutputIntents')).flatMap((object) => {
    const entries = file.dictionary(object);
    if (!entries) return [];
    const readText = (key: string): string => {
      const value = file.resolve(entries.get(key));
      return value instanceof PdfName || value instanceof PdfString ? value.value : '';
    };
    const profile = file.resolve(entries.get('DestOutputProfile'));
    const isRead = profile instanceof PdfStream && profile.length <= MAX_PROFILE_BYTES;
    return [
      {
        object,
        identity: ['S', 'OutputConditionIdentifier', 'OutputCondition', 'RegistryName'].map(readText).join('\n'),
        profile: isRead ? file.raw(profile) : undefined,
      },
    ];
  });
}

/** Profiles of one name, mostly "Custom", are distinguished by their bytes. */
function isSame(left: Intent, right: Intent): boolean {
  if (left.identity !== right.identity || left.profile?.length !== right.profile?.length) return false;
  return left.profile?.every((byte, index) => byte === right.profile?.[index]) ?? true;
}
