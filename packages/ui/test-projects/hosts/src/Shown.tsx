import { Button } from '@velluto/ui/base/Button';
import { TextField } from '@velluto/ui/base/TextField';
import type { MemberSummary } from '@velluto/ui/model';
import { MatchDialog } from '@velluto/ui/product/likes/MatchDialog';
import { MemberTile } from '@velluto/ui/product/search';
import { ThemeScope } from '@velluto/ui/provider';
import { type ReactNode, useState } from 'react';

const photo = {
  src: 'data:image/gif;base64,R0lGODlhAQABAIAAAMgyHwAAACwAAAAAAQABAAACAkQBADs=',
  width: 480,
  height: 600,
};
const marta: MemberSummary = {
  id: '1',
  name: 'Marta',
  age: 34,
  gender: 'female',
  origin: 'member',
  place: 'Milano',
  language: 'it',
  online: true,
  premium: false,
  photo,
  numPhotos: 3,
  numInterests: 4,
  likeNew: true,
  liked: false,
};

/** A component whose elements are compared from page to page. */
const Part = ({ name, children }: { name: string; children: ReactNode }) => (
  <div data-shown={name} style={{ inlineSize: '15rem' }}>
    {children}
  </div>
);

const Some = ({ id }: { id: string }) => (
  <>
    <Part name={`Button ${id}`}>
      <Button tone="primary">Scrivi</Button>
      <Button>Più tardi</Button>
    </Part>
    <Part name={`TextField ${id}`}>
      <TextField id={`name-${id}`} label="Nome" description="Come ti chiami" placeholder="Marta" />
    </Part>
    <Part name={`MemberTile ${id}`}>
      <MemberTile member={marta} />
    </Part>
  </>
);

/** Components on the page, on a dark and a light part of it, and a dialog that is always dark. */
export function Shown() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Some id="page" />
      <Part name="dark">
        <ThemeScope mode="dark">
          <Some id="dark" />
          <Part name="light in dark">
            <ThemeScope mode="light">
              <Button tone="primary">Scrivi</Button>
            </ThemeScope>
          </Part>
        </ThemeScope>
      </Part>
      <Part name="light">
        <ThemeScope mode="light">
          <Some id="light" />
        </ThemeScope>
      </Part>
      <Button onClick={() => setOpen(true)}>Match</Button>
      <MatchDialog
        kind="match"
        member={marta}
        ownPhoto={photo}
        ownName="Luca"
        sharedInterests={2}
        open={open}
        onOpenProfile={() => setOpen(false)}
        onAction={() => setOpen(false)}
        onClose={() => setOpen(false)}
      />
    </>
  );
}
