import { findBaseForm, inflectGerund, inflectParticiple } from '@sheaf/language/inflection/inflect';
import { TAG } from '@sheaf/language/lexicon/partsOfSpeech';
import { isSurelyFinite, readNounPhrase } from './nounPhrases.ts';
import type { Change } from './pattern.ts';
import { buildRules } from './rule.ts';
import type { TaggedToken } from './tagger.ts';

type Sentence = readonly TaggedToken[];

/** Verbs that look like nouns or adjectives, whose participle is meant behind "been". */
const DONE_TO =
  /^(?:credit|sign|close|include|pay|send|make|build|complete|approve|deliver|ship|charge|cancel|schedule|invite|cover|design|attach|add|issue|publish|update|report|train|require|locate|base|cause|solve|use|order|book|record|check|open|store|sell|print|return|refund|repair|replace|damage|park|clean|paint|plan|test|delay|postpone|translate|write|produce|process|reject|accept|confirm|announce|change|move|install|remove|develop|create|steal|break|choose|give|tell|ask|find|lose|teach|prepare|finish|discuss|decide|organize|organise|arrange|fix|register|upload|download|submit|calculate|measure|select|review|transfer|promote|hire|employ|dismiss|inform|surprise|disappoint|impress|satisfy|interest|bore|confuse|marry|divorce|injure|arrest|kill|admit|infect|affect|reserve|offer|reduce|increase)$/;
const INTRANSITIVE =
  'worked|lived|waited|slept|stayed|studied|travelled|traveled|arrived|died|existed|happened|gone|come|walked|swum|danced|rained|talked|listened';
const POSSESSED =
  'marks|experience|car|cars|house|brother|sister|brothers|sisters|children|degree|knowledge|money|job|doubt|doubts|son|daughter|dog|cat|account|skills|idea|ideas|ability|license|licence|family|cousins|laptop|bike|flat|property|headache|fever|cold';

/** Slips of everyday writing, each known by the words around it. */
export const smallSlips = buildRules({
  'have-not-noun': {
    reason: 'In everyday English "have" is negated with "do".',
    patterns: [
      "^^ i|we|they|you have{don't} not{have} any|enough|time|money|the|a|an|much|many|information|experience <NN|NNS|DT|JJ>|to|for",
      "^^ he|she|it has{doesn't} not{have} any|enough|time|money|the|a|an|much|many|information|experience <NN|NNS|DT|JJ>|to|for",
    ],
    examples: {
      'I have not money to pay the rent.': "I don't have money to pay the rent.",
      'She has not enough time for it.': "She doesn't have enough time for it.",
      'They have not a car to use.': "They don't have a car to use.",
    },
    fine: ['I have not seen it.'],
  },
  'asked-that': {
    reason: 'After this verb the person and "to" follow.',
    needs: 'that',
    find: (sentence) =>
      sentence.flatMap((that, at): Change[] => {
        const [verb, person, subject, action, next] = [sentence[at - 2], sentence[at - 1], sentence[at + 1], sentence[at + 2], sentence[at + 3]];
        const pairs: Record<string, string> = { me: 'i', you: 'you', him: 'he', her: 'she', us: 'we', them: 'they' };
        if (
          that.lower !== 'that' ||
          !/^(?:ask|asks|asked|advise|advised|advises|invite|invited|order|ordered|request|requested|want|wants|wanted|allow|allows|allowed)$/.test(
            verb?.lower ?? '',
          )
        )
          return [];
        if (!person || !subject || !action || pairs[person.lower] !== subject.lower || (action.tags & (TAG.VB | TAG.VBZ | TAG.VBD)) === 0 || !next)
          return [];
        const base = findBaseForm(action.lower);
        return base ? [{ first: at, last: at + 2, text: `to ${base}` }] : [];
      }),
    examples: {
      'He asked me that I bring the documents.': 'He asked me to bring the documents.',
      'They advised us that we take the bus.': 'They advised us to take the bus.',
      'She invited him that he joins the club.': 'She invited him to join the club.',
    },
    fine: ['He told me that I won.', 'He advised me that she was ill.'],
  },
  'proposed-that': {
    reason: 'After this verb a clause with "that" follows.',
    patterns: Object.entries({ me: 'I', him: 'he', us: 'we', them: 'they' }).map(
      ([object, subject]) => `propose|proposes|proposed|recommend|recommends ${object}{that_${subject}} to{} <VB>`,
    ),
    examples: {
      'He proposed me to work with him.': 'He proposed that I work with him.',
      'They recommend us to leave early.': 'They recommend that we leave early.',
      'She proposes him to sell it.': 'She proposes that he sell it.',
    },
    fine: ['He proposed to me in May.'],
  },
  'noun-and-pronoun': {
    reason: 'The subject stands here already; no pronoun repeats it.',
    find: (sentence) => findRepeatedSubject(sentence),
    examples: {
      'The doctors they work very hard in this hospital.': 'The doctors work very hard in this hospital.',
      'The flat where I live it has two bedrooms.': 'The flat where I live has two bedrooms.',
      'My car it is very old.': 'My car is very old.',
    },
    fine: ['The doctors they work with are kind.', 'The car it hit was red.', 'The day she came was hot.', 'My house, it is old.'],
  },
  'passive-of-noun': {
    reason: 'After a form of "be" the participle is needed.',
    find: (sentence) => sentence.flatMap((_, at) => findBasePassive(sentence, at)),
    examples: {
      'The contract has not been sign by the other party.': 'The contract has not been signed by the other party.',
      'The amount will be credit to your account.': 'The amount will be credited to your account.',
      'The parcel was deliver to the wrong door.': 'The parcel was delivered to the wrong door.',
      'Our offices will be close on Monday.': 'Our offices will be closed on Monday.',
    },
    fine: ['We will be close to the sea.', 'It was open to all.', 'It is cause for joy.'],
  },
  'been-worked': {
    reason: 'This verb has no passive.',
    patterns: [`have|has|had|i've|he's|we've been{} ${INTRANSITIVE}`],
    examples: {
      'He has been worked here for years.': 'He has worked here for years.',
      'We have been waited an hour.': 'We have waited an hour.',
      'They had been lived in Rome.': 'They had lived in Rome.',
    },
    fine: ['He has been working here.'],
  },
  'wh-to': {
    reason: 'After this word "to" and the base form follow.',
    patterns: [
      "know|knows|about|learn|learned|learnt|understand|show|showed|explain|explained|teach|taught|me|us|him|idea|advice|tips|decide|on|forget|forgot|remember how|what|where|when {+to} <VB!>~do|be|have|happen|happens|seem|are|you're|we're|they're|i'm|he's|she's|it's <DT|POSS|PRP|NN|NNS|IN|JJ>",
      'know|knows|about|understand|decide|advice|on|idea|me|us what|which <NN> {+to} choose|take|buy|use|study|join|read|visit|wear|cook|apply|order $',
    ],
    examples: {
      'He told me how improve my accent.': 'He told me how to improve my accent.',
      'I need advice about what university choose.': 'I need advice about what university to choose.',
      'We do not know where find the boxes.': 'We do not know where to find the boxes.',
    },
    fine: ['I know how you feel.', 'I know how people work.', 'Tell me when dinner is ready.', 'I know what happen in town.'],
  },
  'like-it-when': {
    reason: '"It" is needed before "when" or "if" here.',
    patterns: [
      'i|we|they|you|he|she|really|also like|love|hate|enjoy|dislike|likes|loves|hates {+it} when it|the|people|my|you|he|she|they|i|we|someone|somebody|there',
      'appreciate|appreciated {+it} if',
      'would|will|do appreciate {+it} if',
    ],
    examples: {
      'I like when it is snowing.': 'I like it when it is snowing.',
      'We would appreciate if you could reply.': 'We would appreciate it if you could reply.',
      'They hate when people shout.': 'They hate it when people shout.',
    },
    fine: ['I like it when it snows.', 'You decide when you like.'],
  },
  'having-what-is-owned': {
    reason: 'What somebody owns or has takes the simple form of "have".',
    patterns: [
      `i am{} having{have} a|an|two|three|some|many|no|good|any|my? <JJ>? ${POSSESSED}`,
      `we|they|you are{} having{have} a|an|two|three|some|many|no|good|any|my? <JJ>? ${POSSESSED}`,
      `he|she|it is{} having{has} a|an|two|three|some|many|no|good|any|my? <JJ>? ${POSSESSED}`,
    ],
    examples: {
      'She is having good marks.': 'She has good marks.',
      'We are having two cars.': 'We have two cars.',
      'I am having a doubt about this.': 'I have a doubt about this.',
    },
    fine: ['We are having lunch.', 'They are having a party.'],
  },
  'for-the-last-years': {
    reason: 'The length of a time up to now takes "for the last".',
    patterns: [
      'from|since{for} {+the} last|past <CD> years|months|weeks|days',
      'from|since{for} the last|past <CD>|few|several years|months|weeks|days',
      'from|since{for} last|past{the_last} few|many|several years|months|weeks|days',
    ],
    examples: {
      'He lives in Delhi from last ten years.': 'He lives in Delhi for the last ten years.',
      'I have waited since the last two weeks.': 'I have waited for the last two weeks.',
      'It is closed since the last few months.': 'It is closed for the last few months.',
    },
    fine: ['From the last of them I had news.', 'Since last year it is shut.'],
  },
  'everyday-slips': {
    reason: 'This is said differently.',
    patterns: [
      'it is|was rain{raining} $',
      'it is|was rain{raining} and|heavily|when|all|outside|so|very|in|now',
      'it is|was snow{snowing} $',
      'stay|stays|stayed|am|is|are|was|were|be|been|work|works|worked|study|leave|left|alone in{at} home',
      'than|with|from|to|like other{the_other} one $',
      '<JJR>~further|later|earlier|lower|higher from{than} me|him|us|them|my|his|her|your|our|the|others',
      'if|whether *? *? *? *? or no{not} $',
      'is|are|was|live|lives|lived|flat|house|hotel|place|very|so|apartment close|closer of|from{to} the|my|our|his|her|me|us|them|your',
      "must|should|mustn't|shouldn't to{} <VB>",
      "^^ <PRP|NNS> may|might|can|will|cannot|won't to{} <VB>",
      "*~what|whatever|all|everything|best|much|most|hard|everywhere <PRP|NNS> may|might|can|will|cannot|won't to{} <VB>",
      "i|you|we|he|she|they can't|couldn't|won't|shouldn't to{} <VB>",
      "^^ lets{let's} go|leave|meet|see|start|try|get|have|take|make|do|talk|eat|keep|hope|look|play|wait|ask|move|be|say|find|stop|discuss|call",
      'a|an affect{effect} on',
      '<VB|VBD|VBG|VBN|NN> their{there} before|after|until|every|with|by|in|on !<NN|NNS|JJ>',
      "i'll|you'll|we'll|he'll|she'll|they'll|didn't|don't|doesn't breath{breathe}",
      'costumer{customer}',
      'costumers{customers}',
      'revert|reverts|reverted|return|returned back{} at|with|on|by|as|in|from',
      'same age|size|colour|color|height|price|length|way than{as} <PRP|POSS|DT|NNP>',
    ],
    examples: {
      'I stayed in home all day.': 'I stayed at home all day.',
      'She wants to know if he comes or no.': 'She wants to know if he comes or not.',
      'The students must to deliver the work.': 'The students must deliver the work.',
      'He is taller from his brother.': 'He is taller than his brother.',
      'Lets go home.': "Let's go home.",
    },
    fine: ['He lets go of it.', 'It was later from then on.', 'It is close to home.'],
  },
});

/** "The doctors they work": no other verb for the pronoun, so it repeats the noun. */
function findRepeatedSubject(sentence: Sentence): Change[] {
  const phrase = readNounPhrase(sentence, 0);
  if (!phrase?.determiner || !/^(?:the|my|your|his|her|its|our|their|this|that|these|those)$/.test(phrase.determiner.lower)) return [];
  let at = phrase.end;
  if (/^(?:where|that|which|who)$/.test(sentence[at]?.lower ?? '') && /^(?:i|we|you)$/.test(sentence[at + 1]?.lower ?? '')) at += 3;
  const [pronoun, verb] = [sentence[at], sentence[at + 1]];
  const isMany = phrase.noun.tag === TAG.NNS;
  if (!pronoun || !verb || !(isMany ? /^they$/ : /^(?:he|she|it)$/).test(pronoun.lower)) return [];
  const isVerb = isSurelyFinite(verb) || (verb.tags & (TAG.VBZ | TAG.VBD)) !== 0 || (isMany && (verb.tags & TAG.VB) !== 0);
  const end = sentence.findIndex(({ kind, lower }, index) => index > at + 1 && (kind === 'mark' || /^(?:and|but|because|when|if|so)$/.test(lower)));
  const rest = sentence.slice(at + 2, end < 0 ? undefined : end);
  const hasOther = rest.some((token) => isSurelyFinite(token) || ((token.tag & (TAG.VBD | TAG.VBZ)) !== 0 && (token.tags & TAG.VBN) === 0));
  const hasObject = rest.length > 0 && ((rest[0]?.tag ?? 0) & (TAG.DT | TAG.POSS | TAG.JJ | TAG.RB | TAG.NN | TAG.NNS | TAG.CD | TAG.VBG)) !== 0;
  const before = sentence[at - 1];
  return isVerb && !hasOther && hasObject && before ? [{ first: at - 1, last: at, text: before.text }] : [];
}

function findBasePassive(sentence: Sentence, at: number): Change[] {
  const be = sentence[at];
  if (!be || !/^(?:been|being|be|was|were|is|are)$/.test(be.lower)) return [];
  const place = /^(?:not|already|yet|just|also|successfully)$/.test(sentence[at + 1]?.lower ?? '') ? at + 2 : at + 1;
  const [verb, after, before] = [sentence[place], sentence[place + 1], sentence[at - 1]];
  if (!verb || !DONE_TO.test(verb.lower) || verb.text !== verb.lower || /^(?:open|clean|return|complete)$/.test(verb.lower)) return [];
  const ends =
    !after ||
    after.kind === 'mark' ||
    /^(?:to|by|on|in|for|from|with|at|until|due|yesterday|last|today|tomorrow|next|and|because|when|after|before|as)$/.test(after.lower);
  if (!ends || (verb.lower === 'close' && /^(?:to|by|$)/.test(after?.lower ?? ''))) return [];
  const isPerfect =
    be.lower === 'been' || (be.lower === 'be' && ((before?.tags ?? 0) & TAG.MD || (before?.lower === 'to' && (verb.tags & TAG.JJ) === 0)));
  const isPlainVerb = (verb.tags & (TAG.NN | TAG.JJ | TAG.VBN | TAG.VBD)) === 0;
  const isPast =
    /^(?:was|were|is|are)$/.test(be.lower) &&
    isPlainVerb &&
    ((before?.tag ?? 0) & (TAG.NN | TAG.NNS | TAG.NNP | TAG.PRP)) !== 0 &&
    after?.lower !== 'and';
  if ((!isPerfect && !isPast) || (verb.tags & TAG.VBN) !== 0) return [];
  if (isPast && /^(?:i|he|she|we|they)$/.test(before?.lower ?? '') && after?.lower !== 'by')
    return [{ first: place, last: place, text: isPlainVerb && after?.lower === 'for' ? inflectGerund(verb.lower) : inflectParticiple(verb.lower) }];
  return [{ first: place, last: place, text: inflectParticiple(verb.lower) }];
}
