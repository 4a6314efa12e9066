import { PdfName, PdfStream, PdfString, type PdfValue } from '@sheaf/pdf/syntax/values';
import type { InputDocument } from '../copy/inputDocument.ts';

/** No profile is as large; one that is stays unread and counts as another one. */
const MAX_PROFILE_BYTES = 16 * 1024 * 1024;

interface Intent {
  place: PdfValue;
  /** Its kind and the condition it names. */
  words: string;
  profile: Uint8Array | undefined;
}

/** Returns the output intents (ISO 32000-2 14.11.5) that all files state. Others would promise of one file's pages what is true of another's. */
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
  return kept.map(({ place }) => documents[0]?.copier.translate(place) ?? null);
}

function readOutputIntents({ file, catalog }: InputDocument): Intent[] {
  return file.array(catalog.get('OutputIntents')).flatMap((place) => {
    const entries = file.dictionary(place);
    if (!entries) return [];
    const readText = (key: string): string => {
      const value = file.resolve(entries.get(key));
      return value instanceof PdfName || value instanceof PdfString ? value.value : '';
    };
    const profile = file.resolve(entries.get('DestOutputProfile'));
    const isRead = profile instanceof PdfStream && profile.length <= MAX_PROFILE_BYTES;
    return [
      {
        place,
        words: ['S', 'OutputConditionIdentifier', 'OutputCondition', 'RegistryName'].map(readText).join('\n'),
        profile: isRead ? file.raw(profile) : undefined,
      },
    ];
  });
}

/** Profiles of one name, mostly "Custom", are distinguished by their bytes. */
function isSame(left: Intent, right: Intent): boolean {
  if (left.words !== right.words || left.profile?.length !== right.profile?.length) return false;
  return left.profile?.every((byte, index) => byte === right.profile?.[index]) ?? true;
}
