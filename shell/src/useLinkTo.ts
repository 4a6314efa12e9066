import type { Shell } from '@sheaf/tool-contract';
import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { createLinkTo } from './linkTo';
import { useAddress } from './useAddress';

/** Props for an anchor of the design system that moves within the page. */
export function useLinkTo(): Shell['linkTo'] {
  const navigate = useNavigate();
  const findAddress = useAddress();
  return useMemo(() => createLinkTo(navigate, findAddress), [navigate, findAddress]);
}
