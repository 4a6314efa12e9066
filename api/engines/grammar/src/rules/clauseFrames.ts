import { findBaseForm, inflectGerund } from '@sheaf/language/inflection/inflect';
import { TAG } from '@sheaf/language/lexicon/partsOfSpeech';
import { isSurelyFinite, readClauseSubject, readNounPhrase } from './nounPhrases.ts';
import type { Change } from './pattern.ts';
import { buildRules } from './rule.ts';
import type { TaggedToken } from './tagger.ts';

type Sentence = readonly TaggedToken[];

const PRONOUN = /^(?:i|you|he|she|it|we|they)$/;
const OPENER = /^(?:if|when|because|although|though|while|after|before|since|once|unless|until|as)$/;
const HELPER = /^(?:is|are|was|were|has|have|had|did|does|do|can|could|will|would|should|must|may|might)$/;
const GERUND_BEFORE =
  /^(?:for|of|in|by|with|about|without|at|like|likes|liked|love|loves|loved|enjoy|enjoys|enjoyed|hate|hates|avoid|avoids|include|includes|involves|is|are|were|was)$/;
const OBJECT = /^(?:it|them|me|us|him|her|the|a|an|your|my|our|this|these|that|to|back)$/;
const REQUEST = /^(?:please|kindly)$/;
const ASKS =
  /^(?:know|knows|knew|tell|ask|asks|asked|told|explain|explains|explained|understand|understands|wonder|wonders|wondered|remember|remembers|forgot|idea|show|check|see|say|guess|sure|clear|learn|find|out|interested)$/;
const OWN = /^(?:the|my|your|his|her|its|our|their|this|these|those)$/;

/** Clauses whose parts stand in another order or another form than English has. */
export const clauseFrames = buildRules({
  'bare-to-question': {
    reason: 'A question needs a subject and a helper, as in "How do I" or "Where can I".',
    find: (sentence) => findBareQuestion(sentence),
    examples: {
      'How to renew my passport?': 'How do I renew my passport?',
      'Where to buy cheap tickets?': 'Where can I buy cheap tickets?',
      'What to do when the alarm rings?': 'What should I do when the alarm rings?',
      'When to take the medicine?': 'When should I take the medicine?',
    },
    fine: ['What to do?', 'How do I renew it?', 'Do you know how to renew a passport?', 'How to renew a passport'],
  },
  'order-behind-opening-clause': {
    reason: 'Behind a clause that opens the sentence the subject still comes before its verb.',
    find: (sentence) => findInversionBehindClause(sentence),
    examples: {
      'Because the bus was full, went we on foot.': 'Because the bus was full, we went on foot.',
      'When I came home, was the door open.': 'When I came home, the door was open.',
      'If it rains, stay we at home.': 'If it rains, we stay at home.',
      'After the lesson had ended, left the pupils the room.': 'After the lesson had ended, the pupils left the room.',
    },
    fine: [
      'If you like it, take it.',
      'When it rains, are you at home?',
      'If it rains, stay at home.',
      'If you see him, say hello.',
      'When I came, neither was there.',
    ],
  },
  'order-behind-time': {
    reason: 'Behind a word of time the subject still comes before its verb.',
    find: (sentence) => findInversionBehindTime(sentence),
    examples: {
      'Yesterday went I to the market.': 'Yesterday I went to the market.',
      'Last week bought my father a car.': 'Last week my father bought a car.',
      'Tomorrow will we visit them.': 'Tomorrow we will visit them.',
      'On Sundays sleeps he until ten.': 'On Sundays he sleeps until ten.',
    },
    fine: ['Yesterday I went there.', 'Today is my birthday.', 'Yesterday was the best day.', 'Last week came the news.', 'Tomorrow will be fine.'],
  },
  'want-that-clause': {
    reason: 'After "want" the person and "to" follow.',
    needs: 'that',
    find: (sentence) => sentence.flatMap((_, at) => findWantThat(sentence, at)),
    examples: {
      "We don't want that the neighbours hear us.": "We don't want the neighbours to hear us.",
      'She wants that her son becomes a doctor.': 'She wants her son to become a doctor.',
      'I want that everybody comes.': 'I want everybody to come.',
      'My mother wants that I call her.': 'My mother wants me to call her.',
    },
    fine: ['I want that book.', 'All they want that is new costs money.', 'I want that chair moved.'],
  },
  'recommend-to': {
    reason: 'After "recommend" and a person the verb stands without "to".',
    patterns: [
      'i|we|they|he|she|would|can|could|to|highly|strongly|really recommend|recommended|recommends you|him|her|them|us|everyone|everybody|people to{} <VB>',
    ],
    examples: {
      'I recommend you to take the tram.': 'I recommend you take the tram.',
      'We recommend them to book early.': 'We recommend them book early.',
      'I would recommend everyone to see it.': 'I would recommend everyone see it.',
    },
    fine: ['I recommend it to you.', 'I recommend you to my friends.'],
  },
  'told-me-the-thing': {
    reason: 'This verb takes the thing first and "to" before the person.',
    find: (sentence) => sentence.flatMap((_, at) => findExplainedMe(sentence, at)),
    examples: {
      'She explained me the rules.': 'She explained the rules to me.',
      'Can you explain us the new system?': 'Can you explain the new system to us?',
      'He described me his flat in detail.': 'He described his flat to me in detail.',
      'They suggested us a better hotel.': 'They suggested a better hotel to us.',
    },
    fine: ['She explained the rules to me.', 'He told me the rules.', 'He explained to me why.'],
  },
  'parallel-gerund': {
    reason: 'Words in a row have the same form.',
    find: (sentence) => sentence.flatMap((_, at) => findUnevenRow(sentence, at)),
    examples: {
      'She is in charge of planning, booking and to pay the trips.': 'She is in charge of planning, booking and paying the trips.',
      'I enjoy swimming and to ride my bike.': 'I enjoy swimming and riding my bike.',
      'My duties are answering calls and to write letters.': 'My duties are answering calls and writing letters.',
    },
    fine: ['I enjoy swimming and want to ride.', 'She stopped working to eat and to rest.'],
  },
  'parallel-request': {
    reason: 'Both verbs of a request or behind a helper have the base form.',
    needs: 'and',
    find: (sentence) => sentence.flatMap((_, at) => findUnevenRequest(sentence, at)),
    examples: {
      'Please sign the form and returned it to us.': 'Please sign the form and return it to us.',
      'You can open the file and reading it later.': 'You can open the file and read it later.',
      'Could you check the list and sends it back?': 'Could you check the list and send it back?',
      'I want to finish the book and gave it back.': 'I want to finish the book and give it back.',
    },
    fine: [
      'Please sign the form and return it.',
      'He wanted to leave and took his coat.',
      'Please read the attached and signed form.',
      'You can see the man and the dog.',
      'She began to cry and left the room.',
      'It can be computed by taking the list and filtering it.',
    ],
  },
  'reported-what-is': {
    reason: 'A reported question keeps the order of a statement: the subject comes before the verb.',
    needs: 'what where when how',
    find: (sentence) => sentence.flatMap((_, at) => findReportedBe(sentence, at)),
    examples: {
      "I don't know what is the problem.": "I don't know what the problem is.",
      'Can you tell me how much is the ticket?': 'Can you tell me how much the ticket is?',
      'He asked me where was the station.': 'He asked me where the station was.',
      'I have no idea what is the status of my order.': 'I have no idea what the status of my order is.',
    },
    fine: [
      'I know what is best.',
      "I don't know what is the matter.",
      'What is the problem?',
      'Tell me what is the best way to go there.',
      'He asked, what is the point?',
    ],
  },
});

function findBareQuestion(sentence: Sentence): Change[] {
  const [word, to, verb] = sentence;
  if (sentence.length < 5 || sentence.at(-1)?.text !== '?' || to?.lower !== 'to' || !verb || (verb.tags & TAG.VB) === 0) return [];
  const put = (helper: string): Change[] => [{ first: 1, last: 1, text: `${helper} I` }];
  if (word?.lower === 'how') return put('do');
  if (word?.lower === 'where') return put('can');
  return /^(?:what|when|who|which)$/.test(word?.lower ?? '') && sentence.length > 5 ? put('should') : [];
}

/** Reads the subject behind a verb that stands too early, with the place behind it. */
function readSubjectBehind(sentence: Sentence, at: number): number | undefined {
  if (PRONOUN.test(sentence[at]?.lower ?? '')) return at + 1;
  if (!OWN.test(sentence[at]?.lower ?? '')) return undefined;
  return readNounPhrase(sentence, at)?.end;
}

function joinWords(words: Sentence): string {
  return words.map(({ text }) => text).join(' ');
}

function findInversionBehindClause(sentence: Sentence): Change[] {
  const comma = sentence.findIndex(({ text }) => text === ',');
  const [verb, subject] = [sentence[comma + 1], sentence[comma + 2]];
  if (!OPENER.test(sentence[0]?.lower ?? '') || comma < 3 || !verb || !subject || sentence.at(-1)?.text === '?') return [];
  if (!readClauseSubject(sentence, 1)) return [];
  const isPast = (verb.tags & (TAG.VBD | TAG.VBZ)) !== 0 && (verb.tags & (TAG.IN | TAG.RB)) === 0;
  const isPlain = (verb.tags & TAG.VB) !== 0 && /^(?:i|he|she|we|they)$/.test(subject.lower);
  // "If you want, can we meet?" asks, with its mark forgotten.
  if (!(isPast || isPlain || HELPER.test(verb.lower)) || /^(?:can|could|will|would|do|does|did|may|should|let)$/.test(verb.lower)) return [];
  const end = readSubjectBehind(sentence, comma + 2);
  const next = end === undefined ? undefined : sentence[end];
  if (end === undefined || !next || next.kind === 'mark' || /^(?:is|are|was|were|has|have|had)$/.test(next.lower)) return [];
  const words = joinWords(sentence.slice(comma + 2, end));
  return [{ first: comma + 1, last: end - 1, text: `${words} ${verb.text}` }];
}

function findInversionBehindTime(sentence: Sentence): Change[] {
  const opening = sentence
    .slice(0, 2)
    .map(({ lower }) => lower)
    .join(' ');
  const isPair =
    /^(?:last|next|every|this) (?:night|week|month|year|summer|winter|spring|autumn|weekend|morning|evening|afternoon|\w+day)\b|^on \w+days?$/.test(
      opening,
    );
  const at = isPair ? 2 : /^(?:yesterday|today|tomorrow|tonight|sometimes|usually)$/.test(sentence[0]?.lower ?? '') ? 1 : -1;
  const [verb, subject] = [sentence[at], sentence[at + 1]];
  if (at < 0 || !verb || !subject || sentence.at(-1)?.text === '?') return [];
  const isVerb = (verb.tags & (TAG.VBD | TAG.VBZ)) !== 0 || /^(?:will|can|must|have|should)$/.test(verb.lower);
  const isPronoun = /^(?:i|he|she|we|they)$/.test(subject.lower);
  const isPerson = /^(?:my|our|his|her|their)$/.test(subject.lower) && !/^(?:is|was|were|are|came|began|started|comes|ended|saw)$/.test(verb.lower);
  const end = readSubjectBehind(sentence, at + 1);
  if (!isVerb || !(isPronoun || isPerson) || end === undefined || sentence[end]?.kind !== 'word') return [];
  return [{ first: at, last: end - 1, text: `${joinWords(sentence.slice(at + 1, end))} ${verb.text}` }];
}

const OBJECT_FORMS: Readonly<Record<string, string>> = { i: 'me', he: 'him', she: 'her', we: 'us', they: 'them', you: 'you', it: 'it' };

function findWantThat(sentence: Sentence, at: number): Change[] {
  if (sentence[at]?.lower !== 'that' || !/^(?:want|wants|wanted)$/.test(sentence[at - 1]?.lower ?? '')) return [];
  const first = sentence[at + 1];
  if (!first) return [];
  const isPronoun = PRONOUN.test(first.lower) || /^(?:everybody|everyone|nobody|somebody|someone|people)$/.test(first.lower);
  const end = isPronoun ? at + 2 : OWN.test(first.lower) ? readNounPhrase(sentence, at + 1)?.end : undefined;
  const verb = end === undefined ? undefined : sentence[end];
  if (end === undefined || !verb || verb.kind !== 'word') return [];
  const isBe = /^(?:is|are|am|was|were)$/.test(verb.lower);
  const base = isBe ? 'be' : verb.lower === 'has' ? 'have' : (findBaseForm(verb.lower) ?? undefined);
  if (!base || (!isBe && (verb.tags & (TAG.VB | TAG.VBZ | TAG.VBD)) === 0 && verb.lower !== 'has')) return [];
  const words = isPronoun
    ? Object.hasOwn(OBJECT_FORMS, first.lower)
      ? OBJECT_FORMS[first.lower]
      : first.text
    : joinWords(sentence.slice(at + 1, end));
  return [{ first: at, last: end, text: `${words} to ${base}` }];
}

function findExplainedMe(sentence: Sentence, at: number): Change[] {
  const [verb, person, opening] = [sentence[at], sentence[at + 1], sentence[at + 2]];
  const isVerb =
    /^(?:explain|explains|explained|explaining|describe|describes|described|suggest|suggests|suggested|recommend|recommended|introduce|introduced|mention|mentioned|propose|proposed|deliver|delivered)$/;
  if (!isVerb.test(verb?.lower ?? '') || !/^(?:me|him|us|them)$/.test(person?.lower ?? '') || !opening) return [];
  if ((opening.tag & (TAG.DT | TAG.POSS)) === 0 || /^(?:that|this|all)$/.test(opening.lower)) return [];
  const phrase = readNounPhrase(sentence, at + 2);
  if (!phrase) return [];
  const next = sentence[phrase.end];
  // "She suggested us the hotel near the park": what describes the thing belongs to it.
  if (next && next.kind === 'word' && /^(?:of|that|which|who|for|and|with)$/.test(next.lower)) return [];
  return [{ first: at + 1, last: phrase.end - 1, text: `${joinWords(sentence.slice(at + 2, phrase.end))} to ${person?.text ?? 'me'}` }];
}

function findUnevenRow(sentence: Sentence, at: number): Change[] {
  const [and, to, verb] = [sentence[at], sentence[at + 1], sentence[at + 2]];
  if (!/^(?:and|or)$/.test(and?.lower ?? '') || to?.lower !== 'to' || !verb || (verb.tags & TAG.VB) === 0 || verb.lower === 'be') return [];
  const from = Math.max(0, at - 10);
  const start = sentence.slice(0, at).findLastIndex(({ lower }, place) => {
    const next = sentence[place + 1];
    return (
      place >= from &&
      GERUND_BEFORE.test(lower) &&
      next !== undefined &&
      place + 1 < at &&
      /\p{L}{2}ing$/u.test(next.lower) &&
      (next.tags & TAG.VBG) !== 0
    );
  });
  if (start < 0) return [];
  const between = sentence.slice(start + 1, at);
  if (between.some((token) => isSurelyFinite(token) || /^(?:to|who|which|that|when|if|because|and|than)$/.test(token.lower))) return [];
  // "Is working" may be a verb in progress: only "my duties are" lists actions.
  if (
    /^(?:is|are|was|were)$/.test(sentence[start]?.lower ?? '') &&
    !/^(?:dut(?:y|ies)|tasks?|hobb(?:y|ies)|job|work|plan|goal|responsibilit\w+|role)$/.test(sentence[start - 1]?.lower ?? '')
  )
    return [];
  return [{ first: at + 1, last: at + 2, text: inflectGerund(verb.lower) }];
}

function findUnevenRequest(sentence: Sentence, at: number): Change[] {
  const [and, verb, next] = [sentence[at], sentence[at + 1], sentence[at + 2]];
  if (and?.lower !== 'and' || !verb || !next || !OBJECT.test(next.lower) || verb.text !== verb.lower) return [];
  const base = findBaseForm(verb.lower);
  const isOther = (verb.tags & (TAG.VBD | TAG.VBN | TAG.VBZ)) !== 0 || (/\p{L}{2}ing$/u.test(verb.lower) && (verb.tags & TAG.VBG) !== 0);
  if (!base || base === verb.lower || !isOther || (verb.tags & (TAG.VB | TAG.JJ)) !== 0) return [];
  const first = readRequest(sentence, at);
  if (first === undefined || at - first < 2) return [];
  if (sentence[first]?.lower === 'be') return [];
  const between = sentence.slice(first + 1, at);
  if (
    between.some(
      (token) =>
        isSurelyFinite(token) ||
        token.tag === TAG.VBG ||
        token.kind === 'mark' ||
        /^(?:who|which|that|to|i|you|he|she|we|they|when|if|and)$/.test(token.lower),
    )
  )
    return [];
  return [{ first: at + 1, last: at + 1, text: base }];
}

/** Finds the first verb of a request, or of what stands behind "can" or "want to", before a place. */
function readRequest(sentence: Sentence, at: number): number | undefined {
  const place = sentence.slice(0, at).findLastIndex(({ tags, kind }, index) => {
    const before = sentence[index - 1];
    const isBehind =
      REQUEST.test(before?.lower ?? '') ||
      (PRONOUN.test(before?.lower ?? '') && /^(?:can|could|will|would|should)$/.test(sentence[index - 2]?.lower ?? '')) ||
      /^(?:can|should|must|will|may)$/.test(before?.lower ?? '') ||
      // "He wanted to leave and took his coat": a past verb may go on with a past one.
      (before?.lower === 'to' && /^(?:want|wants|need|needs|have|has|like|please|able)$/.test(sentence[index - 2]?.lower ?? ''));
    return kind === 'word' && (tags & TAG.VB) !== 0 && isBehind;
  });
  return place < 0 ? undefined : place;
}

function findReportedBe(sentence: Sentence, at: number): Change[] {
  const [asks, word] = [sentence[at - 1], sentence[at]];
  if (!word || !asks || sentence[at - 1]?.kind !== 'word') return [];
  const isBehindPerson = /^(?:me|him|her|us|them|you)$/.test(asks.lower);
  if (!ASKS.test(isBehindPerson ? (sentence[at - 2]?.lower ?? '') : asks.lower)) return [];
  const isMeasure = word.lower === 'how' && /^(?:much|old|big|far|long|high|expensive|good|tall)$/.test(sentence[at + 1]?.lower ?? '');
  if (!isMeasure && !/^(?:what|where|when)$/.test(word.lower)) return [];
  const place = isMeasure ? at + 2 : at + 1;
  const [be, opening] = [sentence[place], sentence[place + 1]];
  if (!/^(?:is|are|was|were)$/.test(be?.lower ?? '') || !OWN.test(opening?.lower ?? '') || !be) return [];
  const phrase = readNounPhrase(sentence, place + 1);
  if (!phrase || phrase.determiner === undefined || /^(?:matter|point)$/.test(phrase.noun.lower) || (phrase.noun.tag & TAG.JJS) !== 0) return [];
  if (sentence.slice(place + 1, phrase.end).some(({ tag, lower }) => (tag & TAG.JJS) !== 0 || /^(?:best|most|only|first)$/.test(lower))) return [];
  const behind = /^(?:of|for)$/.test(sentence[phrase.end]?.lower ?? '') ? readNounPhrase(sentence, phrase.end + 1)?.end : phrase.end;
  const next = behind === undefined ? undefined : sentence[behind];
  if (behind === undefined || (next && next.kind !== 'mark')) return [];
  return [{ first: place, last: behind - 1, text: `${joinWords(sentence.slice(place + 1, behind))} ${be.text}` }];
}
