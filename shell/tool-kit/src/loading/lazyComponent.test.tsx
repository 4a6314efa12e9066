import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type LazyComponent, LazySlot, lazyComponent } from './lazyComponent';

const words = { partMissing: 'This part of the page could not be loaded.', tryAgain: 'Try again' };

const Greeting = ({ name }: { name: string }) => <p>Good morning, {name}.</p>;

const show = (part: LazyComponent<{ name: string }>) =>
  render(
    <LazySlot words={words} part={part} meanwhile="Soon">
      {(Part) => <Part name="Amara" />}
    </LazySlot>,
  );

test('a placeholder is shown until the part is loaded', async () => {
  show(lazyComponent(async () => Greeting));
  expect(screen.getByText('Soon')).toBeVisible();
  expect(await screen.findByText('Good morning, Amara.')).toBeVisible();
});

test('a part that was loaded before is shown at once', async () => {
  const part = lazyComponent(async () => Greeting);
  await part.fetch();
  show(part);
  expect(screen.getByText('Good morning, Amara.')).toBeVisible();
});

test('a part that could not be loaded is reported and can be loaded again', async () => {
  let loads = 0;
  show(
    lazyComponent(async () => {
      loads += 1;
      if (loads === 1) throw new Error('The network is away.');
      return Greeting;
    }),
  );
  expect(await screen.findByRole('alert')).toHaveTextContent('This part of the page could not be loaded.');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Good morning, Amara.')).toBeVisible();
});
