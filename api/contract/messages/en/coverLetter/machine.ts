const list = (values: readonly (string | number)[]) => values.join(', ');

/** What programs that sort applications read in the CV, and what to mend. */
export const machine = {
  title: 'What machines read in your CV',
  note: (count: number) => (count === 0 ? 'Nothing to mend' : `${count} to mend`),
  lead: 'Many employers let a program read a CV before a person does. This is what such a program takes from yours.',
  found: 'Fields it fills in',
  notFound: 'not found',
  order: 'Your CV as plain text, in the order it is read',
  mends: 'What to mend',
  findings: {
    scanned: (pages: readonly number[]) =>
      `Page ${list(pages)} is a picture, which many programs cannot read. Export the PDF from the document itself.`,
    columns: (page: number) => `Page ${page} has columns. Programs that read across the page mix them up. One column is safe.`,
    broken_letters: (examples: readonly string[]) =>
      `The font hides some letters from programs, as in ${list(examples)}. Export again with another font, or with ligatures off.`,
    no_name: () => 'No name was found. Put it on a line of its own at the top, as text and not in a picture.',
    no_email: () => 'No email address was found. Write it out; a link behind an icon is not read.',
    no_phone: () => 'No phone number was found. Write it out with its country or area code.',
    no_positions: () => 'No positions were found. Put them under a heading such as “Experience”.',
    no_education: () => 'No education was found. Put it under a heading such as “Education”.',
    no_skills: () => 'No skills were found. List them under a heading such as “Skills”, with commas between.',
    no_dates: (positions: readonly string[]) => `Dates are missing or incomplete at ${list(positions)}. Write both, as in “03/2019 – 05/2022”.`,
    no_employer: (positions: readonly string[]) => `No employer was found at ${list(positions)}. Put it on the line of the title or right below.`,
    no_title: (positions: readonly string[]) => `No job title was found at ${list(positions)}. Put it first on its line.`,
  },
};
