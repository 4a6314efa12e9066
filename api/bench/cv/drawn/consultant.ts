import type { DrawnCv } from '../drawnCv.ts';

/** Letters of certificates behind the name, towns with their province behind employers, skills in columns. */
export const consultant: DrawnCv = {
  name: 'consultant',
  profile: {
    name: 'Svetlana K. Morozova',
    email: 'svetlana.morozova@mail.example',
    phone: '+1 (416) 555-0122',
    location: 'Toronto, ON',
    links: ['linkedin.com/in/smorozova'],
    headline: 'Business Analyst',
    skills: ['Requirements gathering', 'BPMN', 'SQL', 'Power BI', 'Agile', 'UAT', 'JIRA', 'Confluence'],
    experience: [
      {
        title: 'Senior Business Analyst',
        company: 'Maple Trust Bank',
        start: 'Oct 2020',
        end: 'Present',
        bullets: ['Gathered requirements for a new credit card system.', 'Wrote 240 user stories.'],
      },
      {
        title: 'Business Analyst',
        company: 'Ontario Rail Agency',
        start: 'Jan 2017',
        end: 'Sep 2020',
        bullets: ['Mapped 85 processes in BPMN.'],
      },
      {
        title: 'Junior Analyst',
        company: 'Northern Data Inc.',
        start: 'May 2015',
        end: 'Dec 2016',
        bullets: ['Made reports in Power BI.'],
      },
    ],
    education: [
      {
        degree: 'Honours B.Comm.',
        school: 'York University',
        year: '2015',
      },
    ],
    languages: ['English', 'Russian'],
  },
  paper: 'Letter',
  style:
    "body { font:10.5pt/1.4 'Liberation Sans' } h1 { font-size:18pt;text-align:center } .c { text-align:center } h2 { font-size:11.5pt;text-align:left;border-bottom:2pt solid #036;color:#036;margin:11pt 0 4pt } .r { display:flex;justify-content:space-between;margin-top:6pt }",
  body: `<h1>Svetlana K. Morozova, CBAP®, PMP</h1><p class=c>Business Analyst</p><p class=c>Toronto, ON • +1 (416) 555-0122 • svetlana.morozova@mail.example • linkedin.com/in/smorozova</p>
    <h2>CORE SKILLS</h2>
    <table width=100%>
    <tr><td>• Requirements gathering</td><td>• BPMN</td><td>• SQL</td></tr>
    <tr><td>• Power BI</td><td>• Agile</td><td>• UAT</td></tr>
    <tr><td>• JIRA</td><td>• Confluence</td><td></td></tr></table>
    <h2>PROFESSIONAL EXPERIENCE</h2>
    <div class=r><b>Maple Trust Bank, Toronto, ON</b><b>Oct 2020 – Present</b></div><p><b>Senior Business Analyst</b></p>
    <ul style=""><li>Gathered requirements for a new credit card system.</li><li>Wrote 240 user stories.</li></ul>
    <div class=r><b>Ontario Rail Agency, Toronto, ON</b><b>Jan 2017 – Sep 2020</b></div><p><b>Business Analyst</b></p>
    <ul style=""><li>Mapped 85 processes in BPMN.</li></ul>
    <div class=r><b>Northern Data Inc., Toronto, ON</b><b>May 2015 – Dec 2016</b></div><p><b>Junior Analyst</b></p>
    <ul style=""><li>Made reports in Power BI.</li></ul>
    <h2>EDUCATION</h2><p>Honours B.Comm., York University, Toronto, 2015</p>
    <h2>LANGUAGES</h2><p>English, Russian</p>`,
};
