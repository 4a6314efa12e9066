/** Makes a set of the words of a list. */
export const parseWords = (list: string) => new Set(list.split(' '));

/** Words before what is asked for: "experience with", "knowledge of". */
export const requirementWords = parseWords(
  'experience exposure knowledge understanding familiarity proficiency proficient experienced skilled expertise background familiar competent fluent qualified certified certificate training trained diploma competence grasp command skill skills',
);
