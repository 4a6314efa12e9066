import { Disclosure, Field, from, Select, Switch, token } from '@sheaf/design-system';
import type { Dispatch } from 'react';
import styled from 'styled-components';
import type { MergeChoices } from '../state/choices';
import { choiceMade, type MergeAction, typingEnded } from '../state/mergeState';
import { formWords, labelWords, orderWords, outlineWords, summaryOf } from './optionWords';

export interface OptionsPanelProps {
  choices: MergeChoices;
  /** True while pages are arranged one by one: what orders whole files then means nothing. */
  isByPages: boolean;
  dispatch: Dispatch<MergeAction>;
}

/** What most visitors leave as it is, in plain words. */
export function OptionsPanel({ choices, isByPages, dispatch }: OptionsPanelProps) {
  const choose = (choice: Partial<MergeChoices>, said: string, field?: string) => dispatch(choiceMade({ choice, said, field }));

  return (
    <Place>
      <Disclosure title="Options" note={summaryOf(choices, isByPages) || 'as usual'}>
        <Groups>
          <Group>
            <legend>Finding the way</legend>
            <Select
              label="Bookmarks"
              value={choices.outline}
              options={outlineWords}
              onChange={(outline) => choose({ outline }, 'bookmarks changed')}
            />
            <Select
              label="Page numbers in PDF readers"
              value={choices.pageLabels}
              options={labelWords}
              onChange={(pageLabels) => choose({ pageLabels }, 'page numbers changed')}
            />
            <Field
              label="Title of the document"
              placeholder="that of the first file"
              autoComplete="off"
              maxLength={500}
              value={choices.title}
              onChange={(event) => choose({ title: event.target.value }, 'title changed', 'title')}
              onBlur={() => dispatch(typingEnded())}
            />
            <Switch
              label="Contents page"
              description="A first page that lists the files; each line leads to its file."
              isOn={choices.contentsPage}
              onChange={(contentsPage) => choose({ contentsPage }, contentsPage ? 'contents page added' : 'contents page left out')}
            />
          </Group>
          <Group>
            <legend>Pages and contents</legend>
            <Select
              label="Order of pages"
              hint={isByPages ? 'You have arranged the pages by hand.' : orderHints[choices.interleave]}
              disabled={isByPages}
              value={choices.interleave}
              options={orderWords}
              onChange={(interleave) => choose({ interleave }, 'order of pages changed')}
            />
            <Select label="Form fields" value={choices.forms} options={formWords} onChange={(forms) => choose({ forms }, 'form fields changed')} />
            <Switch
              label="Blank page after odd counts"
              description="Printed on both sides, every file starts on a new sheet."
              disabled={isByPages}
              isOn={choices.padEven}
              onChange={(padEven) => choose({ padEven }, padEven ? 'blank pages added' : 'blank pages left out')}
            />
            <Switch
              label="Keep attached files"
              isOn={choices.attachments}
              onChange={(attachments) => choose({ attachments }, attachments ? 'attachments kept' : 'attachments left out')}
            />
          </Group>
        </Groups>
      </Disclosure>
    </Place>
  );
}

const orderHints: Record<MergeChoices['interleave'], string | undefined> = {
  none: undefined,
  alternate: 'A page of each file in turn, for scans of fronts and backs.',
  'alternate-reverse': 'For backs that were scanned from the last sheet to the first.',
};

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
