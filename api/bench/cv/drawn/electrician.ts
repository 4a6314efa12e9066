import { type DrawnCv, joinHtml } from '../drawnCv.ts';

const profile: DrawnCv['profile'] = {
  name: 'Gareth Pryce-Jones',
  email: 'gpj.electrical@example.co.uk',
  phone: '07700 900455',
  location: '3 Mill Lane, Hereford HR1 2LR',
  links: [],
  skills: [
    '17th & 18th Edition Wiring Regulations',
    'Inspection and testing',
    'Fault finding',
    'Solar PV',
    'EV charge points',
    'Full UK driving licence',
  ],
  experience: [
    {
      title: 'Electrical Supervisor',
      company: 'Wye Valley Electrical Contractors',
      start: '2016',
      end: 'Present',
      bullets: [
        'Running jobs of up to £250k with a gang of six',
        'Fitted 140 EV charge points across the county',
        'Passed every NICEIC audit since 2017',
      ],
    },
    {
      title: 'Approved Electrician',
      company: 'Marches Power',
      start: '2010',
      end: '2016',
      bullets: ['Rewires of council houses, about 50 a year', 'On call one week in four'],
    },
    { title: 'Apprentice Electrician', company: 'D. Bowen & Son', start: '2006', end: '2010', bullets: [] },
  ],
  education: [{ degree: 'City & Guilds 2330 Level 3', school: 'Hereford College of Technology', year: '2010' }],
  languages: [],
  licences: ['Full UK driving licence'],
};

/** Times above each job, signs of a list typed by hand, everything in one plain face. */
export const electrician: DrawnCv = {
  name: 'electrician',
  profile,
  style: `body { font: 11pt/1.35 'Liberation Sans' } b { font-weight: 700 } p.h { font-weight: 700; text-decoration: underline; margin-top: 12pt } p.j { margin-top: 6pt }`,
  body: `<p style="text-align:center;font-size:16pt"><b>CURRICULUM VITAE</b></p><p style="text-align:center;font-size:14pt">${profile.name}</p>
    <p style="text-align:center">${profile.location}</p><p style="text-align:center">Mob: ${profile.phone}</p><p style="text-align:center">Email: ${profile.email}</p>
    <p class="h">Key Skills:</p>${joinHtml(profile.skills, (skill) => `<p>- ${skill}</p>`)}
    <p class="h">Work Experience:</p>${joinHtml(profile.experience, ({ title, company, start, end, bullets }) => `<p class="j">${start} - ${end}</p><p><b>${company}</b></p><p><b>${title}</b></p>${joinHtml(bullets, (bullet) => `<p>- ${bullet}</p>`)}`)}
    <p class="h">Qualifications:</p><p>City &amp; Guilds 2330 Level 3 – Hereford College of Technology, 2010</p>
    <p class="h">Hobbies:</p><p>Rugby, fishing</p><p class="h">References:</p><p>On request</p>`,
};
