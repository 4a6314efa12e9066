import { Switch, token } from '@sheaf/design-system';
import type { Dispatch } from 'react';
import styled from 'styled-components';
import { type MergeAction, type MergePlace, placeChosen } from '../state/mergeState';
import type { PlaceDecision } from '../state/place';

export interface PlaceSwitchProps {
  decision: PlaceDecision;
  dispatch: Dispatch<MergeAction>;
}

const before: Record<MergePlace, string> = {
  server: 'Uploaded for this merge only, never stored.',
  device: 'Your files stay on this device.',
};

/**
 * Chooses between this device and the server, and says where the files will be; where they were, the result says.
 * Over the server's limits there is nothing to choose.
 */
export function PlaceSwitch({ decision: { place, overLimit }, dispatch }: PlaceSwitchProps) {
  const whereabouts = overLimit ? `${overLimit} So your files are merged on this device.` : before[place];
  return (
    <Switch
      label={
        <>
          Merge on this device <Aside>(nothing is uploaded)</Aside>
        </>
      }
      description={<span role="status">{whereabouts}</span>}
      isOn={place === 'device'}
      disabled={overLimit !== null}
      onChange={(isOn) => dispatch(placeChosen(isOn ? 'device' : 'server'))}
    />
  );
}

const Aside = styled.span`
  color: ${token('ink-soft')};
  font-size: ${token('text-14')};
  font-weight: ${token('weight-text')};
`;
