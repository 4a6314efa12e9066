import { findBaseForm, inflectGerund } from '@sheaf/language/inflection/inflect';
import { TAG } from '@sheaf/language/lexicon/partsOfSpeech';
import { isSurelyCounted } from './countable.ts';
import type { Change } from './pattern.ts';
import { buildRules } from './rule.ts';
import type { TaggedToken } from './tagger.ts';

type Sentence = readonly TaggedToken[];

const FELT: Record<string, string> = {
  bored: 'boring',
  interested: 'interesting',
  excited: 'exciting',
  surprised: 'surprising',
  disappointed: 'disappointing',
  tired: 'tiring',
  confused: 'confusing',
  frightened: 'frightening',
  annoyed: 'annoying',
};
const CAUSES =
  'film|movie|book|story|lesson|class|game|match|journey|trip|show|play|concert|lecture|result|news|task|exercise|museum|party|speech|novel';
const CONTINUING_VERBS =
  /^(?:look|looks|work|works|write|writes|study|studies|stay|stays|wait|waits|try|tries|read|reads|learn|learns|prepare|prepares|search|searches)$/;
const WISHED =
  'visit|travel|live|come|stay|try|cancel|pay|watch|eat|talk|organise|organize|write|send|share|request|suggest|rent|return|become|explain|present|spend|leave|use|call|find';

/** What letters and essays of learners have wrong again and again: small words, forms and comparisons. */
export const essayPhrases = buildRules({
  'to-past-form': {
    reason: 'After "to", the verb takes its base form.',
    needs: 'to',
    find: (sentence) =>
      sentence.flatMap((to, at): Change[] => {
        const [before, verb, next] = [sentence[at - 1], sentence[at + 1], sentence[at + 2]];
        const isPast = verb !== undefined && (verb.tags & TAG.VBD) !== 0 && (verb.tags & (TAG.VB | TAG.NN | TAG.NNS | TAG.JJ)) === 0;
        const isVerbal = before !== undefined && (before.tags & (TAG.VB | TAG.VBZ | TAG.VBD | TAG.JJ | TAG.PRP | TAG.NN)) !== 0;
        const isObject = next !== undefined && (next.tag & (TAG.DT | TAG.POSS | TAG.PRP | TAG.IN)) !== 0;
        const base = isPast ? findBaseForm(verb.lower) : undefined;
        if (to.lower !== 'to' || !isVerbal || !isObject || !base || /^(?:due|according|led|thanks)$/.test(before?.lower ?? '')) return [];
        return [{ first: at + 1, last: at + 1, text: base }];
      }),
    examples: {
      'I asked her to gave me another room.': 'I asked her to give me another room.',
      'He decided to went to the doctor.': 'He decided to go to the doctor.',
      'It was hard to wrote the letter.': 'It was hard to write the letter.',
    },
    fine: ['I asked her to give me a room.', 'It is due to lost keys.', 'He got used to it.'],
  },
  'another-one': {
    reason: 'Use "another" for one more of a kind.',
    needs: 'other',
    find: (sentence) =>
      sentence.flatMap((other, at): Change[] => {
        const [noun, verb] = [sentence[at + 1], sentence[at + 2]];
        const opens = at === 0 || (at > 0 && sentence[at - 1]?.text === ',');
        if (other.lower !== 'other' || !opens || noun?.tag !== TAG.NN || !/^(?:is|was|has|will|can|might|that|which|why)$/.test(verb?.lower ?? ''))
          return [];
        return isSurelyCounted(noun.lower) || /^(?:reason|problem|thing|way|point|advantage|disadvantage|possibility)$/.test(noun.lower)
          ? [{ first: at, last: at, text: at === 0 ? 'Another' : 'another' }]
          : [];
      }),
    examples: {
      'Other problem is the noise.': 'Another problem is the noise.',
      'Other reason why we moved is the rent.': 'Another reason why we moved is the rent.',
      'Other idea was to wait.': 'Another idea was to wait.',
    },
    fine: ['Other people were late.', 'Another problem is the noise.'],
  },
  'by-train': {
    reason: 'Use "by" for a means of transport.',
    patterns: [
      'travel|travels|travelled|traveled|travelling|go|goes|went|going|gone|come|comes|came|coming|arrived|return|returned with{by} train|bus|car|plane|bike|bicycle|taxi|ferry|tram|metro|boat $',
      'travel|travels|travelled|traveled|travelling|go|goes|went|going|gone|come|comes|came|coming|arrived|return|returned with{by} train|bus|car|plane|bike|bicycle|taxi|ferry|tram|metro|boat to|from|through|because|and|at|in',
    ],
    examples: {
      'We travelled with train through Italy.': 'We travelled by train through Italy.',
      'She comes with bus.': 'She comes by bus.',
      'He went with taxi to the airport.': 'He went by taxi to the airport.',
    },
    fine: ['We came with bus tickets.', 'He went by train.'],
  },
  'so-that': {
    reason: 'After "so" and an adjective the result follows with "that".',
    patterns: ['so <JJ|RB>~much~many what{that} <PRP|DT|POSS>'],
    examples: {
      'The weather was so good what we went swimming.': 'The weather was so good that we went swimming.',
      'He was so tired what he fell asleep.': 'He was so tired that he fell asleep.',
      'It is so cold what the lake is frozen.': 'It is so cold that the lake is frozen.',
    },
    fine: ['It was so good that we stayed.', 'So much for what we know.'],
  },
  'the-most-of': {
    reason: 'A superlative takes "the most".',
    patterns: [
      'is|was|are|were|be|been the more{most} <JJ> <=NN|NNS> of my|the|all|his|her|our|their',
      'is|was|are|were|be|been the more{most} <JJ> <=NN|NNS> in the|my|our',
      'is|was|are|were the more{most} <JJ> <=NN|NNS> i|we have|had|ever',
    ],
    examples: {
      'It was the more beautiful trip of my life.': 'It was the most beautiful trip of my life.',
      'She is the more famous singer in my country.': 'She is the most famous singer in my country.',
      'This is the more interesting book I have read.': 'This is the most interesting book I have read.',
    },
    fine: ['It is the more beautiful of the two.', 'The more the better.'],
  },
  'there-is-article': {
    reason: 'A singular countable noun needs "a" or "an".',
    needs: 'there',
    find: (sentence) => sentence.flatMap((_, at) => findBareExistence(sentence, at)),
    examples: {
      'There was significant increase in all groups.': 'There was a significant increase in all groups.',
      'There was mistake in the bill.': 'There was a mistake in the bill.',
      'There is hospital near my office.': 'There is a hospital near my office.',
    },
    fine: [
      'There is little room for it.',
      'There was great interest in it.',
      'There is evidence of it.',
      'There was public concern about it.',
      'At the top there is shade, and a bench.',
      'There is cause for concern.',
      'There was talk of a strike.',
    ],
  },
  'it-exists': {
    reason: 'Use "there is" or "there are" to say that something exists.',
    patterns: ['^^ it{there} exist|exists{are} many|several|some|two|three|various|different|lots', '^^ it{there} exist|exists{is} a|an|one'],
    examples: {
      'It exists many ways to protect it.': 'There are many ways to protect it.',
      'It exists a solution.': 'There is a solution.',
      'In fact, it exists several reasons.': 'In fact, there are several reasons.',
    },
    fine: ['It exists.', 'If it exists in the list, use it.'],
  },
  'do-well': {
    reason: 'Use "well" for how something is done, and "good" for a person or a thing.',
    patterns: [
      'eat|eats|ate|sleep|sleeps|slept|play|plays|played|sing|sings|sang|cook|cooks|cooked|dance|dances|danced|drive|drives|drove|swim|swims|speak|speaks|spoke|write|writes|work|works|worked very|so|really|quite good{well} $',
    ],
    examples: {
      'You can eat very good.': 'You can eat very well.',
      'She sings really good.': 'She sings really well.',
      'They played so good.': 'They played so well.',
    },
    fine: ['The food was very good.', 'It smells very good.'],
  },
  'used-to-do': {
    reason: 'A past habit takes "used to".',
    patterns: [
      '^^ i|we|they|he|she use|uses{used} to <VB>~<NN>',
      '^^ i|we|they|he|she use|uses{used} to play|work|walk|visit|study|watch|drink|cook|dance|talk|love',
    ],
    examples: {
      'When I was a child, I use to play there.': 'When I was a child, I used to play there.',
      'We use to live in a village.': 'We used to live in a village.',
      'She uses to go there every summer.': 'She used to go there every summer.',
    },
    fine: ['It is what we use to clean it.', 'I used to play.', 'We use it to play.'],
  },
  'come-to-place': {
    reason: 'Use "to" for the place somebody goes to.',
    patterns: [
      'come|comes|came|coming|go|goes|went|going|travel|travelled|moved|return|returned in{to} @town $',
      'come|comes|came|coming|go|goes|went|going|travel|travelled|moved|return|returned in{to} my|our|your|his|her|their country|town|city|village $',
      'come|comes|came|coming|went|travelled|moved|returned in{to} @town with|for|by|and|because|when|last|to',
    ],
    examples: {
      'Visit it if you come in my country.': 'Visit it if you come to my country.',
      'Last year we went in Italy.': 'Last year we went to Italy.',
      'She moved in Berlin with her sister.': 'She moved to Berlin with her sister.',
    },
    fine: ['They came in May.', 'He went in.', 'She came in her country clothes.'],
  },
  'its-after-preposition': {
    reason: '"Its" shows who owns something; "it\'s" is short for "it is".',
    patterns: [
      "before|after|until|during|into|near|under|behind|through|by|at|to|from it's{its} <=NN|NNS> $",
      "before|after|until|during|into|near|under|behind|through|by|at|to|from it's{its} own",
    ],
    examples: {
      "We left before it's end.": 'We left before its end.',
      "The cat slept near it's bowl.": 'The cat slept near its bowl.',
      "It came to it's own door.": 'It came to its own door.',
    },
    fine: ["We left before it's too late.", "After it's done, call me."],
  },
  'thing-that-bores': {
    reason: 'A thing is "boring" or "exciting"; a person is "bored" or "excited".',
    patterns: Object.entries(FELT).flatMap(([felt, causing]) => [
      `the|this|that|his|her|our|their ${CAUSES} was|is|were very|so|really|quite|too? ${felt}{${causing}} $`,
      `the|this|that|his|her|our|their ${CAUSES} was|is|were very|so|really|quite|too? ${felt}{${causing}} and|but|so|for|because`,
    ]),
    examples: {
      'The film was bored and we left.': 'The film was boring and we left.',
      'This book is very interested.': 'This book is very interesting.',
      'Our lesson was so confused.': 'Our lesson was so confusing.',
    },
    fine: ['The class was bored by it.', 'The film was boring.'],
  },
  'at-the-moment-progressive': {
    reason: 'Something happening at the moment takes the -ing form.',
    needs: 'moment now',
    find: (sentence) => findSimpleAtTheMoment(sentence),
    examples: {
      'I look for a job at the moment.': 'I am looking for a job at the moment.',
      'She studies for her exams right now.': 'She is studying for her exams right now.',
      'We wait for the bus at the moment.': 'We are waiting for the bus at the moment.',
    },
    fine: ['I am looking for a job at the moment.', 'I read a lot, but at the moment I have no time.'],
  },
  'would-like-to-visit': {
    reason: 'After "would like" the verb takes "to".',
    patterns: [`would|i'd|we'd|she'd|he'd|they'd like {+to} ${WISHED} <DT|POSS|PRP|NNP|IN>~that`],
    examples: {
      'I would like visit the castle.': 'I would like to visit the castle.',
      'We would like rent a car.': 'We would like to rent a car.',
      "I'd like stay in London.": "I'd like to stay in London.",
    },
    fine: ['I would like to visit it.', 'We would like tea.', 'Who would like cake?'],
  },
  'in-weekday': {
    reason: 'Use "on" before a day or a date.',
    patterns: [
      'in{on} mondays|tuesdays|wednesdays|thursdays|fridays|saturdays|sundays',
      'in{on} monday|tuesday|wednesday|thursday|friday|saturday|sunday $',
      'in{on} monday|tuesday|wednesday|thursday|friday|saturday|sunday morning|afternoon|evening|night|and|or|at|we|i',
    ],
    examples: {
      'The shop is closed in Sundays.': 'The shop is closed on Sundays.',
      'We meet in Friday evening.': 'We meet on Friday evening.',
      'She will call in Monday.': 'She will call on Monday.',
    },
    fine: ['On Sundays it is closed.', 'It was in Friday Street.'],
  },
  'take-photos': {
    reason: 'You "take" a photo.',
    patterns: [
      'make|do{take} a|some|many photo|photos|picture|pictures of',
      'made|did{took} a|some|many|lots photo|photos|pictures of',
      'we|i|they|he|she made{took} photos|pictures $',
    ],
    examples: {
      'We made many photos of the waterfall.': 'We took many photos of the waterfall.',
      'I want to make a photo of you.': 'I want to take a photo of you.',
      'She made photos.': 'She took photos.',
    },
    fine: ['We took a photo of it.', 'He made a picture frame.'],
  },
  'scissors-are': {
    reason: 'This noun is always plural.',
    patterns: [
      'where|here|there is{are} the|my|your|his|her @paired',
      'the|my|your|his|her|these @paired is{are} <JJ|VBN|IN|DT|RB>',
      'the|my|your|his|her|these @paired was{were} <JJ|VBN|IN|DT|RB>',
    ],
    examples: {
      'Where is the scissors that I gave you?': 'Where are the scissors that I gave you?',
      'My trousers is too long.': 'My trousers are too long.',
      'The scissors was on the table.': 'The scissors were on the table.',
    },
    fine: ['Where are the scissors?', 'The pair of scissors is here.'],
  },
  'never-within-perfect': {
    reason: '"Never" and "always" come after "have".',
    patterns: ['i|we|they|you never{} have{have_never} <VBN>', 'he|she|it never{} has{has_never} <VBN>'],
    examples: {
      'I never have seen such a spider.': 'I have never seen such a spider.',
      'She never has been to Rome.': 'She has never been to Rome.',
      'They never have asked us.': 'They have never asked us.',
    },
    fine: ['I have never seen it.', 'We never have time.'],
  },
});

/** Nouns that are also substances, weather or states: "there is shade", "there was talk of it", "there is cause for concern". */
const BARE_BEHIND_THERE =
  /^(?:method|shade|shadow|shelter|cover|sun|rain|snow|ice|wind|storm|fog|mist|smoke|dust|mud|sand|grass|rock|oil|salt|sugar|talk|cause|reason|debate|discussion|argument|agreement|disagreement|concern|doubt|proof|conflict|tension|opposition|resistance|protest|panic|movement|demand|supply|growth|competition|protection|variation|storage|choice|danger|risk|scope|potential|precedent|hint|noise|song|laughter|magic|beauty|strength|safety|comfort|dignity|joy|fun|ambition|injury|illness|disease|infection|treatment|medicine|pollution)$/;

function findBareExistence(sentence: Sentence, at: number): Change[] {
  if (sentence[at]?.lower !== 'there' || !/^(?:is|was)$/.test(sentence[at + 1]?.lower ?? '')) return [];
  const opening = sentence[at + 2];
  const place = at + (opening && opening.tag === TAG.JJ ? 3 : 2);
  const [noun, after] = [sentence[place], sentence[place + 1]];
  if (!opening || noun?.tag !== TAG.NN || noun.text !== noun.lower || opening.text !== opening.lower) return [];
  const isEnd =
    after === undefined || /^[.,!?]$/.test(after.text) || /^(?:in|near|behind|on|at|between|opposite|where|beside|with)$/.test(after.lower);
  const isCounted =
    isSurelyCounted(noun.lower) || (place > at + 2 && /^(?:increase|decrease|rise|fall|change|difference|improvement)$/.test(noun.lower));
  const isMass =
    BARE_BEHIND_THERE.test(noun.lower) ||
    /^(?:little|no|enough|much|more|less|such|any|some|room|other|public|common|general|widespread|further|great|considerable)$/.test(opening.lower);
  return isEnd && isCounted && !isMass
    ? [{ first: at + 1, last: at + 1, text: `${sentence[at + 1]?.text} ${/^[aeio]/.test(opening.lower) ? 'an' : 'a'}` }]
    : [];
}

function findSimpleAtTheMoment(sentence: Sentence): Change[] {
  const [subject, verb] = sentence;
  const words = sentence.map(({ lower }) => lower).join(' ');
  const be = { i: 'am', we: 'are', they: 'are', you: 'are', he: 'is', she: 'is' }[subject?.lower ?? ''];
  if (!be || !verb || !CONTINUING_VERBS.test(verb.lower) || (verb.tags & (TAG.VB | TAG.VBZ)) === 0) return [];
  const end = words.indexOf(' at the moment') > 0 ? words.indexOf(' at the moment') : words.indexOf(' right now');
  const base = findBaseForm(verb.lower);
  if (end < 0 || !base || /[,;:]/.test(words.slice(0, end)) || /\b(?:and|but|that|when|if|every|usually|always|often)\b/.test(words.slice(0, end)))
    return [];
  return [{ first: 1, last: 1, text: `${be} ${inflectGerund(base)}` }];
}
