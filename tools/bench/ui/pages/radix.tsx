import { Badge, Button, Card, Dialog, Flex, IconButton, Link, Theme } from '@radix-ui/themes';
import { heart, type Library, pictureSize } from './library.ts';
import '@radix-ui/themes/styles.css';

/** Radix Themes: one static style sheet. */
export const library: Library = {
  Frame: ({ children }) => <Theme>{children}</Theme>,

  Grid: ({ members, tile }) => (
    <ul className="grid">
      {members.map(member => (
        <li key={member.id}>{tile(member)}</li>
      ))}
    </ul>
  ),

  Tile: ({ member: { id, name, age, picture, language, fresh, liked }, onLike }) => (
    <Card asChild className="tile">
      <article>
        <img className="picture" src={picture} alt={name} {...pictureSize} loading="lazy" decoding="async" />
        <div className="caption">
          <Link href={`/members/${id}`} className="name">
            <span className="first">{name}</span>
            <span>, {age}</span>
          </Link>
          <IconButton
            className="like"
            size="3"
            variant={liked ? 'solid' : 'surface'}
            aria-label={`Like ${name}`}
            aria-pressed={liked}
            onClick={() => onLike({ memberId: id })}
          >
            <svg width="20" height="20" viewBox="0 0 24 24" fill="none" stroke="currentColor" aria-hidden>
              <path d={heart} />
            </svg>
          </IconButton>
        </div>
        <div className="marks">
          <Badge>{language}</Badge>
          <Badge>{fresh ? 'New' : 'Online'}</Badge>
        </div>
      </article>
    </Card>
  ),

  Dialog: ({ open, onClose }) => (
    <Dialog.Root open={open} onOpenChange={stays => !stays && onClose()}>
      <Dialog.Content>
        <Dialog.Title>Two more photos</Dialog.Title>
        <Dialog.Description>Members with three photos get four times as many messages.</Dialog.Description>
        <Flex gap="2" justify="end">
          <Button variant="surface" onClick={onClose}>
            Later
          </Button>
          <Button onClick={onClose}>Choose photos</Button>
        </Flex>
      </Dialog.Content>
    </Dialog.Root>
  ),
};
