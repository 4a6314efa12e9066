import type { ConvertReport } from '@sheaf/api/contract/convert';
import { token } from '@sheaf/design-system';
import { Heading, Image, Link2, List, Table } from 'lucide-react';
import styled from 'styled-components';
import { useMessages } from '../../messages';
import type { PageChoice } from '../../model/pageChoices';

const icons = {
  headings: <Heading aria-hidden="true" />,
  lists: <List aria-hidden="true" />,
  tables: <Table aria-hidden="true" />,
  images: <Image aria-hidden="true" />,
  links: <Link2 aria-hidden="true" />,
};
const modes = ['exact', 'picture'] as const;
const kinds = ['headings', 'lists', 'tables', 'images', 'links'] as const;

export interface CountsProps {
  report: ConvertReport;
  /** The pages that keep their look. */
  kept: readonly PageChoice[];
}

/** What Word will find in the document, counted from it; what is not in it is not named. And what can be done with it. */
export function Counts({ report, kept }: CountsProps) {
  const { result: words, counts } = useMessages();
  const found = kinds.filter((kind) => report[kind] > 0);
  const hasStructure = report.headings + report.lists + report.tables > 0;
  const textIs = hasStructure ? 'structure' : report.words > 0 ? 'plain' : 'none';
  const countsByMode = modes.map((mode) => ({ mode, count: kept.filter((page) => page.mode === mode).length })).filter(({ count }) => count > 0);
  return (
    <Container>
      <h3>{words.inside}</h3>
      {found.length > 0 && (
        <ul>
          {found.map((kind) => (
            <li key={kind}>
              {icons[kind]}
              {counts[kind](report[kind])}
            </li>
          ))}
        </ul>
      )}
      {kept.length < report.pages && <p>{words.text[textIs]}</p>}
      {countsByMode.map(({ mode, count }) => (
        <p key={mode}>{words.kept[mode](count)}</p>
      ))}
    </Container>
  );
}

const Container = styled.div`
  display: grid;
  gap: ${token('space-2')};

  h3 {
    font-size: ${token('text-16')};
    font-weight: ${token('weight-strong')};
  }
  ul {
    display: flex;
    flex-wrap: wrap;
    gap: ${token('space-2')} ${token('space-5')};
    font-variant-numeric: tabular-nums;
  }
  li {
    display: flex;
    align-items: center;
    gap: ${token('space-2')};
  }
  svg {
    width: ${token('icon-small')};
    height: ${token('icon-small')};
    color: ${token('tool-convert')};
  }
  p {
    color: ${token('ink-soft')};
    font-size: ${token('text-14')};
    text-wrap: pretty;
  }
`;
