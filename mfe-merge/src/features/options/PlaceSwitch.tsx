import { Marked, Switch, token } from '@sheaf/design-system';
import type { Dispatch } from 'react';
import styled from 'styled-components';
import { useMessages } from '../../messages';
import { type MergeAction, placeChosen } from '../../model/mergeState';
import type { PlaceDecision } from '../../model/place';

export interface PlaceSwitchProps {
  decision: PlaceDecision;
  /** True when the work cannot begin before the network is back. */
  isWaiting?: boolean;
  dispatch: Dispatch<MergeAction>;
}

/**
 * Chooses between this device and the server, and says where the files will be; where they were, the result says.
 * Over the server's limits there is nothing to choose.
 */
export function PlaceSwitch({ decision: { place, overLimit, isOffline }, isWaiting = false, dispatch }: PlaceSwitchProps) {
  const { screen: words } = useMessages();
  const usual = place === 'device' ? words.willStayHere : words.willBeUploaded;
  const description = isWaiting ? words.waitsForNetwork : overLimit ? words.mustStayHere(overLimit) : usual;
  return (
    <Switch
      label={<Marked text={words.onThisDevice} as={(note) => <Note>{note}</Note>} />}
      description={<span role="status">{description}</span>}
      isOn={place === 'device'}
      disabled={overLimit !== null || isOffline}
      onChange={(isOn) => dispatch(placeChosen(isOn ? 'device' : 'server'))}
    />
  );
}

const Note = styled.span`
  color: ${token('ink-soft')};
  font-size: ${token('text-14')};
  font-weight: ${token('weight-text')};
`;
