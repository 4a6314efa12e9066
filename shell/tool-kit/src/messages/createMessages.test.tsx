import { render, screen } from '@testing-library/react';
import { createMessages } from './createMessages';

const english = { greeting: (name: string) => `Good morning, ${name}.` };
const spanish: typeof english = { greeting: (name) => `Buenos días, ${name}.` };
const part = () => createMessages({ english, load: async () => spanish });

function Greeting({ messages }: { messages: ReturnType<typeof part> }) {
  return <p>{messages.useMessages().greeting('Amara')}</p>;
}

test('a visitor reads the language of the page once it has arrived, and English until then', async () => {
  const messages = part();
  const { MessagesContext, messagesIn } = messages;
  const page = () => (
    <MessagesContext value={messagesIn('es')}>
      <Greeting messages={messages} />
    </MessagesContext>
  );
  const { rerender } = render(page());
  expect(screen.getByText('Good morning, Amara.')).toBeVisible();
  await messages.prepare('es');
  rerender(page());
  expect(screen.getByText('Buenos días, Amara.')).toBeVisible();
  expect(messages.messagesIn('es')).toBe(spanish);
});

test('a language that cannot be fetched is reported to the caller, and can be requested again', async () => {
  let answers = 0;
  const messages = createMessages({
    english,
    load: async () => {
      answers += 1;
      if (answers === 1) throw new Error('The network is away.');
      return spanish;
    },
  });
  await expect(messages.prepare('es')).rejects.toThrow('The network is away.');
  expect(messages.messagesIn('es')).toBe(english);
  await messages.prepare('es');
  expect(messages.messagesIn('es')).toBe(spanish);
});
