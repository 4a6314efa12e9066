import { adjectivePrepositions } from './adjectivePrepositions.ts';
import { adverbForms } from './adverbForms.ts';
import { adverbPositions } from './adverbPositions.ts';
import { agreement } from './agreement.ts';
import { apostrophes } from './apostrophes.ts';
import { articles } from './articles.ts';
import { bareCounted } from './bareCounted.ts';
import { bareNouns } from './bareNouns.ts';
import { bareParticiples } from './bareParticiples.ts';
import { capitals } from './capitals.ts';
import { classicFrames } from './classicFrames.ts';
import { clauseAgreement } from './clauseAgreement.ts';
import { clauseFrames } from './clauseFrames.ts';
import { clauseMarks } from './clauseMarks.ts';
import { clauseOrders } from './clauseOrders.ts';
import { clauseSubjects } from './clauseSubjects.ts';
import { clauses } from './clauses.ts';
import { clauseTimes } from './clauseTimes.ts';
import { clauseVerbs } from './clauseVerbs.ts';
import { commas } from './commas.ts';
import { commonFrames } from './commonFrames.ts';
import { commonGaps } from './commonGaps.ts';
import { commonPrepositions } from './commonPrepositions.ts';
import { complements } from './complements.ts';
import { compoundWords } from './compoundWords.ts';
import { conditionals } from './conditionals.ts';
import { conditionalTenses } from './conditionalTenses.ts';
import { confusedNouns } from './confusedNouns.ts';
import { confusedVerbs } from './confusedVerbs.ts';
import { confusions } from './confusions.ts';
import { contractionMixUps } from './contractionMixUps.ts';
import { countedNouns } from './countedNouns.ts';
import { determinerNumber } from './determinerNumber.ts';
import { distantAgreement } from './distantAgreement.ts';
import { emptySubjects } from './emptySubjects.ts';
import { essayPhrases } from './essayPhrases.ts';
import { everydayFrames } from './everydayFrames.ts';
import { everydayGaps } from './everydayGaps.ts';
import { expectedPrepositions } from './expectedPrepositions.ts';
import { falseFriends } from './falseFriends.ts';
import { frequentSlips } from './frequentSlips.ts';
import { governedPrepositions } from './governedPrepositions.ts';
import { helperForms } from './helperForms.ts';
import { helperFrames } from './helperFrames.ts';
import { homophones } from './homophones.ts';
import { indirectQuestions } from './indirectQuestions.ts';
import { infinitives } from './infinitives.ts';
import { invertedAgreement } from './invertedAgreement.ts';
import { irregularForms } from './irregularForms.ts';
import { joinedSubjects } from './joinedSubjects.ts';
import { joinedVerbs } from './joinedVerbs.ts';
import { learnerFrames } from './learnerFrames.ts';
import { learnerPhrases } from './learnerPhrases.ts';
import { learners } from './learners.ts';
import { learnerVerbs } from './learnerVerbs.ts';
import { linkingWords } from './linkingWords.ts';
import { mannerAdverbs } from './mannerAdverbs.ts';
import { misplacedWords } from './misplacedWords.ts';
import { missingBe } from './missingBe.ts';
import { missingPieces } from './missingPieces.ts';
import { missingVerbs } from './missingVerbs.ts';
import { missingWords } from './missingWords.ts';
import { mistakenWords } from './mistakenWords.ts';
import { narrativePast } from './narrativePast.ts';
import { needlessArticles } from './needlessArticles.ts';
import { nounParticiples } from './nounParticiples.ts';
import { nouns } from './nouns.ts';
import { nounVerbs } from './nounVerbs.ts';
import { objects } from './objects.ts';
import { openingCommas } from './openingCommas.ts';
import { otherClasses } from './otherClasses.ts';
import { pastEvents } from './pastEvents.ts';
import { personWords } from './personWords.ts';
import { phraseAgreement } from './phraseAgreement.ts';
import { phraseVerbs } from './phraseVerbs.ts';
import { plainMixUps } from './plainMixUps.ts';
import { plainSubjects } from './plainSubjects.ts';
import { possessiveNouns } from './possessiveNouns.ts';
import { prepositionFrames } from './prepositionFrames.ts';
import { prepositions } from './prepositions.ts';
import { pronounCases } from './pronounCases.ts';
import { questions } from './questions.ts';
import type { Rule } from './rule.ts';
import { createRuleBook } from './ruleBook.ts';
import { runOns } from './runOns.ts';
import { separatedVerbs } from './separatedVerbs.ts';
import { shortForms } from './shortForms.ts';
import { similarWords } from './similarWords.ts';
import { singularNouns } from './singularNouns.ts';
import { smallGaps } from './smallGaps.ts';
import { smallMixUps } from './smallMixUps.ts';
import { smallSlips } from './smallSlips.ts';
import { statementOrders } from './statementOrders.ts';
import { tenseByTime } from './tenseByTime.ts';
import { tenseSequence } from './tenseSequence.ts';
import { tenses } from './tenses.ts';
import { timedTenses } from './timedTenses.ts';
import { verbChains } from './verbChains.ts';
import { verbComplements } from './verbComplements.ts';
import { verbForms } from './verbForms.ts';
import { verbPatterns } from './verbPatterns.ts';
import { verbPrepositions } from './verbPrepositions.ts';
import { verbTimes } from './verbTimes.ts';
import { wordClasses } from './wordClasses.ts';
import { wordFamilies } from './wordFamilies.ts';
import { wordForms } from './wordForms.ts';
import { wording } from './wording.ts';
import { wordMixUps } from './wordMixUps.ts';
import { wordOrder } from './wordOrder.ts';
import { wordPartners } from './wordPartners.ts';

/** Every rule of ours, by family. */
export const families: Record<string, Rule[]> = {
  everydayGaps,
  smallGaps,
  smallMixUps,
  narrativePast,
  pastEvents,
  agreement,
  apostrophes,
  articles,
  capitals,
  commas,
  complements,
  confusions,
  homophones,
  learners,
  learnerVerbs,
  nouns,
  prepositions,
  questions,
  tenses,
  verbForms,
  verbTimes,
  wordForms,
  wordOrder,
  wording,
  distantAgreement,
  missingWords,
  tenseSequence,
  countedNouns,
  misplacedWords,
  governedPrepositions,
  conditionals,
  objects,
  learnerPhrases,
  essayPhrases,
  phraseVerbs,
  missingBe,
  bareNouns,
  mistakenWords,
  timedTenses,
  clauses,
  indirectQuestions,
  adverbPositions,
  shortForms,
  similarWords,
  wordMixUps,
  verbPatterns,
  clauseVerbs,
  singularNouns,
  clauseOrders,
  clauseTimes,
  emptySubjects,
  wordClasses,
  compoundWords,
  personWords,
  needlessArticles,
  commonPrepositions,
  smallSlips,
  phraseAgreement,
  frequentSlips,
  nounVerbs,
  joinedVerbs,
  bareParticiples,
  possessiveNouns,
  wordFamilies,
  adverbForms,
  pronounCases,
  statementOrders,
  prepositionFrames,
  runOns,
  conditionalTenses,
  missingPieces,
  clauseAgreement,
  clauseSubjects,
  determinerNumber,
  helperFrames,
  bareCounted,
  otherClasses,
  expectedPrepositions,
  commonGaps,
  plainMixUps,
  helperForms,
  missingVerbs,
  plainSubjects,
  infinitives,
  linkingWords,
  verbChains,
  adjectivePrepositions,
  irregularForms,
  verbComplements,
  verbPrepositions,
  contractionMixUps,
  tenseByTime,
  everydayFrames,
  invertedAgreement,
  mannerAdverbs,
  joinedSubjects,
  confusedVerbs,
  confusedNouns,
  separatedVerbs,
  clauseMarks,
  openingCommas,
  wordPartners,
  falseFriends,
  clauseFrames,
  nounParticiples,
  learnerFrames,
  classicFrames,
  commonFrames,
};

/** What our own rules find in a passage. */
export const ruleFindings = createRuleBook(Object.values(families).flat());
