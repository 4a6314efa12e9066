import type { DrawnCv } from '../drawnCv.ts';

/** A Europass CV: times in brackets over titles in capitals, and a table of levels of languages. */
export const europass: DrawnCv = {
  name: 'europass',
  profile: {
    name: 'Eleni Papadaki',
    email: 'eleni.papadaki@mail.example',
    phone: '(+30) 694 555 0187',
    location: 'Thessaloniki (Greece)',
    links: [],
    skills: ['Microsoft Office', 'Zoom', 'Google Drive', 'Canva'],
    experience: [
      {
        title: 'PRIMARY SCHOOL TEACHER',
        company: '3RD PRIMARY SCHOOL OF KALAMARIA',
        start: '01/09/2016',
        end: 'Current',
        bullets: ['Teach classes of 22 pupils.', 'Plan lessons and talk to parents.'],
      },
      {
        title: 'PRIVATE TUTOR',
        company: 'SELF-EMPLOYED',
        start: '09/2013',
        end: '06/2016',
        bullets: ['Taught English to children of 8 to 12.'],
      },
    ],
    education: [
      {
        degree: 'BACHELOR IN PRIMARY EDUCATION',
        school: 'Aristotle University of Thessaloniki',
        year: '2013',
      },
    ],
    languages: ['Greek', 'English C2 C1 C1', 'Italian B1 B1 A2'],
  },
  style:
    "body { font:10pt/1.45 'Liberation Sans' } h1 { font-size:20pt;font-weight:400 } h2 { font-size:11pt;color:#0e4194;border-bottom:1pt solid #ccc;margin:12pt 0 5pt } .d { color:#555 } table { border-collapse:collapse } td,th { padding:2pt 8pt;border-bottom:.5pt solid #ccc;font-weight:400 }",
  body: `<h1>Eleni Papadaki</h1><p><b>Nationality:</b> Greek &nbsp; <b>Date of birth:</b> 03/02/1991 &nbsp; <b>Phone number:</b> (+30) 694 555 0187</p><p><b>Email address:</b> eleni.papadaki@mail.example</p><p><b>Address:</b> Thessaloniki (Greece)</p>
    <h2>WORK EXPERIENCE</h2><p class=d>[ 01/09/2016 – Current ]</p><p><b>PRIMARY SCHOOL TEACHER</b></p><p><b>3RD PRIMARY SCHOOL OF KALAMARIA</b></p><p>City: Kalamaria | Country: Greece</p>
    <ul style=""><li>Teach classes of 22 pupils.</li><li>Plan lessons and talk to parents.</li></ul><p class=d>[ 09/2013 – 06/2016 ]</p><p><b>PRIVATE TUTOR</b></p><p><b>SELF-EMPLOYED</b></p>
    <ul style=""><li>Taught English to children of 8 to 12.</li></ul>
    <h2>EDUCATION AND TRAINING</h2><p class=d>[ 2009 – 2013 ]</p><p><b>BACHELOR IN PRIMARY EDUCATION</b></p><p>Aristotle University of Thessaloniki</p>
    <h2>LANGUAGE SKILLS</h2><p>Mother tongue(s): <b>Greek</b></p><p>Other language(s):</p>
    <table>
    <tr><td></td><th>UNDERSTANDING</th><th>SPEAKING</th><th>WRITING</th></tr>
    <tr><td>English</td><td>C2</td><td>C1</td><td>C1</td></tr>
    <tr><td>Italian</td><td>B1</td><td>B1</td><td>A2</td></tr></table>
    <h2>DIGITAL SKILLS</h2><p>Microsoft Office / Zoom / Google Drive / Canva</p>
    <h2>DRIVING LICENCE</h2><p>Driving Licence: B</p>`,
};
