import { buildRules } from './rule.ts';

/** Mistakes that learners carry over from their own language: whole phrases, each with one correction. */
export const learners = buildRules({
  'age-with-be': {
    reason: 'In English one "is" so many years old.',
    patterns: ['i have{am} #|@number years old', 'he|she|it has{is} #|@number years old', 'we|they|you have{are} #|@number years old'],
    examples: { 'He has 30 years old.': 'He is 30 years old.' },
    fine: ['I have 25 years of experience.', 'We have two years left.'],
  },
  'age-in-years': {
    reason: 'Somebody "is" so many years old; "has" so many years is something else.',
    confidence: 'low',
    patterns: [
      'i have{am} #|@number years{years_old} and|but|.',
      'he|she|<NN> has{is} #|@number years{years_old} and|but|.',
      'we|they|you have{are} #|@number years{years_old} .',
      'i had{was} # years{years_old} when|and',
    ],
    examples: { 'I have 25 years.': 'I am 25 years old.', 'I have 27 years and I live in Porto.': 'I am 27 years old and I live in Porto.' },
    fine: ['I have 25 years of experience.', 'We have two years left.'],
  },
  'work-as': {
    reason: 'What somebody works as is a job; "like" compares.',
    confidence: 'low',
    patterns: ['work|works|worked|working like{as} a|an @person'],
    examples: { 'He works like a waiter.': 'He works as a waiter.' },
    fine: ['He works like a horse.'],
  },
  'want-that': {
    reason: '"Want" is followed by the person and "to".',
    patterns: Object.entries({ i: 'me', you: '', he: 'him', she: 'her', we: 'us', they: 'them' }).map(
      ([subject, object]) =>
        `want|wants|wanted|need|needs|needed|like that{} ${object ? `${subject}{${object}}` : subject} {+to} <VB|VBZ>~is|are|was|has|have|do|does|in|of|want|need{=base}`,
    ),
    examples: {
      'I want that he comes.': 'I want him to come.',
      'I need that you help me.': 'I need you to help me.',
      'I would like that you send it.': 'I would like you to send it.',
    },
    fine: ['I want that one.', 'The coat that I want that he has is red.'],
  },
  'tell-say': {
    reason: 'One tells a person, and says a thing.',
    patterns: [
      'said{told} me|him|her|us|them that|to',
      'says{tells} me|him|her|us|them that|to',
      '^ i|he|she|we|they told{said} that i|he|she|we|they|it|you',
    ],
    examples: { 'She said me that she was ill.': 'She told me that she was ill.', 'He told that he was tired.': 'He said that he was tired.' },
    fine: ['He told us that he was tired.', 'I said that.'],
  },
  'explain-to': {
    reason: 'One explains a thing to a person.',
    patterns: [],
    find: (sentence) =>
      sentence.flatMap((token, at) => {
        const [person, article, noun, after] = [sentence[at + 1], sentence[at + 2], sentence[at + 3], sentence[at + 4]];
        if (!/^(?:explain(?:s|ed)?|describe[sd]?|suggest(?:s|ed)?)$/.test(token.lower) || !person || !article || !noun) return [];
        if (!/^(?:me|him|us|them)$/.test(person.lower) || !/^(?:the|a|an|my|our|this)$/.test(article.lower) || noun.kind !== 'word') return [];
        if (after && !/^[.,;!?]$/.test(after.text)) return [];
        return [{ first: at + 1, last: at + 3, text: `${article.text} ${noun.text} to ${person.text}` }];
      }),
    examples: { 'I explained him the problem.': 'I explained the problem to him.' },
    fine: ['I explained the problem to him.', 'He explained the plan.'],
  },
  'although-but': {
    reason: '"Although" is enough; no "but" follows it.',
    find: (sentence) => {
      const comma = sentence.findIndex(({ text }, at) => text === ',' && sentence[at + 1]?.lower === 'but');
      const subject = sentence[comma + 2];
      if (!/^(?:although|though)$/.test(sentence[0]?.lower ?? '') || comma < 2 || sentence.slice(0, comma).some(({ text }) => text === ','))
        return [];
      if (!subject || !/^(?:i|we|they|he|she|it|you|the|my)$/.test(subject.lower)) return [];
      return [{ first: comma, last: comma + 2, text: `, ${subject.text}` }];
    },
    examples: { 'Although it rained, but we went out.': 'Although it rained, we went out.' },
    fine: ['Although small, but not weak, the dog ran.', 'It rained, but we went out.'],
  },
  'double-subject': {
    reason: 'The subject stands here already; no pronoun repeats it.',
    patterns: [
      '^ my|our|his|her|your|their mother|sister|wife|daughter|aunt|girlfriend|teacher|boss|manager|doctor she{} <VBZ|VBD|MD>',
      '^ the teacher|doctor|manager he|she{} explained|said|gave|asked|showed <DT|POSS|PRP>',
      '^ my|our|his|her|your|their @closePerson|@person she|he{} <=VBZ>',
      '^ my|our|his|her|your|their father|brother|husband|son|uncle|boyfriend|teacher|boss|manager|doctor he{} <VBZ|VBD|MD>',
      '^ my|our|his|her|your|their parents|friends|children|students|teachers they{} <VB|VBD|MD>',
    ],
    examples: { 'My mother she is a nurse.': 'My mother is a nurse.', 'The teacher he explained the lesson.': 'The teacher explained the lesson.' },
    fine: ['The boss she met is kind.', 'My brother is here.'],
  },
  'direct-question': {
    reason: 'A question needs "do", "does" or "did" before its subject.',
    find: (sentence) => {
      const [wh, second, third] = sentence;
      if (!wh || !second || !third || sentence.at(-1)?.text !== '?') return [];
      if (/^(?:how|why|where|when)$/.test(wh.lower) && /^(?:it|he|she)$/.test(second.lower)) {
        const base = BASES.get(third.lower);
        if (base) return [{ first: 1, last: 2, text: `does ${second.text} ${base}` }];
      }
      const subject = sentence
        .slice(2, -1)
        .map(({ text, isSpaced }, at) => (isSpaced && at > 0 ? ' ' : '') + text)
        .join('');
      if (wh.lower === 'what' && second.lower === 'means' && /^(?:this|that|the)$/.test(third.lower) && sentence.length <= 6)
        return [{ first: 1, last: sentence.length - 2, text: `does ${subject} mean` }];
      return [];
    },
    examples: { 'How it works?': 'How does it work?', 'What means this word?': 'What does this word mean?' },
    fine: ['How it works is simple.', 'What means were used?', 'How does it work?'],
  },
  'indirect-do': {
    reason: 'A question within a sentence needs no "do", and its subject comes first.',
    find: (sentence) =>
      sentence.flatMap((token, at) => {
        const [help, subject, verb, after] = [sentence[at + 1], sentence[at + 2], sentence[at + 3], sentence[at + 4]];
        if (
          !/^(?:where|how|why|when|what)$/.test(token.lower) ||
          !/^(?:know|wonder|understand|remember|ask|tell)$/.test(findWordBeforeQuestion(sentence, at))
        )
          return [];
        if (!help || !/^(?:do|does)$/.test(help.lower) || !subject || !verb || (after && !/^[.!,]$/.test(after.text))) return [];
        if (help.lower === 'do') return /^(?:i|you|we|they)$/.test(subject.lower) ? [{ first: at + 1, last: at + 2, text: subject.text }] : [];
        const third = [...BASES].find(([, base]) => base === verb.lower)?.[0];
        return /^(?:he|she|it)$/.test(subject.lower) && third ? [{ first: at + 1, last: at + 3, text: `${subject.text} ${third}` }] : [];
      }),
    examples: { "I don't know where does he live.": "I don't know where he lives.", 'I know what do you want.': 'I know what you want.' },
    fine: ["I don't know. Where does he live?", 'I know what he does.'],
  },
  'reflexive-feel': {
    reason: 'How somebody feels needs no "myself".',
    patterns: ['feel|feels|felt|feeling myself|himself|herself|ourselves|themselves{} very? well|better|bad|good|tired|sick|happy|sad|ill|great'],
    examples: { 'I feel myself well.': 'I feel well.' },
    fine: ['I feel myself slipping.'],
  },
  'switch-on': {
    reason: 'Lights and machines are turned on and off.',
    patterns: ['open{turn_on} the light|lights|tv|television|radio|computer $', 'close{turn_off} the light|lights|tv|television|radio|computer $'],
    examples: { 'Please open the light.': 'Please turn on the light.' },
    fine: ['They open the light box.'],
  },
  'lend-borrow': {
    reason: 'Who gives something lends it; who gets it borrows it.',
    patterns: [
      'borrow{lend} me|him|us|them #|@number|some|money',
      'borrow{lend} me|him|us|them <DT|POSS>',
      'borrowed{lent} me|him|us|them <DT|POSS>',
    ],
    examples: { 'Can you borrow me your pen?': 'Can you lend me your pen?' },
    fine: ['Can I borrow your pen?'],
  },
  'meet-us': {
    reason: 'People meet; nobody meets himself.',
    patterns: ['we meet|met us{} on|at|in|every|again'],
    examples: { 'We meet us at the station.': 'We meet at the station.' },
    fine: ['They meet us at the station.'],
  },
  'it-gives': {
    reason: 'In English, what exists takes "there is" or "there are".',
    patterns: ['^ it{there} gives{is} a problem|park|shop|reason|solution|way', '^ it{there} gives{are} many|several|some|lots'],
    examples: { 'It gives a problem with my order.': 'There is a problem with my order.' },
    fine: ['It gives me hope.', 'It gives a good impression.'],
  },
  'become-get': {
    reason: 'What one receives one gets; what one turns into one becomes.',
    patterns: ['i|we become|became{got} a letter|email|message|call|present|invitation|gift|answer|reply'],
    examples: { 'I become a letter from the bank.': 'I got a letter from the bank.' },
    fine: ['We became a team.'],
  },
  'arrive-in': {
    reason: 'One arrives in a town or a country, and at a place.',
    patterns: [
      'arrive|arrives|arrived|arriving to{in} <=NNP>',
      'arrive|arrives|arrived|arriving to{at} the station|airport|hotel|school|office|university|beach',
    ],
    examples: {
      'We arrived to Madrid at noon.': 'We arrived in Madrid at noon.',
      'They arrived to the hotel late.': 'They arrived at the hotel late.',
    },
    fine: ['They arrived to find it closed.'],
  },
  'until-by': {
    reason: '"By" names the last moment for something; "until" is for how long it goes on.',
    patterns: ['^ until{by} @weekday i|we|you will send|finish|give|deliver|bring|answer'],
    examples: { 'Until Friday I will send the report.': 'By Friday I will send the report.' },
    fine: ['Until Friday I will stay here.'],
  },
  'article-before-workplace': {
    reason: 'One of several needs "a" or "an".',
    patterns: [
      'work|works|worked|working in|for|at {+a} big|small|large|new|good company|firm|school|hospital|office|factory|shop|bank|hotel $',
      'i|we|he|she bought {+a} car|house|phone|computer|laptop|bike|bicycle last|yesterday|in|from',
    ],
    examples: { 'He works for big company.': 'He works for a big company.', 'I bought car last year.': 'I bought a car last year.' },
    fine: ['He works for big companies.'],
  },
  'be-with-base': {
    reason: 'After "am" or "is" the verb ends in "-ing".',
    patterns: ['i am work|live|study{=gerund} in|at|for|as', 'he|she is work|live|study{=gerund} in|at|for|as'],
    examples: { 'I am work in a factory.': 'I am working in a factory.' },
    fine: ['I am live on air.'],
  },
  'if-would': {
    reason: 'After "if", use the past form without "would".',
    patterns: ['if i|we|they|you|he|she would{} have{had} <DT|NN|NNS|JJ|JJR>~been'],
    examples: { 'If I would have time, I would come.': 'If I had time, I would come.' },
    fine: ['If I would have known.', 'Ask if they would have it.'],
  },
  'uncountable-subject': {
    reason: 'This word has no plural here.',
    patterns: [
      'my|your|his|her|our|their hairs{hair} are{is}',
      'my|your|his|her|our|their hairs{hair}',
      'money are{is} not|very|important|the|a|always|so|too',
    ],
    examples: { 'My hairs are too long.': 'My hair is too long.', 'Money are not everything.': 'Money is not everything.' },
    fine: ['He has two grey hairs.'],
  },
  'no-such-word': {
    reason: 'There is no such word: it is "regardless", or "born".',
    patterns: ['irregardless{regardless}', 'was|were|is|are|be|been borned{born}'],
    examples: { 'We go irregardless of the rain.': 'We go regardless of the rain.', 'He was borned here.': 'He was born here.' },
    fine: [],
  },
  'no-know': {
    reason: '"Know" is about knowledge; "no" denies.',
    patterns: [
      'let me|us|him|her|them no{know} if|when|what|whether|how|about|by',
      "don't|didn't|doesn't no{know} if|when|what|whether|how|about|where|why|who",
    ],
    examples: { 'Please let us no if you can come.': 'Please let us know if you can come.' },
    fine: ['Let me, no matter what.'],
  },
  'rather-than': {
    reason: '"Than" compares; "then" is about time.',
    patterns: ['rather <VB>~be <NN|RB>? then{than} <VB>'],
    examples: { 'I would rather walk then drive.': 'I would rather walk than drive.' },
    fine: ['I would rather wait.'],
  },
  'article-before-adjective': {
    reason: 'An adjective without a noun needs no article.',
    patterns: ['is|was|are|were a{} very? interesting|important|good|nice|difficult|easy|useful|expensive|happy for|to'],
    examples: { 'It was a very important for me.': 'It was very important for me.' },
    fine: ['It was a good one for me.'],
  },
  'lie-down': {
    reason: 'Who rests lies down, in the past lay down; "laid" needs an object.',
    patterns: [
      'to|will|must|should|can|could|and lay{lie} down $',
      'to|will|must|should|can|could|and lay{lie} down for|on a|an|the|my|your|his|her',
      'laid{lay} down for|on|in a|the|my|his|her nap|rest|bed|sofa|while|minute',
      'i|he|she|we|they|just laid{lay} on|in|there the|my|his|her|our|their|a? couch|sofa|bed|floor|grass|beach|sand|ground|sun|bath|hammock|deck',
    ],
    examples: {
      'She laid on the couch all day.': 'She lay on the couch all day.',
      'He laid down for a nap.': 'He lay down for a nap.',
      'I am going to lay down for an hour.': 'I am going to lie down for an hour.',
    },
    fine: ['He laid down the law.'],
  },
  'effected-affected': {
    reason: 'What changes something affects it.',
    patterns: ['effected{affected} all|most|many|some of us|them|you|the', 'effected{affected} me|you|him|us|them|everyone|people'],
    examples: { 'It effected all of us.': 'It affected all of us.' },
    fine: ['They effected a change.'],
  },
  'in-the-cinema': {
    reason: 'The place one goes to needs "the".',
    patterns: ['in {+the} cinema !history|circles|advertising|and|studies'],
    examples: { 'We saw it in cinema.': 'We saw it in the cinema.' },
    fine: ['We saw it in cinema history.'],
  },
  'price-is-high': {
    reason: 'Things are expensive; prices are high.',
    patterns: ['price|prices|cost|costs is|are|was|were too|very|so expensive{high}'],
    examples: { 'The price is too expensive.': 'The price is too high.' },
    fine: ['The house is too expensive.'],
  },
  'suggest-that': {
    reason: 'After "suggest" a clause with "that" follows.',
    patterns: Object.entries({ me: 'I', him: 'he', us: 'we', them: 'they' }).map(
      ([object, subject]) => `suggest|suggests|suggested|recommended ${object}{that_${subject}} to{} <VB>`,
    ),
    examples: { 'He suggested me to go home.': 'He suggested that I go home.' },
    fine: ['He suggested it to me.'],
  },
  'thing-which': {
    reason: '"Who" is for people; of things it is "which".',
    patterns: ['the|a|this|that book|car|house|film|movie|phone|city|table|door|machine who{which} <PRP|VBZ|VBD|MD>~<NNP>'],
    examples: {
      'The book who I read was good.': 'The book which I read was good.',
    },
    fine: ['The man who called is here.'],
  },
  'how-to-question': {
    reason: 'A question to somebody needs "do you".',
    confidence: 'low',
    find: (sentence) => {
      const [how, to, verb] = sentence;
      const asks = how?.lower === 'how' && to?.lower === 'to' && /^(?:say|write|spell|pronounce|call|translate)$/.test(verb?.lower ?? '');
      return asks && sentence.at(-1)?.text === '?' ? [{ first: 1, last: 1, text: 'do you' }] : [];
    },
    examples: { 'How to say this in English?': 'How do you say this in English?' },
    fine: ['How to say it is the question.'],
  },
  'when-will': {
    reason: 'After "when", "until" and "as soon as" the present is used for the future.',
    patterns: [
      'will call|wait|pay|help|come|go|write|start|leave|eat *? *? when|until i|you|we|they will{} <VB>~be',
      'soon as i|you|we|they will{} <VB>~be',
      'send|call|phone|visit|contact|pay *? *? *? when|after|before|until you|we|they|i will{} <VB>~be',
      'soon as he|she|it will{} <VB>~be{=third}',
      '^ when|until i|you|we|they will{} <VB>~be',
      '^ when|until|if he|she|it will{} <VB>~be|excuse|help{=third}',
    ],
    examples: {
      'I will call you when I will arrive.': 'I will call you when I arrive.',
      'Please send me the photos when you will have time.': 'Please send me the photos when you have time.',
      'Tell me as soon as you will know.': 'Tell me as soon as you know.',
      'When I will arrive, I will phone you.': 'When I arrive, I will phone you.',
      'I will tell him as soon as he will come.': 'I will tell him as soon as he comes.',
      'If it will rain, we will stay.': 'If it rains, we will stay.',
    },
    fine: ['When will you come?', 'I know when I will arrive.'],
  },
  'coordinate-subject': {
    reason: 'Before a verb "I", "he" and "she" are used.',
    find: (sentence) => {
      const [me, and, him, verb] = sentence;
      const other = { him: 'He', her: 'She', them: 'They' }[him?.lower ?? ''];
      if (me?.lower !== 'me' || and?.lower !== 'and' || !other || verb?.kind !== 'word') return [];
      return [{ first: 0, last: 2, text: `${other} and I` }];
    },
    patterns: [
      'to|with|for|from between? <NNP|NN> or|and i{me} $',
      'to|with|for|from you|him|me and|or she{her} $',
      'to|with|for|from you|her|me and|or he{him} $',
    ],
    examples: {
      'Me and him went to the game.': 'He and I went to the game.',
      'Could you return it to Tom or I?': 'Could you return it to Tom or me?',
      'I will send it to you and she.': 'I will send it to you and her.',
    },
    fine: ['Tom and I went home.'],
  },
  'along-with': {
    reason: 'What stands between the commas is not the subject, so the verb takes the form for one.',
    find: (sentence) => {
      const comma = sentence.findIndex(({ text }) => text === ',');
      const opener = `${sentence[comma + 1]?.lower} ${sentence[comma + 2]?.lower}`;
      const close = sentence.findIndex(({ text }, at) => at > comma + 2 && text === ',');
      const verb = sentence[close + 1];
      const [article, noun] = [sentence[0], sentence[comma - 1]];
      if (comma < 2 || comma > 4 || close < 0 || close - comma > 8 || !/^(?:along with|together with|as well)$/.test(opener) || !verb) return [];
      if (!/^(?:the|my|our|his|her|a|an|this)$/.test(article?.lower ?? '') || !noun || !ONE.test(noun.lower)) return [];
      const one = { are: 'is', were: 'was', have: 'has' }[verb.lower];
      return one ? [{ first: close + 1, last: close + 1, text: one }] : [];
    },
    examples: { 'The manager, along with her assistants, are away.': 'The manager, along with her assistants, is away.' },
    fine: ['The managers, along with an assistant, are away.', 'The staff, along with her assistants, are away.'],
  },
});

const BASES = new Map(
  'works work|lives live|goes go|does do|means mean|looks look|happens happen|costs cost|starts start|feels feel|helps help|opens open|comes come|wants want|needs need|likes like|says say|knows know'
    .split('|')
    .map((pair) => pair.split(' ') as [string, string]),
);
/** Nouns for one person or thing, and for no group. */
const ONE =
  /^(?:manager|director|teacher|president|doctor|owner|author|boss|king|queen|minister|captain|driver|player|student|letter|report|house|car|book|document|price|cost|engine)$/;

function findWordBeforeQuestion(sentence: readonly { lower: string }[], at: number): string {
  const before = sentence[at - 1]?.lower ?? '';
  return /^(?:me|you|him|her|us|them)$/.test(before) ? (sentence[at - 2]?.lower ?? '') : before;
}
