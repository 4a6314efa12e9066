import { Switch, token } from '@sheaf/design-system';
import type { Dispatch } from 'react';
import styled from 'styled-components';
import { type MergeAction, type MergePlace, type MergeState, placeChosen } from '../state/mergeState';
import type { PlaceDecision } from '../state/place';

export interface PlaceSwitchProps {
  decision: PlaceDecision;
  progress: MergeState['progress'];
  dispatch: Dispatch<MergeAction>;
}

const before: Record<MergePlace, string> = {
  server: 'Uploaded for this merge only, never stored.',
  device: 'Your files stay on this device.',
};

const after: Record<MergePlace, string> = {
  server: 'Sent to the server, merged there, deleted right after.',
  device: 'Merged on this device. Nothing was uploaded.',
};

/** Chooses between this device and the server, and says where the files will be, or were. Over the server's limits there is nothing to choose. */
export function PlaceSwitch({ decision: { place, overLimit }, progress, dispatch }: PlaceSwitchProps) {
  const whereabouts = overLimit ? `${overLimit} So your files are merged on this device.` : before[place];
  return (
    <Switch
      label={
        <>
          Merge on this device <Aside>(nothing is uploaded)</Aside>
        </>
      }
      description={<span role="status">{progress.step === 'merged' ? after[progress.place] : whereabouts}</span>}
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
