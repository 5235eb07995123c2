import { Button, IconButton } from '@velluto/ui/base';
import { Dialog } from '@velluto/ui/base/Dialog';
import { like } from '@velluto/ui/base/icons';
import { velluto } from '@velluto/ui/brands/velluto';
import { messages } from '@velluto/ui/i18n/en';
import { PersonTile, PhotoGrid } from '@velluto/ui/patterns';
import { createTranslator, stillClock, UiProvider } from '@velluto/ui/provider';
import { type Library, pictureSize } from './library.ts';
import { pictures } from './members.ts';
import '@velluto/ui/styles.css';
import '@velluto/ui/brands/velluto.css';

const i18n = createTranslator('en', messages);
/** View models, made once where the data arrives. */
const photos = new Map(pictures.map(src => [src, { src, ...pictureSize }]));
const clock = stillClock(Date.UTC(2026, 10, 21, 20));

/** Velluto, as it comes from its tarball. */
export const library: Library = {
  Frame: ({ children }) => (
    <UiProvider brand={velluto} locale="en-GB" i18n={i18n} clock={clock}>
      {children}
    </UiProvider>
  ),

  Grid: ({ members, tile }) => (
    <PhotoGrid items={members.map(member => ({ id: member.id, content: tile(member) }))} />
  ),

  Tile: ({ member: { id, name, age, picture, language, fresh, liked }, onLike }) => (
    <PersonTile
      href={`/members/${id}`}
      name={name}
      age={age}
      photo={photos.get(picture) ?? null}
      photoAlt={name}
      badges={[language, fresh ? 'New' : 'Online']}
      action={
        <IconButton
          label={`Like ${name}`}
          icon={like}
          tone={liked ? 'primary' : 'quiet'}
          aria-pressed={liked}
          onClick={() => onLike({ memberId: id })}
        />
      }
    />
  ),

  Dialog: ({ open, onClose }) => (
    <Dialog
      open={open}
      onOpenChange={onClose}
      title="Two more photos"
      description="Members with three photos get four times as many messages."
      footer={
        <>
          <Button onClick={onClose}>Later</Button>
          <Button tone="primary" onClick={onClose}>
            Choose photos
          </Button>
        </>
      }
    />
  ),
};
