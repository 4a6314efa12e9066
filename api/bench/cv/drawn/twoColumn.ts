import { type DrawnCv, joinHtml, list } from '../drawnCv.ts';

const profile: DrawnCv['profile'] = {
  name: 'Tomás Lindqvist',
  email: 'hello@tomaslindqvist.example',
  phone: '+46 70 555 01 98',
  location: 'Gothenburg',
  links: ['https://tomaslindqvist.example/work', 'behance.net/tomaslindqvist'],
  headline: 'Product Designer',
  skills: ['Figma', 'Sketch', 'Design systems', 'User interviews', 'Prototyping', 'Accessibility', 'HTML and CSS', 'After Effects'],
  experience: [
    {
      title: 'Lead Product Designer',
      company: 'Norrsken Health',
      start: 'Jan 2020',
      end: 'now',
      bullets: [
        'Redesigned the booking of visits; patients who gave up on the way fell from 31% to 12%.',
        'Run a design system with 74 components for nine teams.',
      ],
    },
    {
      title: 'Product Designer',
      company: 'Segelbåt Media AB',
      start: 'Aug 2016',
      end: 'Dec 2019',
      bullets: [
        'Drew the first mobile app of the paper, opened by 140,000 readers a day.',
        'Held 60 interviews with readers and made personas of them.',
      ],
    },
    {
      title: 'Graphic Designer',
      company: 'Studio Havtorn',
      start: 'Mar 2013',
      end: 'Jul 2016',
      bullets: ['Brand books and packaging for 18 food producers.'],
    },
  ],
  education: [{ degree: 'MFA Interaction Design', school: 'Umeå Institute of Design', year: '2013' }],
  languages: ['Swedish', 'Spanish', 'English'],
  achievements: ['Swedish Design Award, finalist 2021', 'Guldägget, shortlist 2018'],
};

/** A head over two columns of like width. */
export const twoColumn: DrawnCv = {
  name: 'two-column',
  profile,
  style: `body { font: 9.5pt/1.45 'Liberation Sans' } h1 { font-size: 26pt; font-weight: 700 } .cols { display: grid; grid-template-columns: 1fr 1fr; gap: 11mm; margin-top: 9mm } h2 { font-size: 10pt; letter-spacing: 2px; color: #b3541e; margin: 12pt 0 5pt }
    h3 { font-size: 10pt; margin: 8pt 0 0 } .small { color: #555; font-size: 8.5pt } h2:first-child { margin-top: 0 }`,
  body: `<h1>${profile.name}</h1><p>${profile.headline}</p>
    <div class="cols"><div><h2>ABOUT ME</h2><p>I draw things that people use when they are tired, worried or in a hurry. That taught me to leave out more than I put in.</p>
    <h2>CAREER HISTORY</h2>${joinHtml(profile.experience, ({ title, company, start, end, bullets }) => `<h3>${title}</h3><p>${company}</p><p class="small">${start} - ${end}</p>${list(bullets)}`)}</div>
    <div><h2>CONTACT</h2><p>${profile.email}</p><p>${profile.phone}</p><p>${profile.location}</p>${joinHtml(profile.links, (link) => `<p>${link}</p>`)}
    <h2>EDUCATION</h2>${joinHtml(profile.education, ({ degree, school, year }) => `<h3>${degree}</h3><p>${school}</p><p class="small">${year}</p>`)}
    <h2>TOOLS &amp; SKILLS</h2>${list(profile.skills)}<h2>LANGUAGES</h2><p>${profile.languages.join(' / ')}</p>
    <h2>AWARDS</h2><p>Swedish Design Award, finalist 2021</p><p>Guldägget, shortlist 2018</p></div></div>`,
};
