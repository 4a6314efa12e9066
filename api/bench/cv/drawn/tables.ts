import { type DrawnCv, joinHtml } from '../drawnCv.ts';

const profile: DrawnCv['profile'] = {
  name: 'Giulia Ferrante',
  email: 'giulia.ferrante@posta.example',
  phone: '+39 06 5550 0182',
  location: 'Via Immaginaria 12, 00184 Rome, Italy',
  links: [],
  skills: ['IFRS', 'Xero', 'SAP FI', 'Payroll', 'VAT returns', 'Excel', 'Month-end closing'],
  experience: [
    {
      title: 'Senior Accountant',
      company: 'Colonna Ceramics S.p.A.',
      start: '01/2018',
      end: 'Present',
      bullets: ['Close the books of four companies within five working days.', 'Prepared the change to IFRS 16 and its 212 leases.'],
    },
    {
      title: 'Accountant',
      company: 'Studio Bernini & Partners',
      start: '09/2013',
      end: '12/2017',
      bullets: ['Kept the accounts of 45 clients, from bakeries to a theatre.'],
    },
  ],
  education: [
    { degree: 'Master in Accounting and Finance', school: 'Sapienza University of Rome', year: '2013' },
    { degree: 'Bachelor in Economics', school: 'University of Bologna', year: '2011' },
  ],
  languages: ['Italian (mother tongue)', 'English C1', 'French B1'],
};

const buildRow = (label: string, text: string) => `<tr><th>${label}</th><td>${text}</td></tr>`;

/** Everything in ruled tables: labels at the left, what they say at the right. */
export const tables: DrawnCv = {
  name: 'tables',
  profile,
  style: `body { font: 10pt/1.4 'Liberation Sans Narrow' } h1 { font-size: 16pt; margin-bottom: 8pt } table { width: 100%; border-collapse: collapse; margin-bottom: 9pt } th, td { border: 0.6pt solid #999; padding: 3pt 6pt; text-align: left; vertical-align: top } th { width: 38mm; background: #f2f4f7 } h2 { font-size: 12pt; margin: 4pt 0 }`,
  body: `<h1>Curriculum Vitae</h1><h2>Personal information</h2>
    <table>${buildRow('Name', `${profile.name}`)}${buildRow('Address', `${profile.location}`)}${buildRow('Telephone', `${profile.phone}`)}${buildRow('E-mail', `${profile.email}`)}${buildRow('Date of birth', '14 May 1989')}${buildRow('Nationality', 'Italian')}</table>
    <h2>Work experience</h2>${joinHtml(profile.experience, ({ title, company, start, end, bullets }) => `<table>${buildRow('Dates', `${start} – ${end}`)}${buildRow('Position held', title)}${buildRow('Employer', company)}${buildRow('Main activities', bullets.join('<br>'))}</table>`)}
    <h2>Education and training</h2>${joinHtml(profile.education, ({ degree, school, year }) => `<table>${buildRow('Year', year ?? '')}${buildRow('Qualification', degree)}${buildRow('Institution', school)}</table>`)}
    <h2>Languages</h2><table>${joinHtml(profile.languages, (language) => buildRow(language.split(' ')[0] ?? '', language.split(' ').slice(1).join(' ')))}</table>
    <h2>Skills</h2><table>${buildRow('Accounting', profile.skills.slice(0, 1).join(', ').concat(', VAT returns, Month-end closing'))}${buildRow('Software', 'Xero, SAP FI, Excel')}${buildRow('Other', 'Payroll')}</table>`,
};
