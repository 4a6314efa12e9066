import { type DrawnCv, joinHtml, list } from '../drawnCv.ts';

const profile: DrawnCv['profile'] = {
  name: 'Marcus T. Bellweather',
  email: 'm.bellweather@mailbox.example',
  phone: '(503) 555-0147',
  location: '1420 SE Alder Street, Portland, OR 97214',
  links: [],
  skills: ['Event budgeting', 'Volunteer coordination', 'Grant writing', 'Salesforce', 'Mailchimp', 'Canva', 'Public speaking'],
  experience: [
    { title: 'Program Coordinator', company: 'Riverbend Food Bank', start: '2018', end: '2024', bullets: [] },
    { title: 'Front Office Manager', company: 'Cascade View Hotel', start: '2013', end: '2018', bullets: [] },
    { title: 'Banquet Server', company: 'Cascade View Hotel', start: '2010', end: '2013', bullets: [] },
  ],
  education: [{ degree: 'Associate of Arts in Communication', school: 'Portland Community College', year: '2012' }],
  languages: [],
};

/** By what somebody can do, the jobs in a short list at the end. */
export const functional: DrawnCv = {
  name: 'functional',
  profile,
  paper: 'Letter',
  style: `body { font: 10.5pt/1.45 'Liberation Sans' } h1 { font-size: 20pt; letter-spacing: 1px } h2 { font-size: 11pt; background: #e8e8e8; padding: 2pt 4pt; margin: 13pt 0 5pt } h3 { margin: 7pt 0 2pt; font-size: 10.5pt }`,
  body: `<h1>${profile.name}</h1><p>${profile.location}<br>${profile.phone} · ${profile.email}</p>
    <h2>Objective</h2><p>To bring ten years of guests, volunteers and tight budgets to the events team of a nonprofit organization.</p>
    <h2>Summary of Qualifications</h2>
    <h3>Event Planning</h3>${list(['Organized 30 fundraising dinners for up to 400 guests and stayed within budget on each of them.', 'Raised $186,000 in the autumn campaign of 2023, a third more than the year before.'])}
    <h3>People</h3>${list(['Recruited and scheduled 120 volunteers every month.', 'Trained 14 new front desk agents in the first year of the hotel.'])}
    <h2>Employment History</h2>
    ${joinHtml(profile.experience, ({ title, company, start, end }) => `<p><b>${title}</b>, ${company}, ${start} – ${end}</p>`)}
    <h2>Education</h2><p>${joinHtml(profile.education, ({ degree, school, year }) => `${degree}, ${school}, ${year}`)}</p>
    <h2>Key Skills</h2>${list(profile.skills, 'columns: 2')}`,
};
