import { mockConfig } from '@sheaf/api/mocks/mockConfig';
import { fakeShell } from '@sheaf/tool-contract/testing';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import Landing, { prepare } from './Landing';

const meta = {
  title: 'Cover letter/Landing',
  component: Landing,
  parameters: { layout: 'fullscreen' },
  args: { shell: fakeShell() },
  loaders: [() => prepare('es')],
} satisfies Meta<typeof Landing>;

export default meta;
type Story = StoryObj<typeof meta>;

const spanish = fakeShell({ locale: 'es' });

export const CoverLetter: Story = { args: { slug: 'cover-letter' } };

export const AiCoverLetterGenerator: Story = { args: { slug: 'ai-cover-letter-generator' } };

export const WhatMachinesRead: Story = { args: { slug: 'what-machines-read' } };

export const BeingBuilt: Story = { args: { slug: 'cover-letter', shell: fakeShell({ config: { ...mockConfig, tools: ['merge'] } }) } };

export const CoverLetterInSpanish: Story = { args: { slug: 'cover-letter', shell: spanish } };

export const AiCoverLetterGeneratorInSpanish: Story = { args: { slug: 'ai-cover-letter-generator', shell: spanish } };
