import { findBaseForm, inflectParticiple } from '@sheaf/language/inflection/inflect';
import { TAG } from '@sheaf/language/lexicon/partsOfSpeech';
import { isWhatMatters } from './infinitives.ts';
import type { Change } from './pattern.ts';
import { buildRules } from './rule.ts';
import type { TaggedToken } from './tagger.ts';

type Sentence = readonly TaggedToken[];

const ADVERB = /^(?:not|never|always|also|already|just|only|often|still|really|recently|finally|probably|usually|even|ever|now|soon|easily)$/;
const HAVE = /^(?:have|has|had|haven't|hasn't|hadn't|i've|you've|we've|they've)$/;
/** Modals that are no nouns. */
const SURE_MODAL =
  /^(?:could|would|should|might|cannot|can't|won't|couldn't|wouldn't|shouldn't|mustn't|i'll|you'll|he'll|she'll|it'll|we'll|they'll)$/;
const MAYBE_MODAL = /^(?:can|will|may|must)$/;
const NEGATED_DO = /^(?:don't|doesn't|didn't)$/;
const NOMINAL = TAG.NN | TAG.NNS | TAG.JJ | TAG.RB | TAG.IN;
const OBJECT = TAG.DT | TAG.POSS | TAG.PRP;
/** Behind these, "to" is followed by a verb. */
const BEFORE_INFINITIVE =
  /^(?:supposed|have|has|had|want|wants|wanted|need|needs|needed|going|able|unable|seem|seems|seemed|appear|appears|likely|ought|tend|tends|happen|writing|decided|plan|plans|try|trying|tried|hope|hopes|hoped|wish|like|love|opportunity|chance|ability|required|allowed|expected|asked|told|willing|ready|happy|glad|pleased|sorry|easy|difficult|hard|important|necessary|possible|impossible|safe|forced|time|way)$/;
/** Participles that join a phrase as a preposition does: "any claims you may have relating to it". */
const LIKE_PREPOSITIONS = /^(?:relating|regarding|concerning|pertaining|arising|including|involving|excluding|following)$/;
const BEFORE_GERUND =
  /^(?:used|close|due|addition|key|prior|thanks|forward|comparison|next|opposed|object|objection|devoted|dedicated|committed|subject|similar|contrary|related|relation|regard|respect|approach|limited|alternative)$/;
const IN_PLACE_OF_DO = /^(?:what|all|thing|step|way|option|idea|do|does|did|done)$/;
const BEHIND_PASSIVE = /^(?:by|in|on|at|because|from|for|with|before|after|during|since|to|and|yesterday|today|last|again|[.,!?])$/;

/** The form of a verb behind "have", "to", a modal, "do" and "be", whoever the subject is. */
export const verbChains = buildRules({
  'have-wants-participle': {
    reason: 'After a form of "have" the verb takes its participle.',
    find: (sentence) => sentence.flatMap((_, at) => findFormBehindHave(sentence, at)),
    examples: {
      'The windows have be broken for a month.': 'The windows have been broken for a month.',
      'He should have go to the doctor.': 'He should have gone to the doctor.',
      'She has teaching me how to cook.': 'She has taught me how to cook.',
      'It is the first time I have eat oysters.': 'It is the first time I have eaten oysters.',
      'I have being here for an hour.': 'I have been here for an hour.',
    },
    fine: [
      'They have work to do.',
      'We have teaching materials.',
      'He has running water.',
      'I have to go.',
      'Those who have fall for it.',
      'They have had it.',
      'We settle any claims that you may have relating to it.',
    ],
  },
  'to-wants-base': {
    reason: 'After "to" the verb takes its base form here.',
    needs: 'to',
    find: (sentence) => sentence.flatMap((_, at) => findFormBehindTo(sentence, at)),
    examples: {
      'We are writing to informed you of a change.': 'We are writing to inform you of a change.',
      'She was supposed to being here by now.': 'She was supposed to be here by now.',
      'The box is too heavy for me to lifting.': 'The box is too heavy for me to lift.',
      'This is a way to keeps them warm.': 'This is a way to keep them warm.',
      'Yesterday I had to went home.': 'Yesterday I had to go home.',
    },
    fine: [
      'It is due to increased costs.',
      'He is used to being late.',
      'We look forward to meeting you.',
      'It leads to informed choices.',
      'They went to works in town.',
      'It is close to being done.',
      'He is open to trying it.',
    ],
  },
  'modal-wants-base': {
    reason: 'After this helper the verb takes its base form.',
    find: (sentence) => sentence.flatMap((_, at) => findFormBehindModal(sentence, at)),
    examples: {
      'The new rules will affected everyone in the building.': 'The new rules will affect everyone in the building.',
      'All the equipment must being returned by Friday.': 'All the equipment must be returned by Friday.',
      "You'll has a good time.": "You'll have a good time.",
      'This can makes a design worse.': 'This can make a design worse.',
      "He doesn't wanted to talk.": "He doesn't want to talk.",
      'The price should is lower.': 'The price should be lower.',
    },
    fine: [
      'The can contains beans.',
      'The will makes a difference.',
      'What he could is known.',
      'They did everything they could to help.',
      'I did the best I could to finish in time.',
      'We will do all we can to find your parcel.',
      'They do worked examples.',
      'May is warm.',
      'The rules will be read.',
    ],
  },
  'do-wants-base': {
    reason: 'After "do", "does" and "did" the verb takes its base form.',
    needs: 'do does did',
    find: (sentence) => sentence.flatMap((_, at) => findFormBehindDo(sentence, at)),
    examples: {
      'It does takes some time.': 'It does take some time.',
      'He did not wanted to come.': 'He did not want to come.',
      'I did saw him yesterday.': 'I did see him yesterday.',
    },
    fine: ['What it does takes time.', 'All she did went wrong.', 'They do worked examples.', 'Those who did went home.'],
  },
  'be-wants-participle': {
    reason: 'After a form of "be" the participle is needed here.',
    needs: 'is are was were be been',
    find: (sentence) => sentence.flatMap((_, at) => findBaseBehindBe(sentence, at)),
    examples: {
      'The flight was cancel because of the snow.': 'The flight was cancelled because of the snow.',
      'The boxes were deliver on Monday.': 'The boxes were delivered on Monday.',
      'All files are destroy after a year.': 'All files are destroyed after a year.',
    },
    fine: ['All he did was destroy in anger.', 'They were left in the rain.', 'The rooms are open for guests.', 'What we can do is listen to them.'],
  },
  'infinitive-without-to': {
    reason: '"To" is missing before the verb.',
    find: (sentence) => sentence.flatMap((_, at) => findMissingTo(sentence, at)),
    examples: {
      'Each of us is required sign the form.': 'Each of us is required to sign the form.',
      'It is important understand the rules.': 'It is important to understand the rules.',
      'The doctor advised me eat more fruit.': 'The doctor advised me to eat more fruit.',
      'I would welcome the chance tell you more.': 'I would welcome the chance to tell you more.',
      'We are writing inform you of a change.': 'We are writing to inform you of a change.',
    },
    fine: [
      'It is important that you understand.',
      'He told me work was hard.',
      'It is a required course.',
      'The doctor advised me well.',
      'Let me eat.',
      'She helped me eat.',
    ],
  },
  'he-were': {
    reason: 'With "he", "she" and "it" the past of "be" is "was".',
    needs: 'were',
    find: (sentence) =>
      sentence.flatMap((subject, at): Change[] => {
        const [before, were] = [sentence[at - 1], sentence[at + 1]];
        const opens = before === undefined || /^(?:that|because|and|but|when|while|so|since|where|,)$/.test(before.text);
        const isWished = sentence.some(({ lower }) =>
          /^(?:if|wish|wishes|wished|though|although|whether|suppose|imagine|as|rather|would|should|could|might|lest|unless|than|until)$/.test(lower),
        );
        return /^(?:he|she|it)$/.test(subject.lower) && were?.lower === 'were' && opens && !isWished
          ? [{ first: at + 1, last: at + 1, text: 'was' }]
          : [];
      }),
    examples: {
      'He said that he were tired.': 'He said that he was tired.',
      'I stayed at home because it were cold.': 'I stayed at home because it was cold.',
      'She called when she were ready.': 'She called when she was ready.',
    },
    fine: ['If he were here, he would help.', 'I wish it were true.', 'The two of it were lost.', 'You talk as if she were ill.'],
  },
});

/** The place of the verb behind a helper, past "not" and other adverbs. */
function findVerb(sentence: Sentence, at: number): number {
  let place = at + 1;
  while (ADVERB.test(sentence[place]?.lower ?? '')) place++;
  return place;
}

function replace(place: number, verb: TaggedToken, text: string | undefined): Change[] {
  return text && text !== verb.lower ? [{ first: place, last: place, text }] : [];
}

function isPlain(verb: TaggedToken | undefined): verb is TaggedToken {
  return verb?.kind === 'word' && verb.text === verb.lower;
}

/** The base of a verb that stands in another form. */
function baseOf({ lower }: TaggedToken): string | undefined {
  const base = findBaseForm(lower);
  return base === lower ? undefined : base;
}

function findFormBehindHave(sentence: Sentence, at: number): Change[] {
  const have = sentence[at];
  if (!have || !HAVE.test(have.lower)) return [];
  const place = findVerb(sentence, at);
  const [verb, next, before] = [sentence[place], sentence[place + 1], sentence[at - 1]];
  if (!isPlain(verb)) return [];
  if (verb.lower === 'be' || (verb.lower === 'being' && before?.kind === 'word')) return replace(place, verb, 'been');
  if (!next || (verb.tags & (TAG.VBN | TAG.DT | TAG.PRP | TAG.IN | TAG.MD)) !== 0) return [];
  if ((verb.tags & TAG.VB) !== 0) {
    const isOnlyVerb = (verb.tags & (NOMINAL | TAG.VBD)) === 0;
    const isBehindModal = /^(?:should|would|could|might|must|shouldn't|wouldn't|couldn't|not)$/.test(before?.lower ?? '') && verb.lower === 'go';
    const isSubject = before !== undefined && (before.tag & (TAG.PRP | TAG.NN | TAG.NNS | TAG.NNP | TAG.MD)) !== 0 && before.lower !== 'who';
    return (isOnlyVerb || isBehindModal) && isSubject && !/^(?:let|do)$/.test(verb.lower) ? replace(place, verb, inflectParticiple(verb.lower)) : [];
  }
  if ((verb.tags & TAG.VBG) === 0 || !verb.lower.endsWith('ing') || LIKE_PREPOSITIONS.test(verb.lower)) return [];
  const base = baseOf(verb);
  const hasObject = (next.tag & OBJECT) !== 0 || ((verb.tags & NOMINAL) === 0 && /^(?:in|at|for|since|already|yet|to|with|on)$/.test(next.lower));
  return base && hasObject && next.lower !== 'that' ? replace(place, verb, inflectParticiple(base)) : [];
}

function findFormBehindTo(sentence: Sentence, at: number): Change[] {
  const [earlier, before, to, verb, next] = [sentence[at - 2], sentence[at - 1], sentence[at], sentence[at + 1], sentence[at + 2]];
  if (to?.lower !== 'to' || !before || !isPlain(verb) || (verb.tags & TAG.VB) !== 0) return [];
  const base = baseOf(verb);
  if (!base) return [];
  const isNominal = (verb.tags & NOMINAL) !== 0;
  const isPastOnly = (verb.tags & TAG.VBD) !== 0 && (verb.tags & (TAG.VBN | NOMINAL)) === 0;
  const isThirdOnly = (verb.tags & TAG.VBZ) !== 0 && !isNominal;
  if (isPastOnly || isThirdOnly) return replace(at + 1, verb, base);
  const hasObject = next !== undefined && (next.tag & OBJECT) !== 0;
  const isBehindTooMuch =
    sentence.slice(Math.max(0, at - 4), at).some(({ lower }) => lower === 'too') &&
    ((before.tags & TAG.JJ) !== 0 || (earlier?.lower === 'for' && (before.tags & TAG.PRP) !== 0));
  const isExpected = (BEFORE_INFINITIVE.test(before.lower) || isBehindTooMuch) && !BEFORE_GERUND.test(before.lower);
  if (!isExpected || isWhatMatters(sentence, at)) return [];
  if (verb.lower === 'being')
    return /^(?:time|way|like|love|hard|important|ready|happy|easy|difficult)$/.test(before.lower) ? [] : replace(at + 1, verb, 'be');
  if ((verb.tags & TAG.VBG) !== 0) {
    const isOnlyVerb = verb.tag === TAG.VBG && !isNominal && /^(?:have|has|had|supposed|able|unable|need|needs|needed)$/.test(before.lower);
    const isFollowed =
      hasObject || isOnlyVerb || (isBehindTooMuch && (next === undefined || next.kind === 'mark' || /^(?:tonight|today|now)$/.test(next.lower)));
    return isFollowed && !/^(?:like|love|time|way)$/.test(before.lower) ? replace(at + 1, verb, base) : [];
  }
  const isForm = (verb.tags & (TAG.VBD | TAG.VBZ)) !== 0;
  const governs = before.lower === 'writing' && next?.lower === 'for';
  return isForm && (hasObject || governs) ? replace(at + 1, verb, base) : [];
}

/** What a helper without a verb may refer to: "everything they could to help", "as much as we can to finish". */
const LEAVES_GAP = /^(?:everything|anything|nothing|something|whatever|all|as|best|most|more|much|than|hard|little|few|thing|things|way|ways)$/;

function findFormBehindModal(sentence: Sentence, at: number): Change[] {
  const [before, modal] = [sentence[at - 1], sentence[at]];
  if (!modal || (modal.text !== modal.lower && !modal.lower.includes("'"))) return [];
  const isSure = SURE_MODAL.test(modal.lower) || NEGATED_DO.test(modal.lower);
  const isNoun = before === undefined || /^(?:a|an|the|of|free|last|living)$/.test(before.lower) || (before.tag & (TAG.POSS | TAG.JJ)) !== 0;
  if (!isSure && (!MAYBE_MODAL.test(modal.lower) || isNoun)) return [];
  if (isSure && sentence.slice(0, at).some(({ lower }) => lower === 'what')) return [];
  const place = findVerb(sentence, at);
  const [verb, next] = [sentence[place], sentence[place + 1]];
  const isGapped = sentence.slice(0, at).some(({ lower }) => LEAVES_GAP.test(lower));
  if (verb?.lower === 'to' && isSure && !isGapped && next && next.tag === TAG.VB) return [{ first: place, last: place + 1, text: next.text }];
  if (!isPlain(verb) || (verb.tags & (TAG.VB | TAG.MD)) !== 0) return [];
  if (/^(?:is|are|was|were|am)$/.test(verb.lower))
    return isSure && next?.kind === 'word' && !NEGATED_DO.test(modal.lower) ? replace(place, verb, 'be') : [];
  if (verb.lower === 'being') return replace(place, verb, 'be');
  const base = verb.lower === 'has' ? 'have' : baseOf(verb);
  if (!base) return [];
  const isNominal = (verb.tags & (TAG.NN | TAG.NNS)) !== 0;
  const hasObject = next !== undefined && ((next.tag & OBJECT) !== 0 || /^(?:everyone|everybody|everything|people|so|to)$/.test(next.lower));
  const isThird = (verb.tags & TAG.VBZ) !== 0 && (!isNominal || hasObject);
  const isPast = (verb.tags & TAG.VBD) !== 0 && (hasObject || (isSure && (verb.tags & (TAG.VBN | NOMINAL)) === 0));
  return isThird || isPast ? replace(place, verb, base) : [];
}

function findFormBehindDo(sentence: Sentence, at: number): Change[] {
  const [subject, helper] = [sentence[at - 1], sentence[at]];
  if (!/^(?:do|does|did)$/.test(helper?.lower ?? '') || !/^(?:i|you|he|she|it|we|they)$/.test(subject?.lower ?? '')) return [];
  if (
    sentence
      .slice(0, at)
      .some(({ lower }) => /^(?:what|whatever|all|who|which|that|as|than|everything|thing|things|way|where|how|why|when)$/.test(lower))
  )
    return [];
  const place = findVerb(sentence, at);
  const verb = sentence[place];
  if (!isPlain(verb) || (verb.tags & (TAG.VB | TAG.MD | TAG.NN | TAG.NNS)) !== 0 || (verb.tags & (TAG.VBD | TAG.VBZ)) === 0) return [];
  const isNegated = sentence[place - 1]?.lower === 'not';
  return isNegated || (verb.tags & (TAG.VBN | TAG.JJ)) === 0 ? replace(place, verb, baseOf(verb)) : [];
}

function findBaseBehindBe(sentence: Sentence, at: number): Change[] {
  const be = sentence[at];
  if (
    !be ||
    !/^(?:is|are|was|were|be|been)$/.test(be.lower) ||
    sentence.slice(0, at).some(({ lower }, index) => IN_PLACE_OF_DO.test(lower) && sentence[index + 1]?.tag !== TAG.NNS)
  )
    return [];
  const place = findVerb(sentence, at);
  const [verb, next] = [sentence[place], sentence[place + 1]];
  if (
    !isPlain(verb) ||
    verb.tag !== TAG.VB ||
    (verb.tags & (TAG.NNS | TAG.JJ | TAG.RB | TAG.IN | TAG.VBN | TAG.VBD | TAG.VBG | TAG.PRP | TAG.DT | TAG.MD | TAG.CC)) !== 0
  )
    return [];
  if (/^(?:be|let|agree|disagree|depend|belong|exist|seem|consist|go|come|become)$/.test(verb.lower) || findBaseForm(verb.lower) !== verb.lower)
    return [];
  const before = sentence[at - 1];
  const isThing = before !== undefined && (before.tag & (TAG.NN | TAG.NNS | TAG.MD | TAG.NNP)) !== 0;
  return isThing && next !== undefined && BEHIND_PASSIVE.test(next.lower) ? replace(place, verb, inflectParticiple(verb.lower)) : [];
}

function findMissingTo(sentence: Sentence, at: number): Change[] {
  const [earlier, before, verb, next] = [sentence[at - 2], sentence[at - 1], sentence[at], sentence[at + 1]];
  if (!before || !isPlain(verb) || /['\u2019]/.test(verb.text) || (verb.tags & TAG.VB) === 0 || findBaseForm(verb.lower) !== verb.lower || !next)
    return [];
  if ((verb.tags & (TAG.VBN | TAG.VBD | TAG.VBG | TAG.PRP | TAG.DT | TAG.MD | TAG.IN | TAG.CC | TAG.RB | TAG.JJ | TAG.VBZ | TAG.NNS)) !== 0)
    return [];
  const put: Change[] = [{ first: at, last: at, text: `to ${verb.text}` }];
  const isBe = /^(?:am|is|are|was|were|be|been|it's|not|i'm|we're|they're)$/.test(earlier?.lower ?? '');
  if (isBe && /^(?:required|supposed|forced|obliged|entitled|unable)$/.test(before.lower)) return put;
  if ((verb.tags & TAG.NN) !== 0) return [];
  if (
    isBe &&
    /^(?:important|necessary|easy|difficult|hard|possible|impossible|able|willing|ready|allowed|expected|encouraged|advised|essential|useful|free)$/.test(
      before.lower,
    )
  )
    return put;
  if (/^(?:chance|opportunity|ability|permission)$/.test(before.lower) && (next.tag & OBJECT) !== 0) return put;
  if (
    before.lower === 'writing' &&
    /^(?:inform|tell|ask|confirm|apologise|apologize|express|complain|enquire|inquire|thank|apply|invite|remind)$/.test(verb.lower)
  )
    return put;
  const hasObjectPerson =
    /^(?:me|him|us|them)$/.test(before.lower) &&
    /^(?:advise|advises|advised|ask|asks|asked|tell|tells|told|want|wants|wanted|allow|allows|allowed|encourage|encouraged|invite|invited|remind|reminded|persuade|persuaded|forced|convince|convinced|enable|enables|expect|expects)$/.test(
      earlier?.lower ?? '',
    );
  return hasObjectPerson ? put : [];
}
