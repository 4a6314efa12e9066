import type { DrawnCv } from '../drawnCv.ts';

/** Employers with their town at the right, over titles with their time at the right; one has two titles. */
export const employersWithTowns: DrawnCv = {
  name: 'employers-with-towns',
  profile: {
    name: 'Tobias Hagemann',
    email: 't.hagemann@mail.example',
    phone: '+49 176 5550 1234',
    location: 'Hamburg, Germany',
    links: ['github.com/thagemann', 'linkedin.com/in/thagemann'],
    skills: ['Go', 'Rust', 'Python', 'SQL', 'Kafka', 'gRPC', 'Docker', 'Prometheus', 'Bazel'],
    experience: [
      {
        title: 'Staff Engineer',
        company: 'Nordhafen Logistics',
        start: 'Jan 2021',
        end: 'Present',
        bullets: ['Own the container scheduling service, which plans 14,000 moves a day.', 'Cut the cost of its cloud by a third.'],
      },
      {
        title: 'Senior Engineer',
        company: 'Nordhafen Logistics',
        start: 'Mar 2018',
        end: 'Dec 2020',
        bullets: ['Led the move from one database to three.'],
      },
      {
        title: 'Software Engineer',
        company: 'Kielwasser Software',
        start: 'Aug 2015',
        end: 'Feb 2018',
        bullets: ['Wrote the tide tables used by 60 harbours.', 'Introduced code review.'],
      },
    ],
    education: [
      {
        degree: 'M.Sc. in Computer Science',
        school: 'University of Bremen',
        year: '2015',
      },
      {
        degree: 'B.Sc. in Mathematics',
        school: 'University of Kiel',
        year: '2012',
      },
    ],
    languages: ['German (native)', 'English (C1)'],
  },
  style:
    "body { font:10.5pt/1.35 'Liberation Serif' } h1 { font-size:22pt;text-align:center;font-weight:400 } .c { text-align:center } h2 { font-size:12.5pt;font-variant:small-caps;border-bottom:.6pt solid #000;margin:11pt 0 4pt;font-weight:400 } .r { display:flex;justify-content:space-between } i { font-style:italic }",
  body: `<h1>Tobias Hagemann</h1><p class=c>Hamburg, Germany | +49 176 5550 1234 | t.hagemann@mail.example | github.com/thagemann | linkedin.com/in/thagemann</p>
    <h2>Experience</h2>
    <div class=r><b>Nordhafen Logistics</b><span>Hamburg</span></div>
    <div class=r><i>Staff Engineer</i><i>Jan 2021 – Present</i></div>
    <ul style=""><li>Own the container scheduling service, which plans 14,000 moves a day.</li><li>Cut the cost of its cloud by a third.</li></ul>
    <div class=r><i>Senior Engineer</i><i>Mar 2018 – Dec 2020</i></div>
    <ul style=""><li>Led the move from one database to three.</li></ul>
    <div class=r><b>Kielwasser Software</b><span>Kiel</span></div>
    <div class=r><i>Software Engineer</i><i>Aug 2015 – Feb 2018</i></div>
    <ul style=""><li>Wrote the tide tables used by 60 harbours.</li><li>Introduced code review.</li></ul>
    <h2>Education</h2>
    <div class=r><b>University of Bremen</b><span>2013 – 2015</span></div><i>M.Sc. in Computer Science</i>
    <div class=r><b>University of Kiel</b><span>2009 – 2012</span></div><i>B.Sc. in Mathematics</i>
    <h2>Technical Skills</h2><p><b>Languages:</b> Go, Rust, Python, SQL</p><p><b>Tools:</b> Kafka, gRPC, Docker, Prometheus, Bazel</p>
    <h2>Languages</h2><p>German (native), English (C1)</p>`,
};
