import { type DrawnCv, joinHtml, list } from '../drawnCv.ts';

const profile: DrawnCv['profile'] = {
  name: 'Hannah Okafor',
  email: 'hannah.okafor@example.com',
  phone: '+44 7700 900142',
  location: 'Leeds, United Kingdom',
  links: ['linkedin.com/in/hannah-okafor-ops'],
  headline: 'Operations Manager',
  skills: [
    'Warehouse operations',
    'Lean and Six Sigma',
    'Budget planning',
    'SAP EWM',
    'Microsoft Power BI',
    'Supplier negotiation',
    'Health and safety',
    'Shift planning',
  ],
  experience: [
    {
      title: 'Operations Manager',
      company: 'Northgate Distribution Ltd',
      start: 'March 2019',
      end: 'Present',
      bullets: [
        'Lead 64 people over three shifts in a warehouse that ships 18,000 parcels a day.',
        'Cut picking errors from 2.1% to 0.6% within a year by redrawing the routes through the aisles and training every team leader in the new way of working.',
        'Moved the site from paper to SAP EWM in nine months, two weeks before the date that was promised.',
      ],
    },
    {
      title: 'Deputy Operations Manager',
      company: 'Kestrel Home Stores',
      start: 'June 2015',
      end: 'February 2019',
      bullets: [
        'Planned the yearly budget of £3.4 million and kept it four years running.',
        'Negotiated transport contracts that saved £210,000 a year.',
      ],
    },
    {
      title: 'Shift Supervisor',
      company: 'Kestrel Home Stores',
      start: 'September 2012',
      end: 'May 2015',
      bullets: ['Supervised 22 warehouse operatives on the night shift.', 'Introduced a daily stock check that halved missing items.'],
    },
  ],
  education: [
    { degree: 'BSc (Hons) Business Management', school: 'University of Hull', year: '2012' },
    { degree: 'A-levels: Economics, Mathematics, Geography', school: 'Notre Dame Sixth Form College', year: '2009' },
  ],
  languages: ['English (native)', 'Igbo (conversational)'],
};

/** One column, newest first, contact line with bars, dates at the right. */
export const chronological: DrawnCv = {
  name: 'chronological',
  profile,
  style: `body { font: 10.5pt/1.4 'Liberation Serif' } header { text-align: center } h1 { font-size: 22pt } h2 { font-size: 12pt; border-bottom: 1px solid; margin: 14pt 0 6pt }
    .row { display: flex; justify-content: space-between; margin-top: 7pt } .co { font-style: italic }`,
  body: `<header><h1>${profile.name}</h1><p>${profile.headline}</p><p>${profile.location} | ${profile.phone} | ${profile.email} | ${profile.links[0]}</p></header>
    <h2>PROFESSIONAL SUMMARY</h2>
    <p>Operations manager with twelve years in warehousing and retail distribution. I like to stand where the work is done, to measure it, and to leave it easier than I found it.</p>
    <h2>WORK EXPERIENCE</h2>
    ${joinHtml(profile.experience, ({ title, company, start, end, bullets }) => `<div class="row"><b>${title}</b><span>${start} – ${end}</span></div><p class="co">${company}</p>${list(bullets)}`)}
    <h2>EDUCATION</h2>
    ${joinHtml(profile.education, ({ degree, school, year }) => `<div class="row"><b>${degree}</b><span>${year}</span></div><p class="co">${school}${school.startsWith('N') ? ', Leeds' : ''}</p>`)}
    <h2>SKILLS</h2><p>${profile.skills.join(', ')}</p>
    <h2>LANGUAGES</h2><p>${profile.languages.join(', ')}</p>
    <h2>REFERENCES</h2><p>Available on request.</p>`,
};
