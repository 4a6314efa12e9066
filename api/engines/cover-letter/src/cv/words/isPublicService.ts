/** Services whose names end in a word that could be a title, or in one that says nothing. */
const SERVICE =
  /\b(?:army|navy|defence forces|coast ?guard|national guard|air force|marine corps|royal marines|border force|peace corps|(?:fire|police|prison|ambulance)(?: and rescue)? service)$/i;

/** Detects a service such as "United States Coast Guard", which is an employer and no title. */
export function isPublicService(text: string): boolean {
  return SERVICE.test((text.split(/[,(|]/)[0] ?? '').trim());
}
