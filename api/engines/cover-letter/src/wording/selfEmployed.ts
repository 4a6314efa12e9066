/** Whoever works for themselves says so in place of an employer. */
const SELF_EMPLOYED =
  /^(?:self[- ]?employed|freelance|freelancer|selbst(?:st)?ändig|freiberuflich|autónom[oa]|indépendante?|libero professionista|zzp|(?:my |own )(?:own )?(?:business|company)|sole trader)$/i;

export function isSelfEmployed(company: string): boolean {
  return SELF_EMPLOYED.test(company.trim());
}
