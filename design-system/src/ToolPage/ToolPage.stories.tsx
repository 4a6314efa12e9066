import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ArrowLeft, Layers, ShieldCheck } from 'lucide-react';
import { fn } from 'storybook/test';
import styled from 'styled-components';
import { Button } from '../Button/Button';
import { Card } from '../Card/Card';
import { Dropzone } from '../Dropzone/Dropzone';
import { EmptyState } from '../EmptyState/EmptyState';
import { token } from '../tokens';
import { ToolPage } from './ToolPage';
import { toolPageGuide } from './ToolPage.guide';

const KB = 1024;
const pdf = (name: string, kilobytes: number) => new File([new Uint8Array(kilobytes * KB)], name, { type: 'application/pdf' });

const Foot = styled.div`
  display: flex;
  justify-content: flex-end;
  padding-top: ${token('space-4')};
  border-top: ${token('hairline')} solid ${token('line')};
`;

const meta = {
  title: 'Pages/ToolPage',
  component: ToolPage,
  parameters: { guide: toolPageGuide, layout: 'fullscreen' },
  args: {
    title: 'Merge PDFs',
    lead: 'Put your files in order. Bookmarks, links and forms come along.',
    back: (
      <a href="#tools">
        <ArrowLeft aria-hidden="true" /> Back to Tools
      </a>
    ),
    children: (
      <Card>
        <Dropzone label="Drop your PDFs here" hint="up to 50 files, 300 MB" maxFiles={50} onAdd={fn()} onReject={fn()} />
      </Card>
    ),
    aside: (
      <Card>
        <EmptyState icon={<Layers />} title="Your merged PDF will appear here">
          Add two files or more, put them in order, and merge.
        </EmptyState>
      </Card>
    ),
  },
} satisfies Meta<typeof ToolPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const WithFiles: Story = {
  args: {
    children: (
      <Card>
        <Dropzone
          label="Drop more PDFs"
          hint="up to 50 files, 300 MB"
          maxFiles={50}
          files={[pdf('thesis-chapters-1-4.pdf', 4300), pdf('appendix.pdf', 812), pdf('signed-consent.pdf', 164)]}
          onAdd={fn()}
          onReject={fn()}
          onRemove={fn()}
        />
        <Foot>
          <Button tone="accent">Merge 3 files</Button>
        </Foot>
      </Card>
    ),
  },
};

export const WithoutAnAside: Story = {
  args: {
    aside: undefined,
    children: (
      <Card>
        <EmptyState icon={<ShieldCheck />} title="This tool is being built">
          The other four are ready.
        </EmptyState>
      </Card>
    ),
  },
};
