import type { DrawnCv } from '../drawnCv.ts';

/** Tables whose first row names their columns; cells of several lines. */
export const tableColumns: DrawnCv = {
  name: 'table-columns',
  profile: {
    name: 'Wanjiru Kamau',
    email: 'wanjiru.kamau@mail.example',
    phone: '+254 722 555 018',
    location: 'Nairobi, Kenya',
    links: [],
    skills: ['Stock control', 'Forklift (counterbalance)', 'SAP WM', 'Cycle counting', 'Health and safety'],
    experience: [
      {
        title: 'Warehouse Supervisor',
        company: 'Rift Valley Beverages',
        start: 'Jan 2018',
        end: 'To date',
        bullets: ['Supervise 22 pickers on two shifts.', 'Cut picking errors from 2.1% to 0.4%.'],
      },
      {
        title: 'Storekeeper',
        company: 'Thika Packaging Ltd',
        start: 'Mar 2013',
        end: 'Dec 2017',
        bullets: ['Kept stock cards for 1,800 lines.'],
      },
    ],
    education: [
      {
        degree: 'Diploma in Supply Chain Management',
        school: 'Kenya Institute of Management',
        year: '2012',
      },
      {
        degree: 'Kenya Certificate of Secondary Education',
        school: 'Moi Girls High School',
        year: '2008',
      },
    ],
    languages: ['English', 'Swahili'],
  },
  style:
    "body { font:10.5pt/1.4 'Liberation Sans' } h1 { font-size:16pt;text-align:center } table { width:100%;border-collapse:collapse;margin:4pt 0 8pt } td,th { border:.7pt solid #555;padding:3pt 5pt;vertical-align:top;text-align:left } h2 { font-size:11.5pt;margin-top:8pt }",
  body: `<h1>CURRICULUM VITAE</h1>
    <h2>PERSONAL DETAILS</h2>
    <table>
    <tr><td>Full name</td><td>Wanjiru Kamau</td></tr>
    <tr><td>Phone</td><td>+254 722 555 018</td></tr>
    <tr><td>Email</td><td>wanjiru.kamau@mail.example</td></tr>
    <tr><td>Residence</td><td>Nairobi, Kenya</td></tr>
    <tr><td>Nationality</td><td>Kenyan</td></tr></table>
    <h2>WORK EXPERIENCE</h2>
    <table>
    <tr><th>Period</th><th>Employer</th><th>Position</th><th>Duties</th></tr>
    <tr><td style="white-space:nowrap">Jan 2018 – To date</td><td>Rift Valley Beverages</td><td>Warehouse Supervisor</td><td>Supervise 22 pickers on two shifts.<br>Cut picking errors from 2.1% to 0.4%.</td></tr>
    <tr><td style="white-space:nowrap">Mar 2013 – Dec 2017</td><td>Thika Packaging Ltd</td><td>Storekeeper</td><td>Kept stock cards for 1,800 lines.</td></tr></table>
    <h2>EDUCATION</h2>
    <table>
    <tr><th>Year</th><th>Institution</th><th>Award</th></tr>
    <tr><td>2012</td><td>Kenya Institute of Management</td><td>Diploma in Supply Chain Management</td></tr>
    <tr><td>2008</td><td>Moi Girls High School</td><td>Kenya Certificate of Secondary Education</td></tr></table>
    <h2>SKILLS</h2>
    <ul style=""><li>Stock control</li><li>Forklift (counterbalance)</li><li>SAP WM</li><li>Cycle counting</li><li>Health and safety</li></ul>
    <h2>LANGUAGES</h2><p>English and Swahili</p>`,
};
