const AUXILIARY = 'is|are|was|were|am|do|does|did|can|could|will|would|should|must|may|has|have|had';
/** Those that are no verb of their own: "have a note" asks nothing. */
const VERB = 'is|are|was|were|does|did|can|could|will|would|should|must|may';
const NOT = "(?:n['’]?t|not)";
const SUBJECT =
  'i|we|you|they|he|she|it|this|that|there|the|my|our|your|his|her|their|a|an|any|anyone|anybody|someone|somebody|something|somewhere|one|people|everyone|everybody';
/** "…, isn't it?", "…, right?" */
const TAG = new RegExp(
  `^(?<statement>.+?)(?:\\s+(?=\\p{L}+n['’]?t (?:i|we|you|they|he|she|it|this|that|there)\\W*$)|,\\s*)(?:(?<auxiliary>${AUXILIARY}|ca|wo)(?:n['’]?t)? (?:i|we|you|they|he|she|it|this|that|there)|right|yes|no|correct|innit|yeah)\\W*$`,
  'iu',
);
/** A verb before its subject, after the context of the question: "my dog is 9, can I still insure him?" */
const PRONOUN = 'i|we|you|they|he|she|it|this|that|there';
const QUESTION_AFTER_CONTEXT = new RegExp(
  `^(?<before>.+)(?:[,;:.!…–-]+| and| so| but)\\s+(?<clause>(?:and |so |but |then )?(?:(?:${AUXILIARY})(?:n['’]?t)? (?:${PRONOUN})(?!\\p{L})|(?:ca|wo)n['’]?t (?:${PRONOUN})(?!\\p{L})|(?:${VERB})(?:n['’]?t)? (?:${SUBJECT}|\\p{L}+ing)(?!\\p{L})).*)$`,
  'iu',
);
/** What asks for more than yes or no. */
const WH =
  /^\W*(?:and |so |but )?(?:what|whats|which|who|whom|whose|when|where|why|how)(?!\p{L})(?! (?:i|we|you|they|he|she|it|my|the|our|your|this|that|there)(?!\p{L})[^,]*,)/iu;
const NEGATED = new RegExp(`^(?<before>\\W*(?:and |so |but |then )?)(?<auxiliary>${AUXILIARY}|ca|wo)n['’]?t (?=\\p{L})`, 'iu');
/** Other ways to ask whether something is permitted. */
const PERMITTED =
  /^\W*(?:and |so |but )?(?:am i|are we|is one|is it|is|would it be|will it be|is there)\s(?:still |also |even )?(?:allowed|permitted|ok|okay|fine|alright|all right|possible|any way|a way|any chance|cool)\s(?:for (?:me|us|him|her|them|my \p{L}+|a \p{L}+) )?(?<joined>to|if (?:i|we)|of|for)\s/iu;
/** "Is there somewhere to lock my bike?" */
const SOMEWHERE =
  /^\W*(?:and |so |but )?(?:is there|do you have|have you got|is there not) (?:somewhere|anywhere|some place|any place|a place|a spot) (?:(?:where )?(?:i|we) can |to |for me to )/iu;
const CONTRACTED = /^(?<subject>.{2,60}?)['’]s (?<rest>\p{L}.*)$/iu;
const STATED = new RegExp(`^(?<subject>.{1,60}?) (?<auxiliary>${AUXILIARY})(?:${NOT}| ${NOT})? (?<rest>\\p{L}.*)$`, 'iu');

/** The same in Spanish, where the mark opens the question, and in German, whose verb precedes its subject. */
const SPANISH_GERMAN_AFTER_CONTEXT = [
  /^(?<before>[^¿?]*\p{L}[^¿?]*?)[\s,;:.!]+(?<clause>¿(?:y |entonces )?(?!qué|que |cuá|cual|cuan|quié|quien|dón|donde|cómo|como |por qué)\p{L}[^¿?]*)\?*$/iu,
  /^(?<before>(?!\W*(?:w(?:er|en|em|as|ann|o|ie|arum|ieso|oher|ohin|elche\p{L}?|ie ?viel\p{L}*))(?!\p{L})).*\p{L}.*)[,;:.!–-]+\s+(?<clause>(?:und |aber |dann )?(?:darf|dürfen|kann|können|könnte|muss|müssen|soll|ist|sind|gilt|gibt|hat|haben|zahlt|zahle|zahlen|bekomme|bekommt|bekommen|reicht|braucht|brauche|brauchen|verliere|verliert) (?:ich|er|sie|es|wir|man|ihr|das|die|der|mein\p{L}*|unser\p{L}*|sein\p{L}*|dies\p{L}*)(?!\p{L})[^,;]*)$/iu,
];

/**
 * Rewrites a yes-or-no question as its verb, its subject and what leads to it: "my dog is 9, can't I insure him?" becomes "can I insure him, my dog is 9?"
 * Returns any other question as it is. Yes and no then say whether that is so, whatever the question expects.
 */
export function untangleQuestion(question: string): string {
  const text = question.replace(/\s+/g, ' ').trim();
  const [clause, around] = splitQuestion(text);
  const rewritten = turnTag(clause);
  if (rewritten === text || rewritten === undefined) return rewritten ?? question;
  return `${rewritten.replace(/[\s?.!,]+$/u, '')}${around === '' ? '' : `, ${around.replace(/[\s?.!,]+$/u, '')}`}?`;
}

/** Splits a question into the clause that asks and the words around it. */
function splitQuestion(text: string): [clause: string, around: string] {
  const sentences = text.split(/(?<=[?!.])\s+(?=\p{L})/u);
  const asking = sentences.find((sentence) => sentence.endsWith('?') && startsWithVerb(sentence));
  if (asking && sentences.length > 1) return [asking, sentences.filter((each) => each !== asking).join(' ')];
  const trailing = TAG.test(text) || WH.test(text) ? undefined : QUESTION_AFTER_CONTEXT.exec(text)?.groups;
  if (trailing?.clause && trailing.before) return [trailing.clause, trailing.before];
  const abroad = SPANISH_GERMAN_AFTER_CONTEXT.map((pattern) => pattern.exec(text)?.groups).find(Boolean);
  if (abroad?.clause && abroad.before) return [abroad.clause, abroad.before];
  // "I passed last year, that's long enough isn't it": the tag belongs to what is said last.
  const last = /^(?<before>.+),\s(?<clause>[^,]+)$/u.exec(text)?.groups;
  return last?.clause && last.before && TAG.test(last.clause) ? [last.clause, last.before] : [text, ''];
}

function startsWithVerb(text: string): boolean {
  return new RegExp(`^\\W*(?:${AUXILIARY})(?:n['’]?t)? \\p{L}`, 'iu').test(text);
}

function turnTag(clause: string): string | undefined {
  if (WH.test(clause)) return clause;
  const tag = TAG.exec(clause)?.groups;
  return askPermission(
    dropNegation(tag?.statement && !startsWithVerb(tag.statement) ? (askStatement(tag.statement, tag.auxiliary) ?? clause) : clause),
  );
}

const WHOLE: Record<string, string> = { ca: 'can', wo: 'will' };

/** Asks what a statement says: "wifi's free" becomes "is wifi free". */
function askStatement(statement: string, tag: string | undefined): string | undefined {
  const sentence = statement.replace(/\b(that|it|there|he|she)s(?= )/iu, "$1's");
  const contracted = CONTRACTED.exec(sentence)?.groups;
  const stated = STATED.exec(sentence)?.groups;
  if (contracted?.subject && contracted.rest && !(stated?.subject && stated.subject.length < contracted.subject.length))
    return `is ${contracted.subject} ${contracted.rest}`;
  if (stated?.subject && stated.rest) return `${stated.auxiliary} ${stated.subject} ${stated.rest}`;
  return tag === undefined ? undefined : `${WHOLE[tag.toLowerCase()] ?? tag} ${sentence}`;
}

function dropNegation(clause: string): string {
  return clause.replace(NEGATED, (_, before: string, auxiliary: string) => `${before}${WHOLE[auxiliary.toLowerCase()] ?? auxiliary} `);
}

function askPermission(clause: string): string {
  return clause.replace(SOMEWHERE, 'can I ').replace(PERMITTED, (found: string, joined: string) => (/^(?:of|for)$/i.test(joined) ? found : 'can I '));
}
