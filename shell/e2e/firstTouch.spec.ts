import { statSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { tools } from '../src/tools';
import { builtSite, expect, test } from './sheaf';

/** Collects the scripts that were requested. */
function collectScripts(page: Page): string[] {
  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  return scripts;
}

/** What React or the policy reports while it takes a page over. */
function collectComplaints(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(error.message));
  return complaints;
}

const ofTools = tools.map(({ path }) => path);
const toRead = ['/', '/merge-pdf', '/grammar-check/resume', '/es', '/es/pdf-to-word'];
for (const path of [...toRead, ...ofTools, '/es/merge']) {
  const isRead = toRead.includes(path);
  test(`${path} runs no script until somebody ${isRead ? 'needs one' : 'is there'}, and is then hydrated as it is`, async ({ page }) => {
    const scripts = collectScripts(page);
    const complaints = collectComplaints(page);
    await page.goto(path, { waitUntil: 'networkidle' });
    expect(scripts).toEqual([]);
    const prerendered = await page.evaluateHandle(() => [...document.querySelectorAll('h1, h2, p, a, button')]);

    await page.mouse.move(200, 200);
    if (isRead) {
      await page.getByRole('radio').nth(1).check();
      await page.mouse.wheel(0, -600);
      await page.getByRole('button').first().click();
      await expect(page.getByRole('menu')).toBeVisible();
      expect(scripts).toEqual([]);
      await page.keyboard.press('Escape');
    }
    await expect.poll(() => scripts.length).toBeGreaterThan(0);
    // Only a hydrated page answers this.
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog').filter({ has: page.getByRole('table').or(page.locator('kbd')) })).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('button').first().click();
    await expect(page.getByRole('menu')).toBeVisible();
    // The same elements, not others that look like them.
    expect(await prerendered.evaluate((elements) => elements.filter((element) => !element.isConnected).map((element) => element.outerHTML))).toEqual(
      [],
    );
    expect(complaints).toEqual([]);
  });
}

test('a page that is read has the tools at its foot once it is scrolled, without any script, and leads to them', async ({ page }) => {
  const scripts = collectScripts(page);
  await page.goto('/');
  const bar = page.getByRole('navigation', { name: 'Tools' });
  await page.mouse.wheel(0, 1200);
  await expect(bar).toBeInViewport();
  expect(scripts).toEqual([]);
  await bar.getByRole('link').nth(1).click();
  await expect(page).toHaveURL(/\/pdf-to-word$/);
});

test('a page that is read fetches within ninety kilobytes ahead, and a control that only scripts can answer brings the rest', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => request.url().endsWith('.js') && fetched.push(new URL(request.url()).pathname));
  for (const path of ['/', '/es', '/chat-with-pdf']) {
    fetched.length = 0;
    await page.goto(path);
    await page.mouse.move(200, 200);
    await expect.poll(() => fetched.length).toBeGreaterThan(0);
    await page.waitForLoadState('networkidle');
    const bytes = [...new Set(fetched)].reduce((sum, file) => sum + statSync(`${builtSite}${file}.br`).size, 0);
    expect(bytes).toBeLessThanOrEqual(90_000);
  }
  await page.getByRole('contentinfo').getByRole('button', { name: 'Keyboard shortcuts' }).click();
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
});

test('a click on Tools that is the first thing done on a page opens the menu', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Tools' }).click();
  await expect(page.getByRole('menuitem').first()).toBeVisible();
});

test('Tab and Enter on a button that are the first things done on a page do what the button says', async ({ page }) => {
  await page.goto('/merge-pdf');
  await page.keyboard.press('Tab');
  while (!(await page.getByRole('button', { name: 'Upload PDF' }).evaluate((button) => button === document.activeElement)))
    await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'What do you want to do with your PDF?' })).toBeVisible();
});

test('Tab and Enter on Tools work before any script has loaded', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Tools' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem').first()).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 740 } });

  test("a tap on 'Fix My PDF Now' that is the first thing done opens the choice", async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Fix My PDF Now' }).tap();
    await expect(page.getByRole('dialog', { name: 'What do you want to do with your PDF?' })).toBeVisible();
  });
});

/** Drags a PDF over an element and drops it before any script has loaded. */
async function dropOn(part: Locator, pdf: Buffer, name = 'early.pdf'): Promise<void> {
  await part.evaluate(
    (element, { content, name }) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([new Uint8Array(content)], name, { type: 'application/pdf' }));
      const { left, top } = element.getBoundingClientRect();
      const [clientX, clientY] = [left + 20, top + 20];
      for (const type of ['dragenter', 'dragover', 'drop']) {
        element.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, clientX, clientY, dataTransfer: transfer }));
      }
    },
    { content: [...pdf], name },
  );
}

test('a PDF dropped on the hero before any script has loaded is taken', async ({ page, paper }) => {
  await page.goto('/');
  await dropOn(page.getByRole('heading', { level: 1 }), await paper('Early'));
  await expect(page.getByRole('dialog', { name: 'What do you want to do with your PDF?' })).toBeVisible();
});

test('files chosen before any script has loaded are taken', async ({ page, paper }) => {
  const buffer = await paper('Early');
  await page.goto('/');
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: /Drop/ }).click();
  await (await chooser).setFiles({ name: 'early.pdf', mimeType: 'application/pdf', buffer });
  await expect(page.getByRole('dialog', { name: 'What do you want to do with your PDF?' })).toBeVisible();
});

test.describe('on the page of a tool', () => {
  const early = 'Remove early.pdf';

  test('a PDF dropped before any script has come, or as they come, is in the list, wherever it fell', async ({ page, paper }) => {
    const complaints = collectComplaints(page);
    const pdf = await paper('Early');
    await page.goto('/merge');
    await dropOn(page.getByRole('button', { name: /choose files/ }), pdf);
    await expect(page.getByRole('button', { name: early })).toHaveCount(1);
    // The scripts of a second visit start at once, since the first has left its file.
    await page.goto('/merge');
    await dropOn(page.getByRole('heading', { level: 1 }), pdf, 'late.pdf');
    await expect(page.getByRole('button', { name: 'Remove late.pdf' })).toHaveCount(1);
    expect(complaints).toEqual([]);
  });

  test('files chosen before any script has loaded are in the list', async ({ page, paper }) => {
    const buffer = await paper('Early');
    await page.goto('/es/merge');
    const chooser = page.waitForEvent('filechooser');
    await page.locator('main button').first().click();
    await (await chooser).setFiles({ name: 'early.pdf', mimeType: 'application/pdf', buffer });
    await expect(page.getByText('early.pdf', { exact: true }).first()).toBeVisible();
  });

  test('a merge that was started before any script has loaded is done', async ({ page, paper }) => {
    const [one, two] = [await paper('One'), await paper('Two')];
    await page.goto('/merge');
    const { promise: bothDone, resolve: lettingThrough } = Promise.withResolvers<void>();
    await page.route('**/*.js', async (route) => {
      await bothDone;
      await route.continue();
    });
    const files = [
      { name: 'one.pdf', mimeType: 'application/pdf', buffer: one },
      { name: 'two.pdf', mimeType: 'application/pdf', buffer: two },
    ];
    await page.locator('input[type=file]').setInputFiles(files);
    // To those who cannot see that it is not ready yet, too.
    await page.getByRole('button', { name: /^Merge/ }).click({ force: true });
    lettingThrough();
    await expect(page.getByRole('link', { name: 'Download merged.pdf' })).toBeVisible();
  });

  test('a file chosen while the tool cannot be loaded is taken once it is loaded', async ({ page, paper }) => {
    const buffer = await paper('Early');
    await page.goto('/convert');
    await page.route('**/remotes/mfe-convert/**', (route) => route.abort());
    await page.locator('input[type=file]').setInputFiles({ name: 'early.pdf', mimeType: 'application/pdf', buffer });
    await expect(page.getByRole('alert')).toContainText('early.pdf waits here until then.');
    await page.unroute('**/remotes/mfe-convert/**');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('early.pdf is ready to be converted.')).toBeVisible();
  });

  test('text typed while the scripts load is kept', async ({ page }) => {
    const typed = 'She dont know. He goed home and they was late for the train again.';
    await page.goto('/grammar-check');
    const field = page.getByRole('textbox').first();
    await field.focus();
    await page.keyboard.type(typed, { delay: 15 });
    await expect(page.getByRole('button', { name: 'Start over' })).toBeVisible();
    await expect(field).toHaveValue(typed);
  });

  test('a switch turned before any script has come is on, and says what that means', async ({ page }) => {
    const complaints = collectComplaints(page);
    await page.goto('/merge');
    const mergeSwitch = page.getByRole('switch', { name: /Merge on this device/ });
    const words = await mergeSwitch.evaluate((control) => {
      if (control instanceof HTMLElement) control.click();
      return control.closest('div')?.textContent;
    });
    await page.mouse.move(200, 200);
    await expect.poll(() => mergeSwitch.evaluate((control) => control.closest('div')?.textContent)).not.toBe(words);
    await expect(mergeSwitch).toBeChecked();
    expect(complaints).toEqual([]);
  });

  test('a visit from another page of ours needs no interaction', async ({ page }) => {
    const scripts = collectScripts(page);
    await page.goto('/');
    await page.goto('/merge', { referer: page.url() });
    await expect.poll(() => scripts.length).toBeGreaterThan(0);
  });
});

test('the badge of processed documents counts before the first interaction, and goes on from there after it', async ({ page }) => {
  await page.clock.install();
  const complaints = collectComplaints(page);
  await page.goto('/');
  const badge = page.getByText('documents processed');
  await expect(badge).toHaveText(/^47,832\+/);
  await page.clock.fastForward(30_000);
  await expect(badge).toHaveText(/^47,83[3-5]\+/);
  const count = async () => Number((await badge.textContent())?.replaceAll(/\D/g, ''));
  const counted = await count();
  await page.mouse.move(200, 200);
  await page.getByRole('button', { name: 'Tools' }).click();
  await expect(page.getByRole('menuitem').first()).toBeVisible();
  expect(await count()).toBeGreaterThanOrEqual(counted);
  expect(complaints).toEqual([]);
});
