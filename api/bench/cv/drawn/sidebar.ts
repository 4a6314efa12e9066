import { type DrawnCv, joinHtml, list } from '../drawnCv.ts';

const profile: DrawnCv['profile'] = {
  name: 'Priya Raghunathan',
  email: 'priya@raghunathan.example',
  phone: '+49 30 5550 1234',
  location: 'Berlin, Germany',
  links: ['github.com/priyarag', 'linkedin.com/in/priyarag', 'raghunathan.example'],
  headline: 'Senior Software Engineer',
  skills: ['TypeScript', 'Node.js', 'React', 'PostgreSQL', 'Redis', 'Kubernetes', 'Terraform', 'AWS', 'GraphQL', 'C++'],
  experience: [
    {
      title: 'Senior Software Engineer',
      company: 'Lumora Payments GmbH',
      start: '04/2021',
      end: 'present',
      bullets: [
        'Designed the ledger service that books 2.3 million payments a day with no lost entry since its launch.',
        'Brought the median answer time of the public API from 480 ms down to 95 ms.',
        'Mentor four engineers; two of them were promoted within 18 months.',
      ],
    },
    {
      title: 'Software Engineer',
      company: 'Fahrplan Labs',
      start: '08/2017',
      end: '03/2021',
      bullets: [
        'Built the route planner used by 900,000 commuters in eleven cities.',
        'Replaced nightly batch jobs by events on Kafka, so that delays show within five seconds.',
      ],
    },
    {
      title: 'Junior Developer',
      company: 'Okto Web Studio',
      start: '09/2015',
      end: '07/2017',
      bullets: ['Delivered 26 shops and websites for small firms.'],
    },
  ],
  education: [
    { degree: 'M.Sc. Computer Science', school: 'Technical University of Berlin', year: '2015' },
    { degree: 'B.E. Information Technology', school: 'Anna University', year: '2012' },
  ],
  languages: ['English – fluent', 'Tamil – native', 'German – B2'],
};

/** A dark bar at the left with contact, skills and languages. */
export const sidebar: DrawnCv = {
  name: 'sidebar',
  profile,
  isTagged: true,
  style: `@page { margin: 0 } body { font: 9.5pt/1.4 'DejaVu Sans'; display: flex; min-height: 297mm } aside { width: 62mm; background: #22333f; color: #fff; padding: 12mm 7mm; box-sizing: border-box }
    main { flex: 1; padding: 12mm 12mm 8mm 9mm } h1 { font-size: 21pt; font-weight: 400 } aside h2 { font-size: 10pt; margin: 12pt 0 4pt; border-bottom: 1px solid #9ab } main h2 { font-size: 12pt; color: #22667f; margin: 12pt 0 4pt }
    aside p { font-size: 8.5pt; margin: 3pt 0; overflow-wrap: anywhere } .dates { color: #666; font-size: 8.5pt } .head { margin-top: 8pt }`,
  body: `<aside><h2>Contact</h2><p>✉ ${profile.email}</p><p>☎ ${profile.phone}</p><p>⌂ ${profile.location}</p>${joinHtml(profile.links, (link) => `<p>${link}</p>`)}
    <h2>Skills</h2>${joinHtml(profile.skills, (skill) => `<p>${skill}</p>`)}<h2>Languages</h2>${joinHtml(profile.languages, (language) => `<p>${language}</p>`)}
    <h2>Interests</h2><p>Bouldering, South Indian cooking</p></aside>
    <main><h1>${profile.name}</h1><p>${profile.headline}</p>
    <h2>Profile</h2><p>Backend engineer who likes money to add up. Nine years of services that run day and night, the last four of them in payments.</p>
    <h2>Experience</h2>${joinHtml(profile.experience, ({ title, company, start, end, bullets }) => `<p class="head"><b>${title}</b> · ${company}</p><p class="dates">${start} – ${end}</p>${list(bullets)}`)}
    <h2>Education</h2>${joinHtml(profile.education, ({ degree, school, year }) => `<p class="head"><b>${degree}</b></p><p>${school}${school.startsWith('A') ? ', Chennai' : ''}, ${year}</p>`)}</main>`,
};
