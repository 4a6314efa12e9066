import { pageNotFound } from './facts.ts';
import { grammarBusinessProposal } from './grammarBusinessProposal.ts';
import { grammarResearchPaper } from './grammarResearchPaper.ts';
import { grammarResume } from './grammarResume.ts';

export const grammarPages = {
  pages: { resume: grammarResume, 'business-proposal': grammarBusinessProposal, 'research-paper': grammarResearchPaper },
  pageNotFound,
};
