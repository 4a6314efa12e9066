import type { DrawnCv } from '../drawnCv.ts';

/** Times in a column at the right that divides them. */
export const datesAtRight: DrawnCv = {
  name: 'dates-at-right',
  profile: {
    name: 'Fiona MacAllister',
    email: 'fiona.mac@mail.example',
    phone: '0131 496 0177',
    location: 'Edinburgh EH3 9QQ',
    links: [],
    headline: 'Events Manager',
    skills: ['Venue negotiation', 'Budgeting', 'Cvent', 'Supplier management', 'Risk assessment', 'Public licences'],
    experience: [
      {
        title: 'Events Manager',
        company: 'Calton Conferences Ltd',
        start: 'Sept 2018',
        end: 'present',
        bullets: ['Plan 45 conferences a year for up to 1,200 guests.', 'Renegotiated catering and saved £80,000 over two years.'],
      },
      {
        title: 'Event Coordinator',
        company: 'Leith Arts Trust',
        start: 'May 2015',
        end: 'Aug 2018',
        bullets: ['Ran the box office and 60 volunteers for a festival of ten days.'],
      },
      {
        title: 'Receptionist',
        company: 'The Dunbar Hotel',
        start: 'Summer 2014',
        bullets: ['Checked guests in and out.'],
      },
    ],
    education: [
      {
        degree: 'BA (Hons) Events Management',
        school: 'Queen Margaret University',
        year: '2015',
      },
    ],
    languages: [],
  },
  style:
    "body { font:10.5pt/1.45 'DejaVu Sans' } h1 { font-size:20pt;color:#245 } h2 { font-size:12.5pt;color:#245;margin:13pt 0 5pt } .g { display:grid;grid-template-columns:1fr 38mm;gap:6mm;margin-top:6pt } .g>div:last-child { text-align:right;color:#555 }",
  body: `<h1>Fiona MacAllister</h1><p>Events Manager</p><p>Edinburgh EH3 9QQ · 0131 496 0177 · fiona.mac@mail.example</p>
    <h2>Employment History</h2>
    <div class=g><div><b>Events Manager</b><br>Calton Conferences Ltd
    <ul style=""><li>Plan 45 conferences a year for up to 1,200 guests.</li><li>Renegotiated catering and saved £80,000 over two years.</li></ul></div><div>Sept 2018 – present</div></div>
    <div class=g><div><b>Event Coordinator</b><br>Leith Arts Trust
    <ul style=""><li>Ran the box office and 60 volunteers for a festival of ten days.</li></ul></div><div>May 2015 – Aug 2018</div></div>
    <div class=g><div><b>Receptionist</b><br>The Dunbar Hotel
    <ul style=""><li>Checked guests in and out.</li></ul></div><div>Summer 2014</div></div>
    <h2>Education</h2>
    <div class=g><div><b>BA (Hons) Events Management</b><br>Queen Margaret University, Edinburgh</div><div>2011 – 2015</div></div>
    <h2>Key Skills</h2>
    <ul style="columns:2"><li>Venue negotiation</li><li>Budgeting</li><li>Cvent</li><li>Supplier management</li><li>Risk assessment</li><li>Public licences</li></ul>
    <h2>References</h2><p>Available on request.</p>`,
};
