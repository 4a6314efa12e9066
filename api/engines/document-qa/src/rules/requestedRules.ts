/** The kinds of rules that a question may want listed from all clauses. */
export type RuleKind = 'forbidden' | 'required' | 'permitted' | 'payable';

const ASKED: readonly [RuleKind, RegExp][] = [
  [
    'payable',
    /^\W*(?:and )?what (?:(?:else )?(?:do|must|will|would|does) (?:i|we|you|the \p{L}+) (?:have to |need to )?pay(?: for)?|(?:fees|costs|charges|payments)(?: and (?:fees|costs|charges|payments))? (?:do i (?:have to )?pay|are there|apply|will i pay|must i pay)|do i owe|are (?:all )?the (?:fees|costs|charges))\W*$/iu,
  ],
  [
    'payable',
    /^\W*(?:qué (?:tengo|hay|debo|tenemos)(?: que)? pagar|qué (?:gastos|costes|cuotas) (?:hay|tengo|debo pagar)|was (?:muss|müssen) (?:ich|wir|man|der \p{L}+) (?:alles )?(?:be)?zahlen|welche (?:kosten|gebühren) (?:gibt es|fallen an|kommen auf mich zu|muss ich zahlen))\W*$/iu,
  ],
  [
    'forbidden',
    /^\W*(?:and )?what (?:am i|are we|is the \p{L}+|are \p{L}+) (?:not |n['’]t )(?:allowed|permitted)(?: to do)?\W*$|^\W*(?:and )?what (?:can|may|must|should) (?:i|we|you|the \p{L}+) (?:not|never)(?: (?:do|use|bring))?\W*$|^\W*(?:and )?what (?:can|may|must|should)(?:['’]t|n['’]t|not) (?:i|we|you) (?:do|bring)\W*$|^\W*what (?:is|things are|are the things(?: that are)?) (?:all )?(?:forbidden|prohibited|not (?:allowed|permitted)|banned)\W*$|^\W*what (?:is|are) (?:all )?the (?:prohibitions|bans|don['’]ts)\W*$/iu,
  ],
  [
    'forbidden',
    /^\W*qué (?:no (?:puedo|se puede|podemos|está permitido|debo|se debe)(?: hacer)?|está (?:todo )?prohibido|cosas están prohibidas)\W*$|^\W*was (?:darf (?:ich|man|der \p{L}+)(?: alles)? nicht(?: tun| machen)?|ist (?:alles )?(?:verboten|nicht erlaubt|untersagt)|sollte ich nicht tun)\W*$/iu,
  ],
  [
    'required',
    /^\W*(?:and )?what (?:else )?(?:must|do|should) (?:i|we|the \p{L}+) (?:have to do|need to do|do)\W*$|^\W*what are (?:my|our|the \p{L}+['’]?s?) (?:duties|obligations|responsibilities)\W*$|^\W*(?:qué (?:tengo que|debo|hay que) hacer|cuáles son mis (?:obligaciones|deberes)|qué obligaciones tengo)\W*$|^\W*(?:was muss ich (?:alles )?(?:tun|machen|beachten)|welche pflichten (?:habe ich|hat der \p{L}+))\W*$/iu,
  ],
  [
    'permitted',
    /^\W*what (?:am i allowed to do|may i do|can i do|is (?:allowed|permitted)|are my rights|rights do i have)\W*$|^\W*(?:qué (?:puedo hacer|está permitido)|cuáles son mis derechos|qué derechos tengo)\W*$|^\W*(?:was (?:darf ich(?: alles)?(?: tun| machen)?|ist (?:alles )?erlaubt)|welche rechte habe ich)\W*$/iu,
  ],
];

/** Finds which rules a question wants listed. Returns undefined for a question about one topic. */
export function findRequestedRules(question: string): RuleKind | undefined {
  return ASKED.find(([, pattern]) => pattern.test(question))?.[0];
}
