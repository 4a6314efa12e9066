import { defineConfig } from '@playwright/test';
import browser from '../e2e/playwright.config';

/** `npm run screenshots` draws every screen of the built product into docs/screens. */
export default defineConfig({ ...browser, testDir: '.', testMatch: '*.pictures.ts', reporter: 'line' });
