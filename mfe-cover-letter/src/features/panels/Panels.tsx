import { Badge, Tabs, VisuallyHidden } from '@sheaf/design-system';
import { useMessages } from '../../messages';
import { currentVersion, joinText, type Letter } from '../../model/letter';
import type { ClaimInLetter } from '../letter/claimFinder';
import { Evidence, type EvidenceProps } from './Evidence';
import { Keywords, type KeywordsProps } from './Keywords';
import { Versions } from './Versions';

export interface PanelsProps extends Omit<EvidenceProps, 'claims'>, Pick<KeywordsProps, 'hasDescription' | 'onAddDescription'> {
  letter: Letter;
  claims: readonly ClaimInLetter[];
  onRestore: (number: number) => void;
}

/** What is to be known about the letter, in three views. */
export function Panels({ letter, claims, hasDescription, onAddDescription, onShow, onShowInCv, onConfirm, onRestore }: PanelsProps) {
  const { panels: words, number } = useMessages();
  const toCheck = claims.filter(({ supported }) => !supported).length;
  return (
    <Tabs
      label={words.views}
      tabs={[
        {
          id: 'evidence',
          label: (
            <>
              {words.evidence}{' '}
              {toCheck > 0 && (
                <Badge tone="warn">
                  <span aria-hidden="true">{number(toCheck)}</span>
                  <VisuallyHidden>{words.toCheck(toCheck)}</VisuallyHidden>
                </Badge>
              )}
            </>
          ),
          content: <Evidence claims={claims} onShow={onShow} onShowInCv={onShowInCv} onConfirm={onConfirm} />,
        },
        {
          id: 'keywords',
          label: words.keywords,
          content: (
            <Keywords
              keywords={currentVersion(letter).keywords}
              letterText={joinText(currentVersion(letter))}
              hasDescription={hasDescription}
              onAddDescription={onAddDescription}
            />
          ),
        },
        { id: 'versions', label: words.versions, content: <Versions letter={letter} onRestore={onRestore} /> },
      ]}
    />
  );
}
