import { type DrawnCv, joinHtml } from '../drawnCv.ts';

const profile: DrawnCv['profile'] = {
  name: 'Margaret Ellsworth',
  email: 'm.ellsworth@example.com',
  phone: '(860) 555-0139',
  location: 'Hartford, CT 06103',
  links: [],
  skills: ['Microsoft Word', 'Excel', 'Calendar management', 'Minute taking', 'Travel booking', 'Shorthand'],
  experience: [
    {
      title: 'Executive Assistant',
      company: 'Connecticut Mutual Savings Bank',
      start: '2009',
      end: 'Present',
      bullets: ['Keep the calendars of three vice presidents.', 'Planned the move of 80 desks without a lost day.'],
    },
    { title: 'Legal Secretary', company: 'Thornton, Hale & Briggs', start: '2001', end: '2009', bullets: ['Typed and filed for six attorneys.'] },
  ],
  education: [{ degree: 'Associate Degree in Office Administration', school: 'Capital Community College', year: '2000' }],
  languages: [],
};

/** A typed CV on a scanner, times at the left. */
export const scannedSecretary: DrawnCv = {
  name: 'scanned-secretary',
  profile,
  isScan: true,
  style: `body { font: 11.5pt/1.5 'Liberation Mono' } h1 { font-size: 15pt; text-align: center } .c { text-align: center } h2 { font-size: 12pt; margin: 14pt 0 6pt } .g { display: grid; grid-template-columns: 42mm 1fr; margin-top: 6pt }`,
  body: `<h1>${profile.name}</h1><p class="c">${profile.location}</p><p class="c">${profile.phone}</p><p class="c">${profile.email}</p>
    <h2>EXPERIENCE</h2>${joinHtml(profile.experience, ({ title, company, start, end, bullets }) => `<div class="g"><div>${start} - ${end}</div><div><p>${title}</p><p>${company}</p>${joinHtml(bullets, (bullet) => `<p>- ${bullet}</p>`)}</div></div>`)}
    <h2>EDUCATION</h2><div class="g"><div>2000</div><div><p>${profile.education[0]?.degree}</p><p>${profile.education[0]?.school}</p></div></div>
    <h2>SKILLS</h2><p>${profile.skills.join(', ')}</p>`,
};
