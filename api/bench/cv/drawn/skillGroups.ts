import type { DrawnCv } from '../drawnCv.ts';

/** Skills at the right under the names of their groups. */
export const skillGroups: DrawnCv = {
  name: 'skill-groups',
  profile: {
    name: 'Jasper ten Broek',
    email: 'jasper@tenbroek.example',
    phone: '+31 20 555 0148',
    location: 'Haarlem, The Netherlands',
    links: ['tenbroek.example', 'github.com/jtb'],
    headline: 'Machine Learning Engineer',
    skills: ['PyTorch', 'JAX', 'scikit-learn', 'Python', 'C++', 'Ray', 'MLflow', 'Kubernetes'],
    experience: [
      {
        title: 'Machine Learning Engineer',
        company: 'Windmolen AI',
        start: 'Jan 2022',
        end: 'now',
        bullets: ['Train models that forecast the power of 600 turbines.', 'Cut inference cost by 70%.'],
      },
      {
        title: 'Data Scientist',
        company: 'Polder Insurance N.V.',
        start: 'Sep 2018',
        end: 'Dec 2021',
        bullets: ['Built the first fraud model of the firm.'],
      },
    ],
    education: [
      {
        degree: 'MSc Artificial Intelligence',
        school: 'University of Amsterdam',
        year: '2018',
      },
      {
        degree: 'BSc Physics',
        school: 'Leiden University',
        year: '2016',
      },
    ],
    languages: ['Dutch', 'English'],
  },
  style:
    "body { font:10pt/1.45 'DejaVu Sans Condensed','DejaVu Sans' } h1 { font-size:21pt } h2 { font-size:12pt;color:#26a;margin:11pt 0 4pt } h3 { font-size:9.5pt;margin-top:4pt } .g { display:grid;grid-template-columns:1fr 55mm;gap:9mm }",
  body: `<h1>Jasper ten Broek</h1><p>Machine Learning Engineer</p><p>jasper@tenbroek.example | +31 20 555 0148 | Haarlem, The Netherlands | tenbroek.example | github.com/jtb</p>
    <div class=g><div>
    <h2>Experience</h2>
    <p style="margin-top:6pt"><b>Machine Learning Engineer</b>, Windmolen AI</p>
    <p style="color:#777">Jan 2022 – now</p>
    <ul style=""><li>Train models that forecast the power of 600 turbines.</li><li>Cut inference cost by 70%.</li></ul>
    <p style="margin-top:6pt"><b>Data Scientist</b>, Polder Insurance N.V.</p>
    <p style="color:#777">Sep 2018 – Dec 2021</p>
    <ul style=""><li>Built the first fraud model of the firm.</li></ul>
    <h2>Education</h2><p><b>MSc Artificial Intelligence</b>, University of Amsterdam</p>
    <p style="color:#777">2016 – 2018</p><p><b>BSc Physics</b>, Leiden University</p>
    <p style="color:#777">2013 – 2016</p></div><div>
    <h2>Skills</h2><h3>Frameworks</h3><p>PyTorch, JAX, scikit-learn</p><h3>Programming</h3><p>Python, C++</p><h3>Infrastructure</h3><p>Ray, MLflow, Kubernetes</p>
    <h2>Languages</h2><p>Dutch, English</p></div></div>`,
};
