import type { WorkUse } from '@sheaf/api/contract/messages/locale/workUse';
import { token } from '@sheaf/design-system';
import styled from 'styled-components';
import { useMessages } from '../language';
import { pageWidth } from '../pageWidth';
import { useServices } from '../services';
import { LICENCE_TEXTS_FILE } from './licenceList';

const USES: readonly WorkUse[] = ['browser', 'server', 'data'];

/** Lists all third-party work in Sheaf with its licence. The list is prerendered into the page. */
export function LicencesPage() {
  const { title, introduction, fullTexts, uses } = useMessages().licences;
  const { licensedWorks = [] } = useServices();

  return (
    <Page>
      <h1>{title}</h1>
      <p>
        {introduction} <a href={LICENCE_TEXTS_FILE}>{fullTexts}</a>
      </p>
      {USES.map((use) => ({ use, works: licensedWorks.filter((work) => work.use === use) }))
        .filter(({ works }) => works.length > 0)
        .map(({ use, works }) => (
          <section key={use}>
            <h2>{uses[use]}</h2>
            <Works lang="en">
              {works.map(({ name, version, licence, note }) => (
                <li key={name + version}>
                  <strong>{name}</strong> {version} <span>{licence}</span>
                  {note && <small>{note}</small>}
                </li>
              ))}
            </Works>
          </section>
        ))}
    </Page>
  );
}

const Page = styled.div`
  ${pageWidth}
  padding-block: ${token('space-16')} ${token('space-24')};

  > h1 {
    font-size: ${token('text-40')};
  }
  > p {
    max-width: ${token('measure')};
    margin-top: ${token('space-3')};
    color: ${token('ink-soft')};
    font-size: ${token('text-18')};
  }
  h2 {
    margin: ${token('space-12')} 0 ${token('space-4')};
    font-size: ${token('text-22')};
  }
`;

const Works = styled.ul`
  columns: 22rem auto;
  column-gap: ${token('space-8')};

  li {
    break-inside: avoid;
    padding-block: ${token('space-1')};
    overflow-wrap: anywhere;
  }
  strong {
    font-weight: ${token('weight-strong')};
  }
  span,
  small {
    color: ${token('ink-soft')};
  }
  small {
    display: block;
    font-size: ${token('text-14')};
  }
`;
