import { startApp } from '../../testing/startApp.ts';

const NOT_FOUND_SENTENCES = { en: 'There is nothing at this address.', es: 'No hay nada en esta dirección.' };

test.each([
  ['en,es', 'es-MX, en;q=0.5', 'es'],
  ['en,es', 'fr', 'en'],
  ['en', 'es', 'en'],
  ['en', 'es-ES, de;q=0.8', 'en'],
  ['en', '*', 'en'],
] as const)('where LANGUAGES is %s, who asks for "%s" is answered in %s', async (languages, accepted, answered) => {
  const app = await startApp({ LANGUAGES: languages });
  try {
    const response = await fetch(`${app.address}/api/nothing`, { headers: { 'Accept-Language': accepted } });
    expect([response.headers.get('Content-Language'), await response.text()]).toEqual([answered, NOT_FOUND_SENTENCES[answered]]);
    expect(await (await fetch(`${app.address}/api/config`)).json()).toMatchObject({ languages: languages.split(',') });
  } finally {
    await app.stop();
  }
});
