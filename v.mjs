import { chromium } from 'playwright-core';

const B = 'http://localhost:4320',
  E = '/work/shared/bench';
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--disable-quic', '--disable-background-networking'] });
const log = (...a) => console.log(...a);
async function at(n, w, dark, f) {
  const c = await b.newContext({ viewport: { width: w, height: w < 500 ? 780 : 900 }, colorScheme: dark ? 'dark' : 'light', locale: 'en-GB' });
  const p = await c.newPage();
  p.setDefaultTimeout(40000);
  try {
    await f(p);
  } catch (e) {
    log(n, 'FAILED', String(e).split('\n')[0]);
  }
  await p.screenshot({ path: `/tmp/w/v-${n}.png` });
  await c.close();
}
await at('es360', 360, false, async (p) => {
  await p.goto(B + '/es');
  await p.mouse.move(50, 50);
  await p.waitForTimeout(2500);
  log(
    'header',
    await p.evaluate(() => {
      const h = document.querySelector('header');
      return [
        h.offsetHeight,
        [...h.querySelectorAll('a,button')]
          .filter((e) => e.offsetWidth)
          .map((e) => [
            e.textContent.trim().slice(0, 14),
            Math.round(e.getBoundingClientRect().left),
            Math.round(e.getBoundingClientRect().width),
            Math.round(e.getBoundingClientRect().top),
          ]),
      ];
    }),
  );
});
const chat = async (p) => {
  await p.goto(B + '/chat');
  await p
    .locator('input[type=file]')
    .first()
    .setInputFiles([E + '/chat/everyday/lease.pdf', E + '/chat/everyday/contract.pdf'].filter(Boolean));
  await p.getByRole('textbox', { name: /question/i }).waitFor();
  await p.waitForTimeout(1500);
  const q = p.getByRole('textbox', { name: /question/i });
  await q.fill('How much is the rent?');
  await p.keyboard.press('Enter');
  await p.getByRole('region', { name: 'Answer' }).first().waitFor();
  await p.waitForTimeout(2500);
  log('chat', (await p.getByRole('region', { name: 'Answer' }).first().innerText()).slice(0, 200).replace(/\n/g, ' | '));
};
await at('chat1440', 1440, false, chat);
await at('chat360d', 360, true, chat);
const gram = (t) => async (p) => {
  await p.goto(B + '/grammar-check');
  await p.mouse.move(90, 90);
  await p.getByRole('textbox').first().fill(t);
  await p.getByRole('button', { name: /check grammar|^check/i }).click();
  await p.waitForTimeout(6000);
  log('grammar', (await p.locator('main').innerText()).slice(0, 420).replace(/\n+/g, ' | '));
};
await at(
  'grames1440d',
  1440,
  true,
  gram('Los vecinos a dicho que no tienen experiensia. Habían muchas personas en la calle y el agua estaba fria. No se como llegastes.'),
);
await at(
  'gramde360',
  360,
  false,
  gram('Sehr geehrte Damen und Herren, wir haben Ihren Brief erhalten und melden uns in der kommenden Woche bei Ihnen.'),
);
await at('convwrong', 360, false, async (p) => {
  await p.goto(B + '/convert');
  await p
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'holiday.pdf', mimeType: 'application/pdf', buffer: Buffer.from('GIF89a not a pdf') });
  await p.waitForTimeout(2500);
  log('wrong', (await p.locator('main').innerText()).slice(0, 400).replace(/\n+/g, ' | '));
});
await at('machine1440', 1440, false, async (p) => {
  await p.goto(B + '/cover-letter/what-machines-read');
  const f = (await import('node:fs')).readdirSync(E + '/letters/cv').find((x) => x.endsWith('.pdf'));
  await p
    .locator('input[type=file]')
    .first()
    .setInputFiles(E + '/letters/cv/' + f);
  await p.waitForTimeout(7000);
  log('machine', p.url(), (await p.locator('main').innerText()).slice(0, 500).replace(/\n+/g, ' | '));
});
await b.close();
