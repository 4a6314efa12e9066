import { createPdfFile } from '@sheaf/api/mocks/buildMinimalPdf';
import { token } from '@sheaf/design-system';
import { Thumbnail } from '@sheaf/tool-kit/Thumbnail';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import styled from 'styled-components';

const Box = styled.div`
  width: calc(2 * ${token('space-20')});
  height: calc(2 * ${token('space-24')});
`;

const meta = {
  title: 'Merge/Thumbnail',
  component: Thumbnail,
  decorators: (Story) => (
    <Box>
      <Story />
    </Box>
  ),
  args: { file: createPdfFile('report.pdf', 3), password: '', page: 1, rotate: 0, label: 'Page 1 of report.pdf' },
} satisfies Meta<typeof Thumbnail>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Drawn: Story = {};

export const TurnedToTheRight: Story = { args: { rotate: 90 } };

export const CannotBeDrawn: Story = { args: { file: new File(['%PDF-1.7 and nothing else'], 'damaged.pdf'), label: 'Page 1 of damaged.pdf' } };

/** A page that the file does not have. */
export const PageThatIsNotThere: Story = { args: { page: 9, label: 'Page 9 of report.pdf' } };
