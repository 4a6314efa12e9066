import { type DrawnCv, joinHtml, list } from '../drawnCv.ts';

const profile: DrawnCv['profile'] = {
  name: 'Jonathan Prescott-Vale',
  email: 'jpv@prescottvale.example',
  phone: '+44 (0) 7700 900 018',
  location: 'Surrey',
  links: [],
  headline: 'CHIEF FINANCIAL OFFICER',
  skills: ['Financial strategy', 'Mergers & acquisitions', 'Investor relations', 'Treasury', 'Cost transformation', 'Board reporting'],
  experience: [
    {
      title: 'Chief Financial Officer',
      company: 'Albion Rail Services plc',
      start: '2017',
      end: 'Present',
      bullets: [
        'Responsible for all finance functions of a listed group with a turnover of £780 million and 5,200 employees; reporting to the chief executive and the audit committee.',
        'Refinanced £310 million of debt at 1.4 points less.',
        'Sold two divisions for £96 million.',
        'Closed the pension deficit four years early.',
      ],
    },
    {
      title: 'Finance Director',
      company: 'Mercia Packaging Ltd',
      start: '2011',
      end: '2017',
      bullets: [
        'Led a team of 45 in four countries through the purchase of the group by a private equity house.',
        'Released £28 million of working capital in 18 months.',
      ],
    },
    { title: 'Audit Manager', company: 'Kellaway & Strong LLP', start: '2004', end: '2011', bullets: ['Audits of manufacturers and retailers.'] },
  ],
  education: [
    { degree: 'ACA, Institute of Chartered Accountants', school: '', year: '2007' },
    { degree: 'BSc Economics (First Class)', school: 'University of Warwick', year: '2004' },
  ],
  languages: [],
};

/** A paragraph on each post, then a heading of its own over what was achieved in it. */
export const executive: DrawnCv = {
  name: 'executive',
  profile: { ...profile, education: [{ degree: 'ACA', school: 'Institute of Chartered Accountants', year: '2007' }, ...profile.education.slice(1)] },
  style: `body { font: 10.5pt/1.45 'DejaVu Serif' } h1 { font-size: 20pt; text-align: center; letter-spacing: 1px } .c { text-align: center } h2 { font-size: 12pt; text-align: center; margin: 13pt 0 5pt; text-transform: uppercase } .row { display: flex; justify-content: space-between; font-weight: 700; margin-top: 8pt } .k { font-weight: 700; font-style: italic; margin-top: 3pt }`,
  body: `<h1>${profile.name}</h1><p class="c">${profile.headline}</p><p class="c">${profile.location} ▪ ${profile.phone} ▪ ${profile.email}</p>
    <h2>Executive Profile</h2><p>A finance leader who has sat on both sides of the table in eleven transactions and prefers plain figures to fine words.</p>
    <h2>Areas of Expertise</h2><p class="c">${profile.skills.slice(0, 3).join(' ▪ ')}<br>${profile.skills.slice(3).join(' ▪ ')}</p>
    <h2>Career History</h2>${joinHtml(profile.experience, ({ title, company, start, end, bullets }) => `<div class="row"><span>${company.toUpperCase() === company ? company : company}</span><span>${start} – ${end}</span></div><p><b>${title}</b></p><p>${bullets[0]}</p>${bullets.length > 1 ? `<p class="k">Key achievements:</p>${list(bullets.slice(1))}` : ''}`)}
    <h2>Education &amp; Professional Qualifications</h2><p>ACA, Institute of Chartered Accountants, 2007</p><p>BSc Economics (First Class), University of Warwick, 2004</p>
    <h2>Personal Details</h2><p>Married, two children. Full driving licence. Interests: sailing and choral music.</p>`,
};
