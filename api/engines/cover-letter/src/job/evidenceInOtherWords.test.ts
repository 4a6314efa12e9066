import { expect, test } from '@jest/globals';
import { matchJob } from './matchJob.ts';
import { readJobFor } from './sharedSkills.ts';

const match = (description: string, bullet: string, title = 'Joiner') => {
  const profile = {
    links: [],
    skills: [],
    education: [],
    languages: [],
    experience: [{ title, company: 'Wolds Frames', start: '2010', end: 'present', bullets: [bullet] }],
  };
  const evidence = {
    profile,
    cvText: `${title}, Wolds Frames, 2010 – present\n${bullet}`,
    pages: [],
    job: { title: 'Manager', company: 'Larkmead', description, hiringManager: '' },
    highlights: '',
  };
  return matchJob(readJobFor(evidence), evidence).matched;
};

test.each([
  ['You must have experience of leading staff.', 'Have a team of seven joiners', 'leading staff'],
  ['You need people leadership.', 'Run the shop with a team of six', 'people leadership'],
  ['You need team leadership.', 'Ran a crew of four on roofs', 'team leadership'],
  ['You must have experience of a system implementation.', 'Led the move from Sage to Cascade, which went live early', 'system implementation'],
  ['You will deliver the restoration of the hall.', 'Restored the walled garden', 'restoration'],
  ['You need manufacturing.', 'Kept the books of three factories', 'manufacturing'],
  ['You will coach our assistant accountant.', 'Managed four clerks; two of them qualified with my support', 'coach'],
])('finds what a CV says in other words: %s', (description, bullet, term) => {
  expect(match(description, bullet)).toContain(term);
});

test.each([
  ['You will manage devices with Intune and Autopilot.', 'Rolled out laptops with Intune and Autopilot', 'Autopilot'],
  ['You will write Student Support Plans with parents.', 'Wrote Student Support Plans with parents', 'Student Support Plans'],
  ['You will teach with Seesaw and Numicon.', 'Led the introduction of Seesaw and Numicon', 'Numicon'],
])('asks for a name that the CV has within a sentence, too: %s', (description, bullet, term) => {
  expect(match(description, bullet)).toContain(term);
});

test.each([
  ['You must have three years or more in a payroll role.', 'Payroll Clerk'],
  ['You must have 3+ years in a site maintenance role.', 'Maintenance Fitter'],
  ['You must have four years or more in a catering post.', 'Catering Assistant'],
])('proves years of experience by the title of a position: %s', (description, title) => {
  expect(match(description, 'Solved faults', title).join()).toMatch(/years/);
});

test('takes no postgraduate diploma for a certificate or a bachelor’s degree', () => {
  expect(match('You must have a postgraduate diploma in special education.', 'Took a Bachelor of Education')).toEqual([]);
});
