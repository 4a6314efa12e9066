/** What was understood of the CV, value by value. */
export const profile = {
  title: 'What was understood',
  lead: 'The letter says nothing else about you. Correct it, add to it, or take away what should not be told.',
  name: 'Name',
  nameMissing: 'No name was found. Enter yours: it signs the letter.',
  headline: 'What you are',
  headlineHint: 'As in “Senior Nurse”.',
  email: 'Email',
  phone: 'Phone',
  location: 'Town',
  links: 'Links',
  skills: 'Skills',
  languages: 'Languages',
  experience: 'Experience',
  education: 'Education',
  position: 'Position',
  company: 'Employer',
  start: 'From',
  end: 'To',
  bullets: 'What you did, one thing a line',
  degree: 'Degree',
  school: 'School',
  year: 'Year',
  /** A position or a degree nobody has named yet. */
  unnamed: 'Not named yet',
  /** Below a field that was not read, beside one that was. */
  unclear: 'Your CV was not clear here. Add it, or the letter says nothing of it.',
  /** "Shift lead, Corner Bakery". */
  titleAt: ({ title, company }: { title: string; company: string }) => [title, company].filter(Boolean).join(', '),

  addTo: { links: 'Add a link', skills: 'Add a skill', languages: 'Add a language' },
  add: 'Add',
  addPosition: 'Add a position',
  addEducation: 'Add education',
  removePosition: 'Remove this position',
  removeEducation: 'Remove this education',
  none: { links: 'No links found.', skills: 'No skills found. Add what you can do.', languages: 'No languages found.' },
  noExperience: 'No positions were found.',
  noEducation: 'No education was found.',
  /** On the button that shows a value on the page of the CV. */
  whereIs: (what: string) => `Where in your CV: ${what}`,
};
