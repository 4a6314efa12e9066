import type { LetterAnswerMessages } from '../en/letterAnswers.ts';

export const letterAnswers: LetterAnswerMessages = {
  style: {
    tone: {
      label: 'Tono',
      values: {
        professional: 'Profesional',
        formal: 'Formal',
        confident: 'Seguro',
        enthusiastic: 'Entusiasta',
        friendly: 'Cercano',
        concise: 'Conciso',
        creative: 'Creativo',
      },
      hints: {
        professional: 'Claro y correcto. Sirve casi en cualquier sitio.',
        formal: 'Frases completas y sin contracciones, para derecho, administración y universidad.',
        confident: 'Primero los resultados, en frases cortas y firmes.',
        enthusiastic: 'Con ilusión por el trabajo, sin perder de vista los hechos.',
        friendly: 'Sencillo y personal, para equipos pequeños y gente que ya conoces.',
        concise: 'Solo lo importante, con las palabras justas.',
        creative: 'Empieza por tu trabajo y no por una fórmula.',
      },
    },
    length: { label: 'Extensión', values: { short: 'Corta', standard: 'Normal', long: 'Larga' } },
  },
  cvWarnings: {
    not_a_cv: ({ file }) => `${file} no parece un currículum. Comprueba lo que se ha leído antes de seguir.`,
    no_name: ({ file }) => `No se ha encontrado ningún nombre en ${file}. Añade el tuyo o la carta irá sin firma.`,
    not_english: ({ file }) => `Parece que ${file} no está en inglés. Comprueba lo que se ha leído antes de seguir.`,
  },
  cvNotTold:
    'Tu CV está en otro idioma que la carta. Se han trasladado nombres, puestos, fechas y conocimientos, pero no lo que hiciste en cada puesto.',
  warnings: {
    model_unavailable: 'El servicio de IA no ha dado una carta que sirva, así que esta la ha escrito el redactor integrado.',
    claims_removed: 'Parte de lo que ha escrito el servicio de IA no era propio de una carta y se ha dejado fuera.',
    language_unsupported:
      'Sin un servicio de IA las cartas se escriben en inglés, o en español si el CV está en español, así que esta está en inglés.',
    little_evidence: 'En tu currículum hay poco para este puesto, así que la carta es más corta o más general. Añade lo que has hecho.',
    instruction_needs_model: 'Para lo que pediste hace falta un servicio de IA. En su lugar tienes otra redacción.',
  },
  pastedText: 'Tu texto',
};
