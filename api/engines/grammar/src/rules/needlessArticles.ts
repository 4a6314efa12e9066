import { TAG } from '@sheaf/language/lexicon/partsOfSpeech';
import { capitalize } from '../text/capitalize.ts';
import type { Change } from './pattern.ts';
import { buildRules } from './rule.ts';
import { wordSets } from './wordSets.ts';

const ABSTRACT =
  'life|happiness|love|education|society|pollution|poverty|unemployment|friendship|honesty|patience|health|success|freedom|beauty|nature|technology|violence|corruption|democracy|inflation|tourism|globalization|globalisation|advertising|religion|science|history|art|money|time|knowledge|experience|respect|trust|hope|peace|stress|smoking|sport|reading|swimming|travelling|traveling|cooking|racism|homework|childhood|marriage|traffic|crime';
const JUDGED =
  'very|more|so|too|really|hard|difficult|short|beautiful|important|expensive|necessary|essential|cheap|easy|good|bad|better|worse|everything|always|often|never|not|dangerous|healthy|unhealthy|cheaper|harder|easier';
const COUNTRIES = [...(wordSets.town ?? [])]
  .filter((name) => !/^(?:london|paris|athens|chile|turkey|china|america|europe|africa|asia|mexico|congo)$/.test(name))
  .join('|');

/** Articles before what takes none: names, things in general, meals, days. */
export const needlessArticles = buildRules({
  'needless-the-in-general': {
    reason: 'A noun that means all of its kind takes no article.',
    patterns: [
      `^ the{} ${ABSTRACT} is|are|should ${JUDGED} !than|of`,
      `^ the{} ${ABSTRACT} does|do|doesn't|don't|did|can|can't|will not? come|make|bring|give|grow|help|cost|change|buy|solve|need|affect|matter`,
      `^ the{} ${ABSTRACT} comes|makes|brings|gives|grows|helps|costs|changes|needs|matters`,
      `^ i|we|they|he|she really|also|always? like|love|likes|loves|hate|hates|enjoy|enjoys|prefer|prefers the{} ${ABSTRACT} $`,
      `that|because|,|but the{} life|happiness|education|money|health|love|friendship|honesty|freedom is ${JUDGED} !than|of`,
    ],
    examples: {
      'The life is more expensive in London.': 'Life is more expensive in London.',
      'The happiness does not come from money.': 'Happiness does not come from money.',
      'I think that the health is very important.': 'I think that health is very important.',
      'I like the nature.': 'I like nature.',
    },
    fine: ['The life of a farmer is very hard.', 'The food was very good.', 'The water is cold here.'],
  },
  'needless-the-before-predicate': {
    reason: 'An adjective behind "be" takes no article.',
    patterns: [`is|are|was|were|am|be the{} responsible|capable|aware|guilty|fond|afraid|proud|ashamed|worthy of|for`],
    examples: {
      'He is the responsible for the project.': 'He is responsible for the project.',
      'Nobody was the aware of this change.': 'Nobody was aware of this change.',
      'My sisters are the proud of our town.': 'My sisters are proud of our town.',
    },
    fine: ['She is the person responsible for the keys.', 'This is the responsible thing to do.', 'The proud are often lonely.'],
  },
  'needless-the-before-name': {
    reason: 'This name takes no article.',
    patterns: [
      `^^ the{} ${COUNTRIES}|china|mexico|europe|africa|asia|america is|was|has|will|can|won|lost|produces|exports|became`,
      `in|to|from|of|about|visit|visited|around|like|love the{} europe|africa|asia|america $`,
      'in the{} january|february|april|june|july|august|september|october|november|december $',
      'in the{} january|february|march|april|may|june|july|august|september|october|november|december # !<NN|NNS|JJ>',
      'before|until|till|by the{} next monday|tuesday|wednesday|thursday|friday|saturday|sunday|week|month|year|weekend $',
      'on the{} next monday|tuesday|wednesday|thursday|friday|saturday|sunday $',
      'visited|met|see|saw|called|arrived|started|left|came the{} last|next monday|tuesday|wednesday|thursday|friday|saturday|sunday|week|month|year|summer|winter $',
    ],
    examples: {
      'The Brazil is the largest producer.': 'Brazil is the largest producer.',
      'I was born in the July.': 'I was born in July.',
      'I will finish before the next Friday.': 'I will finish before next Friday.',
    },
    fine: [
      'The Japan of old is gone.',
      'In the May of that year it rained.',
      'It appeared in the June 1986 issue of a journal.',
      'By the next day it was over.',
    ],
  },
  'needless-the-habit': {
    reason: 'Meals, school, work and bed take no article when they mean the usual thing.',
    patterns: [
      '^^ after|before the{} school|work|lunch|dinner|breakfast|university i|we|he|she|they|,',
      'after|before the{} school|work|lunch|dinner|breakfast $',
      'go|goes|went|going|gone to the{} bed|work $',
      'go|goes|went|going|gone to the{} bed|work at|early|late|by|every|on|because|and',
      'have|has|had|having|eat|ate|eating the{} breakfast|lunch|dinner $',
      'have|has|had|having|eat|ate|eating the{} breakfast|lunch|dinner at|with|together|in',
      'for the{} breakfast|lunch|dinner $',
      'in|to the{} nature $',
      'at|by the{} home|night $',
      'by the{} bus|train|car|plane|bike|email|phone|post|taxi|mail $',
      'on the{} foot',
      'go|goes|went|going for the{} shopping|swimming|walking',
      'watch|watches|watched|watching the{} tv|television',
    ],
    examples: {
      'After the school I would like to study.': 'After school I would like to study.',
      'He goes to the bed at nine.': 'He goes to bed at nine.',
      'We had the lunch together.': 'We had lunch together.',
    },
    fine: ['After the school trip we slept.', 'We had the lunch that she made.', 'The bed is new.'],
  },
  'possessive-with-article': {
    reason: 'A possessive needs no article before it.',
    find: (sentence) =>
      sentence.flatMap((article, at): Change[] => {
        const [possessive, noun] = [sentence[at + 1], sentence[at + 2]];
        const isBoth = /^(?:the|a|an)$/.test(article.lower) && /^(?:my|your|our|their|its)$/.test(possessive?.lower ?? '');
        if (!isBoth || !possessive || !noun || (noun.tags & (TAG.NN | TAG.NNS | TAG.JJ)) === 0 || possessive.text !== possessive.lower) return [];
        const text = /^\p{Lu}/u.test(article.text) ? capitalize(possessive.text) : possessive.text;
        return [{ first: at, last: at + 1, text }];
      }),
    examples: {
      'In the my country it is hot.': 'In my country it is hot.',
      'The our house is old.': 'Our house is old.',
      'I met a my friend.': 'I met my friend.',
    },
    fine: ['In my country it is hot.'],
  },
});
