import { type DrawnCv, joinHtml, list } from '../drawnCv.ts';

const profile: DrawnCv['profile'] = {
  name: 'ABDULLAH AL-FARSI',
  email: 'a.alfarsi@engmail.example',
  phone: '+971 50 555 0137',
  location: 'Dubai, UAE',
  links: ['www.linkedin.com/in/abdullah-alfarsi-pe'],
  headline: 'MECHANICAL ENGINEER',
  skills: ['SolidWorks', 'AutoCAD', 'ANSYS', 'HVAC design', 'Primavera P6', 'ASHRAE standards', 'Pump selection', 'Site supervision'],
  experience: [
    {
      title: 'Senior Mechanical Engineer',
      company: 'Gulf Horizon Contracting LLC',
      start: 'Feb. 2018',
      end: 'Current',
      bullets: [
        'Designed the cooling of a 41-storey tower, 6,200 tons of refrigeration.',
        'Saved AED 3.1 million by choosing variable speed pumps.',
        'Lead a team of nine draftsmen and two engineers.',
      ],
    },
    {
      title: 'Mechanical Engineer',
      company: 'Oryx Building Services',
      start: 'Jul. 2013',
      end: 'Jan. 2018',
      bullets: ['Supervised the installation of ducts and chillers at three hospitals.', 'Checked 1,400 shop drawings.'],
    },
    {
      title: 'Graduate Engineer',
      company: 'Muscat Marine Works',
      start: 'Sep. 2011',
      end: 'Jun. 2013',
      bullets: ['Overhauled diesel engines of tugs and dredgers.'],
    },
  ],
  education: [{ degree: 'BEng Mechanical Engineering', school: 'Sultan Qaboos University', year: '2011' }],
  languages: ['Arabic (Native)', 'English (Full professional)', 'Hindi (Basic)'],
};

/** The name in capitals on two lines, dates in a column at the left. */
export const engineer: DrawnCv = {
  name: 'engineer',
  profile,
  style: `body { font: 9.5pt/1.45 'DejaVu Sans' } h1 { font-size: 24pt; line-height: 1.1; letter-spacing: 3px } h2 { font-size: 11pt; margin: 13pt 0 5pt; border-left: 4pt solid #c33; padding-left: 5pt } .dated { display: grid; grid-template-columns: 42mm 1fr; margin-top: 7pt } .contact { margin: 5pt 0 }`,
  body: `<h1>ABDULLAH<br>AL-FARSI</h1><p>${profile.headline}</p><p class="contact">M: ${profile.phone} / E: ${profile.email} / ${profile.location}<br>L: ${profile.links[0]}</p>
    <h2>Career Profile</h2><p>Chartered mechanical engineer with thirteen years in building services across the Gulf, from the first sketch to the handing over.</p>
    <h2>Professional Background</h2>${joinHtml(profile.experience, ({ title, company, start, end, bullets }) => `<div class="dated"><div>${start} - ${end}</div><div><b>${company}</b><br>${title}${list(bullets)}</div></div>`)}
    <h2>Academic Background</h2>${joinHtml(profile.education, ({ degree, school, year }) => `<div class="dated"><div>2007 - ${year}</div><div><b>${school}</b><br>${degree}</div></div>`)}
    <h2>Core Competencies</h2>${list(profile.skills, 'columns: 3')}
    <h2>Memberships</h2><p>Institution of Mechanical Engineers (MIMechE), since 2016</p>
    <h2>Languages</h2><p>${profile.languages.join(' • ')}</p>`,
};
