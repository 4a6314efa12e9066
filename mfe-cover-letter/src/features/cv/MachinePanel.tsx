import { describeMachineFinding } from '@sheaf/api/contract/messages/machineFindings';
import { readAsMachine } from '@sheaf/cover-letter/cv/readAsMachine';
import { Disclosure, TextArea, token } from '@sheaf/design-system';
import { useMemo } from 'react';
import styled from 'styled-components';
import { useMessages } from '../../messages';
import type { ReadCv } from '../../model/cv';

const SHOWN_LINES = 8;

/** What a program that sorts applications would take from the CV, with what to mend. */
export function MachinePanel({ cv, isOpenAtFirst = false }: { cv: ReadCv; isOpenAtFirst?: boolean }) {
  const { machine: words, profile: names } = useMessages();
  const view = useMemo(() => readAsMachine(cv), [cv]);
  return (
    <Disclosure title={words.title} note={words.note(view.findings.length)} isOpenAtFirst={isOpenAtFirst}>
      <Panel>
        <p>{words.lead}</p>
        {view.findings.length > 0 && (
          <>
            <h3>{words.mends}</h3>
            <ul>
              {view.findings.map((finding) => (
                <li key={finding.code}>{describeMachineFinding(finding, words.findings)}</li>
              ))}
            </ul>
          </>
        )}
        <h3>{words.found}</h3>
        <Fields>
          {view.fields.map(({ field, value }) => (
            <div key={field}>
              <dt>{names[field]}</dt>
              <dd>{value ? <q>{value}</q> : words.notFound}</dd>
            </div>
          ))}
        </Fields>
        <TextArea label={words.order} rows={SHOWN_LINES} value={view.lines.join('\n')} readOnly />
      </Panel>
    </Disclosure>
  );
}

const Panel = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-3')};

  p,
  li {
    max-width: ${token('measure')};
    text-wrap: pretty;
  }
  li + li {
    margin-top: ${token('space-2')};
  }
`;

const Fields = styled.dl`
  display: grid;
  gap: ${token('space-2')};

  dt {
    color: ${token('ink-soft')};
    font-size: ${token('text-14')};
  }
  dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
  q {
    quotes: none;
  }
`;
