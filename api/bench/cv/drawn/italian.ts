import { type DrawnCv, joinHtml, list } from '../drawnCv.ts';

const profile: DrawnCv['profile'] = {
  name: 'Marco Bellandi',
  email: 'marco.bellandi@posta.example',
  phone: '+39 333 555 0144',
  location: 'Torino',
  links: ['marcobellandi.example.it'],
  headline: 'Grafico e illustratore',
  skills: ['Adobe Illustrator', 'InDesign', 'Photoshop', 'Identità visiva', 'Stampa offset'],
  experience: [
    {
      title: 'Grafico senior',
      company: 'Studio Ventaglio',
      start: '2018',
      end: 'oggi',
      bullets: ['Identità visiva di 22 musei e festival.', 'Coordinamento di quattro grafici.'],
    },
    { title: 'Grafico', company: 'Edizioni Tramontana', start: '2013', end: '2018', bullets: ['Impaginazione di 60 libri per ragazzi.'] },
  ],
  education: [{ degree: 'Diploma di laurea in Grafica', school: 'Accademia di Belle Arti di Torino', year: '2013' }],
  languages: ['Italiano (madrelingua)', 'Inglese (B2)', 'Francese (A2)'],
};

/** An Italian CV in two columns, both with headings, the times behind the titles. */
export const italian: DrawnCv = {
  name: 'italian',
  profile,
  style: `body { font: 10pt/1.5 'Liberation Sans Narrow' } h1 { font-size: 28pt; font-weight: 400 } .g { display: grid; grid-template-columns: 105mm 1fr; gap: 9mm; margin-top: 8mm } h2 { font-size: 12pt; border-bottom: 1.5pt solid #c60; margin: 12pt 0 5pt } h2:first-child { margin-top: 0 } .t { margin-top: 6pt }`,
  body: `<h1>${profile.name}</h1><p style="font-size:13pt">${profile.headline}</p><p>${profile.location} – ${profile.phone} – ${profile.email} – ${profile.links[0]}</p>
    <div class="g"><div><h2>Esperienze lavorative</h2>${joinHtml(profile.experience, ({ title, company, start, end, bullets }) => `<p class="t"><b>${title}</b>, ${start} – ${end}</p><p>${company}</p>${list(bullets)}`)}
    <h2>Istruzione e formazione</h2><p class="t"><b>${profile.education[0]?.degree}</b>, 2013</p><p>${profile.education[0]?.school}</p></div>
    <div><h2>Profilo</h2><p>Disegno cose che si leggono bene anche da lontano.</p><h2>Competenze</h2>${list(profile.skills)}<h2>Lingue</h2>${joinHtml(profile.languages, (language) => `<p>${language}</p>`)}<h2>Interessi</h2><p>Ciclismo</p></div></div>`,
};
