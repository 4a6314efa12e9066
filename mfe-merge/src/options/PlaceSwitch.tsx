import { Switch } from '@sheaf/design-system';
import type { Dispatch } from 'react';
import { type MergeAction, placeChosen } from '../state/mergeState';
import type { PlaceDecision } from '../state/place';

export interface PlaceSwitchProps {
  decision: PlaceDecision;
  dispatch: Dispatch<MergeAction>;
}

/** Chooses between this device and the server. Over the server's limits there is nothing to choose, and that is said. */
export function PlaceSwitch({ decision: { place, overLimit }, dispatch }: PlaceSwitchProps) {
  return (
    <div role="status">
      <Switch
        label="Merge on this device (nothing is uploaded)"
        description={overLimit ? `${overLimit} So your files are merged on this device.` : undefined}
        isOn={place === 'device'}
        disabled={overLimit !== null}
        onChange={(isOn) => dispatch(placeChosen(isOn ? 'device' : 'server'))}
      />
    </div>
  );
}
