import type { DrawnCv } from '../drawnCv.ts';

/** A Spanish table: times at the left, employers with their town in brackets. */
export const spanishTable: DrawnCv = {
  name: 'spanish-table',
  profile: {
    name: 'ÁLVARO GUTIÉRREZ DE LA TORRE',
    email: 'alvaro.gdlt@correo.example',
    phone: '+34 611 555 018',
    location: 'Valladolid, España',
    links: [],
    headline: 'Jefe de almacén',
    skills: ['SGA Generix', 'Carretilla retráctil', 'Gestión de equipos', 'Inventarios', 'Excel avanzado'],
    experience: [
      {
        title: 'Jefe de almacén',
        company: 'Distribuciones Pisuerga S.L.',
        start: '03/2018',
        end: 'Actualidad',
        bullets: ['Responsable de 25 personas y 9.000 referencias.', 'Reducción de roturas en un 35 %.'],
      },
      {
        title: 'Mozo de almacén',
        company: 'Castilla Frío S.A.',
        start: '09/2012',
        end: '02/2018',
        bullets: ['Preparación de pedidos a -20 grados.'],
      },
    ],
    education: [
      {
        degree: 'Técnico Superior en Transporte y Logística',
        school: 'IES Juan de Herrera',
        year: '2012',
      },
    ],
    languages: ['Español: nativo', 'Inglés: B1'],
  },
  style:
    "body { font:10.5pt/1.45 'Liberation Sans' } h1 { font-size:18pt } h2 { font-size:12pt;background:#eee;padding:2pt 4pt;margin:11pt 0 5pt } table { width:100%;border-collapse:collapse } td { vertical-align:top;padding:3pt 6pt 3pt 0 } td:first-child { width:38mm;color:#555 }",
  body: `<h1>ÁLVARO GUTIÉRREZ DE LA TORRE</h1><p>Jefe de almacén</p><p>Valladolid, España – Tel. +34 611 555 018 – alvaro.gdlt@correo.example</p>
    <h2>EXPERIENCIA PROFESIONAL</h2>
    <table>
    <tr><td>03/2018 – Actualidad</td><td><b>Distribuciones Pisuerga S.L.</b> (Valladolid)<br>Jefe de almacén
    <ul style=""><li>Responsable de 25 personas y 9.000 referencias.</li><li>Reducción de roturas en un 35 %.</li></ul></td></tr>
    <tr><td>09/2012 – 02/2018</td><td><b>Castilla Frío S.A.</b> (Valladolid)<br>Mozo de almacén
    <ul style=""><li>Preparación de pedidos a -20 grados.</li></ul></td></tr></table>
    <h2>FORMACIÓN</h2>
    <table>
    <tr><td>2010 – 2012</td><td>Técnico Superior en Transporte y Logística<br>IES Juan de Herrera, Valladolid</td></tr></table>
    <h2>IDIOMAS</h2><p>Español: nativo</p><p>Inglés: B1</p>
    <h2>OTROS CONOCIMIENTOS</h2>
    <ul style=""><li>SGA Generix</li><li>Carretilla retráctil</li><li>Gestión de equipos</li><li>Inventarios</li><li>Excel avanzado</li></ul>
    <h2>OTROS DATOS</h2><p>Permiso de conducir B y vehículo propio</p>`,
};
