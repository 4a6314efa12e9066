import { loadSentenceModel, type NumberedSentence, type SentenceModel } from '@sheaf/language/sentenceModel/sentenceModel';
import { splitSentences } from '@sheaf/language/sentences/splitSentences';
import type { Token } from '@sheaf/language/tokens/tokenize';
import { isApplied } from '../applyCorrections.ts';
import { overlap } from '../corrections.ts';
import type { Finding } from '../types/finding.ts';
import { applyToSentence, type EditableToken } from './editableSentence.ts';

/** How much likelier a sentence must become, in natural logarithms: in 180,000 words of right text hardly a pair gains so much. */
const LEAST_GAIN = { everyday: 6, others: 10 } as const;
/** A pair that gains so much more than it needs is applied: among right words none does. */
const SURE_LEAD = { everyday: 4, others: 9 } as const;
/** A sentence of fewer words is no evidence. */
const SHORTEST = 4;
/** Words that sound or look alike, the one that is written before the one that is meant; some need a gain of their own. */
const EVERYDAY = `to>too here>hear hear>here hole>whole thing>think past>passed whether>weather no>know piece>peace advise>advice threw>through:5 see>sea lead>led
there>their than>then quite>quiet quiet>quite:13 except>accept loose>lose week>weak brake>break new>knew principle>principal who's>whose whose>who's
witch>which wood>would choose>chose breath>breathe wear>where were>where from>form off>of:12 that>than:10 then>than:9.5 than>that:8 their>there:8.5
borrow>lend:9 lend>borrow:9 lets>let's:13 red>read trough>through`;
const OTHERS = `think>thing weather>whether know>no peace>piece advice>advise through>threw sea>see led>lead accept>except accept>expect lose>loose weak>week
break>brake knew>new meat>meet meet>meat principal>principle:9 affect>effect effect>affect chose>choose breathe>breath desert>dessert dessert>desert
bare>bear bear>bare pear>pair pair>pear son>sun sun>son male>mail mail>male sale>sail sail>sale stake>steak steak>stake weight>wait waste>waist
waist>waste fair>fare fare>fair hair>hare flour>flower flower>flour hour>our plain>plane plane>plain pray>prey prey>pray rain>reign reign>rain
role>roll roll>role scene>seen seen>scene steal>steel steel>steal tail>tale tale>tail where>wear site>sight sight>site cite>site allowed>aloud
aloud>allowed board>bored bored>board cell>sell sell>cell dear>deer deer>dear die>dye dye>die fined>find find>fined mist>missed mourning>morning
morning>mourning won>one peek>peak poor>pour rap>wrap wrap>rap sew>so soul>sole stare>stair stair>stare throne>thrown toe>tow tow>toe wander>wonder
wonder>wander worst>worse farther>further buy>by by>buy buy>bye cloths>clothes cloth>clothes:8 cent>scent sent>cent knight>night night>knight
blew>blue blue>blew berry>bury bury>berry eight>ate ate>eight grate>great great>grate hi>high heal>heel heel>heal higher>hire hire>higher knot>not
made>maid maid>made pail>pale pale>pail pain>pane pane>pain rode>road road>rode soar>sore some>sum sum>some suite>sweet sweet>suite tea>tee
thrown>throne very>vary wave>waive whale>wail wine>whine yolk>yoke diary>dairy dairy>diary angel>angle angle>angel moral>morale quit>quiet quit>quite:16
human>humane personal>personnel personnel>personal stationary>stationery stationery>stationary complement>compliment compliment>complement
council>counsel dose>does does>dose career>carrier carrier>career costume>custom custom>costume lunch>launch launch>lunch month>mouth mouth>month
prize>price price>prize thought>taught taught>thought though>thought:9 trough>tough three>tree:8 vain>vein vein>vain world>word:9 woman>women:8
women>woman:8 safe>save save>safe belief>believe believe>belief prove>proof proof>prove felt>fell fell>felt feel>fill fill>feel want>won't bed>bad
bad>bed hat>had send>sent sent>send spend>spent spent>spend lost>lose lost>loss loss>lost`;

const meant = new Map<string, { word: string; least: number; sure: number }[]>();
for (const [pairs, usual, sure] of [
  [EVERYDAY, LEAST_GAIN.everyday, SURE_LEAD.everyday],
  [OTHERS, LEAST_GAIN.others, SURE_LEAD.others],
] as const) {
  for (const pair of pairs.split(/\s+/)) {
    const [, wrong = '', word = '', least] = /^([^>]+)>([^:]+)(?::(.+))?$/.exec(pair) ?? [];
    meant.set(wrong, [...(meant.get(wrong) ?? []), { word, least: least === undefined ? usual : Number(least), sure }]);
  }
}

/** Finds words that stand where another one of the same sound or look is far likelier. */
export function findSoundAlikes(tokens: readonly Token[], found: readonly Finding[]): Finding[] {
  const model = loadSentenceModel();
  return splitSentences(tokens).flatMap((sentence) => {
    if (sentence.length < SHORTEST || !sentence.some(({ lower }) => meant.has(lower))) return [];
    const read = applyToSentence(sentence, found.filter(isApplied));
    const numbered = model.number(read);
    return read.flatMap((_, at) => findSoundAlike(model, numbered, read, at, found) ?? []);
  });
}

function findSoundAlike(
  model: SentenceModel,
  numbered: NumberedSentence,
  sentence: readonly EditableToken[],
  at: number,
  found: readonly Finding[],
): Finding | undefined {
  const token = sentence[at];
  const others = token && meant.get(token.lower);
  if (!token?.isOriginal || !others || (token.text !== token.lower && at > 0)) return undefined;
  const place = { start: token.start, end: token.end };
  if (found.some((finding) => overlap(finding, { ...finding, ...place }))) return undefined;
  const measure = (sentenceOfNumbers: NumberedSentence) =>
    model.measure('words', sentenceOfNumbers, at + 1, at + 2) + model.measure('classes', sentenceOfNumbers, at + 1, at + 2);
  const written = measure(numbered);
  const [best] = others
    .map(({ word, least, sure }) => ({ word, sure, lead: measure(model.replace(numbered, at + 1, at + 2, [word])) - written - least }))
    .sort((one, other) => other.lead - one.lead);
  if (!best || best.lead < 0) return undefined;
  const shown = token.text === token.lower ? best.word : best.word.charAt(0).toUpperCase() + best.word.slice(1);
  const reason = `"${token.text}" is easily mistaken for "${shown}", which fits here better.`;
  return {
    ...place,
    type: 'grammar',
    ruleId: 'likelier-sound-alike',
    confidence: best.lead >= best.sure ? 'medium' : 'low',
    replacements: [shown],
    reason,
  };
}
