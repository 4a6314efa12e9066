import { buildRules } from './rule.ts';

/** Apostrophes that are missing, or that stand where none belongs. */
export const apostrophes = buildRules({
  'missing-apostrophe': {
    reason: 'This is two words in one, and the apostrophe stands for the letters left out.',
    patterns: [
      "dont{don't}",
      "doesnt{doesn't}",
      "didnt{didn't}",
      "isnt{isn't}",
      "arent{aren't}",
      "wasnt{wasn't}",
      "werent{weren't}",
      "hasnt{hasn't}",
      "havent{haven't}",
      "hadnt{hadn't}",
      "couldnt{couldn't}",
      "wouldnt{wouldn't}",
      "shouldnt{shouldn't}",
      "im{I'm}",
      "ive{I've}",
      "youre{you're}",
      "theyre{they're}",
      "youve{you've}",
      "weve{we've}",
      "theyve{they've}",
      "thats{that's}",
      "whats{what's}",
      "heres{here's}",
      "theres{there's}",
      "<PRP|NN|NNS|NNP> cant{can't}",
      "cant{can't} <VB>",
      "<PRP|NN|NNS|NNP|DT> wont{won't}",
      "wont{won't} <VB>",
      "^ lets{let's} <VB>",
      "^^ hes{he's}",
      "^^ shes{she's}",
      "whos{who's}",
      "womens{women's} <NN|NNS|VBG>",
      "mens{men's} <NN|NNS|VBG>",
      "do'nt{don't}",
      "does'nt{doesn't}",
      "did'nt{didn't}",
      "is'nt{isn't}",
      "have'nt{haven't}",
      "would'nt{wouldn't}",
      "could'nt{couldn't}",
      "^^ ill{I'll} <VB>~be",
      "^^ id{I'd} like|love|rather",
    ],
    confidence: 'high',
    examples: {
      'I dont know.': "I don't know.",
      'He cant swim.': "He can't swim.",
      'We wont go.': "We won't go.",
      'Lets go home.': "Let's go home.",
      "I do'nt know.": "I don't know.",
    },
    fine: ['She lets me go.'],
  },
  'possessive-apostrophe': {
    reason: 'What belongs to somebody takes an apostrophe and an s.',
    patterns: [
      "@number|# year's{years'} experience",
      "@number|# week's|weeks{weeks'} notice",
      "@number|# weeks{weeks'} time",
      "@number|# days{days'} time",
      "masters{master's} degree|degrees|thesis|programme|program",
      "bachelors{bachelor's} degree|degrees",
      "my|your|his|her|our|their mothers{mother's} <NN|NNS>",
      "my|your|his|her|our|their fathers{father's} <NN|NNS>",
      "my|your|his|her wifes{wife's} <NN|NNS>",
      "my|your|her husbands{husband's} <NN|NNS>",
      "my|your|his|her|our brothers{brother's} <NN!>",
      "my|your|his|her|our sisters{sister's} <NN!>",
      "my|your|his|her|our friends{friend's} house|car|phone|name|party|wedding|birthday|room|flat $",
      "todays{today's}",
      "yesterdays{yesterday's} <NN|NNS>",
      "tomorrows{tomorrow's} <NN|NNS>",
      "womens{women's} <NN|NNS>",
      "mens{men's} <NN|NNS>",
      "childrens{children's} <NN|NNS>",
      "peoples{people's} lives|minds|homes|houses|opinions|needs|health|rights|opinion",
      "@number|#|many|several years{years'} experience",
      "@number|# weeks{weeks'} notice|holiday|vacation",
      "@number|# days{days'} notice|work|leave|holiday|pay|journey|rest|delay|training|walk|drive|warning",
      "@number|# weeks{weeks'} leave|pay|rent|delay|training|wages|salary|work",
      "@number|# months{months'} leave|pay|delay|training|wages|work|maternity",
      "@number|# hours{hours'} sleep|work|drive|walk|notice|rest|delay|flight|training|pay",
      "@number|# minutes{minutes'} walk|drive|notice|rest|silence|delay",
      "@number|# months{months'} notice|salary|rent",
      "the|our companys{company's}",
      ...['night', 'week', 'month', 'year', 'summer', 'winter'].map((time) => `last|next ${time}s{${time}'s} <NN>`),
      "this years{year's} <NN>",
      "last years{year's} budget|results|report|meeting|event|conference",
      "last weeks{week's} meeting|report|email|results",
      "elses{else's}",
      "@number|#|several years{years'} work|salary|supply|imprisonment|pay|study|training|growth|service|difference",
      "your's{yours}",
      "her's{hers}",
      "their's{theirs}",
      "our's{ours}",
    ],
    examples: {
      'It is my mothers car.': "It is my mother's car.",
      'He has five years experience.': "He has five years' experience.",
      'She asked for three weeks leave.': "She asked for three weeks' leave.",
      'It is two hours drive from here.': "It is two hours' drive from here.",
      'Womens rights matter.': "Women's rights matter.",
      'Last nights storm was bad.': "Last night's storm was bad.",
      "The book is her's.": 'The book is hers.',
    },
    fine: ['My brothers work here.', 'Five years of experience.'],
  },
  'plural-apostrophe': {
    reason: 'A plural takes no apostrophe.',
    find: (sentence) =>
      sentence.flatMap((token, at) => {
        const noun = sentence[at + 1];
        const after = sentence[at + 2];
        const counted = /^(?:these|those|many|several|some|few|two|three|four|five|six|ten|all|both|various)$/.test(token.lower);
        if (
          !counted ||
          !noun ||
          !/^[a-z]{3,}'s$/i.test(noun.text) ||
          /^(?:one|people|men|women|children|body|else|other|it|that|there|here)'s$/.test(noun.lower)
        )
          return [];
        if (
          after &&
          after.kind === 'word' &&
          !/^(?:are|were|is|was|have|in|on|at|for|with|and|or|from|to|that|which|who|of|but|will|can|must|should|may|need|do)$/.test(after.lower)
        )
          return [];
        return [{ first: at + 1, last: at + 1, text: noun.text.replace(/'s$/, 's') }];
      }),
    examples: { "These apple's are fresh.": 'These apples are fresh.', "We took many photo's.": 'We took many photos.' },
    fine: ["Some people's ideas are odd.", "All Tom's friends came.", "Two year's work."],
  },
});
