import type { DrawnCv } from '../drawnCv.ts';

/** A CV by skills whose jobs are a line each, with town and state. */
export const oneLineJobs: DrawnCv = {
  name: 'one-line-jobs',
  profile: {
    name: 'CURTIS LAMONT',
    email: 'curtis.lamont@mail.example',
    phone: '404-555-0191',
    location: 'Atlanta, Georgia',
    links: [],
    skills: ['Team leadership', 'Scheduling', 'Point of sale systems', 'Food safety (ServSafe)', 'Inventory'],
    experience: [
      {
        title: 'Shift Manager',
        company: 'Peach Tree Diner',
        start: '2016',
        end: '2023',
        bullets: [],
      },
      {
        title: 'Line Cook',
        company: 'Blue Ridge Grill',
        start: '2012',
        end: '2016',
        bullets: [],
      },
      {
        title: 'Dishwasher',
        company: 'Blue Ridge Grill',
        start: '2011',
        end: '2012',
        bullets: [],
      },
    ],
    education: [
      {
        degree: 'High School Diploma',
        school: 'Booker T. Washington High School',
        year: '2011',
      },
    ],
    languages: [],
    achievements: ['Led shifts of up to 14 people', 'Trained 30 new starters', 'Cut food waste by 18%', 'Passed every inspection since 2016'],
  },
  paper: 'Letter',
  style: "body { font:11pt/1.4 'Liberation Serif' } h1 { font-size:18pt } h2 { font-size:12pt;border-bottom:1pt solid #000;margin:11pt 0 4pt }",
  body: `<h1>CURTIS LAMONT</h1><p>Atlanta, Georgia  |  404-555-0191  |  curtis.lamont@mail.example</p>
    <h2>OBJECTIVE</h2><p>A post as assistant manager in a restaurant that trains its people.</p>
    <h2>SUMMARY OF QUALIFICATIONS</h2><p><b>Leadership</b></p>
    <ul style=""><li>Led shifts of up to 14 people</li><li>Trained 30 new starters</li></ul><p><b>Operations</b></p>
    <ul style=""><li>Cut food waste by 18%</li><li>Passed every inspection since 2016</li></ul>
    <h2>WORK HISTORY</h2><p>Shift Manager, Peach Tree Diner, Atlanta, GA, 2016 to 2023</p><p>Line Cook, Blue Ridge Grill, Atlanta, GA, 2012 to 2016</p><p>Dishwasher, Blue Ridge Grill, Atlanta, GA, 2011 to 2012</p>
    <h2>EDUCATION</h2><p>High School Diploma, Booker T. Washington High School, 2011</p>
    <h2>SKILLS</h2>
    <ul style=""><li>Team leadership</li><li>Scheduling</li><li>Point of sale systems</li><li>Food safety (ServSafe)</li><li>Inventory</li></ul>`,
};
