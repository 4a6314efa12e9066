import { mayAskForDonation, parsePaymentAddress, rememberAttempt, rememberDonation } from './donation';

const NOON = new Date('2026-03-01T12:00:00Z');
const hoursAfterNoon = (hours: number) => new Date(NOON.getTime() + hours * 60 * 60 * 1000);

function emptyStorage(values = new Map<string, string>()) {
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => {
      values.set(key, value);
    },
  };
}

test('a new visitor may be asked', () => {
  expect(mayAskForDonation(emptyStorage(), 'merge', NOON)).toBe(true);
});

test('a visitor is asked at most once in 24 hours', () => {
  const storage = emptyStorage();
  rememberAttempt(storage, NOON);
  expect(mayAskForDonation(storage, 'merge', hoursAfterNoon(23.99))).toBe(false);
  expect(mayAskForDonation(storage, 'merge', hoursAfterNoon(24))).toBe(true);
});

test('a visitor who donated for a tool is asked again only for another tool', () => {
  const storage = emptyStorage();
  rememberDonation(storage, 'merge');
  expect(mayAskForDonation(storage, 'merge', hoursAfterNoon(1000))).toBe(false);
  expect(mayAskForDonation(storage, 'chat', hoursAfterNoon(1000))).toBe(true);
});

test('the two keys of the specification are written, the attempt as milliseconds', () => {
  const values = new Map<string, string>();
  rememberAttempt(emptyStorage(values), NOON);
  rememberDonation(emptyStorage(values), 'convert');
  expect(Object.fromEntries(values)).toEqual({ lastDonationAttempt: String(NOON.getTime()), donatedForTool: 'convert' });
});

test('an unreadable stored attempt counts as never asked', () => {
  const storage = emptyStorage(new Map([['lastDonationAttempt', 'yesterday']]));
  expect(mayAskForDonation(storage, 'merge', NOON)).toBe(true);
});

test.each([
  ['/donate/practice?tool=merge', 'https://sheaf.example/donate/practice?tool=merge'],
  ['https://checkout.stripe.com/c/pay/1', 'https://checkout.stripe.com/c/pay/1'],
])('a visitor is sent to %s', (url, address) => {
  expect(parsePaymentAddress(url, 'https://sheaf.example')).toBe(address);
});

test.each(['https://checkout.stripe.com.evil.example/', 'http://checkout.stripe.com/', '//evil.example/pay', 'javascript:alert(1)', 'https://['])(
  'a visitor is never sent to %s',
  (url) => {
    expect(parsePaymentAddress(url, 'https://sheaf.example')).toBeNull();
  },
);
