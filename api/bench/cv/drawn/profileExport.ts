import { type DrawnCv, joinHtml } from '../drawnCv.ts';

const profile: DrawnCv['profile'] = {
  name: 'Sofie Vandenbroucke',
  email: 'sofie.vdb@mail.example',
  phone: '0032 470 55 50 12',
  location: 'Ghent, Flemish Region, Belgium',
  links: ['www.linkedin.com/in/sofie-vdb'],
  headline: 'HR Business Partner at Textura Group | Talent & Culture',
  skills: ['Workforce Planning', 'Employee Relations', 'Talent Acquisition'],
  experience: [
    {
      title: 'HR Business Partner',
      company: 'Textura Group',
      start: 'January 2020',
      end: 'Present',
      bullets: ['Partner of three plants with 640 employees. Cut the time to hire from 61 to 38 days and the turnover of new hires by half.'],
    },
    {
      title: 'HR Officer',
      company: 'Textura Group',
      start: 'February 2016',
      end: 'December 2019',
      bullets: ['Payroll questions, onboarding and a school for shift leaders with 45 graduates.'],
    },
    {
      title: 'Recruitment Consultant',
      company: 'Vlinder Interim',
      start: 'September 2013',
      end: 'January 2016',
      bullets: ['Placed about 110 people a year in offices and warehouses.'],
    },
  ],
  education: [{ degree: 'Master of Science - MS, Organizational Psychology', school: 'Ghent University', year: '2013' }],
  languages: ['Dutch (Native or Bilingual)', 'English (Full Professional)', 'French (Professional Working)'],
};

/** As a network for professionals prints profiles: a dark bar at the left, posts grouped under employers. */
export const profileExport: DrawnCv = {
  name: 'profile-export',
  profile,
  style: `@page { margin: 0 } body { font: 10.5pt/1.5 'Liberation Sans'; display: grid; grid-template-columns: 62mm 1fr; min-height: 297mm } aside { background: #293e49; color: #e8e8e8; padding: 12mm 6mm; font-size: 9.5pt } main { padding: 12mm 12mm 10mm 10mm } h1 { font-size: 26pt; font-weight: 400 } h2 { font-size: 15pt; font-weight: 400; margin: 16pt 0 6pt } aside h2 { font-size: 13pt } .co { font-size: 12pt; margin-top: 9pt } .t { font-size: 11.5pt } .w, .l { font-size: 10pt } .l { color: #888 } aside p { overflow-wrap: anywhere }`,
  body: `<aside><h2>Contact</h2><p>${profile.phone} (Mobile)</p><p>${profile.email}</p><br><p>${profile.links[0]}</p><p style="color:#aaa">(LinkedIn)</p><h2>Top Skills</h2>${joinHtml(profile.skills, (skill) => `<p>${skill}</p>`)}<h2>Languages</h2>${joinHtml(profile.languages, (language) => `<p>${language}</p>`)}</aside>
    <main><h1>${profile.name}</h1><p>${profile.headline}</p><p class="l">${profile.location}</p>
    <h2>Summary</h2><p>People first, spreadsheets second, and always the same rule for everybody. I have worked in textiles for nearly ten years.</p>
    <h2>Experience</h2><p class="co">Textura Group</p><p class="l">8 years 11 months</p>${joinHtml(profile.experience.slice(0, 2), ({ title, start, end, bullets }) => `<p class="t">${title}</p><p class="w">${start} - ${end} (4 years)</p><p class="l">Ghent, Belgium</p><p>${bullets[0]}</p><br>`)}
    <p class="co">Vlinder Interim</p><p class="t">Recruitment Consultant</p><p class="w">September 2013 - January 2016 (2 years 5 months)</p><p>${profile.experience[2]?.bullets[0]}</p>
    <h2>Education</h2><p class="co">Ghent University</p><p class="w">${profile.education[0]?.degree} · (2008 - 2013)</p></main>`,
};
