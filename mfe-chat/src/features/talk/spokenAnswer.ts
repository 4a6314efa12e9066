import type { ChatAnswer } from '@sheaf/api/contract/chat';
import { formatPlainAnswer } from './answerBlocks';

/** An answer as it is read aloud, and how many passages its own marks name. */
export interface SpokenAnswer {
  text: string;
  passages: number;
}

/** Returns an answer without its marks. Passages that are only listed below it are not counted. */
export function speakAnswer({ response, citations }: Pick<ChatAnswer, 'response' | 'citations'>): SpokenAnswer {
  const cited = new Set<number>();
  const ids = citations.map(({ id }) => id);
  const text = formatPlainAnswer(response, ids, (id) => {
    cited.add(id);
    return '';
  });
  return { text, passages: cited.size };
}
