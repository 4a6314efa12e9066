import { type DrawnCv, joinHtml } from '../drawnCv.ts';

const profile: DrawnCv['profile'] = {
  name: 'Dr. Ewa Brzezińska',
  email: 'e.brzezinska@uni-marrow.example',
  phone: '+48 22 555 01 73',
  location: 'Warsaw, Poland',
  links: ['https://orcid.org/0000-0000-0000-0042'],
  headline: 'Postdoctoral Researcher in Marine Ecology',
  skills: ['R', 'Python', 'Stable isotope analysis', 'Scientific diving', 'GIS', 'Bayesian statistics'],
  experience: [
    {
      title: 'Postdoctoral Researcher',
      company: 'University of Marrow, Department of Biology',
      start: '2020',
      end: 'present',
      bullets: ['Food webs of kelp forests under warming; three field seasons on Svalbard.', 'Supervision of two doctoral and five master students.'],
    },
    {
      title: 'Research Assistant',
      company: 'Institute of Oceanology',
      start: '2016',
      end: '2020',
      bullets: ['Long-term monitoring of benthic communities at 24 stations.'],
    },
    {
      title: 'Teaching Assistant',
      company: 'University of Gdańsk',
      start: '2014',
      end: '2016',
      bullets: ['Laboratory courses in zoology for 90 first-year students.'],
    },
  ],
  education: [
    { degree: 'PhD in Oceanography', school: 'University of Gdańsk', year: '2020' },
    { degree: 'MSc in Marine Biology', school: 'University of Gdańsk', year: '2016' },
    { degree: 'BSc in Biology', school: 'Jagiellonian University', year: '2014' },
  ],
  languages: ['Polish (native)', 'English (C2)', 'Norwegian (B1)'],
  achievements: ['2022 National Science Fund, starting grant, 480,000 PLN', '2019 Prize for the best talk, Arctic Days, Tromsø'],
};

const buildDatedRow = (when: string, text: string) => `<div class="dated"><div>${when}</div><div>${text}</div></div>`;
const papers = [
  'Brzezińska E., Holm K. and Sato R. (2023). Kelp detritus feeds the deep: isotopes along a fjord. <i>Journal of Invented Ecology</i> 41, 112–129.',
  'Brzezińska E. and Wilk T. (2021). A cheaper trap for amphipods. <i>Methods in Marine Matters</i> 8, 55–61.',
  'Wilk T., Brzezińska E. (2018). Ten years at twenty-four stations. <i>Baltic Letters</i> 12, 1–19.',
];

/** Two pages with dates at the left, papers, grants and teaching. */
export const academic: DrawnCv = {
  name: 'academic',
  profile,
  style: `body { font: 11pt/1.4 'Liberation Serif' } h1 { font-size: 17pt; font-weight: 400; font-variant: small-caps } h2 { font-size: 12pt; margin: 15pt 0 6pt; color: #333 } .dated { display: grid; grid-template-columns: 34mm 1fr; margin: 5pt 0 } .paper { margin: 5pt 0 5pt 8mm; text-indent: -8mm }`,
  body: `<h1 style="font-variant: normal">${profile.name}</h1><p>${profile.headline}</p><p>Department of Biology, University of Marrow, ${profile.location}</p>
    <p>E-mail: ${profile.email} &nbsp; Tel.: ${profile.phone}</p><p>ORCID: ${profile.links[0]}</p>
    <h2>Research Interests</h2><p>Food webs of cold coasts; what happens to them when ice goes and kelp comes; how to measure either with little money.</p>
    <h2>Academic Appointments</h2>
    ${joinHtml(profile.experience, ({ title, company, start, end, bullets }) => buildDatedRow(`${start}–${end}`, `<b>${title}</b>, ${company}${company.startsWith('I') ? ', Sopot' : ''}${joinHtml(bullets, (bullet) => `<br>– ${bullet}`)}`))}
    <h2>Education</h2>${joinHtml(profile.education, ({ degree, school, year }) => buildDatedRow(year ?? '', `${degree}, ${school}${school.startsWith('J') ? ', Kraków' : ''}`))}
    <h2>Publications</h2>${joinHtml(papers, (paper) => `<p class="paper">${paper}</p>`)}
    <h2>Grants and Awards</h2>${buildDatedRow('2022', 'National Science Fund, starting grant, 480,000 PLN')}${buildDatedRow('2019', 'Prize for the best talk, Arctic Days, Tromsø')}
    <h2>Teaching</h2>${buildDatedRow('2021–2023', 'Marine Ecology, lecture for master students')}${buildDatedRow('2020', 'Statistics with R, workshop')}
    <h2>Methods and Skills</h2><p>${profile.skills.join('; ')}</p>
    <h2>Languages</h2><p>${profile.languages.join(', ')}</p>
    <h2>Professional Service</h2><p>Reviewer for eleven journals; member of the Baltic Society since 2017.</p>`,
};
