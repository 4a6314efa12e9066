import type { ChatAnswerMessages } from '../../../contract/messages/chatAnswers.ts';

/** Messages for answers to German questions. Pages exist in English and Spanish only. */
export const germanAnswers: ChatAnswerMessages = {
  leads: {
    listed: ({ count }) => (count === 1 ? 'Das Dokument nennt eines:' : `Das Dokument nennt ${count}:`),
    counted: ({ count }) => (count === 1 ? 'Ich zähle eines im Dokument:' : `Ich zähle ${count} im Dokument:`),
    closest: ({ page, file } = {}) => {
      if (page === undefined) return 'Ausdrücklich sagt das Dokument das nicht. Diese Stellen kommen dem am nächsten:';
      const place = file === undefined ? `auf Seite ${page}` : `in ${file} auf Seite ${page}`;
      return `Die Stelle, die dem am nächsten kommt, ist ${place}:`;
    },
    yes: () => 'Ja:',
    no: () => 'Nein:',
    likelyYes: () => 'Ja, laut dem Dokument:',
    yesOnCondition: () => 'Ja, unter einer Bedingung:',
    likelyNo: () => 'Nein, laut dem Dokument:',
    greeting: () => 'Hallo! Fragen Sie mich etwas zu diesem Dokument.',
    thanks: () => 'Gern geschehen!',
    farewell: () => 'Auf Wiedersehen!',
    help: () =>
      'Ich beantworte Fragen zu diesem Dokument mit Zitaten daraus. Fragen Sie nach Angaben, Abschnitten, Tabellen oder einer Zusammenfassung.',
    highest: ({ value, count }) => `${value}, der höchste Wert von ${count}:`,
    lowest: ({ value, count }) => `${value}, der niedrigste Wert von ${count}:`,
    sum: ({ value }) => `${value} insgesamt:`,
    average: ({ value }) => `${value} im Durchschnitt:`,
    difference: ({ value }) => `${value} ist der Unterschied:`,
    computed: ({ value }) => `${value}:`,
    value: ({ value }) => `${value}:`,
    likelyValue: ({ value, page, file }) => `${value}, vermutlich (${file === undefined ? '' : `${file}, `}Seite ${page}):`,
    summary: () => 'Kurz gesagt:',
  },
  notFound: ({ pages, documents = 1 }) => {
    if (documents > 1) return `Das habe ich in den ${documents} Dokumenten nicht gefunden. Ich habe alle ${pages} Seiten durchsucht.`;
    return `Das habe ich im Dokument nicht gefunden. ${pages === 1 ? 'Ich habe seine eine Seite durchsucht.' : `Ich habe alle ${pages} Seiten durchsucht.`}`;
  },
  model_unavailable: 'Der KI-Dienst hat nicht geantwortet. Diese Antwort besteht deshalb aus Sätzen Ihres PDFs.',
  model_stopped: 'Der KI-Dienst hat aufgehört, bevor seine Antwort fertig war. Was er bis dahin gesagt hat, steht in Ihrem PDF.',
  claims_removed: 'Ein Teil der Antwort des KI-Dienstes steht nicht in Ihrem PDF und wurde weggelassen.',
};
