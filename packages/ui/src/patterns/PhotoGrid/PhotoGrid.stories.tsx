import type { Meta, StoryObj } from '@storybook/react-vite';
import { photographed } from '../../../test/photographed.ts';
import { portrait } from '../../../test/photos.ts';
import { Photo } from '../../base/Photo/Photo.tsx';
import { PhotoGrid } from './PhotoGrid.tsx';

const items = Array.from({ length: 10 }, (_, index) => ({
  id: `frame-${index}`,
  double: index === 2,
  content: <Photo photo={portrait(index)} alt={`Portrait ${index + 1}`} priority />,
}));

const meta = {
  title: 'Patterns/PhotoGrid',
  parameters: {
    since: '1.0.0',
    status: 'stable',
    guidance: { use: 'grids of people and pictures.', avoid: 'cards with text of different length.' },
    accessibility: {
      keyboard: [],
      screenReader: [
        'A list with the name “label” and the number of its pictures; while it loads it says “busy”.',
      ],
    },
  },
  component: PhotoGrid,
  args: { items, label: 'Photos' },
} satisfies Meta<typeof PhotoGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Single: Story = { args: { items: items.slice(0, 1) } };
export const States: Story = { tags: ['sheet'], parameters: photographed };
