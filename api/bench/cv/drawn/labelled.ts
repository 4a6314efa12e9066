import { type DrawnCv, joinHtml } from '../drawnCv.ts';

const profile: DrawnCv['profile'] = {
  name: 'Stanislav Novotný',
  email: 'stan.novotny@posta.example',
  phone: '+420 603 555 017',
  location: 'Brno, Czech Republic',
  links: [],
  skills: ['Driving licence C+E', 'ADR certificate', 'Tachograph', 'Route planning', 'Basic mechanics'],
  experience: [
    {
      title: 'Truck Driver',
      company: 'Moravia Trans s.r.o.',
      start: '05/2015',
      end: 'present',
      bullets: ['International routes to Italy and France, 120,000 km a year', 'Nine years without an accident'],
    },
    {
      title: 'Warehouse Worker',
      company: 'Sklad Brno a.s.',
      start: '09/2011',
      end: '04/2015',
      bullets: ['Forklift, picking and loading, up to 60 pallets a shift'],
    },
  ],
  education: [{ degree: 'Vocational certificate, car mechanic', school: 'Technical Secondary School Brno', year: '2011' }],
  languages: ['Czech – native', 'English – intermediate', 'Italian – basic'],
  licences: ['Driving licence C+E', 'ADR certificate'],
};

/** Every line says what it is, with a colon. */
export const labelled: DrawnCv = {
  name: 'labelled',
  profile,
  style: `body { font: 11pt/1.5 'Liberation Mono' } h1 { font-size: 14pt } h2 { font-size: 12pt; margin: 12pt 0 4pt } .j { margin-top: 7pt }`,
  body: `<h1>RESUME</h1><p>Name: ${profile.name}</p><p>Address: ${profile.location}</p><p>Phone: ${profile.phone}</p><p>E-mail: ${profile.email}</p><p>Date of birth: 21.7.1992</p>
    <h2>EMPLOYMENT</h2>${joinHtml(profile.experience, ({ title, company, start, end, bullets }) => `<p class="j">Period: ${start} - ${end}</p><p>Employer: ${company}</p><p>Position: ${title}</p><p>Responsibilities:</p>${joinHtml(bullets, (bullet) => `<p>* ${bullet}</p>`)}`)}
    <h2>EDUCATION</h2><p>Period: 2008 - 2011</p><p>School: Technical Secondary School Brno</p><p>Qualification: Vocational certificate, car mechanic</p>
    <h2>LANGUAGES</h2>${joinHtml(profile.languages, (language) => `<p>${language}</p>`)}
    <h2>SKILLS</h2><p>${profile.skills.join('; ')}</p>`,
};
