import { inflectParticiple, inflectPast } from '@sheaf/language/inflection/inflect';
import { TAG } from '@sheaf/language/lexicon/partsOfSpeech';
import { isSurelyFinite } from './nounPhrases.ts';
import type { Change } from './pattern.ts';
import { buildRules } from './rule.ts';
import type { TaggedToken } from './tagger.ts';

type Sentence = readonly TaggedToken[];

/** Verbs in their base or past form where a participle describes the noun before them: "the letter send by", "the song sang by". */
const DONE_BY =
  'cause make write send give take build produce create publish provide organise organize choose sing steal eat break draw speak know see drive sell buy teach pay bring hold own follow develop sign approve receive offer describe perform affect paint invent discover manage kill surround support inspire destroy carry catch hide throw forget wear lose find tell show'.split(
    ' ',
  );
const participles = new Map<string, string>(
  DONE_BY.flatMap((verb) => {
    const participle = inflectParticiple(verb);
    return [verb, inflectPast(verb)].flatMap((form) => (form === participle ? [] : [[form, participle] as const]));
  }),
);

/** Participles that describe a noun. */
export const nounParticiples = buildRules({
  'noun-participle-by': {
    reason: 'What is done "by" somebody is described with the past participle.',
    needs: 'by',
    find: (sentence) => sentence.flatMap((_, at) => findParticipleBy(sentence, at)),
    examples: {
      'We are sorry for any trouble cause by the strike.': 'We are sorry for any trouble caused by the strike.',
      'The poem wrote by my uncle is long.': 'The poem written by my uncle is long.',
      'I like the songs sing by the school choir.': 'I like the songs sung by the school choir.',
      'The data provide by the bank was wrong.': 'The data provided by the bank was wrong.',
    },
    fine: [
      'The children sing by the fire.',
      'The song sung by the choir is old.',
      'They build by hand.',
      'We saw the make by chance.',
      'The people who write by the window are late.',
    ],
  },
});

function findParticipleBy(sentence: Sentence, at: number): Change[] {
  const [noun, verb, by, next] = [sentence[at - 1], sentence[at], sentence[at + 1], sentence[at + 2]];
  const participle = verb && participles.get(verb.lower);
  if (!participle || by?.lower !== 'by' || !noun || !next || (noun.tag & (TAG.NN | TAG.NNS)) === 0) return [];
  if ((next.tag & (TAG.DT | TAG.POSS | TAG.NNP | TAG.NNS)) === 0 && !/^(?:me|him|us|them|her|people)$/.test(next.lower)) return [];
  const others = sentence.filter(
    (token, place) =>
      place !== at &&
      (isSurelyFinite(token) || token.lower === 'like' || token.tag === TAG.VBZ || (place < at - 1 && (token.tag & (TAG.VBD | TAG.VB)) !== 0)),
  );
  const isClause = sentence
    .slice(0, at)
    .some(({ lower }) => /^(?:who|which|that|can|will|to|could|would|should|do|does|did|let|helps?)$/.test(lower));
  return others.length > 0 && !isClause ? [{ first: at, last: at, text: participle }] : [];
}
