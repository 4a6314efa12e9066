import type { DrawnCv } from '../drawnCv.ts';

/** Letters behind the name without a comma, and headings of words that are in few CVs. */
export const doctor: DrawnCv = {
  name: 'doctor',
  profile: {
    name: 'Dr Farah Siddiqui',
    email: 'farah.siddiqui@mail.example',
    phone: '07700 900 412',
    location: 'Leicester, UK',
    links: [],
    headline: 'General Practitioner',
    skills: ['EMIS Web', 'SystmOne', 'Minor surgery', 'Diabetes care', 'Training of registrars'],
    experience: [
      {
        title: 'Salaried GP',
        company: 'Soar Valley Surgery',
        start: '2019',
        end: 'present',
        bullets: ['List of 1,900 patients; lead for diabetes.'],
      },
      {
        title: 'GP Registrar',
        company: 'East Midlands Deanery',
        start: '2016',
        end: '2019',
        bullets: ['Rotations in paediatrics, psychiatry and acute medicine.'],
      },
      {
        title: 'Foundation Doctor',
        company: 'Royal Derwent Hospital',
        start: '2014',
        end: '2016',
        bullets: [],
      },
    ],
    education: [
      {
        degree: 'MRCGP',
        school: 'Royal College of General Practitioners',
        year: '2019',
      },
      {
        degree: 'MBChB',
        school: 'University of Leicester',
        year: '2014',
      },
    ],
    languages: ['English', 'Urdu', 'Gujarati'],
    licences: ['GMC number 5550123'],
  },
  style:
    "body { font:11pt/1.45 'Liberation Sans' } h1 { font-size:19pt } h2 { font-size:12.5pt;margin:12pt 0 5pt } .g { display:grid;grid-template-columns:36mm 1fr;margin-top:4pt }",
  body: `<h1>Dr Farah Siddiqui MBChB MRCGP</h1><p>General Practitioner</p><p>Leicester, UK · 07700 900 412 · farah.siddiqui@mail.example</p><p>GMC number 5550123</p>
    <h2>Current and previous posts</h2>
    <div class=g><div>2019 to present</div><div><b>Salaried GP</b>, Soar Valley Surgery<br>List of 1,900 patients; lead for diabetes.</div></div>
    <div class=g><div>2016 to 2019</div><div><b>GP Registrar</b>, East Midlands Deanery<br>Rotations in paediatrics, psychiatry and acute medicine.</div></div>
    <div class=g><div>2014 to 2016</div><div><b>Foundation Doctor</b>, Royal Derwent Hospital</div></div>
    <h2>Qualifications</h2>
    <div class=g><div>2019</div><div>MRCGP, Royal College of General Practitioners</div></div>
    <div class=g><div>2014</div><div>MBChB, University of Leicester</div></div>
    <h2>Clinical skills and systems</h2><p>EMIS Web, SystmOne, Minor surgery, Diabetes care, Training of registrars</p>
    <h2>Languages</h2><p>English, Urdu, Gujarati</p>`,
};
