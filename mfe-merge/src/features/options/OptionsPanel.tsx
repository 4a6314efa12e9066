import { Disclosure, Field, from, Select, Switch, token } from '@sheaf/design-system';
import type { Dispatch } from 'react';
import styled from 'styled-components';
import { type MergeMessages, useMessages } from '../../messages';
import type { MergeChoices } from '../../model/choices';
import type { EntryLabel } from '../../model/history';
import { choiceMade, type MergeAction, typingEnded } from '../../model/mergeState';
import { selectable, summarizeOptions } from './optionWords';

export interface OptionsPanelProps {
  choices: MergeChoices;
  /** True while pages are arranged one by one: what orders whole files then means nothing. */
  isByPages: boolean;
  dispatch: Dispatch<MergeAction>;
}

/** What most visitors leave as it is, in plain words. */
export function OptionsPanel({ choices, isByPages, dispatch }: OptionsPanelProps) {
  const { options: words } = useMessages();
  const choose = (choice: Partial<MergeChoices>, says: ChoiceDone, field?: string) => dispatch(choiceMade({ choice, label: { says }, field }));

  return (
    <Place>
      <Disclosure title={words.title} note={summarizeOptions(choices, isByPages, words) || words.asUsual}>
        <Groups>
          <Group>
            <legend>{words.findingTheWay}</legend>
            <Select
              label={words.bookmarks}
              value={choices.outline}
              options={selectable(words.outline)}
              onChange={(outline) => choose({ outline }, 'outlineChosen')}
            />
            <Select
              label={words.pageNumbers}
              value={choices.pageLabels}
              options={selectable(words.pageLabels)}
              onChange={(pageLabels) => choose({ pageLabels }, 'pageLabelsChosen')}
            />
            <Field
              label={words.documentTitle}
              placeholder={words.titlePlaceholder}
              autoComplete="off"
              maxLength={500}
              value={choices.title}
              onChange={(event) => choose({ title: event.target.value }, 'titleTyped', 'title')}
              onBlur={() => dispatch(typingEnded())}
            />
            <Switch
              label={words.contentsPage}
              description={words.contentsPageHint}
              isOn={choices.contentsPage}
              onChange={(contentsPage) => choose({ contentsPage }, contentsPage ? 'contentsPageAdded' : 'contentsPageLeftOut')}
            />
          </Group>
          <Group>
            <legend>{words.pagesAndContents}</legend>
            <Select
              label={words.orderOfPages}
              hint={isByPages ? words.arrangedByHand : orderHint(choices, words)}
              disabled={isByPages}
              value={choices.interleave}
              options={selectable(words.interleave)}
              onChange={(interleave) => choose({ interleave }, 'orderChosen')}
            />
            <Select
              label={words.formFields}
              value={choices.forms}
              options={selectable(words.forms)}
              onChange={(forms) => choose({ forms }, 'formsChosen')}
            />
            <Switch
              label={words.padEven}
              description={words.padEvenHint}
              disabled={isByPages}
              isOn={choices.padEven}
              onChange={(padEven) => choose({ padEven }, padEven ? 'blankPagesAdded' : 'blankPagesLeftOut')}
            />
            <Switch
              label={words.attachments}
              isOn={choices.attachments}
              onChange={(attachments) => choose({ attachments }, attachments ? 'attachmentsKept' : 'attachmentsLeftOut')}
            />
          </Group>
        </Groups>
      </Disclosure>
    </Place>
  );
}

/** An entry whose label has no values. */
type ChoiceDone = Extract<
  EntryLabel,
  { says: `${string}Chosen` | `${string}LeftOut` | 'titleTyped' | 'contentsPageAdded' | 'blankPagesAdded' | 'attachmentsKept' }
>['says'];

function orderHint({ interleave }: MergeChoices, words: MergeMessages['options']): string | undefined {
  const hints = { none: undefined, alternate: words.alternateHint, 'alternate-reverse': words.alternateReverseHint };
  return hints[interleave];
}

/** The bar below begins with a line of its own. */
const Place = styled.div`
  > details {
    border-bottom: 0;
  }
  /* That bar stays in view and may not cover what has the focus. */
  input,
  select,
  summary {
    scroll-margin-bottom: ${token('space-24')};
  }
`;

const Groups = styled.div`
  display: grid;
  gap: ${token('space-6')};
  padding-top: ${token('space-2')};

  ${from.medium} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

const Group = styled.fieldset`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${token('space-4')};
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;

  legend {
    padding: 0;
    margin-bottom: ${token('space-3')};
    font-weight: ${token('weight-strong')};
  }
`;
