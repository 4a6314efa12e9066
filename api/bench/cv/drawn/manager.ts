import { type DrawnCv, joinHtml } from '../drawnCv.ts';

const profile: DrawnCv['profile'] = {
  name: 'Bernadette O’Shaughnessy',
  email: 'bernadette@oshaughnessy.example',
  phone: '+353 1 555 0164',
  location: 'Dublin 6, Ireland',
  links: ['linkedin.com/in/bernadetteos', 'oshaughnessy.example'],
  headline: 'Marketing Director | Consumer Brands',
  skills: ['Brand strategy', 'Media buying', 'P&L responsibility', 'Agency management', 'Market research', 'HubSpot', 'Google Analytics 4'],
  experience: [
    {
      title: 'Marketing Director',
      company: 'Harrow & Heather Foods',
      start: '2019',
      end: 'Present',
      bullets: [
        'Answer for a budget of €9 million and a team of 26. Relaunched the oat drink range in eight countries, which grew its revenue by 41% in two years.',
        'Moved half of the media spend from television to retail media and measured both the same way.',
      ],
    },
    {
      title: 'Head of Brand',
      company: 'Curragh Spirits',
      start: '2014',
      end: '2019',
      bullets: [
        'Made a local gin the third largest in Ireland by volume. Hired and led a team of eight, and ran the pitch that brought three agencies down to one.',
      ],
    },
    {
      title: 'Brand Manager',
      company: 'Liffey Dairy Group plc',
      start: '2009',
      end: '2014',
      bullets: ['Launched 14 products, nine of which are still on the shelf.'],
    },
  ],
  education: [
    { degree: 'MBA', school: 'UCD Smurfit Graduate Business School', year: '2009' },
    { degree: 'BComm', school: 'University College Cork', year: '2004' },
  ],
  languages: ['English', 'Irish', 'French'],
};

/** "Title at Company" over short paragraphs instead of bullets. */
export const manager: DrawnCv = {
  name: 'manager',
  profile,
  isTagged: true,
  style: `body { font: 10.5pt/1.5 'Liberation Serif' } h1 { font-size: 24pt; font-weight: 400 } h2 { font: 700 10pt 'Liberation Sans'; letter-spacing: 1px; margin: 14pt 0 5pt; color: #555 } .row { display: flex; justify-content: space-between; margin-top: 7pt } p + p { margin-top: 3pt }`,
  body: `<h1>${profile.name}</h1><p>${profile.headline}</p><p>${profile.location} | ${profile.phone} | ${profile.email}</p><p>${profile.links.join(' | ')}</p>
    <h2>EXECUTIVE SUMMARY</h2><p>Fifteen years of food and drink, from the shelf to the board. I build brands by asking shoppers, then doing what they said and not what they were asked.</p>
    <h2>CAREER SUMMARY</h2>${joinHtml(profile.experience, ({ title, company, start, end, bullets }) => `<div class="row"><b>${title} at ${company}</b><span>${start} – ${end}</span></div>${joinHtml(bullets, (bullet) => `<p>${bullet}</p>`)}`)}
    <h2>EDUCATION</h2>${joinHtml(profile.education, ({ degree, school, year }) => `<p>${degree}, ${school}, ${year}</p>`)}
    <h2>EXPERTISE</h2><p>${profile.skills.join(' · ')}</p><h2>LANGUAGES</h2><p>${profile.languages.join(' · ')}</p>
    <h2>BOARD ROLES</h2><p>Non-executive director, Bray Arts Centre, since 2021</p>`,
};
