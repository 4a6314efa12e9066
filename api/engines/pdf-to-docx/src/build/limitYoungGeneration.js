/** JavaScript, as the command's first module is: its types would be stripped anew at every start. */
import { getHeapSpaceStatistics, setFlagsFromString } from 'node:v8';

/** Of the two halves of the young generation together. More of it saves no time. */
const ENOUGH_BYTES = 8 * 1024 * 1024;

export function limitYoungGeneration() {
  const space = getHeapSpaceStatistics().find(({ space_name: name }) => name === 'new_space');
  if (space !== undefined && space.space_size >= ENOUGH_BYTES) setFlagsFromString('--semi-space-growth-factor=1');
}
