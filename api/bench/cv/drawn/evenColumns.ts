import type { DrawnCv } from '../drawnCv.ts';

/** Two columns of one width under a name in the middle. */
export const evenColumns: DrawnCv = {
  name: 'even-columns',
  profile: {
    name: 'Isabela Ferreira Duarte',
    email: 'isabela.duarte@mail.example',
    phone: '+351 912 555 018',
    location: 'Lisbon, Portugal',
    links: ['instagram.com/isaduarte', 'isabeladuarte.example'],
    headline: 'Graphic Designer',
    skills: ['Illustrator', 'InDesign', 'Photoshop', 'Branding', 'Typography', 'Print production'],
    experience: [
      {
        title: 'Senior Graphic Designer',
        company: 'Azulejo Studio',
        start: '2020',
        end: 'today',
        bullets: ['Redesigned the identity of a museum.', 'Lead two juniors.'],
      },
      {
        title: 'Graphic Designer',
        company: 'Tejo Publicidade',
        start: '2016',
        end: '2020',
        bullets: ['Made 140 campaigns for shops and cafés.'],
      },
      {
        title: 'Intern',
        company: 'Tipografia Alfama',
        start: '2015',
        end: '2016',
        bullets: ['Set type by hand and by screen.'],
      },
    ],
    education: [
      {
        degree: 'BA Communication Design',
        school: 'University of Lisbon',
        year: '2015',
      },
    ],
    languages: ['Portuguese (native)', 'English (C1)', 'Spanish (B2)'],
  },
  style:
    "body { font:10pt/1.45 'Liberation Sans Narrow','Liberation Sans' } header { text-align:center;border-bottom:2pt solid #111;padding-bottom:6pt } h1 { font-size:24pt } h2 { font-size:12pt;margin:12pt 0 4pt } .cols { display:grid;grid-template-columns:1fr 1fr;gap:10mm }",
  body: `<header><h1>Isabela Ferreira Duarte</h1><p>Graphic Designer</p></header><div class=cols><div>
    <h2>Experience</h2>
    <p style="margin-top:5pt"><b>Senior Graphic Designer</b><br>Azulejo Studio, 2020–today</p>
    <ul style=""><li>Redesigned the identity of a museum.</li><li>Lead two juniors.</li></ul>
    <p style="margin-top:5pt"><b>Graphic Designer</b><br>Tejo Publicidade, 2016–2020</p>
    <ul style=""><li>Made 140 campaigns for shops and cafés.</li></ul>
    <p style="margin-top:5pt"><b>Intern</b><br>Tipografia Alfama, 2015–2016</p>
    <ul style=""><li>Set type by hand and by screen.</li></ul></div><div>
    <h2>Contact</h2><p>isabela.duarte@mail.example<br>+351 912 555 018<br>Lisbon, Portugal<br>instagram.com/isaduarte<br>isabeladuarte.example</p>
    <h2>Skills</h2>
    <ul style=""><li>Illustrator</li><li>InDesign</li><li>Photoshop</li><li>Branding</li><li>Typography</li><li>Print production</li></ul>
    <h2>Education</h2><p><b>BA Communication Design</b><br>University of Lisbon<br>2012–2015</p>
    <h2>Languages</h2><p>Portuguese (native)<br>English (C1)<br>Spanish (B2)</p></div></div>`,
};
