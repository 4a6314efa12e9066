import type { DrawnCv } from '../drawnCv.ts';

/** A name whose words are close together, beside a column; times float at the right. */
export const columnBesideName: DrawnCv = {
  name: 'column-beside-name',
  profile: {
    name: 'Charlotte Vandermeer',
    email: 'charlotte.vdm@mail.example',
    phone: '+1 604 555 0171',
    location: 'Vancouver, BC',
    links: ['charlottevdm.example'],
    headline: 'Pastry Chef',
    skills: ['Laminated dough', 'Chocolate work', 'Menu costing', 'FOODSAFE Level 2'],
    experience: [
      {
        title: 'Pastry Chef',
        company: 'Salt & Cedar Bistro',
        start: '2020',
        end: 'Present',
        bullets: ['Bake 300 croissants a day.', 'Cut flour waste by 22%.'],
      },
      {
        title: 'Baker',
        company: 'Kitsilano Bread Works',
        start: '2016',
        end: '2020',
        bullets: ['Shaped sourdough from 3 am.'],
      },
    ],
    education: [
      {
        degree: 'Diploma in Baking and Pastry Arts',
        school: 'Vancouver Community College',
        year: '2016',
      },
    ],
    languages: ['English', 'Dutch'],
  },
  style:
    "@page { margin:0 } body { font:10pt/1.5 'Liberation Serif';display:flex;min-height:296mm } main { flex:1;padding:14mm 9mm 14mm 14mm } aside { width:60mm;background:#fbeee0;padding:14mm 7mm;box-sizing:border-box } h1 { font-size:24pt;font-weight:400 } h2 { font-size:12.5pt;margin:12pt 0 4pt;font-style:italic } .d { float:right;color:#865 }",
  body: `<main><h1>Charlotte Vandermeer</h1><p>Pastry Chef</p>
    <h2>Work Experience</h2>
    <p style="margin-top:6pt"><span class=d>2020 – Present</span><b>Salt & Cedar Bistro</b></p><p>Pastry Chef</p>
    <ul style=""><li>Bake 300 croissants a day.</li><li>Cut flour waste by 22%.</li></ul>
    <p style="margin-top:6pt"><span class=d>2016 – 2020</span><b>Kitsilano Bread Works</b></p><p>Baker</p>
    <ul style=""><li>Shaped sourdough from 3 am.</li></ul>
    <h2>Education</h2><p><span class=d>2016</span><b>Vancouver Community College</b></p><p>Diploma in Baking and Pastry Arts</p></main>
    <aside>
    <h2>Get in touch</h2><p>+1 604 555 0171</p><p>charlotte.vdm@mail.example</p><p>charlottevdm.example</p><p>Vancouver, BC</p>
    <h2>Skills</h2><p>◆ Laminated dough</p><p>◆ Chocolate work</p><p>◆ Menu costing</p><p>◆ FOODSAFE Level 2</p>
    <h2>Languages</h2><p>◆ English</p><p>◆ Dutch</p></aside>`,
};
