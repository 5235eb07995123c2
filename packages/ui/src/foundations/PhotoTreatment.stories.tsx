import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect } from 'storybook/test';
import { photographed } from '../../test/photographed.ts';
import { landscapePhoto, lockedPhoto, missingPhoto, portrait } from '../../test/photos.ts';
import { Photo } from '../base/Photo/Photo.tsx';
import { Stack } from '../base/Stack/Stack.tsx';
import { Text } from '../base/Text/Text.tsx';
import { themeAttributes } from '../provider/theme.tsx';
import { vars } from '../theme/contract.css.ts';
import { CopyVariable } from './CopyVariable.tsx';
import { expectVariables } from './expectVariables.ts';
import { Part } from './Part.tsx';

/**
 * How photos are shown: one filter in lists, the whole picture on a profile, and a placeholder while loading. The filter is
 * a variable of the theme: press its name to copy it.
 */
const meta = { title: 'Foundations/Photo treatment' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const grid = {
  display: 'grid',
  gap: vars.space[4],
  gridTemplateColumns: 'repeat(auto-fill, minmax(9rem, 1fr))',
};
const Shown = ({ label, children }: { label: string; children: ReactNode }) => (
  <Stack gap={2}>
    {children}
    <Text size="xs" tone="muted">
      {label}
    </Text>
  </Stack>
);

/** The brand's light on portraits: each as it is in a list, and as it is alone. */
export const Portraits: Story = {
  render: () => (
    <Stack gap={4}>
      <CopyVariable variable={vars.treatment.grid} />
      <div style={grid}>
        {[0, 4, 11].flatMap(index => [
          <Shown key={`${index} in a list`} label="in a list">
            <Photo photo={portrait(index)} alt="" priority />
          </Shown>,
          <Shown key={index} label="alone">
            <Photo photo={portrait(index)} alt="" tone="true" priority />
          </Shown>,
        ])}
      </div>
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    await expectVariables(canvasElement, 'photos');
    const filters = [...canvasElement.querySelectorAll('img')].map(image => getComputedStyle(image).filter);
    await expect(filters.map(filter => filter === 'none')).toEqual([false, true, false, true, false, true]);
  },
};

/** The brand's light on scenes, the ground of those that are dark in both modes, and where words stand on landing pages and a match. */
export const Scenes: Story = {
  render: () => (
    <Stack gap={4}>
      <CopyVariable variable={vars.scene.light} />
      <CopyVariable variable={vars.scene.ground} />
      <CopyVariable variable={vars.scene.align} />
      <div
        {...themeAttributes({ mode: 'dark' })}
        style={{ blockSize: '20rem', background: `${vars.scene.light}, ${vars.surface.page}` }}
      />
    </Stack>
  ),
  play: async ({ canvasElement }) => expectVariables(canvasElement, 'scenes'),
};

export const States: Story = {
  tags: ['sheet'],
  parameters: photographed,
  render: () => (
    <Stack gap={10}>
      <Part
        title="Grade"
        rule="Pictures from many phones stand side by side in a list; the brand's calm grade brings them together. Alone, a picture is shown as it is."
      >
        <div style={grid}>
          {[0, 3, 7].map(index => (
            <Shown key={index} label="in a list">
              <Photo photo={portrait(index)} alt="" priority />
            </Shown>
          ))}
          <Shown label="alone">
            <Photo photo={portrait(0)} alt="" tone="true" priority />
          </Shown>
        </div>
      </Part>
      <Part
        title="Crop"
        rule="The focal point keeps the face in every frame. A frame has its size before the picture comes."
      >
        <div style={grid}>
          <Shown label="4 : 5">
            <Photo photo={portrait(4)} alt="" priority />
          </Shown>
          <Shown label="1 : 1">
            <Photo photo={portrait(4)} alt="" ratio="1" priority />
          </Shown>
          <Shown label="16 : 9 of a portrait">
            <Photo photo={portrait(4)} alt="" ratio="16 / 9" priority />
          </Shown>
          <Shown label="4 : 5 of a landscape">
            <Photo photo={landscapePhoto} alt="" priority />
          </Shown>
        </div>
      </Part>
      <Part
        title="When it is not simply there"
        rule="Locked pictures come small from the server: a blur alone protects nobody. Without a picture stands a figure without a face, in the colours of the brand, with the initials."
      >
        <div style={grid}>
          <Shown label="locked">
            <Photo photo={lockedPhoto} alt="" priority />
          </Shown>
          <Shown label="waits for approval">
            <Photo photo={portrait(5)} alt="" veil="pending" priority />
          </Shown>
          <Shown label="cannot be loaded">
            <Photo photo={missingPhoto} alt="" name="Giulia" priority />
          </Shown>
          <Shown label="none">
            <Photo photo={null} alt="" name="Marco" />
          </Shown>
        </div>
      </Part>
    </Stack>
  ),
};
