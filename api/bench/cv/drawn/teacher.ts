import { type DrawnCv, joinHtml, list } from '../drawnCv.ts';

const profile: DrawnCv['profile'] = {
  name: 'Rosalind Achterberg',
  email: 'r.achterberg@schoolmail.example',
  phone: '020 7946 0158',
  location: '14 Juniper Road, London SE22 9XY',
  links: [],
  headline: 'Primary School Teacher (QTS)',
  skills: ['Phonics', 'Behaviour management', 'SEND support', 'Curriculum design', 'Safeguarding', 'Seesaw', 'Google Workspace'],
  experience: [
    {
      title: 'Year 4 Class Teacher and Maths Lead',
      company: 'Dulwich Green Primary School',
      start: 'Sept 2018',
      end: 'to date',
      bullets: [
        'Teach a class of 30, a third of whom speak another language at home.',
        'Lifted the share of pupils at the expected standard in maths from 71% to 86%.',
        'Run fortnightly training for 16 colleagues.',
      ],
    },
    {
      title: 'Year 2 Class Teacher',
      company: 'St Oswin’s C of E Primary',
      start: 'Sept 2014',
      end: 'July 2018',
      bullets: ['Planned and taught the whole curriculum to classes of 28.', 'Led the school choir, with concerts for 300 guests.'],
    },
  ],
  education: [
    { degree: 'PGCE Primary Education', school: 'Goldsmiths, University of London', year: '2014' },
    { degree: 'BA (Hons) English Literature, 2:1', school: 'University of East Anglia', year: '2013' },
  ],
  languages: [],
};

/** A British teacher's CV: the school before the post, dates below. */
export const teacher: DrawnCv = {
  name: 'teacher',
  profile,
  style: `body { font: 11pt/1.4 'Liberation Sans' } h1 { font-size: 21pt; color: #35663e } h2 { font-size: 12.5pt; color: #35663e; margin: 13pt 0 4pt } .when { color: #666; font-size: 9.5pt } .head { margin-top: 7pt }`,
  body: `<h1>${profile.name}</h1><p><i>${profile.headline}</i></p><p>Address: ${profile.location}</p><p>Phone: ${profile.phone} &nbsp;&nbsp; Email: ${profile.email}</p>
    <h2>Personal Statement</h2><p>A calm classroom, a clear plan and a good story: with those three I have taught children from five to eleven for ten years, most of them in inner London.</p>
    <h2>Teaching Experience</h2>${joinHtml(profile.experience, ({ title, company, start, end, bullets }) => `<p class="head"><b>${company} — ${title}</b></p><p class="when">${start} – ${end}</p>${list(bullets)}`)}
    <h2>Education and Qualifications</h2>${joinHtml(profile.education, ({ degree, school, year }) => `<p><b>${degree}</b> — ${school}, ${year}</p>`)}
    <h2>Areas of Expertise</h2><p>${profile.skills.join(' | ')}</p>
    <h2>Hobbies and Interests</h2><p>Allotment gardening, bell ringing, long walks.</p>
    <h2>Referees</h2><p>Mr Alan Pettigrew, Headteacher, Dulwich Green Primary School, head@dulwichgreen.example, 020 7946 0999</p>`,
};
