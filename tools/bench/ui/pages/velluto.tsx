import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { Button, IconButton } from '@velluto/ui/base';
import { Dialog } from '@velluto/ui/base/Dialog';
import { like } from '@velluto/ui/base/icons';
import { velluto } from '@velluto/ui/brands/velluto';
import { messages } from '@velluto/ui/i18n/en';
import { PersonTile, PhotoGrid } from '@velluto/ui/patterns';
import { fixedClock, UiProvider } from '@velluto/ui/provider';
import { type Library, pictureSize } from './library.ts';
import { pictures } from './members.ts';
import '@velluto/ui/styles.css';
import '@velluto/ui/brands/velluto.css';

const i18n = setupI18n({ locale: 'en', messages: { en: messages } });
/** View models, made once like in an app when data arrives. */
const photos = new Map(pictures.map(src => [src, { src, ...pictureSize }]));
const clock = fixedClock(Date.UTC(2026, 10, 21, 20));

/** Velluto, installed from its tarball. */
export const library: Library = {
  Frame: ({ children }) => (
    <I18nProvider i18n={i18n}>
      <UiProvider brand={velluto} locale="en-GB" clock={clock}>
        {children}
      </UiProvider>
    </I18nProvider>
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
