import { type DrawnCv, joinHtml, list } from '../drawnCv.ts';

const profile: DrawnCv['profile'] = {
  name: 'Jae-won Park',
  email: 'jpark27@college.example.edu',
  phone: '617-555-0119',
  location: 'Cambridge, MA',
  links: ['github.com/jaewonp', 'jaewonp.example.io'],
  skills: ['Python', 'Java', 'C', 'SQL', 'Flask', 'PyTorch', 'Git', 'Docker', 'LaTeX'],
  experience: [
    {
      title: 'Software Engineering Intern',
      company: 'Tidewater Analytics',
      start: 'June 2023',
      end: 'August 2023',
      bullets: ['Wrote a Flask service that scores 40,000 records an hour.', 'Raised test coverage of the pipeline from 54% to 88%.'],
    },
    {
      title: 'Undergraduate Research Assistant',
      company: 'Robotics and Sensing Lab',
      start: 'September 2022',
      end: 'May 2023',
      bullets: ['Labeled and cleaned 12,000 images of underwater pipes.', 'Co-author of a workshop paper on segmentation.'],
    },
    {
      title: 'Barista',
      company: 'Kendall Coffee',
      start: 'September 2021',
      end: 'May 2022',
      bullets: ['Served up to 70 guests an hour beside full-time studies.'],
    },
  ],
  education: [{ degree: 'Bachelor of Science in Computer Science', school: 'Charles River College', year: '2025' }],
  languages: ['Korean (native)', 'English (fluent)'],
  projects: [{ name: 'Ferry Finder', bullets: ['A web page that tells whether the last ferry is late; 3,000 visits a month.'] }],
};

/** A student's single page: school first, then projects, with skills by kind. */
export const student: DrawnCv = {
  name: 'student',
  profile,
  paper: 'Letter',
  style: `body { font: 10pt/1.35 'Liberation Serif' } header { text-align: center } h1 { font-size: 20pt } h2 { font-size: 11pt; border-bottom: 0.7pt solid; margin: 10pt 0 4pt } .row { display: flex; justify-content: space-between }`,
  body: `<header><h1>${profile.name}</h1><p>${profile.location} ◆ ${profile.phone} ◆ ${profile.email} ◆ ${profile.links.join(' ◆ ')}</p></header>
    <h2>Education</h2><div class="row"><b>Charles River College</b><span>Cambridge, MA</span></div><div class="row"><span>Bachelor of Science in Computer Science</span><span>Expected May 2025</span></div>
    ${list(['GPA: 3.8/4.0; Dean’s List, four semesters', 'Coursework: Algorithms, Operating Systems, Machine Learning'])}
    <h2>Experience</h2>${joinHtml(profile.experience, ({ title, company, start, end, bullets }) => `<div class="row"><b>${company}</b><span>${start} – ${end}</span></div><p><i>${title}</i></p>${list(bullets)}`)}
    <h2>Projects</h2><div class="row"><b>Ferry Finder</b><span>2022</span></div>${list(['A web page that tells whether the last ferry is late; 3,000 visits a month.'])}
    <h2>Technical Skills</h2><p><b>Languages:</b> Python, Java, C, SQL</p><p><b>Frameworks:</b> Flask, PyTorch</p><p><b>Tools:</b> Git, Docker, LaTeX</p>
    <h2>Languages</h2><p>${profile.languages.join('; ')}</p>`,
};
