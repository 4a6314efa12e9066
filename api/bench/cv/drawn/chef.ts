import { type DrawnCv, joinHtml } from '../drawnCv.ts';

const profile: DrawnCv['profile'] = {
  name: 'Antoine Delacroix-Meyer',
  email: 'antoine.dm@cuisine.example',
  phone: '+41 44 555 01 29',
  location: 'Zürich, Switzerland',
  links: ['instagram.com/antoine.cooks'],
  headline: 'Sous Chef',
  skills: ['Menu planning', 'HACCP', 'Butchery', 'Pastry', 'Cost control', 'Kitchen brigade of 12'],
  experience: [
    {
      title: 'Sous Chef',
      company: 'Restaurant Lindenhof',
      start: 'May 2019',
      end: 'Present',
      bullets: ['Lead a brigade of twelve and 180 covers on a Saturday.', 'Brought food cost from 34% to 28%.'],
    },
    {
      title: 'Chef de Partie',
      company: 'Hotel Bellevue',
      start: 'Apr 2015',
      end: 'Apr 2019',
      bullets: ['Ran the fish station; kept it open through the winter for 90 guests a night.'],
    },
    { title: 'Commis', company: 'Hotel Bellevue', start: 'Aug 2012', end: 'Mar 2015', bullets: ['Cold kitchen and banquets for up to 400.'] },
  ],
  education: [{ degree: 'Federal Diploma, Cook EFZ', school: 'Hotelfachschule Zürich', year: '2012' }],
  languages: ['French: native', 'German: fluent', 'English: good'],
};

/** A grey bar at the right with what is short; "Title | Employer" over the time; two jobs at one hotel. */
export const chef: DrawnCv = {
  name: 'chef',
  profile,
  style: `@page { margin: 0 } body { font: 10pt/1.45 'Liberation Sans'; display: grid; grid-template-columns: 1fr 64mm; min-height: 297mm } main { padding: 14mm 8mm 10mm 14mm } aside { background: #ececec; padding: 14mm 8mm } h1 { font-size: 22pt; text-transform: uppercase; line-height: 1.1 } h2 { font-size: 12pt; margin: 12pt 0 4pt; text-transform: uppercase; color: #884400 } .s { color: #777; font-size: 9pt } .j { margin-top: 7pt; font-weight: 700 }`,
  body: `<main><h1 style="text-transform:none">Antoine<br>Delacroix-Meyer</h1><p style="font-size:13pt;color:#884400">${profile.headline}</p>
    <h2>Profile</h2><p>Cook since sixteen. Calm at the pass, strict about stock, fond of anything that swims.</p>
    <h2>Employment</h2>${joinHtml(profile.experience, ({ title, company, start, end, bullets }) => `<p class="j">${title} | ${company}</p><p class="s">${start} to ${end}</p>${joinHtml(bullets, (bullet) => `<p style="padding-left:10pt;text-indent:-8pt">• ${bullet}</p>`)}`)}
    <h2>Training</h2><p class="j">${profile.education[0]?.degree}</p><p class="s">${profile.education[0]?.school}, 2012</p></main>
    <aside><h2>Contact</h2><p>${profile.location}</p><p>${profile.phone}</p><p style="font-size:8.5pt">${profile.email}</p><p style="font-size:8.5pt">${profile.links[0]}</p>
    <h2>Skills</h2>${joinHtml(profile.skills, (skill) => `<p>• ${skill}</p>`)}<h2>Languages</h2>${joinHtml(profile.languages, (language) => `<p>${language}</p>`)}<h2>Interests</h2><p>Mountain huts</p></aside>`,
};
