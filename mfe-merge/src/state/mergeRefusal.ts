import type { RefusalCode } from '@sheaf/api/contract/errors';

/** Why a merge gave nothing: the sentence for the visitor, and the code when the server (or our own check) gave one. */
export interface MergeRefusal {
  code: RefusalCode | null;
  sentence: string;
}

/** What the visitor can do about it, beyond what the server's sentence already says. */
export function wayOut({ code }: MergeRefusal): string {
  switch (code) {
    case 'damaged_pdf':
    case 'not_a_pdf':
    case 'too_complex':
    case 'file_too_large':
      return 'Take it out of the list, or choose another copy of it, and merge again.';
    case 'upload_too_large':
    case 'too_many_pages':
      return 'Take some files out of the list and merge the rest in a second step.';
    default:
      return 'Your files are still in the list.';
  }
}

/** What a row knows that decides whether a refusal means it. */
interface NameableFile {
  id: number;
  file: { name: string };
  password: string;
}

/** True when the file only needs its password to go on. */
export function isPasswordRefusal({ code }: MergeRefusal): boolean {
  return code === 'password_required' || code === 'wrong_password';
}

/**
 * The rows a refusal's sentence speaks of. The server knows files by name alone, so two files of one name may both be meant;
 * whether a password was sent then tells them apart where it can.
 */
export function filesNamedBy(refusal: MergeRefusal, files: readonly NameableFile[]): number[] {
  const mentioned = files.filter(({ file }) => refusal.sentence.includes(file.name));
  // "b.pdf" also stands inside "a b.pdf is damaged…": the longest name is the one meant.
  const longest = Math.max(0, ...mentioned.map(({ file }) => file.name.length));
  const named = mentioned.filter(({ file }) => file.name.length === longest);
  return (namedByPassword(refusal, named) ?? named).map(({ id }) => id);
}

function namedByPassword({ code }: MergeRefusal, named: readonly NameableFile[]): readonly NameableFile[] | null {
  if (code !== 'password_required' && code !== 'wrong_password') return null;
  const fitting = named.filter(({ password }) => (code === 'wrong_password') === (password !== ''));
  return fitting.length > 0 ? fitting : null;
}
