import { startApp } from '../../testing/startApp.ts';

const SAID = { en: 'There is nothing at this address.', es: 'No hay nada en esta dirección.' };

test.each([
  ['en,es', 'es-MX, en;q=0.5', 'es'],
  ['en,es', 'fr', 'en'],
  ['en', 'es', 'en'],
  ['en', 'es-ES, de;q=0.8', 'en'],
  ['en', '*', 'en'],
] as const)('where LANGUAGES is %s, who asks for "%s" is answered in %s', async (languages, asked, said) => {
  const app = await startApp({ LANGUAGES: languages });
  try {
    const response = await fetch(`${app.address}/api/nothing`, { headers: { 'Accept-Language': asked } });
    expect([response.headers.get('Content-Language'), await response.text()]).toEqual([said, SAID[said]]);
    expect(await (await fetch(`${app.address}/api/config`)).json()).toMatchObject({ languages: languages.split(',') });
  } finally {
    await app.stop();
  }
});
