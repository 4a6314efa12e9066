import { stemFamily } from '@sheaf/language/stems/stemFamily';
import type { StemmedToken } from '@sheaf/language/tokens/stemmedTokens';
import { scoreTitle } from '../cv/words/titleWords.ts';
import { isContentStem, stopWords } from '../wording/synonyms.ts';
import { isGeneric } from './findUnlistedTerms.ts';

const vagueStems = new Set(
  'field area industry sector environment setting kind work role similar related relevant equivalent least year proven strong good excellent solid previous prior demonstrable hands-on practical best team people customer client business way level range wide various other able ability plus must essential desirable ideally preferred candidate applicant product service process system tool hand technology software computer artic articulated whole specialty method data shift'
    .split(' ')
    .map(stemFamily),
);
/** Words that only share the stem of a vague one: "provenance" is not "proven". */
const NOT_VAGUE = /^(?:provenance|sectoral|kindness|shifting)$/;
const BROAD_WORD = /^(?:health|public|social|local|general|national|personal)$/;
const CREDENTIAL_NOUN = /^(?:certificates?|certifications?|tickets?|cards?|licen[cs]es?|passports?|badges?|qualifications?)$/;

/** Detects what a credential is called: "certificate", "ticket". */
export function isCredentialNoun(word: string): boolean {
  return CREDENTIAL_NOUN.test(word);
}

/** Returns the stems of a phrase that say what is asked for. */
export function listRequirementStems(tokens: StemmedToken[]): string[] {
  // "CQC standards" asks for the CQC: a general last word counts only where there is no other.
  // Whoever has the forklift ticket says "forklift licence", or names it among the credentials.
  // Nobody has an operator's licence for being an operator.
  const isCredential = (at: number) =>
    CREDENTIAL_NOUN.test(tokens[at]?.lower ?? '') && scoreTitle((tokens[at - 1]?.lower ?? '').replace(/['’]?s?['’]?$/, '')) === 0;
  // Whoever manages controlled drugs keeps their register.
  const isDocument = (at: number) => at > 1 && /^(?:registers?|logs?|logbooks?)$/.test(tokens[at]?.lower ?? '');
  const end = tokens.findLastIndex(({ kind, lower }, at) => kind === 'word' && !isGeneric(lower) && !isCredential(at) && !isDocument(at)) + 1;
  const specificTokens = end > 0 ? tokens.slice(0, end) : tokens;
  // "Health service" is not health alone: a broad word keeps what follows it.
  const selectedTokens = specificTokens.length === 1 && BROAD_WORD.test(specificTokens[0]?.lower ?? '') ? tokens.slice(0, 2) : specificTokens;
  // "3D" is a name of a number and a letter, and is found as it is written.
  if (tokens[0]?.kind === 'number' && /^\p{Lu}$/u.test(tokens[1]?.text ?? '') && tokens[1]?.isGlued)
    return [`${tokens[0].text}${tokens[1].text}`.toLowerCase()];
  const content = selectedTokens
    .filter(
      ({ kind, lower, stem: each }) =>
        kind === 'word' &&
        !stopWords.has(lower) &&
        isContentStem(each) &&
        (!isVague({ lower, stem: each }) || (selectedTokens !== specificTokens && specificTokens.length === 1)),
    )
    .map(({ lower, stem, text }) => (isAcronym(text) ? lower : /[^sui]s$/.test(lower) ? stemFamily(lower.slice(0, -1)) : stem));
  const [last] = tokens.slice(-1);
  // Who "planned routes" has not said to know planning software.
  const hasOnlyVerb = content.length === 1 && tokens.length > 1 && selectedTokens.some(({ lower }) => /ing$/.test(lower));
  return hasOnlyVerb && last && TOOL_NOUN.test(last.lower) ? [...content, stemFamily(last.lower.replace(/s$/, ''))] : content;
}

/** What somebody works with, besides the action that it is for. */
const TOOL_NOUN = /^(?:software|systems?|tools?|packages?|platforms?)$/;

/** Detects a short name in capitals, which has no other forms: "FORS" is no "for". */
export function isAcronym(text: string): boolean {
  return /^\p{Lu}{2,6}$/u.test(text);
}

function isVague({ lower, stem }: Pick<StemmedToken, 'lower' | 'stem'>): boolean {
  return vagueStems.has(stem) && !NOT_VAGUE.test(lower);
}
