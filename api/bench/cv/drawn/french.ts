import { type DrawnCv, joinHtml, list } from '../drawnCv.ts';

const profile: DrawnCv['profile'] = {
  name: 'Mathilde Carpentier',
  email: 'mathilde.carpentier@courriel.example',
  phone: '06 55 50 12 48',
  location: '69003 Lyon',
  links: [],
  headline: 'Cheffe de projet informatique',
  skills: ['Gestion de projet', 'Scrum', 'Jira', 'Budget', 'Conduite du changement', 'Power BI'],
  experience: [
    {
      title: 'Cheffe de projet informatique',
      company: 'Rhône Mutuelle',
      start: 'mars 2018',
      // Meant by "Depuis".
      end: 'present',
      bullets: ['Pilotage de 6 projets et d’un budget de 1,2 M€.', 'Remplacement du système de facturation, utilisé par 800 agents.'],
    },
    {
      title: 'Analyste fonctionnelle',
      company: 'Société Lumio',
      start: 'septembre 2013',
      end: 'février 2018',
      bullets: ['Rédaction des spécifications et recette de 30 versions.'],
    },
  ],
  education: [{ degree: 'Master Informatique', school: 'Université Lyon 1', year: '2013' }],
  languages: ['Français : langue maternelle', 'Anglais : courant', 'Italien : notions'],
};

/** A French CV with what is short in a bar at the right. */
export const french: DrawnCv = {
  name: 'french',
  profile,
  style: `body { font: 10pt/1.45 'Liberation Sans'; display: flex; gap: 10mm } main { flex: 1 } aside { width: 52mm; border-left: 1pt solid #ccc; padding-left: 6mm } h1 { font-size: 20pt } h2 { font-size: 11pt; color: #2a4d8f; text-transform: uppercase; margin: 13pt 0 5pt } .when { color: #666 } .head { margin-top: 7pt } aside h2:first-child { margin-top: 0 }`,
  body: `<main><h1>${profile.name}</h1><p>${profile.headline}</p><h2>Profil</h2><p>Onze ans dans l’informatique des assurances, au plus près de ceux qui s’en servent.</p>
    <h2>Expérience professionnelle</h2>${joinHtml(profile.experience, ({ title, company, start, end, bullets }) => `<p class="head"><b>${title}</b></p><p>${company}</p><p class="when">${end === 'present' ? `Depuis ${start}` : `De ${start} à ${end}`}</p>${list(bullets)}`)}
    <h2>Formation</h2>${joinHtml(profile.education, ({ degree, school, year }) => `<p><b>${degree}</b>, ${school}, ${year}</p>`)}</main>
    <aside><h2>Coordonnées</h2><p>${profile.phone}</p><p style="font-size: 8pt">${profile.email}</p><p>${profile.location}</p><h2>Compétences</h2>${list(profile.skills, 'padding-left: 12pt')}<h2>Langues</h2>${joinHtml(profile.languages, (language) => `<p>${language}</p>`)}<h2>Centres d’intérêt</h2><p>Escalade, photographie</p></aside>`,
};
