import { findBaseForm, inflectThirdPerson } from '@sheaf/language/inflection/inflect';
import { buildRules } from './rule.ts';

const MODAL = "can|could|will|would|shall|should|may|might|must|can't|couldn't|won't|wouldn't|shouldn't|mustn't|cannot";
const DO = "do|does|did|don't|doesn't|didn't";

/** Forms that verbs take after other verbs and prepositions. */
export const verbForms = buildRules({
  'modal-base-form': {
    reason: 'After "can", "will", "should" and the like the verb stays in its base form.',
    patterns: [
      `<PRP|NN|NNS> ${MODAL} not? @ly? <VBD|VBZ>~<VB>~<NN|MD|JJ|IN|RB>{=base}`,
      "^^ he|she|it|they|we|you|i can|could|will|would|should|must|can't|couldn't|won't|mustn't|shouldn't|cannot not? to{} <VB>",
      "<NN|NNS|NNP> should|could|would|can't|couldn't|shouldn't|wouldn't|mustn't to{} <VB|NN>",
      '<PRP|NN|NNS|NNP> will|would|could|should|must|might of{} <VB>~<VBN|VBD>{=base}',
    ],
    examples: {
      'He can swims very well.': 'He can swim very well.',
      'They should went home.': 'They should go home.',
      'You must to go.': 'You must go.',
      'The mayor should to limit the visitors.': 'The mayor should limit the visitors.',
      'They said that they will of build a road.': 'They said that they will build a road.',
    },
    fine: [
      'The will was read.',
      'They did all they can to help us.',
      'He could have gone.',
      'It may well be so.',
      'A must read.',
      'The can opened.',
      'It is the will of the people.',
      'He said he could, to be fair.',
    ],
  },
  'do-base-form': {
    reason: 'After "do", "does" or "did" the verb stays in its base form.',
    find: (sentence) =>
      sentence.flatMap((token, at) => {
        const isDenied =
          /^(?:don't|doesn't|didn't)$/.test(token.lower) || (token.lower === 'not' && /^(?:do|does|did)$/.test(sentence[at - 1]?.lower ?? ''));
        const verb = sentence[at + 1];
        const base = isDenied && verb?.kind === 'word' && verb.text === verb.lower ? findBaseForm(verb.lower) : undefined;
        return base && base !== verb?.lower && inflectThirdPerson(base) === verb?.lower ? [{ first: at + 1, last: at + 1, text: base }] : [];
      }),
    patterns: [
      `don't|doesn't|didn't @ly? <VBD|VBZ|VBN>~<VB>~<IN|JJ|RB>{=base}`,
      `^^ ${DO} i|you|he|she|it|we|they @ly? <VBD|VBZ|VBN>~<VB>~<IN|JJ|RB>{=base}`,
      '<WH> do|does|did i|you|he|she|it|we|they <VBD|VBZ>~<VB>~<IN|JJ|RB>{=base}',
      'do|does|did not <VBD|VBZ>~<VB>~<IN|JJ|RB>{=base}',
    ],
    examples: {
      'Did you saw the film?': 'Did you see the film?',
      "She doesn't knows him.": "She doesn't know him.",
      'We did not went.': 'We did not go.',
      "He doesn't likes it.": "He doesn't like it.",
      'She does not plays chess.': 'She does not play chess.',
    },
    fine: ['What I did was wrong.', "They didn't need it.", 'I did it and was glad.'],
  },
  'perfect-participle': {
    reason: 'After "have", "has" or "had" the verb takes its participle.',
    patterns: [
      "have|has|had|haven't|hasn't|hadn't|i've|you've|we've|they've|having not? @ly? <VBD>~<VBN|NN|JJ|VB|MD|IN>{=participle}",
      "have|has|had|haven't|hasn't|hadn't not? @ly? went|wrote|ate|spoke|saw|took|gave|began|drank|drove|fell|forgot|knew|rode|sang|swam|threw|wore|chose|broke|did{=participle}",
      'has|had never|already|just|ever eat|write|speak|go|see|give|take|know|begin|choose|forget{=participle}',
    ],
    examples: {
      'I have went there.': 'I have gone there.',
      'She has wrote three letters.': 'She has written three letters.',
      'He had already ate.': 'He had already eaten.',
    },
    fine: ['I have read it.', 'She had lunch.', 'They have a saw.'],
  },
  'be-past-form': {
    reason: 'After a form of "be" the verb takes its participle.',
    patterns: [
      'is|are|was|were|been|being @ly? wrote|took|gave|saw|ate|broke|chose|drove|forgot|knew|spoke|stole|threw|did|wore|drew|hid|flew{=participle}',
      'i|he|she|it was{} went|came{=past}',
      'they|we|you were|was{} went|came{=past}',
    ],
    examples: { 'It was wrote by her.': 'It was written by her.', 'They was went to the beach.': 'They went to the beach.' },
  },
  'be-base-form': {
    reason: 'After a form of "be" this verb needs the ending -ing.',
    patterns: [
      'my|his|her|our|your|their|the @closePerson|@person is work|live|study|go|come|wait|stay|play|learn{=gerund} in|at|for|to|with|on|here|there|now',
      'i|he|she|it|we|they|you|who am|is|are|was|were not? @ly? <VB!>~agree|disagree|depend|let|be|have|bet|like|want|need|prefer|seek|understand|know|believe|remember|leave|promote|invite|send|attach|publish|involve|involved|require|allow|employ|locate|base|reschedule|build|create{=gerund}',
      "i'm|he's|she's|we're|they're|you're not? <VB!>~agree|disagree|let|be|have|like|want|need{=gerund}",
      'i|we|they|you am|are{} agree|disagree|depend|have|want|need|prefer|understand|know|believe|remember',
      'people|<NNS> are|were{} agree|disagree|depend|belong|exist with|that|on|to|about|in',
      'will|would|can|may|might|must|should not? be{} agree|disagree|depend|exist|belong|happen',
      '<NN> is leave|arrive|depart{=gerund} at|on|in|from|soon|now|tomorrow|tonight|today|late|early',
      'he|she|it|<NN|NNP> is{} agree|agrees|disagree|depend|depends|belong|belongs|exist|exists|seem|seems{=third} with|on|to|that|in|about|from|like',
      "i'm{I} agree|disagree|have|want|prefer|understand|know|believe|remember",
    ],
    examples: {
      'She is go to school.': 'She is going to school.',
      'My sister is work in a bank.': 'My sister is working in a bank.',
      'I am agree with you.': 'I agree with you.',
      'It is depend on the price.': 'It depends on the price.',
      'My boss is agree with me.': 'My boss agrees with me.',
      'Some people are agree with this.': 'Some people agree with this.',
      'I hope you will be agree with me.': 'I hope you will agree with me.',
      'They were wait for us.': 'They were waiting for us.',
      'I am prefer tea.': 'I prefer tea.',
      'The train is leave at six.': 'The train is leaving at six.',
    },
    fine: ['He is to go.', 'All I can do is wait.', 'She is well read.'],
  },
  'passive-participle': {
    reason: 'After "was", "were" or "been" the verb takes its participle here.',
    patterns: [
      '<NN|NNS|NNP|PRP> was|were <VB!>~agree|disagree|let|be|have|wait|live|stay|go|sleep|sit|listen|talk|come|depend|use{=participle} to|by|on|at|for|of|with|in',
      'was|were promote|train|reschedule|send|keep|attach|make|build|publish|test|develop|write|tell|ask|give|invite|design|create|use{=participle} to|by|on|at|for|with|in',
      'has|have|had been <VB!>~agree|let|be|have|wait|live|stay|go|sleep|sit|learn|study|write|read|cook|teach|train|practise|practice|work|play|travel|run|swim{=participle}',
      'has|have|had been reschedule|promote|train|test|develop|design|use|ship|schedule|update|release{=participle}',
      'i|we|they|he|she has|have <VB!>~let|be|have|use|want|need{=participle} a|an|the|my|our|his|her|this',
      'we|i am|are please{pleased} to',
      'find attach{attached}',
    ],
    examples: {
      'The book was publish in May.': 'The book was published in May.',
      'It has been build by us.': 'It has been built by us.',
      'I have manage a team.': 'I have managed a team.',
    },
    fine: ['They were wait-listed.', 'He was asleep.', 'What we have let the team grow.'],
  },
  'past-for-participle': {
    reason: 'A participle needs "have" or "has" before it; alone it is the past tense that is used.',
    patterns: ['^ i|he|she|we|they seen|done{=past}', '^ i|he|she|we|they gone{went}'],
    examples: { 'I seen him at the market.': 'I saw him at the market.', 'They done everything.': 'They did everything.' },
    fine: ['I have seen him.'],
  },
  'missing-be': {
    reason: 'A form of "be" is missing here.',
    patterns: [
      '^ i {+am} <VBG!> <IN|DT|POSS|PRP>',
      '^ he|she|it {+is} <VBG!> <IN|DT|POSS|PRP>',
      '^ we|they|you {+are} <VBG!> <IN|DT|POSS|PRP>',
      '^ he|she|it {+is} working|living|studying|going|coming|staying|doing|making|waiting|looking|playing|learning in|at|on|for|with|to|the|a|now|here',
      '^ we|they|you {+are} working|living|studying|going|coming|staying|doing|making|waiting|looking|playing|learning in|at|on|for|with|to|the|a|now|here',
      '^ i {+am} working|living|studying|going|coming|staying|doing|making|waiting|looking|playing|learning in|at|on|for|with|to|the|a|now|here',
      '^^ i|we|they|you think|believe|guess|suppose is{it_is} a|an|the|very|too|not|better|good|important|possible|because|time',
      '^^ he|she|it {+is} very <JJ>~much',
      '^^ they|we|you {+are} very <JJ>~much',
      '^ i {+am} very <JJ>~much',
      '^^ i {+am} from <NNP>',
      '^^ he|she {+is} from <NNP>',
      '^ it {+is} important|necessary|difficult|easy|possible|impossible|hard to|that',
      '^ is{It_is} important|necessary|difficult|easy|possible|impossible to|that',
    ],
    examples: {
      'I going to the park.': 'I am going to the park.',
      'She very nice.': 'She is very nice.',
      'I from Spain.': 'I am from Spain.',
      'It important to sleep.': 'It is important to sleep.',
      'She working at a clinic now.': 'She is working at a clinic now.',
      'I think is a good idea.': 'I think it is a good idea.',
    },
    fine: ['She is very nice.', 'Is it important to you?', 'What I think is a good sign is this.'],
  },
  'to-base-form': {
    reason: 'After "to" the verb stays in its base form here.',
    patterns: [
      'want|wants|wanted|need|needs|needed|have|has|had|going|able|decided|decide|tried|try|tries|plan|plans|planned|hope|hopes|hoped|like|likes|liked|forgot|started|began|ready|happy|easy|difficult|how|where|order|would to <VBD|VBZ>~<VB>~<NN|NNS|JJ|IN|RB>{=base}',
    ],
    examples: { 'She wants to goes home.': 'She wants to go home.', 'He tried to bought a ticket.': 'He tried to buy a ticket.' },
    fine: ['The difference is due to heated air.', 'He likes to read.'],
  },
  'gerund-after-preposition': {
    reason: 'After a preposition the verb takes the ending -ing.',
    patterns: [
      'of|for|about|without|before|after|by|at|in|from <VB!>~be|have|let|do{=gerund} <DT|POSS|PRP>',
      'without to{} <VB>{=gerund}',
      'without|before|after|about say|know|eat|go|have|make|take|do|ask|leave|pay|think|use|tell{=gerund} <DT|POSS|PRP|IN>',
      'interested|good|bad|afraid|tired|fond|capable|worth|instead in|at|of <VB!>~be|have{=gerund}',
    ],
    examples: {
      'He left without say a word.': 'He left without saying a word.',
      'He went without to pay the bill.': 'He went without paying the bill.',
      'She is good at solve problems.': 'She is good at solving problems.',
    },
    fine: ['Think before you speak.', 'The rate of change in output.', 'Look after it.'],
  },
  'gerund-as-complement': {
    reason: 'What a hobby or a passion is takes the -ing form.',
    patterns: [
      'hobby|passion|pastime|hobbies is|are|was read|play|swim|dance|draw|paint|cook|travel|collect|sing|write|watch|run|listen|ride|climb|hike|fish|ski{=gerund}',
    ],
    examples: { 'My hobby is read novels.': 'My hobby is reading novels.' },
    fine: ['My hobby is reading.', 'My passion is music.'],
  },
  'gerund-after-verb': {
    reason: 'This verb is followed by the -ing form.',
    patterns: [
      'enjoy|enjoys|enjoyed|avoid|avoids|avoided|dislike|dislikes|finish|finished|finishes|suggest|suggested|suggests|deny|denied|postpone|postponed|quit|consider|imagine|miss to{} <VB>{=gerund}',
      'i|we|you|they|he|she practise|practice|practises|practices|practised|practiced to{} <VB>{=gerund}',
      'look|looking|looks|looked forward to <VB>~<NN|NNS|JJ>{=gerund}',
      'look|looking|looks|looked forward to hear|see|meet|receive|work|speak|talk|visit|start|join|read|go|learn|discuss{=gerund}',
    ],
    examples: {
      'I enjoy to swim.': 'I enjoy swimming.',
      'I look forward to hear from you.': 'I look forward to hearing from you.',
      'She avoids to drive.': 'She avoids driving.',
      'We avoided to be late.': 'We avoided being late.',
    },
    fine: ['I look forward to the meeting.', 'It is accepted practice to be polite.', 'We finished to applause.'],
  },
  'infinitive-after-verb': {
    reason: 'This verb is followed by "to" and the base form.',
    patterns: [
      'want|wants|wanted|decided|hope|hopes|hoped|refused {+to} <VB!>~be|let <DT|POSS|PRP|IN|NN|NNS>',
      "would|i'd|we'd|he'd|she'd like {+to} schedule|book|order|visit|change|ask|know|invite|thank|apply|confirm|discuss|arrange|cancel|request|see|buy|meet|speak|go|learn|make|take|get|have|join|inform|offer|return|report|add|share|start|stay a|an|the|my|your|our|this|that|you|about|for|to|with|if|in|at|some|more",
      'want|wants|wanted|decided|need|needs {+to} buy|go|see|learn|eat|know|make|take|get|become|speak|travel|live|find~<=NNP>',
    ],
    find: (sentence) =>
      sentence.flatMap((token, at) => {
        const next = sentence[at + 1];
        if (
          !/^(?:decided?|decides|refused?|refuses|hoped?|hopes|agreed)$/.test(token.lower) ||
          !next ||
          !/^(?:going|leaving|buying|taking|making|coming|moving|doing|getting|becoming|seeing|finding)$/.test(next.lower)
        )
          return [];
        const base = next.lower.replace(/ing$/, '');
        const infinitive = /^(?:tak|mak|com|mov|leav|becom)$/.test(base) ? `${base}e` : base === 'gett' ? 'get' : base;
        return [{ first: at + 1, last: at + 1, text: `to ${infinitive}` }];
      }),
    examples: {
      'She decided going home.': 'She decided to go home.',
      'I want go home.': 'I want to go home.',
      'I would like schedule a call.': 'I would like to schedule a call.',
      'He hopes buy a house.': 'He hopes to buy a house.',
    },
    fine: ['I want more.', 'Do you want him going there?', 'He refused treatment.', 'You want Go and Kubernetes.'],
  },
  'bare-infinitive': {
    reason: 'After "make" or "let" and a person the verb stands without "to".',
    patterns: [
      'make|makes|made|let|lets me|him|her|us|them|you|it to{} <VB>~<NN>',
      'make|makes|made|let|lets me|him|her|us to{} cry|laugh|work|dance|talk|walk|study|feel|look|play|sleep|drink|help|change|pay|stop|wait|try',
    ],
    examples: {
      'She made me to laugh.': 'She made me laugh.',
      'Let me to explain.': 'Let me explain.',
      'The film made us to cry.': 'The film made us cry.',
    },
    fine: ['He made it to work on time.', 'It was made to last.'],
  },
  'could-of': {
    reason: 'This is "have", which sounds like "of" when it is spoken quickly.',
    patterns: [
      "could|would|should|might|must|couldn't|wouldn't|shouldn't of{have} <VBD>~<VBN|NN|JJ>{=participle}",
      "could|would|should|might|must|couldn't|wouldn't|shouldn't of{have} <VBN|VBD|RB>~course",
    ],
    confidence: 'high',
    examples: {
      'He should of went home.': 'He should have gone home.',
      'I should of known.': 'I should have known.',
      "He wouldn't of done it.": "He wouldn't have done it.",
    },
    fine: ['As he could, of course, see.', 'She would of course agree.'],
  },
  'used-to': {
    reason: 'A habit of the past is "used to"; what is expected is "supposed to".',
    patterns: [
      '^ i|we|they|he|she|you|it use{used} to <VB>',
      ',|and|but|because|when|so|where|if i|we|they|he|she|you|it use{used} to <VB>',
      'was|were|is|are|am not|really? get|getting? use{used} to',
      "i'm|we're|they're|he's|she's|you're|isn't|aren't|wasn't|weren't not|really|getting|still? use{used} to",
      'am|is|are|was|were suppose{supposed} to',
    ],
    examples: {
      'I use to live there.': 'I used to live there.',
      'We are suppose to wait.': 'We are supposed to wait.',
      "I'm not use to the noise.": "I'm not used to the noise.",
    },
    fine: ['The number that you use to look up a record is here.', 'Did you use to smoke?', 'We use it to cut.'],
  },
  'to-verb-slip': {
    reason: 'The base form is needed here.',
    patterns: [
      "to|will|would|can|could|should|must|might|not|didn't|don't|may chose{choose}",
      'to|can|cannot|could|will breath{breathe}',
      "to|can|cannot|will|would|could|may|might|not|don't|didn't|can't|won't loose{lose} <DT|POSS|PRP|NN|NNS|JJ>",
      'to|can|will|would|could|please|i advice{advise} @object|you|that|against|the',
    ],
    examples: {
      'You have to chose one.': 'You have to choose one.',
      'We cannot loose the game.': 'We cannot lose the game.',
      'I would advice you to wait.': 'I would advise you to wait.',
    },
    fine: ['Let loose the dogs.', 'Thanks to advice from you.'],
  },
});
