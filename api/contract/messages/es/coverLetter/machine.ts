import type { CoverLetterMessages } from '../../en/coverLetter.ts';

const list = (values: readonly (string | number)[]) => values.join(', ');

export const machine: CoverLetterMessages['machine'] = {
  title: 'Lo que leen las máquinas en tu CV',
  note: (count) => (count === 0 ? 'Nada que corregir' : `${count} por corregir`),
  lead: 'Muchas empresas dejan que un programa lea el CV antes que una persona. Esto es lo que ese programa saca del tuyo.',
  found: 'Campos que rellena',
  notFound: 'no encontrado',
  order: 'Tu CV como texto sin formato, en el orden en que se lee',
  mends: 'Qué corregir',
  findings: {
    scanned: (pages) => `La página ${list(pages)} es una imagen, que muchos programas no saben leer. Exporta el PDF desde el propio documento.`,
    columns: (page) => `La página ${page} tiene columnas. Los programas que leen de lado a lado las mezclan. Una sola columna es segura.`,
    broken_letters: (examples) =>
      `La fuente oculta algunas letras a los programas, como en ${list(examples)}. Exporta de nuevo con otra fuente o sin ligaduras.`,
    no_name: () => 'No se ha encontrado ningún nombre. Ponlo arriba, en una línea propia, como texto y no en una imagen.',
    no_email: () => 'No se ha encontrado ningún correo. Escríbelo entero; un enlace tras un icono no se lee.',
    no_phone: () => 'No se ha encontrado ningún teléfono. Escríbelo con su prefijo.',
    no_positions: () => 'No se han encontrado puestos. Ponlos bajo un título como «Experiencia».',
    no_education: () => 'No se han encontrado estudios. Ponlos bajo un título como «Formación».',
    no_skills: () => 'No se han encontrado conocimientos. Ponlos bajo un título como «Conocimientos», separados por comas.',
    no_dates: (positions) => `Faltan fechas o están incompletas en ${list(positions)}. Escribe las dos, como en «03/2019 – 05/2022».`,
    no_employer: (positions) => `No se ha encontrado la empresa en ${list(positions)}. Ponla en la línea del puesto o justo debajo.`,
    no_title: (positions) => `No se ha encontrado el puesto en ${list(positions)}. Ponlo al principio de su línea.`,
  },
};
