import { type DrawnCv, joinHtml, list } from '../drawnCv.ts';

const profile: DrawnCv['profile'] = {
  name: 'Ngozi A. Whitfield',
  email: 'nwhitfield@example.law',
  phone: '+1 212-555-0143',
  location: 'New York, NY 10027',
  links: ['linkedin.com/in/ngoziwhitfield'],
  skills: ['Contract drafting', 'Due diligence', 'Westlaw', 'Negotiation', 'Legal research'],
  experience: [
    {
      title: 'Senior Associate, Corporate Department',
      company: 'Harcourt Lyle LLP',
      start: 'September 2018',
      end: 'Present',
      bullets: [
        'Advise on mergers and acquisitions with a combined value of $4.2 billion.',
        'Negotiated and drafted more than 60 share purchase agreements, often under a week’s notice and across three time zones.',
      ],
    },
    {
      title: 'Associate',
      company: 'Brennan & Tull LLP',
      start: 'October 2015',
      end: 'August 2018',
      bullets: ['Managed due diligence rooms holding up to 30,000 documents.'],
    },
    { title: 'Judicial Intern', company: 'Southern District Court', start: 'Summer 2014', bullets: ['Drafted bench memoranda on 12 motions.'] },
  ],
  education: [
    { degree: 'Juris Doctor, cum laude', school: 'Hudson Law School', year: '2015' },
    { degree: 'Bachelor of Arts in Political Science', school: 'Howardson University', year: '2012' },
  ],
  languages: ['French (professional working proficiency)', 'Igbo (native)'],
};

/** American law style: employer and town, then title and time, headings beside lines. */
export const lawyer: DrawnCv = {
  name: 'lawyer',
  profile,
  paper: 'Letter',
  style: `body { font: 11pt/1.3 'Liberation Serif' } h1 { font: 700 16pt 'Liberation Serif'; text-align: center; font-variant: normal; text-transform: uppercase; letter-spacing: 2px } .c { text-align: center } h2 { font-size: 11pt; margin: 12pt 0 4pt; border-bottom: 0.8pt solid } .row { display: flex; justify-content: space-between } .b { font-weight: 700; margin-top: 6pt } i { font-style: italic }`,
  body: `<h1 style="text-transform:none">${profile.name}</h1><p class="c">${profile.location} | ${profile.phone} | ${profile.email}</p><p class="c">${profile.links[0]}</p>
    <h2>EDUCATION</h2>${joinHtml(profile.education, ({ degree, school, year }) => `<div class="row b"><span>${school}</span><span>New York, NY</span></div><div class="row"><i>${degree}</i><span>May ${year}</span></div>`)}${list(['Editor, Journal of Invented Law', 'Moot court finalist'])}
    <h2>LEGAL EXPERIENCE</h2>${joinHtml(profile.experience, ({ title, company, start, end, bullets }) => `<div class="row b"><span>${company}</span><span>New York, NY</span></div><div class="row"><i>${title}</i><span>${start}${end ? ` – ${end}` : ''}</span></div>${list(bullets)}`)}
    <h2>BAR ADMISSIONS</h2><p>New York (2016), New Jersey (2017)</p>
    <h2>SKILLS &amp; LANGUAGES</h2><p><b>Skills:</b> ${profile.skills.join(', ')}</p><p><b>Languages:</b> ${profile.languages.join(', ')}</p>`,
};
