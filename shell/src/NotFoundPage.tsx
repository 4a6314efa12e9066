import { LinkButton, token } from '@sheaf/design-system';
import styled from 'styled-components';
import { ToolCards } from './home/ToolCards';
import { useMessages } from './language';
import { pageWidth } from './pageWidth';
import { useLinkTo } from './useLinkTo';

/** Any address that is not ours, with ways on. */
export function NotFoundPage() {
  const linkTo = useLinkTo();
  const words = useMessages().trouble.notFound;

  return (
    <Page>
      <h1>{words.title}</h1>
      <p>{words.sentence}</p>
      <LinkButton tone="accent" {...linkTo('/')}>
        {words.goHome}
      </LinkButton>
      <h2>{words.orChoose}</h2>
      <ToolCards />
    </Page>
  );
}

const Page = styled.div`
  ${pageWidth}
  padding-block: ${token('space-16')} ${token('space-24')};

  > h1 {
    font-size: ${token('text-40')};
  }
  > h2 {
    margin: ${token('space-16')} 0 ${token('space-5')};
    font-size: ${token('text-22')};
  }
  > p {
    max-width: ${token('measure')};
    margin: ${token('space-3')} 0 ${token('space-6')};
    color: ${token('ink-soft')};
    font-size: ${token('text-18')};
  }
`;
