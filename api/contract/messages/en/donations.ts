/** Being asked for a donation, the practice page, and the thanks. Amounts come as text, "$5". */
export const donations = {
  ask: {
    title: 'Did Sheaf save you some time?',
    sentence: 'Sheaf is free and has no accounts. A small donation helps to keep it so.',
    notNow: 'Not now',
    practice: 'This server takes no payments. The next page is for practice and no money moves.',
  },
  practice: {
    title: 'Practice payment',
    amount: (amount: string) => `A donation of <mark>${amount}</mark> to Sheaf.`,
    noMoney: {
      title: 'No money moves',
      sentence: 'This server has no payment provider, so this page only shows what paying would be like. It asks for no card.',
    },
    finish: 'Finish the practice payment',
  },
  nothingToPay: {
    title: 'There is nothing to pay here',
    sentence: 'This address belongs to a donation, and none is under way.',
  },
  thanks: {
    title: 'Thank you',
    sentence: 'Your donation helps to keep Sheaf free, for you and for everybody else.',
    practice: 'That was practice: no money moved. Thank you for trying it.',
    notAskedAgain: (tool: string) => `You will not be asked again after using ${tool}.`,
    /** The result, once more. */
    download: (file: string) => `Download ${file}`,
  },
  backTo: (tool: string) => `Back to ${tool}`,
};
