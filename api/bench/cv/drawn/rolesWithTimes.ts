import type { DrawnCv } from '../drawnCv.ts';

/** Roles with their times in brackets under an employer with a time for all of them. */
export const rolesWithTimes: DrawnCv = {
  name: 'roles-with-times',
  profile: {
    name: 'Eleanor Vance-Whitfield',
    email: 'eleanor@vancewhitfield.example',
    phone: '+44 7700 900 650',
    location: 'Bath, Somerset',
    links: ['linkedin.com/in/eleanorvw'],
    headline: 'Chief Operating Officer',
    skills: ['Operations strategy', 'Lean', 'Mergers and acquisitions', 'Board reporting', 'Supply chain', 'Crisis management'],
    experience: [
      {
        title: 'Chief Operating Officer',
        company: 'MENDIP FOODS PLC',
        start: '2020',
        end: 'Present',
        bullets: ['Run nine sites with 2,300 people.', 'Took £17m out of cost in three years.'],
      },
      {
        title: 'Operations Director',
        company: 'MENDIP FOODS PLC',
        start: '2016',
        end: '2020',
        bullets: ['Opened two factories on time.'],
      },
      {
        title: 'General Manager',
        company: 'AVON PACKAGING LTD',
        start: '2010',
        end: '2016',
        bullets: ['Turned a loss of £2m into a profit of £3m.'],
      },
    ],
    education: [
      {
        degree: 'MBA',
        school: 'Cranfield School of Management',
        year: '2010',
      },
      {
        degree: 'BEng Manufacturing Engineering',
        school: 'University of Bath',
        year: '2002',
      },
    ],
    languages: [],
  },
  style:
    "body { font:10.5pt/1.45 'Liberation Serif' } h1 { font-size:22pt;text-align:center;font-weight:400 } .c { text-align:center } h2 { font-size:11.5pt;text-align:center;letter-spacing:2pt;margin:13pt 0 5pt } .r { display:flex;justify-content:space-between;margin-top:6pt }",
  body: `<h1>Eleanor Vance-Whitfield MBA FCILT</h1><p class=c>Chief Operating Officer</p><p class=c>Bath, Somerset | +44 7700 900 650 | eleanor@vancewhitfield.example | linkedin.com/in/eleanorvw</p>
    <h2>EXECUTIVE PROFILE</h2><p>Operations leader in food and packaging who has run factories, then groups of them.</p>
    <h2>KEY COMPETENCIES</h2><p>Operations strategy • Lean • Mergers and acquisitions • Board reporting • Supply chain • Crisis management</p>
    <h2>CAREER HISTORY</h2>
    <div class=r><b>MENDIP FOODS PLC, Wells</b><b>2016 – Present</b></div><p><i>Chief Operating Officer (2020 – Present)</i></p>
    <ul style=""><li>Run nine sites with 2,300 people.</li><li>Took £17m out of cost in three years.</li></ul><p><i>Operations Director (2016 – 2020)</i></p>
    <ul style=""><li>Opened two factories on time.</li></ul>
    <div class=r><b>AVON PACKAGING LTD, Bristol</b><b>2010 – 2016</b></div><p><i>General Manager</i></p>
    <ul style=""><li>Turned a loss of £2m into a profit of £3m.</li></ul>
    <h2>EDUCATION</h2><p>MBA, Cranfield School of Management, 2010</p><p>BEng Manufacturing Engineering, University of Bath, 2002</p>`,
};
