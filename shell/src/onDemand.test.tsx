import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OnDemand, onDemand } from './onDemand';

const Greeting = ({ name }: { name: string }) => <p>Good morning, {name}.</p>;

test('a part that was loaded before is shown at once', async () => {
  const part = onDemand(async () => Greeting);
  await part.prepare();
  render(<OnDemand part={part} props={{ name: 'Amara' }} />);
  expect(screen.getByText('Good morning, Amara.')).toBeVisible();
});

test('any other part is shown once it is loaded', async () => {
  const part = onDemand(async () => Greeting);
  const { container } = render(<OnDemand part={part} props={{ name: 'Amara' }} />);
  expect(container).toBeEmptyDOMElement();
  expect(await screen.findByText('Good morning, Amara.')).toBeVisible();
});

test('a part that cannot be loaded is reported, and can be loaded again', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  let answers = 0;
  const part = onDemand(async () => {
    answers += 1;
    if (answers === 1) throw new Error('404');
    return Greeting;
  });
  render(<OnDemand part={part} props={{ name: 'Amara' }} />);
  expect(await screen.findByRole('alert')).toHaveTextContent('This part of the page could not be loaded');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Good morning, Amara.')).toBeVisible();
  expect(logged).toHaveBeenCalledTimes(1);
  logged.mockRestore();
});

describe('a part that is missing because the network is away', () => {
  function failOnce() {
    let answers = 0;
    return onDemand(async () => {
      answers += 1;
      if (answers === 1) throw new Error('Failed to fetch');
      return Greeting;
    });
  }

  test('is loaded again when the network is back', async () => {
    const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    render(<OnDemand part={failOnce()} props={{ name: 'Amara' }} />);
    expect(await screen.findByRole('alert')).toBeVisible();
    act(() => window.dispatchEvent(new Event('online')));
    expect(await screen.findByText('Good morning, Amara.')).toBeVisible();
    logged.mockRestore();
  });

  test('shows what its owner puts in its place', async () => {
    const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { container } = render(<OnDemand part={failOnce()} props={{ name: 'Amara' }} missing={null} />);
    await waitFor(() => expect(logged).toHaveBeenCalledTimes(1));
    expect(container).toBeEmptyDOMElement();
    logged.mockRestore();
  });
});
