/** The page on what machines read leads here, so that the tool shows that first. */
const PARAMETER = 'show';
const MACHINE_VIEW = 'machine-view';

export const machineViewAddress = `/cover-letter-generator?${PARAMETER}=${MACHINE_VIEW}`;

/** Returns whether a visitor came for what machines read in a CV. */
export function asksForMachineView(search: string): boolean {
  return new URLSearchParams(search).get(PARAMETER) === MACHINE_VIEW;
}
