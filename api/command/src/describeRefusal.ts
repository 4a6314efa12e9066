/** Sentences for the shell, by the codes of errors whose own messages are written for a web page. */
const remedies: Record<string, (file: string) => string> = {
  password_required: (file) => `${file} is protected: give its password with --password.`,
  wrong_password: (file) => `That password does not open ${file}: check what follows --password.`,
  not_a_pdf: (file) => `${file} is not a PDF file: name a PDF instead.`,
  damaged_pdf: (file) => `${file} is damaged and could not be read: get the file again from where it came from.`,
  no_text: (file) => `No readable text was found in ${file}: if it is a scan, name its language with --language.`,
};

/** Describes in one sentence why a file was refused. Other errors are bugs, and keep their message. */
export function describeRefusal(error: unknown, file: string): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const remedy = remedies[code];
  if (remedy) return remedy(file);
  const message = error instanceof Error ? error.message : String(error);
  return message.includes(file) ? message : `${file}: ${message}`;
}
