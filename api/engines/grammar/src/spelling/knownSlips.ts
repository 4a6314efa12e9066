import { findRegularizedPast } from '@sheaf/language/inflection/inflect';

/** Common misspellings that the word lists accept, as rare words or as a word with a prefix or an ending. */
const SLIPS = new Map(
  'childs children|foots feet|tooths teeth|sheeps sheep|gooses geese|untill until|wether whether|withing within|concious conscious|liason liaison|manuever maneuver|alway always|takeing taking|makeing making|haveing having|useing using|comeing coming|giveing giving|liveing living|writeing writing|driveing driving|leaveing leaving|becuase because|wich which|recieve receive|definately definitely|tommorow tomorrow|eachother each_other|alot a_lot|aswell as_well|infact in_fact|noone no_one|everytime every_time|atleast at_least|ofcourse of_course|incase in_case|whn when|teh the|thier their|freind friend'
    .split('|')
    .map((pair) => pair.split(' ') as [string, string]),
);

/** Returns the correction of a common misspelling: "until" for "untill", "went" for "goed". */
export function findKnownSlip(lower: string): string | undefined {
  return SLIPS.get(lower)?.replace('_', ' ') ?? findRegularizedPast(lower);
}
