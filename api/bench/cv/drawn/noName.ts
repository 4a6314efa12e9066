import { type DrawnCv, joinHtml, list } from '../drawnCv.ts';

const profile: DrawnCv['profile'] = {
  email: 'shop.applicant.88@example.com',
  phone: '07700 900 861',
  location: 'Cardiff',
  links: [],
  headline: 'Sales Assistant',
  skills: ['Till work', 'Stock taking', 'Welsh and English customer service', 'Window displays'],
  experience: [
    {
      title: 'Sales Assistant',
      company: 'Pennant Toys',
      start: '2021',
      end: 'present',
      bullets: ['Serve about 120 customers a day.', 'Set up the Christmas window, the busiest in eight years.'],
    },
    {
      title: 'Weekend Assistant',
      company: 'Llandaff Bakery',
      start: '2018',
      end: '2021',
      bullets: ['Opened the shop at six and baked off the first 200 loaves.'],
    },
  ],
  education: [{ degree: '8 GCSEs including English and Mathematics', school: 'Fitzalan Comprehensive', year: '2018' }],
  languages: ['Welsh', 'English'],
};

/** A CV that does not say whose it is. */
export const noName: DrawnCv = {
  name: 'no-name',
  profile,
  style: `body { font: 11pt/1.5 'Liberation Sans' } h1 { font-size: 16pt } h2 { font-size: 12pt; margin: 12pt 0 4pt }`,
  body: `<h1>${profile.headline}</h1><p>${profile.location}, ${profile.phone}, ${profile.email}</p>
    <h2>About</h2><p>Friendly and punctual, with six years behind counters large and small.</p>
    <h2>Work history</h2>${joinHtml(profile.experience, ({ title, company, start, end, bullets }) => `<p><b>${title} at ${company}</b> (${start} to ${end})</p>${list(bullets)}`)}
    <h2>Qualifications</h2>${joinHtml(profile.education, ({ degree, school, year }) => `<p>${degree}, ${school}, ${year}</p>`)}
    <h2>What I can do</h2>${list(profile.skills)}<h2>Languages spoken</h2><p>${profile.languages.join(' and ')}</p>`,
};
