import { fakeShell } from '@sheaf/tool-contract/testing';
import { render, screen } from '@testing-library/react';
import { Tips } from './Tips';

const { limits } = fakeShell().config;

test('states the limits that really hold', () => {
  render(<Tips limits={limits} />);
  expect(screen.getByText('This server takes up to 50 files, 300 MB together.')).toBeVisible();
});

test('says so where there are none', () => {
  render(<Tips limits={{ ...limits, maxFiles: 0, maxTotalBytes: 0 }} />);
  expect(screen.getByText('This server takes any number of files.')).toBeVisible();
});

test('promises of undo only what it can take back', () => {
  render(<Tips limits={limits} />);
  expect(screen.getByText('Ctrl+Z takes back what you did, also after you come back.')).toBeVisible();
});
