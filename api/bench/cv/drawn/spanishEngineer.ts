import { type DrawnCv, joinHtml, list } from '../drawnCv.ts';

const profile: DrawnCv['profile'] = {
  name: 'Íñigo Arrizabalaga Etxeberria',
  email: 'inigo.arrizabalaga@ejemplo.example',
  phone: '+34 944 555 016',
  location: 'Calle Inventada 7, 48009 Bilbao',
  links: [],
  skills: ['AutoCAD', 'CYPE', 'Revit', 'Gestión de obra', 'Presupuestos', 'Prevención de riesgos laborales'],
  experience: [
    {
      title: 'Jefe de obra',
      company: 'Construcciones Abra S.A.',
      start: 'Marzo 2017',
      end: 'Actualidad',
      bullets: [
        'Dirección de 11 obras de entre 2 y 14 millones de euros.',
        'Equipo de 35 personas y 20 subcontratas.',
        'Dos años sin accidentes con baja.',
      ],
    },
    {
      title: 'Ingeniero de producción',
      company: 'Viaductos del Norte S.L.',
      start: 'Junio 2011',
      end: 'Febrero 2017',
      bullets: ['Planificación de tres viaductos de la línea de alta velocidad.'],
    },
    { title: 'Becario', company: 'Ingeniería Txindoki', start: '2010', end: '2011', bullets: ['Mediciones y planos.'] },
  ],
  education: [
    { degree: 'Ingeniería de Caminos, Canales y Puertos', school: 'Universidad de Cantabria', year: '2010' },
    { degree: 'Curso superior de prevención', school: 'Instituto Cántabro de Formación', year: '2012' },
  ],
  languages: ['Euskera: nativo', 'Castellano: nativo', 'Inglés: C1'],
};

/** A Spanish CV with the employer first and the times in brackets behind it. */
export const spanishEngineer: DrawnCv = {
  name: 'spanish-engineer',
  profile,
  style: `body { font: 10.5pt/1.4 'Liberation Serif' } h1 { font-size: 18pt; text-align: center } h2 { font-size: 12pt; background: #dfe7ef; padding: 2pt 5pt; margin: 12pt 0 6pt } .j { margin-top: 6pt }`,
  body: `<p style="text-align:center;letter-spacing:3px">CURRÍCULUM VÍTAE</p><h1>${profile.name}</h1>
    <h2>DATOS PERSONALES</h2><p>Dirección: ${profile.location}</p><p>Teléfono: ${profile.phone}</p><p>Correo electrónico: ${profile.email}</p><p>Fecha de nacimiento: 02/11/1986</p>
    <h2>EXPERIENCIA PROFESIONAL</h2>${joinHtml(profile.experience, ({ title, company, start, end, bullets }) => `<p class="j"><b>${company}</b> (${start} - ${end})</p><p><i>${title}</i></p>${list(bullets)}`)}
    <h2>FORMACIÓN</h2>${joinHtml(profile.education, ({ degree, school, year }) => `<p>${year} · <b>${degree}</b>. ${school}</p>`)}
    <h2>INFORMÁTICA</h2><p>AutoCAD, CYPE, Revit</p><h2>OTRAS COMPETENCIAS</h2>${list(['Gestión de obra', 'Presupuestos', 'Prevención de riesgos laborales'])}
    <h2>IDIOMAS</h2>${list(profile.languages)}`,
};
