import { buildRules } from './rule.ts';

const NOT_A_COMPOUND = '!<NN|NNS|NNP|JJ|VBG|CD>';
/** "Both state and federal" and "both nectar and pollen" are pairs. */
const NOT_A_PAIR = `${NOT_A_COMPOUND} !and|or|,`;

/** Nouns that are counted, and nouns that cannot be. */
export const nouns = buildRules({
  'plural-after-quantifier': {
    reason: 'This word speaks of more than one, so the noun is plural.',
    patterns: [
      `many|several|various|numerous <JJ>? <=NN>~<NNS|VBG>~@uncountable~@uninflected~a|an|other{=plural} ${NOT_A_COMPOUND} !,`,
      `few <=NN>~<NNS|VBG>~@uncountable~@uninflected{=plural} ${NOT_A_COMPOUND}`,
      `@number <=NN>~<NNS|VBG|CD>~@uncountable~@uninflected~o'clock~yesterday~today~tomorrow{=plural} ${NOT_A_COMPOUND}`,
      `@number|many|several|few year|month|week|day|hour|minute|friend|brother|sister|book|car|child|person|language|country|city|problem|thing|reason|question|student|member|meeting{=plural} ${NOT_A_COMPOUND}`,
      `*~too many|several|few|@number time{=plural} ${NOT_A_COMPOUND}`,
      `^ many|several|few|@number time{=plural} ${NOT_A_COMPOUND}`,
      `these|those <=NN>~<NNS|VBG|VB>~@uncountable~@collective{=plural} ${NOT_A_COMPOUND}`,
      `both <=NN>~<NNS|VBG|VB>~@uncountable~@collective{=plural} ${NOT_A_PAIR}`,
    ],
    examples: {
      'I have many friend here.': 'I have many friends here.',
      'She speaks three language.': 'She speaks three languages.',
      'He attended several meeting.': 'He attended several meetings.',
    },
    fine: [
      'Both state and federal courts agreed.',
      'They found several firm, grey nodules.',
      'It grew from a category five yesterday.',
      'Many a man has tried.',
      'We waited two hundred days.',
      'He paid forty quid and weighs twelve stone.',
      'A few people left.',
      'Many user names are taken.',
      'Those present agreed.',
    ],
  },
  'plural-after-one-of': {
    reason: '"One of" chooses from several, so the noun is plural.',
    patterns: [
      `both|many|several|two|three|each|neither|either of the|my|our|his|her|their|your|these|those <JJ>? <=NN>~<NNS|VBG>~@uncountable~@collective{=plural} ${NOT_A_COMPOUND} !,`,
      `one of the|my|our|his|her|their|its|your|these|those most? <JJ|JJS>? <=NN>~<NNS|VBG>~@uncountable~@collective~few|more|biggest|best{=plural} ${NOT_A_COMPOUND}`,
      `one of the|my|our|his|her|their|most <JJS> <=NN>~<NNS|VBG>~@collective{=plural} ${NOT_A_COMPOUND}`,
    ],
    examples: {
      'It is one of the best film of the year.': 'It is one of the best films of the year.',
      'Both of the answer are right.': 'Both of the answers are right.',
      'One of my friend is ill.': 'One of my friends is ill.',
    },
    fine: [
      'He spoke of either of the woman, the son or the man.',
      'One of the more common errors is this.',
      'One of the few left the room.',
      'One of the group is here.',
    ],
  },
  'these-not-this': {
    reason: '"This" goes with one thing, "these" with several.',
    patterns: [
      'this{these} <NNS!>~@singularS~@unit $',
      'this{these} <NNS!>~@singularS~@unit are|were|have',
      'like|want|love|need|buy|bought|see|saw|wear|take|use|hate this{these} <NNS!>~@singularS~@unit',
      '^ this{these} results|findings|figures|reports|changes|plans <VB>~<IN|NN>',
      '^ those{that} <=NN>~@collective is|was|has',
      'this{these} people|children|men|women',
      'these{this} @mass',
      '^ that{those} people|children are|were|have',
    ],
    examples: {
      'This books are old.': 'These books are old.',
      'These information is new.': 'This information is new.',
      'I like this shoes more.': 'I like these shoes more.',
      'Those report is late.': 'That report is late.',
      'This people are kind.': 'These people are kind.',
    },
    fine: ['We found that people were kind.', 'This means war.', 'This series is old.'],
  },
  'kinds-of': {
    reason: 'More than one kind is meant.',
    patterns: ['these|those|all|many|several|various kind|type|sort{=plural} of'],
    examples: { 'I like all kind of music.': 'I like all kinds of music.' },
    fine: ['All that kind of music is old.'],
  },
  'singular-after-article': {
    reason: '"A", "every" and "each" go with one thing.',
    patterns: [
      "^ a|an <NNS!>~@singularS~people~others~@paired{=singular} !<NN|NNS|VBG>|'|\u2019",
      "* a|an <NNS!>~@singularS~people~others~@paired{=singular} !<NN|NNS|VBG>|'|\u2019",
      'a|an good|great|nice|bad|big|small|new|old|beautiful|useful|interesting|important|difficult|easy|expensive|cheap|serious|strange|delicious|wonderful|terrible|funny|famous|strong|young <NNS!>~@singularS~@unit~people~others~many~@paired{=singular} !<NN|NNS|VBG>',
      'every|each <NNS!>~@singularS~people~others~@unit{=singular} !<NN|NNS>',
      'every people{person}',
      'every days|weeks|years|months|times{=singular}',
      'a women|men|children{=singular}',
    ],
    examples: {
      'She bought a books.': 'She bought a book.',
      'Every students knows it.': 'Every student knows it.',
      'He is a men.': 'He is a man.',
      'They had a new ideas.': 'They had a new idea.',
    },
    fine: [
      "A workers' compensation firm wrote it.",
      'A new systems engineer came.',
      'It has a good many faults.',
      'A means to an end.',
      'A few days.',
      'A hundred days.',
    ],
  },
  'no-plural': {
    reason: 'This noun has no plural in English.',
    patterns: [
      'informations{information} are{is}',
      'informations{information} were{was}',
      'informations{information} have{has}',
      'a|an{} useful|important|good|new|interesting informations{information}',
      'informations{information}',
      ...[
        'advices advice',
        'furnitures furniture',
        'homeworks homework',
        'equipments equipment',
        'luggages luggage',
        'baggages baggage',
        'knowledges knowledge',
      ].flatMap((pair) => {
        const [many, one] = pair.split(' ');
        return ['are is', 'were was', 'have has'].map((verbs) => `${many}{${one}} ${verbs.split(' ')[0]}{${verbs.split(' ')[1]}}`);
      }),
      'advices{advice}',
      'furnitures{furniture}',
      'homeworks{homework}',
      'equipments{equipment}',
      'luggages{luggage}',
      'baggages{baggage}',
      'knowledges{knowledge}',
      'feedbacks{feedback}',
      'sceneries{scenery}',
      'musics{music}',
      'traffics{traffic}',
      'evidences{evidence} $',
      'researches{research} about|on|into',
      'a lot of experiences{experience} in|with',
      'much|enough|some|any experiences{experience} in|with|as',
      'softwares{software}',
      'hardwares{hardware}',
      'staffs{staff} of|in|at|are|were|have|will',
      'machineries{machinery}',
      'accommodations{accommodation} in',
      'slangs{slang}',
      'weathers{weather}',
      'childs{children}',
      'childrens{children} <VB|MD|IN>',
      'mans{men}',
      'womans{women}',
      'tooths{teeth}',
      'foots{feet}',
      'sheeps{sheep}',
      'peoples{people} are|were|have|who|think|in|do|can|will',
      'differents{different}',
      'importants{important}',
      'some|much|any|more|the|our|new advises{advice}',
    ],
    type: 'grammar',
    examples: {
      'I need more informations.': 'I need more information.',
      'My luggages were lost.': 'My luggage was lost.',
      'He gave me good advices.': 'He gave me good advice.',
      'We have new equipments.': 'We have new equipment.',
    },
    fine: ['The peoples of Africa.', 'He advises us.'],
  },
  'uncountable-article': {
    reason: 'This noun cannot be counted, so "a" does not go with it.',
    patterns: [
      'a|an{some} information|advice|furniture|equipment|luggage|homework|knowledge|news|software|feedback|progress|housework|evidence|bread|money|luck|traffic|jewellery|jewelry|scenery|garbage|trash !<NN|NNS|JJ>|and|or',
      'many{much} works{work} to',
      'a|an{} good|useful|important|new|great|interesting|valuable information|advice|furniture|equipment|luggage|homework|news|software|feedback|progress|weather !<NN|NNS|JJ>',
      'many{much} information|advice|furniture|equipment|luggage|homework|knowledge|news|software|feedback|progress|money|work|traffic|evidence !<NN|NNS>',
      'too many{much} time !<NN|NNS>',
      'few{little} information|advice|money|knowledge !<NN|NNS>',
      'much{many} <NNS!>~@singularS',
      'many{much} milk|water|coffee|tea|rice|bread|sugar|salt|butter|rain|snow|noise|luck|help|fun|energy|sleep|patience|attention !<NN|NNS|JJ|VBG>',
      'much{many} people',
    ],
    examples: {
      'I bought a bread.': 'I bought some bread.',
      'We have many works to do.': 'We have much work to do.',
      'He gave me an advice.': 'He gave me some advice.',
      'We do not have many information.': 'We do not have much information.',
      'There is not many milk.': 'There is not much milk.',
      'There are too much people.': 'There are too many people.',
    },
    fine: ['A news story.', 'An information desk.', 'Many time zones.', 'Much as people try.'],
  },
  'number-noun': {
    reason: 'After a number, "hundred", "thousand" and "million" have no -s.',
    patterns: [
      '@number|#|several hundreds|thousands|millions|billions{=singular} <NNS|JJ>',
      '@number|#|several hundreds|thousands|millions|billions{=singular} of{} <NNS>',
      '# percents{percent}',
    ],
    examples: { 'Two millions people live here.': 'Two million people live here.', 'Five hundreds of cars.': 'Five hundred cars.' },
    fine: ['Thousands of people came.'],
  },
  'years-old': {
    reason: 'Before a noun the age is written with hyphens and without -s.',
    find: (sentence) =>
      sentence.flatMap((token, at) => {
        const [years, old, noun] = [sentence[at + 1], sentence[at + 2], sentence[at + 3]];
        const isNumber =
          token.kind === 'number' || /^(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty)$/.test(token.lower);
        if (
          !isNumber ||
          !/^years?$/.test(years?.lower ?? '') ||
          old?.lower !== 'old' ||
          !/^(?:boys?|girls?|man|woman|child|children|sons?|daughters?|kids?|students?|brother|sister|cat|dog|house|building|car|company|woman|tree)$/.test(
            noun?.lower ?? '',
          )
        )
          return [];
        return [{ first: at, last: at + 2, text: `${token.text}-year-old` }];
      }),
    examples: { 'She has a five years old boy.': 'She has a five-year-old boy.' },
    fine: ['He is five years old.'],
  },
  'less-fewer': {
    reason: 'With things that are counted it is "fewer".',
    patterns: [
      'less{fewer} people|cars|mistakes|errors|students|children|customers|employees|books|friends|jobs|problems|meetings|bugs|defects|visitors|questions',
      `the amount{number} of <NNS!>~@singularS~@measured ${NOT_A_COMPOUND}`,
      'the amount{number} of people|students|employees|customers|children|cars|visitors|users|errors|mistakes|books|companies|countries',
    ],
    examples: {
      'We made less mistakes.': 'We made fewer mistakes.',
      'The amount of people grew.': 'The number of people grew.',
      'The amount of complaints has risen.': 'The number of complaints has risen.',
    },
    fine: ['The amount of savings grew.', 'Less money is needed.', 'The amount of work grew.'],
  },
  'other-another': {
    reason: '"Another" goes with one thing; before a plural it is "other".',
    patterns: [
      'another{other} <=NNS>~<VBZ>~@unit~@singularS !is|was|has',
      '^ another{other} <=NNS>~@unit~@singularS !is|was|has',
      '<VB|VBD|VBG|VBN>~divided another{other} <=NNS>~@unit~@singularS !is|was|has',
      'another <=NNS>~@unit~@singularS{=singular} is|was|has',
      'another{other} people',
      'others{other} people|things|countries|places|students|languages|words|cities|ways',
    ],
    examples: {
      'We visited another places.': 'We visited other places.',
      'Another problems is the lack of light.': 'Another problem is the lack of light.',
      'Others people disagree.': 'Other people disagree.',
    },
    fine: ['Another ten days passed.', 'Others went home.', 'Dividing one number by another results in a fraction.'],
  },
  'paired-thing': {
    reason: 'What has two halves is plural, so "a" does not go with it.',
    patterns: ['a|an{} <JJ>? @paired !<NN|NNS>'],
    examples: { 'I need a new trousers.': 'I need new trousers.', 'Do you have a scissors?': 'Do you have scissors?' },
    fine: ['He has a jeans shop.', 'A pair of scissors.'],
  },
  'both-without-the': {
    reason: '"Both" needs no "the" before it.',
    patterns: ['the{} both <NNS>'],
    examples: { 'The both teams played well.': 'Both teams played well.' },
    fine: ['The both of them left.'],
  },
  'irregular-plural': {
    reason: 'This word speaks of more than one, so the noun is plural.',
    patterns: [
      '@number|several|many|various|these <JJ>? analysis|hypothesis|crisis|thesis|criterion|phenomenon|child|woman|tooth{=plural} !<NN|NNS|VBG>',
    ],
    examples: {
      'Two different analysis were done.': 'Two different analyses were done.',
      'Several criterion were used.': 'Several criteria were used.',
    },
    fine: ['Many a man came.', 'Two analysis methods were used.'],
  },
  'all-plural': {
    reason: '"All" speaks of several things here, so the noun is plural.',
    patterns: [
      `all participant|employee|student|user|customer|member|guest|patient|visitor|passenger|client|applicant|candidate|colleague|parent|teacher{=plural} ${NOT_A_COMPOUND}`,
      `all my|our|his|her|their|your friend|book|problem|question|idea|dream|brother|sister|photo|picture|song|letter|colleague|customer|client|employee|student|teacher|task|project|exam|test{=plural} ${NOT_A_COMPOUND}`,
    ],
    examples: { 'I called all my friend.': 'I called all my friends.', 'Tell all participant by Friday.': 'Tell all participants by Friday.' },
    fine: ['All my life I waited.', 'All our project managers agree.'],
  },
});
