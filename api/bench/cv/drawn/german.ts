import { type DrawnCv, joinHtml } from '../drawnCv.ts';

const profile: DrawnCv['profile'] = {
  name: 'Katrin Oberhauser',
  email: 'katrin.oberhauser@post.example',
  phone: '0171 5550 1267',
  location: 'Lindenweg 8, 79098 Freiburg',
  links: [],
  skills: ['MS Office', 'SAP MM', 'Einkaufsverhandlungen', 'Vertragsrecht', 'Lieferantenbewertung'],
  experience: [
    {
      title: 'Leiterin Einkauf',
      company: 'Schwarzwald Feinmechanik GmbH',
      start: '03/2019',
      // Meant by "seit".
      end: 'present',
      bullets: [
        'Verantwortung für ein Einkaufsvolumen von 12 Mio. Euro',
        'Führung von sieben Mitarbeitenden',
        'Senkung der Materialkosten um 9 % in zwei Jahren',
      ],
    },
    {
      title: 'Strategische Einkäuferin',
      company: 'Breisgau Pumpen AG',
      start: '08/2013',
      end: '02/2019',
      bullets: ['Aufbau von 40 neuen Lieferanten in Osteuropa', 'Einführung von SAP MM'],
    },
    {
      title: 'Sachbearbeiterin Einkauf',
      company: 'Breisgau Pumpen AG',
      start: '09/2010',
      end: '07/2013',
      bullets: ['Bestellung und Terminverfolgung'],
    },
  ],
  education: [
    { degree: 'Betriebswirtin (VWA)', school: 'Verwaltungs- und Wirtschaftsakademie Freiburg', year: '2013' },
    { degree: 'Ausbildung zur Industriekauffrau', school: 'Breisgau Pumpen AG', year: '2010' },
    { degree: 'Abitur', school: 'Goethe-Gymnasium Freiburg', year: '2007' },
  ],
  languages: ['Deutsch (Muttersprache)', 'Englisch (verhandlungssicher)', 'Französisch (Grundkenntnisse)'],
};

const [current, second, third] = profile.experience;
const jobs: [string, (typeof profile.experience)[number] | undefined][] = [
  ['seit 03/2019', current],
  ['08/2013 – 02/2019', second],
  ['09/2010 – 07/2013', third],
];
const schools: [string, (typeof profile.education)[number] | undefined][] = [
  ['2010 – 2013', profile.education[0]],
  ['2007 – 2010', profile.education[1]],
  ['1998 – 2007', profile.education[2]],
];
const buildDatedRow = (when: string, text: string) => `<div class="dated"><div>${when}</div><div>${text}</div></div>`;

/** A German CV: personal data first, dates at the left. */
export const german: DrawnCv = {
  name: 'german',
  profile,
  style: `body { font: 10.5pt/1.4 'Liberation Sans' } h1 { font-size: 20pt; margin-bottom: 8pt } h2 { font-size: 12pt; color: #1d4f7c; border-bottom: 1pt solid #1d4f7c; margin: 14pt 0 6pt } .dated { display: grid; grid-template-columns: 40mm 1fr; margin: 4pt 0 }`,
  body: `<h1>Lebenslauf</h1><h2>Persönliche Daten</h2>${buildDatedRow('Name', `${profile.name}`)}${buildDatedRow('Anschrift', `${profile.location}`)}${buildDatedRow('Telefon', `${profile.phone}`)}${buildDatedRow('E-Mail', `${profile.email}`)}${buildDatedRow('Geburtsdatum', '11.06.1988 in Offenburg')}${buildDatedRow('Familienstand', 'verheiratet, zwei Kinder')}
    <h2>Beruflicher Werdegang</h2>${joinHtml(jobs, ([when, job]) => (job ? buildDatedRow(when, `<b>${job.title}</b><br>${job.company}${joinHtml(job.bullets, (bullet) => `<br>• ${bullet}`)}`) : ''))}
    <h2>Ausbildung</h2>${joinHtml(schools, ([when, school]) => (school ? buildDatedRow(when, `<b>${school.degree}</b><br>${school.school}`) : ''))}
    <h2>Kenntnisse</h2>${buildDatedRow('EDV', 'MS Office, SAP MM')}${buildDatedRow('Fachlich', 'Einkaufsverhandlungen, Vertragsrecht, Lieferantenbewertung')}
    <h2>Sprachkenntnisse</h2><p>${profile.languages.join(', ')}</p>
    <h2>Interessen</h2><p>Chorgesang, Wandern</p><p style="margin-top: 12pt">Freiburg, 2. September 2024</p>`,
};
