/** The days of the week from Monday, as English, Spanish and German write them. */
export const DAY_NAMES = [
  'mondays?|lunes|montags?',
  'tuesdays?|martes|dienstags?',
  'wednesdays?|miércoles|mittwochs?',
  'thursdays?|jueves|donnerstags?',
  'fridays?|viernes|freitags?',
  'saturdays?|sábados?|sabados?|samstags?|sonnabends?',
  'sundays?|domingos?|sonntags?',
];
