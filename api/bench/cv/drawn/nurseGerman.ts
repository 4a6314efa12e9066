import { type DrawnCv, joinHtml } from '../drawnCv.ts';

const profile: DrawnCv['profile'] = {
  name: 'Murat Yıldırım',
  email: 'm.yildirim@netz.example',
  phone: '+49 (0)221 5550 1377',
  location: 'Aachener Straße 210, 50931 Köln',
  links: [],
  headline: 'Gesundheits- und Krankenpfleger',
  skills: ['Intensivpflege', 'Wundmanagement', 'Praxisanleitung', 'Dienstplanung', 'ORBIS'],
  experience: [
    {
      title: 'Stationsleiter Intensivmedizin',
      company: 'Klinikum am Rheinufer',
      start: '04.2020',
      end: 'heute',
      bullets: ['Leitung eines Teams von 32 Pflegekräften', 'Senkung der Überstunden um 18 %'],
    },
    {
      title: 'Gesundheits- und Krankenpfleger',
      company: 'St.-Agatha-Krankenhaus',
      start: '10.2014',
      end: '03.2020',
      bullets: ['Versorgung von bis zu sechs Beatmungspatienten', 'Anleitung von zwölf Auszubildenden'],
    },
  ],
  education: [
    { degree: 'Weiterbildung Intensivpflege und Anästhesie', school: 'Bildungsakademie Rheinland', year: '2018' },
    { degree: 'Ausbildung zum Gesundheits- und Krankenpfleger', school: 'St.-Agatha-Krankenhaus', year: '2014' },
    { degree: 'Fachabitur', school: 'Berufskolleg Ehrenfeld', year: '2011' },
  ],
  languages: ['Deutsch – Muttersprache', 'Türkisch – Muttersprache', 'Englisch – B2'],
};

/** A German CV with a bar at the left and a name in it. */
export const nurseGerman: DrawnCv = {
  name: 'nurse-german',
  profile,
  style: `@page { margin: 0 } body { font: 10pt/1.45 'Liberation Sans'; display: grid; grid-template-columns: 66mm 1fr; min-height: 297mm } aside { background: #e3eef0; padding: 14mm 7mm } main { padding: 14mm 12mm 10mm 9mm } h1 { font-size: 18pt } h2 { font-size: 11.5pt; margin: 13pt 0 5pt; color: #205060 } .w { color: #666; font-size: 9pt; margin-top: 6pt }`,
  body: `<aside><h1>${profile.name}</h1><p>${profile.headline}</p><h2>Kontakt</h2><p>Aachener Straße 210</p><p>50931 Köln</p><p>Tel. ${profile.phone}</p><p>${profile.email}</p>
    <h2>Persönliches</h2><p>Geboren am 3. März 1992 in Köln</p><p>Ledig</p><h2>Kompetenzen</h2>${joinHtml(profile.skills, (skill) => `<p>▪ ${skill}</p>`)}<h2>Sprachen</h2>${joinHtml(profile.languages, (language) => `<p>${language}</p>`)}</aside>
    <main><h2 style="margin-top:0">Berufserfahrung</h2>${joinHtml(profile.experience, ({ title, company, start, end, bullets }) => `<p class="w">${start} – ${end}</p><p><b>${title}</b></p><p>${company}, Köln</p>${joinHtml(bullets, (bullet) => `<p>▪ ${bullet}</p>`)}`)}
    <h2>Aus- und Weiterbildung</h2>${joinHtml(profile.education, ({ degree, school, year }) => `<p class="w">${Number(year) - 3} – ${year}</p><p><b>${degree}</b></p><p>${school}</p>`)}
    <h2>Ehrenamt</h2><p>Sanitätsdienst bei Stadtfesten, seit 2015</p><p style="margin-top:14pt">Köln, den 12.01.2024</p></main>`,
};
