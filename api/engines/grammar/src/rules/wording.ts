import { loadLexicon } from '@sheaf/language/lexicon/lexicon';
import { TAG } from '@sheaf/language/lexicon/partsOfSpeech';
import { buildRules } from './rule.ts';

/** Adverbs, comparisons, the order of words, pronouns and negatives. */
export const wording = buildRules({
  'adverb-needed': {
    reason: 'A verb is described by an adverb.',
    patterns: [
      'as quick{quickly} as possible',
      'as careful{carefully} as possible',
      'work|works|worked|perform good{well} under|with|in',
      'sings|sang|sing|danced|dances so|very|really? beautiful{beautifully} $',
      'runs|ran|run|works|worked smooth{smoothly} $',
      'speak|speaks|spoke|speaking|sing|sings|cook|cooks|drive|drives|drove|play|plays|played|write|writes|work|works|worked|did|swim|swims|sleep|slept|dance|dances <NNP>? very|so|really|quite|pretty? good{well} $',
      'speak|speaks|spoke|sing|sings|cook|cooks|drive|drives|drove|play|plays|write|writes|work|works|did|swim|swims|sleep|slept so|very|really? bad{badly} $',
      'drive|drives|drove|work|works|worked|speak|speaks|spoke|walk|walked|handle|handled|listen|listened|read|check|checked|think so|very|more|really|too? careful{carefully}',
      'drive|drives|drove|run|runs|ran|walk|walked|work|works|worked|speak|speaks|spoke|grow|grew|grown|finish|finished|learn|learns so|very|more|really|too? quick{quickly} $',
      'drive|drives|drove|walk|walked|speak|speaks|spoke|talk|talks so|very|more|really|too? slow{slowly} $',
      'speak|speaks|speaking|spoke english|french|german|spanish|italian? fluent{fluently} !<NNP|NN|JJ>',
      'speak|speaks|spoke|talk|smiled|behave|behaved|asked very|so? polite{politely} $',
      'real{really} good|nice|hard|well|fast|great|important|bad|happy|cold|hot|easy|difficult',
      'is|are|was|were extreme{extremely} <JJ>',
      'is|are|was|were incredible{incredibly} <JJ>',
      'is|are|was|were absolute{absolutely} <JJ>',
      'is|are|was|were complete{completely} <JJ>',
      'especial{especially}',
      ', specially{especially} in|on|at|for|when|if|the|those|during|with',
      'play|plays|played|playing on? the? football|tennis|basketball|chess|cricket|volleyball|piano|guitar|violin very|so|really|quite|pretty good{well} $',
      'play|plays|played|did good{well} in|at|against|today|yesterday|last|this',
      'run|runs|ran|running|works|went|go smooth{smoothly} now|again|after|without|since|today',
      'is|are|was|were|be|been significant{significantly} <VBN!>|different|higher|lower|better|worse|more|less|larger|smaller|related|correlated|associated',
      'fastly~<=NNP>{fast}',
      'very|so|too hardly{hard} $',
      'very|so|too hardly{hard} to|for|and|at|every',
      'can be easy{easily} <VBN>',
      'can be quick{quickly} <VBN>',
      'is|was|are|were high{highly} recommended|valued|skilled|motivated|qualified|regarded|appreciated',
      'did|do|does|doing|went|going|goes it? really? good{well} in|on|with|at',
      'has|have improved|increased|decreased|grown|changed|fallen|risen significant{significantly}',
      'improved|increased|decreased|grew|changed|fell|rose|communicate|communicated|work|worked|works significant{significantly}',
      'communicate|communicated|work|worked|works|manage|managed effective{effectively}',
      'successful{successfully} completed|managed|led|launched|delivered|implemented|developed|introduced|organized|organised',
      'efficient{efficiently} managed|handled|organized',
    ],
    examples: {
      'She speaks English very good.': 'She speaks English very well.',
      'He drives very careful.': 'He drives very carefully.',
      'It is real good.': 'It is really good.',
      'He plays tennis very good.': 'He plays tennis very well.',
      'Prices are high, specially in August.': 'Prices are high, especially in August.',
      'I successful completed the course.': 'I successfully completed the course.',
    },
    fine: ['He is a good driver.', 'The work is good.'],
  },
  'adjective-needed': {
    reason: 'After a form of "be" an adjective tells how something is.',
    find: (sentence) =>
      sentence.flatMap((token, at) => {
        const [degree, adverb, after] = [sentence[at + 1], sentence[at + 2], sentence[at + 3]];
        if (!/^(?:am|is|are|was|were|seems?|seemed|looks?|looked)$/.test(token.lower) || !/^(?:very|too|so|really)$/.test(degree?.lower ?? ''))
          return [];
        if (!adverb?.lower.endsWith('ly') || adverb.tags !== TAG.RB || after?.kind === 'word') return [];
        const adjective = [adverb.lower.slice(0, -2), adverb.lower.replace(/ily$/, 'y'), adverb.lower.slice(0, -1).replace(/l$/, 'le')].find(
          isAdjective,
        );
        return adjective === undefined ? [] : [{ first: at + 2, last: at + 2, text: adjective }];
      }),
    examples: {
      'The music was too loudly.': 'The music was too loud.',
      'She is very happily.': 'She is very happy.',
      'The test is really easily.': 'The test is really easy.',
    },
    fine: ['He is very friendly.', 'It is so lonely.', 'She was too early.'],
  },
  'than-at-end': {
    reason: 'A comparison goes on with "than".',
    find: (sentence) =>
      sentence.flatMap((token, at) => {
        const degree = sentence[at - 1];
        const isCompared = (token.tags & TAG.JJR) !== 0 || (/^(?:more|less)$/.test(degree?.lower ?? '') && (token.tags & TAG.JJ) !== 0);
        const [that, determiner] = [sentence[at + 1], sentence[at + 2]];
        if (!isCompared || that?.lower !== 'that' || !/^(?:the|a|an|my|your|his|her|our|their|in|last|yours|mine)$/.test(determiner?.lower ?? ''))
          return [];
        const rest = sentence.slice(at + 3);
        const end = rest.findIndex(({ kind }) => kind !== 'word');
        const words = rest.slice(0, end < 0 ? undefined : end);
        const isPhrase =
          words.length <= 3 &&
          words.every(({ tags }) => (tags & (TAG.NN | TAG.NNS | TAG.JJ | TAG.NNP | TAG.DT)) !== 0 && (tags & (TAG.MD | TAG.VBZ)) === 0);
        return isPhrase ? [{ first: at + 1, last: at + 1, text: 'than' }] : [];
      }),
    examples: {
      'The film is more interesting that the book.': 'The film is more interesting than the book.',
      'Mine is bigger that his car.': 'Mine is bigger than his car.',
    },
    fine: ['It is more important that the book sells.', 'It is better that the man goes.'],
  },
  comparison: {
    reason: 'Mark a comparison once, and use "than" or "as" with it.',
    patterns: [
      'more{} <JJR>~lower~upper~inner~outer~more',
      'most{} <JJS>~most',
      'more{} good{better}',
      'more{} bad{worse} !<NN|NNS>',
      'more{} far{farther}',
      'the most{} good{best}',
      'the most{} bad{worst}',
      'more{} big{bigger}',
      'more{} small{smaller}',
      'more{} cheap{cheaper}',
      'more{} fast{faster}',
      'more{} easy{easier}',
      'more{} old{older}',
      'more{} young{younger}',
      'more{} tall{taller}',
      'more{} high{higher}',
      'more{} happy{happier}',
      'more{} cold{colder}',
      'more{} hot{hotter}',
      'more{} long{longer} than',
      'more{} strong{stronger}',
      'the|my|our|his|her|their|your most{} tall{tallest}',
      'the|my|our|his|her|their|your most{} old{oldest}',
      'the|my|our|his|her|their|your most{} young{youngest}',
      'the|my|our|his|her|their|your most{} strong{strongest}',
      'the|my|our|his|her|their|your most{} fast{fastest}',
      'the worse{worst} <=NN> of',
      'the|my|our|his|her|their|your most{} easy{easiest}',
      'the|my|our|his|her|their|your most{} big{biggest}',
      'the|my|our|his|her|their|your most{} high{highest}',
      'the|my|our|his|her|their|your most{} happy{happiest}',
      'the|my|our|his|her|their|your most{} cheap{cheapest}',
      'elder{older} than',
      'as <JJ> than{as}',
      '<JJR> that{than} me|him|her|us|them',
      'more <JJ> that{than} me|him|her|us|them',
      'gooder{better}',
      'more <JJ>~<NN> as{than} <PRP|POSS>',
      '<JJR>~more~less as{than} <PRP|POSS>',
      'worst{worse} than',
      'best{better} than',
      'badder{worse}',
      'more{} preferable',
    ],
    examples: {
      'This is more easier.': 'This is easier.',
      'It is the most biggest city.': 'It is the biggest city.',
      'My car is more big.': 'My car is bigger.',
      'He is as tall than me.': 'He is as tall as me.',
    },
    fine: ['The more, the better.', 'At an age when most young men work.', 'It is more bad news.'],
  },
  'enough-order': {
    reason: '"Enough" comes after the adjective, "too" before it.',
    find: (sentence) =>
      sentence.flatMap((token, at) => {
        const next = sentence[at + 1];
        const after = sentence[at + 2];
        const isEnd = !after || after.kind === 'mark' || /^(?:to|for)$/.test(after.lower);
        if (
          token.lower !== 'enough' ||
          !next ||
          !isEnd ||
          !/^(?:big|good|old|tall|strong|long|fast|rich|smart|warm|large|small|high|easy|clear|clever|brave|hot|cold|close|young|important|quiet|tired)$/.test(
            next.lower,
          )
        )
          return [];
        return [{ first: at, last: at + 1, text: `${next.text} enough` }];
      }),
    patterns: [
      'too much{} expensive|big|small|hard|difficult|late|early|old|young|tired|hot|cold|far|heavy|slow|fast|high|easy $',
      'too much{} expensive|big|small|hard|difficult|late|early|old|young|tired|hot|cold|far|heavy|slow|fast|high|easy to|for',
    ],
    examples: { 'He is not enough old to drive.': 'He is not old enough to drive.', 'It is too much expensive.': 'It is too expensive.' },
    fine: ['We have enough good food.', 'It is old enough.'],
  },
  'question-order': {
    reason: 'In a question the verb comes before its subject.',
    find: (sentence) => {
      const hasMeasure = sentence[0]?.lower === 'how' && /^(?:long|often|far|much|old|many)$/.test(sentence[1]?.lower ?? '');
      const [wh, subject, verb, next] = hasMeasure ? [sentence[0], ...sentence.slice(2)] : sentence;
      const from = hasMeasure ? 2 : 1;
      if (!wh || !subject || !verb || sentence.at(-1)?.text !== '?' || !next) return [];
      const asks = /^(?:what|where|why|how|when|who)$/.test(wh.lower) && /^(?:you|he|she|they|we|it|i)$/.test(subject.lower);
      if (!asks || !/^(?:are|is|was|were|am|can|will|should|could|would|have|has)$/.test(verb.lower)) return [];
      return [{ first: from, last: from + 1, text: `${verb.text} ${subject.text}` }];
    },
    examples: {
      'How long you have lived here?': 'How long have you lived here?',
      'Where you are going?': 'Where are you going?',
      'What they are doing?': 'What are they doing?',
    },
    fine: ['Where are you going?', 'I know where you are.'],
  },
  'indirect-question-order': {
    reason: 'In an indirect question, the subject comes before its verb.',
    find: (sentence) =>
      sentence.flatMap((token, at) => {
        if (
          !/^(?:where|how|why|when)$/.test(token.lower) ||
          !/^(?:know|me|us|him|her|wonder|wondering|understand|explain|sure|remember|see)$/.test(sentence[at - 1]?.lower ?? '')
        )
          return [];
        const verb = sentence[at + 1];
        if (!verb || !/^(?:is|are|was|were)$/.test(verb.lower)) return [];
        const rest = sentence.slice(at + 2);
        const length = /^(?:he|she|it|they|we|you)$/.test(rest[0]?.lower ?? '')
          ? 1
          : /^(?:the|my|your|his|her|their|our)$/.test(rest[0]?.lower ?? '') && rest[1]?.kind === 'word'
            ? 2
            : 0;
        const after = rest[length];
        if (length === 0 || (after && !/^[.?!,]$/.test(after.text))) return [];
        const subject = rest
          .slice(0, length)
          .map(({ text }) => text)
          .join(' ');
        return [{ first: at + 1, last: at + 1 + length, text: `${subject} ${verb.text}` }];
      }),
    examples: { "I don't know where is the station.": "I don't know where the station is.", 'Tell me how are you.': 'Tell me how you are.' },
    fine: ['Where is the station?', 'I know where the station is.'],
  },
  'double-negative': {
    reason: 'Two negatives cancel each other; one is enough.',
    patterns: [
      "don't|doesn't|didn't|can't|won't|couldn't|haven't|hasn't|never @ly? <VB|VBN> nothing{anything}",
      "don't|doesn't|didn't|can't|won't|couldn't|haven't|hasn't|never <VB|VBN> nobody{anybody}",
      'have|has|had|do|does|did|can|could|will|would not @ly? <VB|VBN> nothing{anything}',
      'have|has|had|do|does|did|can|could|will|would not @ly? <VB|VBN> nobody{anybody}',
      "don't|doesn't|didn't|can't|won't|couldn't|never|not <VB|VBZ|VBD|VBN> about|to|with|for|of|at|on nothing{anything}",
      'never <VBZ|VBD> nothing{anything}',
      'never <VBZ|VBD> nobody{anybody}',
      "don't|doesn't|didn't|can't|won't|couldn't|haven't|hasn't <VB|VBN> no{any} <NN|NNS|JJ>",
      "don't|doesn't|didn't|can't|won't|couldn't <VB|VBN> nowhere{anywhere}",
      "don't|doesn't|didn't|can't|won't|couldn't <VB> my|the|a|an|his|her|it|them|him|our|your <JJ>? <NN|NNS>? nowhere{anywhere}",
      "don't|doesn't|didn't|can't|won't|couldn't <VB> me|him|her|us|them|you nothing{anything}",
      "don't|doesn't|didn't|can't|won't never{ever} <VB>",
      "ain't <VBN>? no{any} <NN|NNS>",
    ],
    examples: {
      "I don't know nothing.": "I don't know anything.",
      "She didn't see nobody.": "She didn't see anybody.",
      "We don't need no help.": "We don't need any help.",
      'I have not received nothing from your shop.': 'I have not received anything from your shop.',
      'She never complains about nothing.': 'She never complains about anything.',
    },
    fine: ["I don't know.", "You can't say no to him."],
  },
  'pronoun-case': {
    reason: 'After a preposition "me", "him", "her", "us" and "them" are used; before a verb "I", "he", "she", "we" and "they".',
    patterns: [
      'to|with|for|from|at|of|about|between|behind|against i{me} $',
      'called|call|invited|invite|asked|told|helped|saw|met|took|sent|gave|drove|joined <NNP> and i{me} into|to|in|at|for|on|about|home|yesterday|last|with|out',
      'called|call|invited|invite|asked|told|helped|saw|met|took|sent|gave|drove <NNP> and i{me} $',
      'to|with|for|from|between my|his|her|our|your|the|their <NN> and|or i{me} $',
      'to|with|for|from|between <NNP|NN> or|and i{me} by|at|on|in|about|before|after|today|tomorrow',
      'to|with|for|from|between my|his|her|our|your|the|their <NN> and|or i{me} by|at|on|in|about|before|after|today|tomorrow|last|this|next',
      'to|with|for|from|at|of|about he{him} $',
      'to|with|for|from|at|of|about they{them} $',
      'to|with|for|from|at|of|about we{us} $',
      'between|for|with|to|from you and i{me} $',
      '^ him{he} is|was|has|and',
      '^ he|she|they|you and me{I} <VB|VBD|MD|VBZ>',
      '^ my <NN> and me{I} <VB|VBD|MD>',
      '^ her{she} and i|<=NNP>',
      '^ myself{I_am} <=NNP> $',
      '^ myself{I_am} <=NNP> and|from|,',
      '^ them{they} are|were|have',
      '^ her{she} is|was|has',
      '^ us{we} are|were|have',
      '^ them{those} <NNS!>',
      'of|with|for|see|saw|buy|like|want them{those} <NNS!>',
      'to|for|with|about my{me} $',
    ],
    find: (sentence) => {
      const [me, and, whose, who] = sentence;
      if (
        me?.lower !== 'me' ||
        and?.lower !== 'and' ||
        !/^(?:my|the)$/.test(whose?.lower ?? '') ||
        who?.kind !== 'word' ||
        sentence[4]?.kind !== 'word'
      )
        return [];
      return [{ first: 0, last: 3, text: `My ${who.text} and I` }];
    },
    examples: {
      'Him is late.': 'He is late.',
      'Give it to he.': 'Give it to him.',
      'Her and I met in Rome.': 'She and I met in Rome.',
      'The boss called John and I into his office.': 'The boss called John and me into his office.',
      'She and me will go.': 'She and I will go.',
      'He gave the keys to my brother and I.': 'He gave the keys to my brother and me.',
      'Send it to Karen or I by noon.': 'Send it to Karen or me by noon.',
      'Me and my brother went home.': 'My brother and I went home.',
    },
    fine: ['It is between you and me.', 'It tells us of I/O errors.', 'It runs with my --quiet option.'],
  },
  'who-which': {
    reason: 'People are spoken of with "who".',
    patterns: [
      '@person|@closePerson|candidate|candidates|guest|guests|member|members|user|users|client|clients|player|players|worker|workers|visitor|visitors|tourist|tourists|manager|managers|teachers|doctors|neighbours|neighbors|colleagues|girls|boys|men|women which{who} <VBZ|VBD|VB|MD>',
      'people|person|man|woman|friend|friends|student|students|teacher|boy|girl|child|children|employee|employees|customer|customers|doctor|neighbour|neighbor which{who} <VBZ|VBD|VB|MD>',
      'my|his|her|our|their|your @person|grandmother|grandfather|aunt|uncle|cousin|boss|manager|colleague , which{who} <VBZ|VBD|MD>',
    ],
    examples: {
      'We need a candidate which speaks Dutch.': 'We need a candidate who speaks Dutch.',
      'The man which called is here.': 'The man who called is here.',
      'My aunt, which lives in Porto, is old.': 'My aunt, who lives in Porto, is old.',
    },
    fine: ['The people to which it belongs.'],
  },
  'none-of': {
    reason: 'Of several it is "none" or "somebody" that is said with "of": "none of us".',
    patterns: ['nobody|no_one{none} of us|them|you|the|my|our', 'everybody{all} of us|them|you|the|my|our'],
    examples: { 'Nobody of us knew the way.': 'None of us knew the way.' },
    fine: ['Nobody knew of us.', 'None of them came.'],
  },
  'such-a': {
    reason: '"So" stands before an adjective alone; with a noun it is "such a".',
    patterns: ['a|an{such_a} so{} <JJ> <NN>~<JJ>'],
    examples: { 'It was a so beautiful sunset.': 'It was such a beautiful sunset.' },
    fine: ['It was so beautiful.', 'A so-called expert came.'],
  },
  'whose-relative': {
    reason: '"Whose" tells to whom something belongs.',
    patterns: ['<NN|NNS> who{whose} his|her|their|its{} <NN|NNS>'],
    examples: { 'He is the man who his car was stolen.': 'He is the man whose car was stolen.' },
    fine: ['The man who lost his car is here.', 'He knows who his friends are.'],
  },
  'very-verb': {
    reason: 'A verb is strengthened by "really".',
    patterns: ['^^ i|we|they|you very{really} like|love|want|need|enjoy|appreciate|hope'],
    examples: { 'I very like it.': 'I really like it.' },
    fine: ['I very much like it.'],
  },
  'missing-it-is': {
    reason: 'A sentence needs a subject, and be it only "it".',
    find: (sentence) => {
      const [is, degree, adjective] = sentence;
      const isPlain = is?.lower === 'is' && /^(?:very|too|so|really|quite|not)$/.test(degree?.lower ?? '') && isAdjective(adjective?.lower ?? '');
      if (!isPlain || sentence.length < 5 || sentence.some(({ text }) => text === '?')) return [];
      return [{ first: 0, last: 0, text: 'It is' }];
    },
    examples: { 'Is very hot in here today.': 'It is very hot in here today.' },
    fine: ['Is very hot water needed?', 'It is very hot in here.'],
  },
  'repeated-word': {
    reason: 'This word stands here twice.',
    confidence: 'high',
    find: (sentence) =>
      sentence.flatMap((token, at) => {
        const next = sentence[at + 1];
        const third = sentence[at + 2];
        if (
          token.kind !== 'word' ||
          next?.text.toLowerCase() !== token.lower ||
          !next.isSpaced ||
          third?.lower === token.lower ||
          // "Through the The Times app": the second one begins a name.
          (token.text === token.lower && next.text !== next.lower) ||
          sentence[at - 1]?.lower === token.lower
        )
          return [];
        if (
          !/^(?:the|a|an|of|to|in|for|and|with|at|on|from|by|we|he|she|they|my|your|his|our|their|its|us|me|them|him|be|are|was|were|will|can|this|or|as|not|have|has|i|if|than|it|you|but|which|about|into|been)$/.test(
            token.lower,
          )
        )
          return [];
        return [{ first: at, last: at + 1, text: token.text }];
      }),
    examples: { 'It is in the the box.': 'It is in the box.', 'We went to to Rome.': 'We went to Rome.' },
    fine: ['He had had enough.', 'I know that that is so.', 'What it is is good.'],
  },
});

function isAdjective(word: string): boolean {
  const words = loadLexicon();
  const index = words.indexOf(word);
  return index >= 0 && (words.tagsAt(index) & TAG.JJ) !== 0;
}
