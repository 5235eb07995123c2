import { ActionIcon, Anchor, Badge, Button, Card, Group, Image, MantineProvider, Modal } from '@mantine/core';
import { heart, type Library, pictureSize } from './library.ts';
import '@mantine/core/styles.css';

/** Mantine: a static style sheet; component settings are resolved while rendering. */
export const library: Library = {
  Frame: ({ children }) => <MantineProvider>{children}</MantineProvider>,

  Grid: ({ members, tile }) => (
    <ul className="grid">
      {members.map(member => (
        <li key={member.id}>{tile(member)}</li>
      ))}
    </ul>
  ),

  Tile: ({ member: { id, name, age, picture, language, fresh, liked }, onLike }) => (
    <Card component="article" className="tile">
      <Image className="picture" src={picture} alt={name} {...pictureSize} loading="lazy" decoding="async" />
      <div className="caption">
        <Anchor href={`/members/${id}`} className="name">
          <span className="first">{name}</span>
          <span>, {age}</span>
        </Anchor>
        <ActionIcon
          className="like"
          size={44}
          variant={liked ? 'filled' : 'default'}
          aria-label={`Like ${name}`}
          aria-pressed={liked}
          onClick={() => onLike({ memberId: id })}
        >
          <svg width="20" height="20" viewBox="0 0 24 24" fill="none" stroke="currentColor" aria-hidden>
            <path d={heart} />
          </svg>
        </ActionIcon>
      </div>
      <div className="marks">
        <Badge>{language}</Badge>
        <Badge>{fresh ? 'New' : 'Online'}</Badge>
      </div>
    </Card>
  ),

  Dialog: ({ open, onClose }) => (
    <Modal opened={open} onClose={onClose} title="Two more photos" transitionProps={{ duration: 0 }}>
      <p>Members with three photos get four times as many messages.</p>
      <Group justify="flex-end">
        <Button variant="default" onClick={onClose}>
          Later
        </Button>
        <Button onClick={onClose}>Choose photos</Button>
      </Group>
    </Modal>
  ),
};
