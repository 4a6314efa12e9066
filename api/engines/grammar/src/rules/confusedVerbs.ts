import { buildRules } from './rule.ts';

const BE = "am|is|are|was|were|be|been|being|isn't|aren't|wasn't|weren't";
const OWN = 'my|your|his|her|its|our|their';
const PERSON = 'me|him|her|us|them|you';
const HELPER = "to|will|would|can|could|should|must|may|might|not|don't|didn't|doesn't|can't|cannot|couldn't|won't|please|i|we|you|they";

/** Verbs that are mistaken for others that sound alike, each known by its object or by what stands beside it. */
export const confusedVerbs = buildRules({
  'waive-not-wave': {
    reason: 'To "waive" is to give up a right or a charge; one "waves" a hand.',
    patterns: [
      ...['wave{waive}', 'waves{waives}', 'waved{waived}', 'waving{waiving}'].map(
        (verb) =>
          `${verb} the|a|an|any|all|this|that|${OWN} <JJ|NN>? <JJ|NN>? fee|fees|charge|charges|cost|costs|right|rights|requirement|requirements|penalty|penalties|fine|fines|deposit|interest|immunity|claim|claims|privilege`,
      ),
      'fee|fees|charge|charges|penalty|fine|deposit|requirement|rights is|are|was|were|be|been|being waved{waived}',
      `waived{waved} goodbye|hello|at|to|back|${OWN} hand|hands|flag|flags|arm|arms|goodbye|me|him|her|us|them|the`,
    ],
    examples: {
      'The bank waved the monthly fee.': 'The bank waived the monthly fee.',
      'The late penalty was waved.': 'The late penalty was waived.',
      'She waived at me from the bus.': 'She waved at me from the bus.',
    },
    fine: ['The bank waived the fee.', 'He waved the flag.'],
  },
  'pore-defuse-allude': {
    reason: 'These verbs sound alike; here the other one is meant.',
    patterns: [
      ...['pour{pore}', 'pours{pores}', 'poured{pored}', 'pouring{poring}'].map(
        (verb) =>
          `${verb} over the|a|an|all|these|those|this|some|old|every|${OWN} *? *? account|accounts|book|books|document|documents|map|maps|paper|papers|report|reports|figures|data|details|contract|contracts|plan|plans|notes|files|results|records|letters|spreadsheet|spreadsheets|statistics|evidence|minutes|photographs|text|texts|manuscript|manuscripts|proposal|proposals|numbers|pages|articles|invoices|receipts|drawings|blueprints|emails|transcripts`,
      ),
      ...['diffuse{defuse}', 'diffuses{defuses}', 'diffused{defused}', 'diffusing{defusing}'].map(
        (verb) =>
          `${verb} the|a|an|this|that|any|${OWN} *? situation|tension|tensions|argument|row|crisis|conflict|bomb|bombs|dispute|anger|standoff|confrontation|quarrel|threat|device|mine|mines`,
      ),
      'eluded{alluded} to',
      'elude|eludes|eluding{allude} to',
      'illicit{elicit} a|an|the|any|some|more|strong|useful response|responses|reaction|reactions|answer|answers|information|feedback|reply|comment|comments',
      `${HELPER} illicit{elicit} a|an|any|some|more|the`,
      'elicit{illicit} drug|drugs|trade|affair|activity|activities|substances|goods',
    ],
    examples: {
      'We poured over the accounts for hours.': 'We pored over the accounts for hours.',
      'A joke can diffuse a tense situation.': 'A joke can defuse a tense situation.',
      'The survey did not illicit a response.': 'The survey did not elicit a response.',
      'He eluded to a new job.': 'He alluded to a new job.',
    },
    fine: ['She poured it over the rice.', 'The lamp diffuses the light.', 'The name eludes me.', 'They sell illicit goods.'],
  },
  'raise-rise-of-things': {
    reason: 'What goes up by itself "rises"; somebody "raises" something.',
    patterns: [
      'price|prices|cost|costs|rent|rents|temperature|temperatures|sales|profits|wages|salaries|level|levels|rate|rates|number|unemployment|inflation|sun|water|demand|fees|sea has|have|had raised{risen} $|by|since|again|from|to|sharply|slowly|steadily|dramatically|significantly',
      'price|prices|cost|costs|rent|rents|temperature|temperatures|sales|profits|wages|salaries|levels|rates|unemployment|inflation|sun|demand|fees raised{rose} $|by|since|again|sharply|slowly|steadily|dramatically|significantly|last|in',
      `${HELPER} rise{raise} the|a|an|${OWN}? *? price|prices|money|hand|hands|question|questions|children|issue|awareness|funds|voice|rent|salary|salaries|fees|taxes|alarm|standard|standards|concerns|bar`,
    ],
    examples: {
      'The price has raised by ten per cent.': 'The price has risen by ten per cent.',
      'Rents raised sharply last year.': 'Rents rose sharply last year.',
      'They want to rise money for the school.': 'They want to raise money for the school.',
    },
    fine: ['The prices have been raised.', 'The bank has raised the rate.', 'Prices rise the most in May.'],
  },
  'lie-lay-past': {
    reason: 'Who rests "lay" there yesterday and has "lain" there; "laid" is what one does with things.',
    patterns: [
      'i|he|she|we|they|it laid{lay} in|on|there|awake|under|beside|next !<NNS> $|in|on|at|for|the|all|with|until|and|a|my|his|her|bed|there|to',
      'i|he|she|we|they|it laid{lay} awake|down $',
      'go|went|going|want|wants|wanted|need|needs|needed|had|have|has|like|likes|just to? lay{lie} down $',
      'go|went|going|want|wants|wanted|need|needs|needed|had|have|has|like|likes|just to? lay{lie} down for|on|in|and|because|after|until',
    ],
    examples: {
      'I laid in bed for an hour.': 'I lay in bed for an hour.',
      'She wants to lay down for a while.': 'She wants to lie down for a while.',
    },
    fine: ['They laid the table.', 'He laid it on the floor.', 'She laid down the law.', 'They lay down their tools.'],
  },
  'adverse-averse': {
    reason: 'Who dislikes something is "averse" to it; "adverse" means unfavourable.',
    patterns: [
      `${BE} not|very|rather|quite|so|strongly? adverse{averse} to`,
      'risk|change adverse{averse} !<NN|NNS>',
      'averse{adverse} effect|effects|weather|conditions|reaction|reactions|event|events|impact|impacts|consequences',
    ],
    examples: {
      'She was adverse to any change.': 'She was averse to any change.',
      'We flew in averse weather.': 'We flew in adverse weather.',
    },
    fine: ['It seems adverse to our interests.', 'She is averse to risk.', 'Adverse weather delayed us.'],
  },
  'verb-of-sound': {
    reason: 'These verbs sound like other words; here the verb is meant.',
    patterns: [
      'please|to|must|should|can|will|always site|sight{cite} the|a|an|your|all|their|his|its *? source|sources|author|authors|article|articles|study|studies|case|cases|reference|references|example|examples|evidence|page',
      `${HELPER} except{accept} it|${PERSON}|my|your|the|this|that|an|a|responsibility|defeat|cash|cheques|cards|liability|orders|payment|delivery !<VBZ>`,
      'gladly|happily|finally|kindly|formally excepted{accepted}',
      `i|he|she|we|they|have|has|had excepted{accepted} the|a|an|my|your|his|her|our|their|it`,
      `everyone|everybody|everything|all|anyone|nobody|nothing|no-one|came|come|open|daily accept{except} the|a|an|my|your|his|her|our|their|one|two|on|in|for|me|him|us|them|monday|sunday|saturday`,
      'will|would|can|could|may|might|must|should|cannot|not effect{affect} thousands|hundreds|millions|all|every|each|other|several|some|more|many|most|productivity|performance|sales|passengers|customers|children|patients',
      'effected|effecting{affected} by',
      `${OWN} <NN|NNS> were|was effected{affected}`,
      'badly|severely|seriously|deeply|adversely|greatly|negatively|directly|most|worst|those|people|areas|customers|families effected{affected} $|by|areas|people|families',
      'take|takes|took|taken|taking|come|comes|came|into affect{effect} $|on|from|in|at|next|immediately|after|until|when|as|this',
      'complement|complements{compliments} each other on',
      'sauce|wine|colour|color|curtains|scarf|music|cushions|jacket|dressing|flavour|flavours|dish|shoes|skills|bag compliments{complements} the|a|my|your|his|her|our|their|each|it',
      'sauce|wine|colour|color|curtains|scarf|music|cushions|jacket|dressing|flavour|flavours|dish|shoes|skills|bag compliment{complement} the|a|my|your|his|her|our|their|each|it',
      'persecuted{prosecuted} for theft|fraud|murder|shoplifting|speeding|trespassing|tax',
      'trespassers|shoplifters|thieves will be persecuted{prosecuted}',
      'proscribed{prescribed} antibiotics|medicine|tablets|painkillers|drugs|glasses|me|him|her|a',
      'prescribed{proscribed} by law $',
      'to|can|could|would|you|we|i imply{infer} from',
      'emigrated{immigrated} to',
      'immigrated{emigrated} from',
      'exasperate|exasperates{exacerbate} the|this|a problem|problems|situation|crisis|condition|symptoms',
      'exasperated{exacerbated} the|this|a problem|problems|situation|crisis|condition|symptoms',
      'ceasing|seize|cease{seize} the|this opportunity|chance|day|moment',
      'reeked|wrecked{wreaked} havoc',
      'adopt{adapt} to a|the|new|change|changes|their|our|your',
      'adopted{adapted} to the|a|new|life|change|our|their|this',
      'adapted{adopted} a child|baby|dog|cat|girl|boy|puppy|kitten|resolution|motion',
      "cant{can't} $|<VB>",
      'emersed{immersed} in',
      'breech{breach} of contract|confidence|trust|privacy|security|duty|the|our',
      'in breech{breach} of',
      'i|we|they|he|she|you should|could|would|must|to|will|can precede{proceed} with|to',
      'preceded{proceeded} with|to',
      'to|will|would|can|should prophecy{prophesy} that',
      'to|will|would|can|please|must|should ensure|insure{assure} you|him|her|them that',
      'ensured|insured{assured} me|you|him|her|us|them that',
      'assure|insure{ensure} that|compliance|accuracy|quality',
      'born{borne} in mind|out',
      'was|were|am|is|been borne{born} in|at|deaf|blind',
      'which|that|this|it|what|who lead{led} to the|a|an|his|her|our|their|many collapse|closure|downfall|resignation|arrest|discovery|defeat|death|dismissal|accident|loss',
      'to|will|would|can|should|must|may|might|did|not seek|sought to illicit{elicit}',
      'hung{hanged} himself|herself',
      'lessoned{lessened} the|my|his|her|our',
      'pedalled{peddled} drugs|lies|rumours|myths',
      'plum{plumb} the depths',
      'baring{bearing} in mind',
      'baring{barring} any|an|unforeseen|accidents',
      'ringed|wrung{rang} the bell',
      'alter{altar} boy|boys',
    ],
    examples: {
      'Please site your sources in full.': 'Please cite your sources in full.',
      'Everyone came accept the cook.': 'Everyone came except the cook.',
      'The strike will effect thousands of people.': 'The strike will affect thousands of people.',
      'The new rules take affect on Monday.': 'The new rules take effect on Monday.',
      'The wine compliments the cheese.': 'The wine complements the cheese.',
      'I can ensure you that it is safe.': 'I can assure you that it is safe.',
      'She was proscribed antibiotics.': 'She was prescribed antibiotics.',
      'He preceded to read the list.': 'He proceeded to read the list.',
    },
    fine: [
      'The firm accepts the risk.',
      'Everyone except the cook came.',
      'They hope to effect changes.',
      'He complimented the cook.',
      'We ensure that it is safe.',
      'They adopted a child.',
      'He insured the car.',
    ],
  },
});
