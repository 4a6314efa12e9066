import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MessagesContext, messagesIn } from '../../messages';
import type { ClaimInLetter } from '../letter/claimFinder';
import { Evidence } from './Evidence';

const claim = (text: string, facts: Partial<ClaimInLetter> = {}): ClaimInLetter => ({
  text,
  supported: true,
  source: 'cv',
  quote: 'Triage, Rostering',
  page: 1,
  paragraph: 'opening',
  ...facts,
});

function show(claims: ClaimInLetter[]) {
  const events: string[] = [];
  render(
    <MessagesContext value={messagesIn('en')}>
      <Evidence
        claims={claims}
        onShow={({ text }) => events.push(`show ${text}`)}
        onShowInCv={({ page }) => events.push(`page ${page}`)}
        onConfirm={(text, isTrue) => events.push(`${text} ${isTrue}`)}
      />
    </MessagesContext>,
  );
  return events;
}

test('claims that rest on the same words of the CV stand together, each with its way into the letter', async () => {
  const events = show([claim('Triage'), claim('Berlin', { quote: 'Berlin' }), claim('Rostering')]);
  const [skills, ...others] = screen.getAllByRole('listitem');
  expect(others).toHaveLength(1);
  expect(within(skills as HTMLElement).getAllByText('Triage, Rostering')).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'Show “Rostering” in the letter' }));
  await userEvent.click(within(skills as HTMLElement).getByRole('button', { name: /Show page 1 of your CV/ }));
  expect(events).toEqual(['show Rostering', 'page 1']);
});

test('what no source says comes first, each claim with the way to say that it is true', async () => {
  const unproven = { supported: false, source: null, quote: undefined, page: undefined };
  const events = show([claim('7 awards', unproven), claim('Klingon', unproven), claim('Triage')]);
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
  await userEvent.click(screen.getByRole('button', { name: 'It is true: “Klingon”' }));
  expect(events).toEqual(['Klingon true']);
});
