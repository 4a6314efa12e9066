/** Puts values into the braces of a wording; undefined when one of them is missing. */
export function fillFrame(frame: string, values: Readonly<Record<string, string | undefined>>): string | undefined {
  let isComplete = true;
  const text = frame.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (!value) isComplete = false;
    return value ?? '';
  });
  if (!isComplete) return undefined;
  const cleaned = text
    // What is said of the employer in passing ends in a comma, too.
    .replace(/(, where I am [^,:;.]+?) (includes?|included|when|is|are) /g, '$1, $2 ')
    .replace(/\bI also (am|was)\b/g, 'I $1 also')
    .replace(/\bI also never\b/g, 'I never')
    .replace(/\bI also have (?=never )/g, 'I have ')
    .replace(/\bI also have (?=(?:\p{Ll}+(?:ed|en|wn|t)|had|done|made|led|run|won) )(?!a )/gu, 'I have also ')
    .replace(/\s+/g, ' ')
    .replace(/\.{2,}/g, '.')
    .replace(/\.([!?])/g, '$1')
    .trim();
  return cleaned.charAt(0).toUpperCase() + cleaned.slice(1);
}
