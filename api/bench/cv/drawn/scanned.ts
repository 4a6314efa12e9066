import { type DrawnCv, joinHtml, list } from '../drawnCv.ts';

const profile: DrawnCv['profile'] = {
  name: 'Derek Holloway',
  email: 'derek.holloway@example.org',
  phone: '0161 496 0123',
  location: 'Stockport, Greater Manchester',
  links: [],
  skills: ['Visual merchandising', 'Stock control', 'Cash handling', 'Staff training', 'Customer service'],
  experience: [
    {
      title: 'Store Manager',
      company: 'Fenwick & Daughters Shoes',
      start: 'May 2017',
      end: 'Present',
      bullets: [
        'Manage a shop with 14 staff and a turnover of 1.8 million pounds.',
        'Raised sales by 23% in two years with a repair counter.',
        'Won Branch of the Year 2022.',
      ],
    },
    {
      title: 'Assistant Manager',
      company: 'Marlowe Menswear',
      start: 'October 2011',
      end: 'April 2017',
      bullets: ['Trained 30 sales assistants in fitting and returns.', 'Brought shrinkage down from 3.2% to 1.1%.'],
    },
  ],
  education: [{ degree: 'BTEC National Diploma in Retail', school: 'Stockport College', year: '2011' }],
  languages: [],
};

/** Printed, signed, and put on a scanner a little askew. */
export const scanned: DrawnCv = {
  name: 'scanned',
  profile,
  isScan: true,
  style: `body { font: 12pt/1.5 'Liberation Serif' } h1 { font-size: 22pt } h2 { font-size: 13pt; margin: 16pt 0 6pt; text-transform: uppercase } .head { margin-top: 8pt }`,
  body: `<h1>${profile.name}</h1><p>${profile.location}</p><p>Tel: ${profile.phone}</p><p>Email: ${profile.email}</p>
    <h2>Personal Profile</h2><p>Shop manager with thirteen years on the floor. Customers come back because they are remembered.</p>
    <h2>Employment History</h2>${joinHtml(profile.experience, ({ title, company, start, end, bullets }) => `<p class="head"><b>${title}, ${company}</b></p><p>${start} - ${end}</p>${list(bullets)}`)}
    <h2>Education</h2>${joinHtml(profile.education, ({ degree, school, year }) => `<p>${degree}, ${school}, ${year}</p>`)}
    <h2>Skills</h2>${list(profile.skills)}`,
};
