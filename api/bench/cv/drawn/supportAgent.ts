import { type DrawnCv, joinHtml } from '../drawnCv.ts';

const profile: DrawnCv['profile'] = {
  name: 'Tyrone Okonkwo-Baptiste',
  email: 'tyrone.ob@inbox.example',
  phone: '305.555.0168',
  location: 'Miami, FL',
  links: [],
  skills: [
    'Zendesk',
    'Salesforce Service Cloud',
    'De-escalation',
    'Live chat',
    'Typing 85 wpm',
    'Shopify',
    'Training new hires',
    'Knowledge base writing',
  ],
  experience: [
    {
      title: 'Customer Support Team Lead',
      company: 'Brightcart',
      start: '06/2021',
      end: 'Present',
      bullets: [
        'Coach 15 agents who answer 1,100 tickets a day.',
        'Raised customer satisfaction from 82% to 94%.',
        'Wrote 70 articles that took a fifth of the calls away.',
      ],
    },
    {
      title: 'Customer Support Representative',
      company: 'Brightcart',
      start: '02/2018',
      end: '06/2021',
      bullets: ['Solved 60 tickets a day by phone, chat and email.'],
    },
    {
      title: 'Cashier',
      company: 'Sunrise Grocers',
      start: '08/2015',
      end: '01/2018',
      bullets: ['Balanced the drawer without a shortage for 14 months.'],
    },
  ],
  education: [{ degree: 'High School Diploma', school: 'Coral Bay Senior High School', year: '2015' }],
  languages: ['English', 'Haitian Creole', 'Spanish'],
};

/** Titles in capitals, the employer and town below, times at the left in small type, a plain grid of skills. */
export const supportAgent: DrawnCv = {
  name: 'support-agent',
  profile,
  paper: 'Letter',
  style: `body { font: 10pt/1.4 'Liberation Sans' } h1 { font-size: 20pt; text-align: right } .c { text-align: right } .grid { display: grid; grid-template-columns: 30mm 1fr; column-gap: 6mm } h2 { font-size: 11pt; grid-column: 1 / 3; margin: 12pt 0 4pt; border-top: 2pt solid #222; padding-top: 3pt } .t { font-size: 8.5pt; color: #555 } .skills { display: grid; grid-template-columns: 1fr 1fr 1fr; grid-column: 1 / 3 }`,
  body: `<h1>${profile.name}</h1><p class="c">${profile.location} · ${profile.phone}</p><p class="c">${profile.email}</p>
    <div class="grid"><h2>Professional Summary</h2><div style="grid-column:1/3">Nine years of talking people out of anger and into answers, five of them online.</div>
    <h2>Skills</h2><div class="skills">${joinHtml(profile.skills, (skill) => `<div>${skill}</div>`)}</div>
    <h2>Work History</h2>${joinHtml(profile.experience, ({ title, company, start, end, bullets }) => `<div class="t">${start} to ${end}</div><div><p><b>${title}</b></p><p><i>${company}, Miami, FL</i></p>${joinHtml(bullets, (bullet) => `<p>• ${bullet}</p>`)}</div>`)}
    <h2>Education</h2><div class="t">2015</div><div><p><b>High School Diploma</b></p><p><i>Coral Bay Senior High School, Miami, FL</i></p></div>
    <h2>Languages</h2><div style="grid-column:1/3">${profile.languages.join(', ')}</div></div>`,
};
