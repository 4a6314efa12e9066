import type { GrammarPages } from '../../pages/grammar.ts';
import { grammarBusinessProposal } from './grammarBusinessProposal.ts';
import { grammarResearchPaper } from './grammarResearchPaper.ts';
import { grammarResume } from './grammarResume.ts';

export const grammarPages: GrammarPages = {
  resume: grammarResume,
  'business-proposal': grammarBusinessProposal,
  'research-paper': grammarResearchPaper,
};
