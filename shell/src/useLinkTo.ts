import type { Shell } from '@sheaf/shell/tool-contract';
import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { linkToWith } from './linkTo';

/** Props for an anchor of the design system that moves within the page. */
export function useLinkTo(): Shell['linkTo'] {
  const navigate = useNavigate();
  return useMemo(() => linkToWith(navigate), [navigate]);
}
