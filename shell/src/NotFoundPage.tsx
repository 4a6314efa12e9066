import { LinkButton, token } from '@sheaf/design-system';
import styled from 'styled-components';
import { ToolCards } from './home/ToolCards';
import { pageWidth } from './pageWidth';
import { useLinkTo } from './useLinkTo';

/** Any address that is not ours, with ways on. */
export function NotFoundPage() {
  const linkTo = useLinkTo();

  return (
    <Page>
      <h1>Page Not Found</h1>
      <p>There is no page at this address. It may have been mistyped, or the page has moved.</p>
      <LinkButton tone="accent" {...linkTo('/')}>
        Go to the home page
      </LinkButton>
      <h2>Or choose a tool</h2>
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
