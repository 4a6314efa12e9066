/** Messages by name: each a string, or a function of what it tells. */
type Table = Record<string, string | ((values: never) => string)>;

/** A fact that a table has words for: which of its messages tells it, and the values it tells. What is kept so can be said in any language. */
export type MessageDescriptor<Words> = { [Name in keyof Words]: Descriptor<Name, Words[Name]> }[keyof Words];

type Descriptor<Name, Message> = Message extends (values: infer Values) => string ? { says: Name } & Values : { says: Name };

/** The fact in the words of the table. */
export function formatMessage<Words extends Table>(words: Words, descriptor: MessageDescriptor<Words>): string {
  const message = words[descriptor.says];
  // The type of the fact holds that these are the values of this message.
  return typeof message === 'function' ? message(descriptor as never) : String(message);
}
