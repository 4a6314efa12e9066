import { type DrawnCv, joinHtml, list } from '../drawnCv.ts';

const profile: DrawnCv['profile'] = {
  name: 'Philippa Marchbanks',
  email: 'philippa.marchbanks@example.org',
  phone: '+44 131 496 0177',
  location: 'Edinburgh, Scotland',
  links: ['linkedin.com/in/pmarchbanks'],
  headline: 'Programme Director, International Development',
  skills: [
    'Programme design',
    'Grant management',
    'Monitoring and evaluation',
    'Theory of change',
    'Safeguarding',
    'Donor relations',
    'Remote team leadership',
  ],
  experience: [
    {
      title: 'Programme Director',
      company: 'Clearwater Alliance',
      start: 'Jan 2018',
      end: 'Present',
      bullets: [
        'Direct a portfolio of £38 million in nine countries, with 120 staff and 31 partner organisations.',
        'Won seven of the eleven institutional bids of the last three years, worth £22 million altogether, among them the largest grant in the history of the organisation.',
        'Brought clean water to 410,000 people at two thirds of the planned cost per head.',
        'Introduced a common way of counting results, so that for the first time the figures of all country offices could be added up and checked by the board.',
      ],
    },
    {
      title: 'Country Manager, Malawi',
      company: 'Clearwater Alliance',
      start: 'Mar 2013',
      end: 'Dec 2017',
      bullets: [
        'Set up the office in Lilongwe and led it to 44 staff within four years.',
        'Agreed the first national plan for rural pumps with two ministries and six other charities.',
        'Kept every one of 230 boreholes running through the drought of 2016.',
      ],
    },
    {
      title: 'Senior Project Officer',
      company: 'Hands Across Foundation',
      start: 'Sep 2008',
      end: 'Feb 2013',
      bullets: [
        'Managed 17 projects on schools and clinics in Uganda and Zambia.',
        'Trained 90 local colleagues in budgets and reporting.',
        'Wrote the manual on procurement that is still in use.',
      ],
    },
    {
      title: 'Project Assistant',
      company: 'Hands Across Foundation',
      start: 'Jul 2005',
      end: 'Aug 2008',
      bullets: ['Handled the accounts of four projects.', 'Organised the annual conference with 250 guests.'],
    },
    {
      title: 'Teacher of English',
      company: 'Kigali Girls’ School',
      start: 'Aug 2003',
      end: 'Jun 2005',
      bullets: ['Taught 120 pupils in four classes.'],
    },
  ],
  education: [
    { degree: 'MSc Development Studies', school: 'University of Edinburgh', year: '2008' },
    { degree: 'BA Modern Languages', school: 'Durham University', year: '2003' },
  ],
  languages: ['English', 'French (fluent)', 'Chichewa (working knowledge)'],
};

const para =
  'Twenty years of water, schools and clinics with people who know better than anybody what they need. I have worked in four countries, from the village to the ministry, and have never yet missed the date of a report.';

/** Two pages with a bar at the right of the first, so that jobs run on where the bar has ended. */
export const twoPages: DrawnCv = {
  name: 'two-pages',
  profile,
  style: `body { font: 11pt/1.5 'Liberation Serif' } .bar { float: right; width: 55mm; height: 225mm; margin-left: 8mm; background: #f1ede4; padding: 5mm; box-sizing: border-box; font-size: 9.5pt } h1 { font-size: 22pt } h2 { font-size: 13pt; margin: 13pt 0 5pt; color: #5a2a3a } .bar h2 { font-size: 11pt } .row { margin-top: 9pt } .w { color: #666 } ul { overflow: hidden } .bar h2:first-child { margin-top: 0 } h2, .row { break-after: avoid }`,
  body: `<h1>${profile.name}</h1><p>${profile.headline}</p><div class="bar"><h2>Contact</h2><p>${profile.phone}</p><p style="font-size:8pt">${profile.email}</p><p>${profile.location}</p><p>${profile.links[0]}</p><h2>Core Skills</h2>${joinHtml(profile.skills, (skill) => `<p>${skill}</p>`)}<h2>Languages</h2>${joinHtml(profile.languages, (language) => `<p>${language}</p>`)}</div>
    <h2>Profile</h2><p>${para}</p>
    <h2>Experience</h2>${joinHtml(profile.experience, ({ title, company, start, end, bullets }) => `<p class="row"><b>${title}</b>, ${company}</p><p class="w">${start} – ${end}</p>${list(bullets)}`)}
    <h2>Education</h2>${joinHtml(profile.education, ({ degree, school, year }) => `<p>${degree}, ${school} (${year})</p>`)}
    <h2>Publications</h2><p>Marchbanks P. (2019): Pumps that last. Journal of Rural Things 4, 10–22.</p>`,
};
