import { type DrawnCv, joinHtml, list } from '../drawnCv.ts';

const profile: DrawnCv['profile'] = {
  name: 'Lucía Montalbán Ruiz',
  email: 'lucia.montalban@correo.example',
  phone: '+34 612 555 013',
  location: 'Valencia, España',
  links: ['linkedin.com/in/luciamontalban'],
  headline: 'Profesora de Matemáticas',
  skills: ['Moodle', 'Google Classroom', 'Evaluación por competencias', 'GeoGebra', 'Tutoría de grupos', 'Resolución de conflictos'],
  experience: [
    {
      title: 'Profesora de Matemáticas',
      company: 'IES Los Naranjos',
      start: 'septiembre 2016',
      end: 'actualidad',
      bullets: [
        'Clases de matemáticas a 150 alumnos de ESO y Bachillerato cada curso.',
        'Coordinación de un taller de robótica con 24 participantes.',
        'Subida del índice de aprobados del 68 % al 84 % en tres años.',
      ],
    },
    {
      title: 'Profesora particular',
      company: 'Academia Números Primos',
      start: 'octubre 2013',
      end: 'junio 2016',
      bullets: ['Preparación de 40 estudiantes para las pruebas de acceso a la universidad.'],
    },
  ],
  education: [
    { degree: 'Máster en Profesorado de Secundaria', school: 'Universidad de Valencia', year: '2013' },
    { degree: 'Grado en Matemáticas', school: 'Universidad de Valencia', year: '2012' },
  ],
  languages: ['Español (nativo)', 'Valenciano (C1)', 'Inglés (B2)'],
};

/** A Spanish CV with company and title in one line. */
export const spanish: DrawnCv = {
  name: 'spanish',
  profile,
  isTagged: true,
  style: `body { font: 10.5pt/1.45 'DejaVu Serif' } h1 { font-size: 19pt } h2 { font-size: 12pt; margin: 13pt 0 5pt; color: #7a1f3d } .when { color: #555; font-style: italic }`,
  body: `<h1>${profile.name}</h1><p>${profile.headline}</p><p>${profile.location} · Tel. ${profile.phone} · ${profile.email}</p><p>${profile.links[0]}</p>
    <h2>Perfil profesional</h2><p>Profesora de secundaria con once años de experiencia. Me gusta que los alumnos descubran solos por qué algo es cierto.</p>
    <h2>Experiencia laboral</h2>${joinHtml(profile.experience, ({ title, company, start, end, bullets }) => `<p><b>${title}</b> – ${company}</p><p class="when">${start} – ${end}</p>${list(bullets)}`)}
    <h2>Formación académica</h2>${joinHtml(profile.education, ({ degree, school, year }) => `<p><b>${degree}</b>, ${school} (${year})</p>`)}
    <h2>Competencias</h2>${list(profile.skills)}<h2>Idiomas</h2><p>${profile.languages.join(', ')}</p><h2>Otros datos</h2><p>Carné de conducir B, vehículo propio.</p>`,
};
