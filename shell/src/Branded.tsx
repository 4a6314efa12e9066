import { type Brand, type BrandColours, PRODUCT_NAME } from '@sheaf/api/contract/brand';
import { replaceBrand } from '@sheaf/api/contract/messages/replaceBrand';
import { type ReactNode, useMemo } from 'react';
import { createGlobalStyle } from 'styled-components';
import { MessagesContext, useMessages } from './language';
import { useOperatorSwitches } from './operatorSwitches';

const DEFAULT_BRAND: Brand = { name: PRODUCT_NAME };

/** Gives the page the name and the colours of its operator. */
export function Branded({ children }: { children: ReactNode }) {
  const { name, colours } = useBrand();
  const messages = useMessages();
  const branded = useMemo(() => replaceBrand(messages, name), [messages, name]);
  return (
    <MessagesContext value={branded}>
      {colours && <BrandStyle $light={colours.light} $dark={colours.dark} />}
      {children}
    </MessagesContext>
  );
}

/** Returns how the service is called, and its colours. */
export function useBrand(): Brand {
  return useOperatorSwitches().brand ?? DEFAULT_BRAND;
}

/** Is shown above the tokens of the design system, and below what paper prints. */
const BrandStyle = createGlobalStyle<{ $light: BrandColours; $dark: BrandColours }>`
  :root:root {
    ${({ $light }) => asVariables($light)}
  }
  @media (prefers-color-scheme: dark) {
    :root:root:not([data-theme='light']) {
      ${({ $dark }) => asVariables($dark)}
    }
  }
  :root:root[data-theme='dark'] {
    ${({ $dark }) => asVariables($dark)}
  }
`;

function asVariables({ accent, accentStrong, accentSoft, accentInk }: BrandColours): string {
  return `--accent: ${accent}; --accent-strong: ${accentStrong}; --accent-soft: ${accentSoft}; --accent-ink: ${accentInk};`;
}
