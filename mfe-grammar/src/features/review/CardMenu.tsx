import type { Correction } from '@sheaf/api/contract/grammar';
import { Menu, type MenuItem } from '@sheaf/design-system';
import { Ellipsis } from 'lucide-react';
import type { Dispatch } from 'react';
import { useMessages } from '../../messages';
import type { GrammarState } from '../../model/emptyGrammar';
import { findGroup, findUndecidedGroup, type GrammarAction, grammarActions } from '../../model/grammarState';
import { canBeAccepted } from '../../model/review';

export interface CardMenuProps {
  state: GrammarState;
  correction: Correction;
  word: string;
  dispatch: Dispatch<GrammarAction>;
}

/** What can be done about many findings at once: those of this kind, those of this rule, this word in every text. */
export function CardMenu({ state, correction, word, dispatch }: CardMenuProps) {
  const { card: words } = useMessages();
  const { type, ruleId } = correction;
  const ofType = { by: 'type', type } as const;
  const ofRule = { by: 'rule', ruleId } as const;
  const typeCount = findGroup(state, ofType).filter(canBeAccepted).length;
  const similar = findUndecidedGroup(state, ofRule);
  const ruleCount = findGroup(state, ofRule).filter(canBeAccepted).length;

  const items: (MenuItem | false)[] = [
    type === 'spelling' && {
      id: 'word',
      label: words.ignoreWord(word),
      description: words.ignoreWordHint,
      onSelect: () => dispatch(grammarActions.wordIgnored(word)),
    },
    typeCount > 1 && {
      id: 'type',
      label: words.acceptType({ type: words.types[type], count: typeCount }),
      onSelect: () => dispatch(grammarActions.allAccepted(ofType)),
    },
    ruleCount > 1 &&
      ruleCount < typeCount && {
        id: 'rule',
        label: words.acceptRule(ruleCount),
        onSelect: () => dispatch(grammarActions.allAccepted(ofRule)),
      },
    similar.length > 1 && {
      id: 'ignore',
      label: words.ignoreRule(similar.length),
      onSelect: () => dispatch(grammarActions.allIgnored(ofRule)),
    },
  ];
  const shownItems = items.filter((item) => item !== false);
  if (shownItems.length === 0) return null;
  return <Menu label={words.more} icon={<Ellipsis aria-hidden="true" />} isIconAlone items={shownItems} />;
}
