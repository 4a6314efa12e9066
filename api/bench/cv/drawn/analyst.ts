import { type DrawnCv, list } from '../drawnCv.ts';

const profile: DrawnCv['profile'] = {
  name: 'Mei-Ling Tran',
  email: 'meiling.tran@example.io',
  phone: '+1 (416) 555-0102',
  location: 'Toronto, ON, Canada',
  links: ['meilingtran.example.io', 'github.com/mltran', 'linkedin.com/in/mltran'],
  headline: 'Data Analyst',
  skills: ['SQL', 'Python', 'pandas', 'scikit-learn', 'dbt', 'Snowflake', 'Tableau', 'Looker', 'A/B testing', 'Regression'],
  experience: [
    {
      title: 'Senior Data Analyst',
      company: 'Maple Ride Inc.',
      start: '2022-03',
      end: 'present',
      bullets: [
        'Own the forecast of demand for 14 cities; its error fell from 19% to 8%.',
        'Rebuilt 42 dashboards on dbt and switched off 130 that nobody opened.',
      ],
    },
    {
      title: 'Data Analyst',
      company: 'Maple Ride Inc.',
      start: '2020-01',
      end: '2022-03',
      bullets: ['Designed 25 A/B tests of prices and messages, worth $1.9M a year.'],
    },
    {
      title: 'Business Intelligence Intern',
      company: 'Huron Credit Union',
      start: '2019-05',
      end: '2019-08',
      bullets: ['Automated a weekly report that had taken two days.'],
    },
  ],
  education: [{ degree: 'BMath, Statistics', school: 'University of Waterloo', year: '2019' }],
  languages: [],
  licences: ['Certified dbt Developer'],
};
const [senior, junior, intern] = profile.experience;
const post = (job: typeof senior) =>
  job ? `<div class="row"><b>${job.title}</b><span>${job.start} – ${job.end}</span></div>${list(job.bullets)}` : '';

/** One employer over two posts with its own years; skills by kind in a table without rules. */
export const analyst: DrawnCv = {
  name: 'analyst',
  profile,
  paper: 'Letter',
  isTagged: true,
  style: `body { font: 9.5pt/1.4 'DejaVu Sans' } h1 { font-size: 18pt; font-weight: 300 } h2 { font-size: 11pt; color: #0a6b62; margin: 12pt 0 4pt; border-bottom: 1pt solid #0a6b62 } .row { display: flex; justify-content: space-between } .emp { font-size: 10.5pt; margin-top: 7pt; color: #333 } td { padding: 1pt 12pt 1pt 0; vertical-align: top }`,
  body: `<div class="row"><h1>${profile.name}</h1><div style="text-align:right"><p>${profile.email}</p><p>${profile.phone}</p><p>${profile.location}</p></div></div><p>${profile.headline}</p><p>${profile.links.join(' · ')}</p>
    <h2>Experience</h2><div class="row emp"><span>Maple Ride Inc.</span><span>2020 – present</span></div>${post(senior)}${post(junior)}<div class="row emp"><span>Huron Credit Union</span><span>2019</span></div>${post(intern)}
    <h2>Education</h2><div class="row"><b>BMath, Statistics</b><span>2015 – 2019</span></div><p>University of Waterloo</p>
    <h2>Technical skills</h2><table><tr><td>Programming</td><td>SQL, Python (pandas, scikit-learn)</td></tr><tr><td>Warehouse</td><td>dbt, Snowflake</td></tr><tr><td>Reporting</td><td>Tableau, Looker</td></tr><tr><td>Methods</td><td>A/B testing, Regression</td></tr></table>
    <h2>Certificates</h2>${list(['Certified dbt Developer, 2023'])}`,
};
