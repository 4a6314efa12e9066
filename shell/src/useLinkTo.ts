import type { Shell } from '@sheaf/tool-contract';
import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { useLocale } from './language';
import { linkToWith } from './linkTo';

/** Props for an anchor of the design system that moves within the page. */
export function useLinkTo(): Shell['linkTo'] {
  const navigate = useNavigate();
  const locale = useLocale();
  return useMemo(() => linkToWith(navigate, locale), [navigate, locale]);
}
