import { token } from '@sheaf/design-system';
import styled from 'styled-components';
import { useMessages } from './language';
import { PageLink } from './PageLink';
import { useTools } from './toolReadiness';
import type { Tool } from './tools';

/** Offers the other tools when one cannot be loaded. */
export function OtherTools({ than }: { than: Tool }) {
  const messages = useMessages();

  return (
    <Others aria-label={messages.trouble.toolMissing.others}>
      <p>{messages.trouble.toolMissing.others}</p>
      <ul>
        {useTools()
          .filter(({ id }) => id !== than.id)
          .map(({ id, path }) => (
            <li key={id}>
              <PageLink to={path}>{messages.tools[id].title}</PageLink>
            </li>
          ))}
      </ul>
    </Others>
  );
}

const Others = styled.nav`
  margin-top: ${token('space-6')};
  text-align: center;

  > p {
    color: ${token('ink-soft')};
  }
  > ul {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: ${token('space-2')} ${token('space-6')};
    margin-top: ${token('space-2')};
  }
`;
