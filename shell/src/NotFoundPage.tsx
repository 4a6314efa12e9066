import { LinkButton } from '@sheaf/design-system';
import { DeadEnd } from './DeadEnd';
import { useMessages } from './language';
import { useLinkTo } from './useLinkTo';

/** Shown for unknown addresses, with links to other pages. */
export function NotFoundPage() {
  const linkTo = useLinkTo();
  const { title, sentence, goHome } = useMessages().trouble.notFound;

  return (
    <DeadEnd
      title={title}
      sentence={sentence}
      action={
        <LinkButton tone="accent" {...linkTo('/')}>
          {goHome}
        </LinkButton>
      }
    />
  );
}
