import Koa from 'koa';
import { readLanguage } from './language.ts';

/** The language for a request with this header. */
function choose(accepted: string | undefined) {
  const app = new Koa();
  const request = Object.assign(Object.create(null), { headers: accepted === undefined ? {} : { 'accept-language': accepted } });
  return readLanguage(app.createContext(request, Object.create(null)));
}

test.each([
  [undefined, 'en'],
  ['es-MX, en;q=0.5', 'es'],
  ['en-GB, es;q=0.5', 'en'],
  ['de, es;q=0.3', 'es'],
  ['de', 'en'],
  ['', 'en'],
])('a request that accepts %j is answered in %s', (accepted, language) => {
  expect(choose(accepted)).toBe(language);
});
