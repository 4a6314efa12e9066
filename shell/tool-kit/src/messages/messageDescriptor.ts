/** Messages by name: each is a string, or a function of its values. */
type Table = Record<string, string | ((values: never) => string)>;

/** A message by its name with the values it takes. State that keeps this can be shown in any language. */
export type MessageDescriptor<Words> = { [Name in keyof Words]: Descriptor<Name, Words[Name]> }[keyof Words];

type Descriptor<Name, Message> = Message extends (values: infer Values) => string ? { says: Name } & Values : { says: Name };

/** Returns the message in the words of the table. */
export function formatMessage<Words extends Table>(words: Words, descriptor: MessageDescriptor<Words>): string {
  const message = words[descriptor.says];
  // The type of the descriptor holds that these are the values of this message.
  return typeof message === 'function' ? message(descriptor as never) : String(message);
}
