import {
  Button,
  Card,
  CardMedia,
  Chip,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  IconButton,
  Link,
  SvgIcon,
} from '@mui/material';
import { heart, type Library, pictureSize } from './library.ts';

/** MUI: styles are made by Emotion while rendering. */
export const library: Library = {
  Frame: ({ children }) => children,

  Grid: ({ members, tile }) => (
    <ul className="grid">
      {members.map(member => (
        <li key={member.id}>{tile(member)}</li>
      ))}
    </ul>
  ),

  Tile: ({ member: { id, name, age, picture, language, fresh, liked }, onLike }) => (
    <Card component="article" className="tile">
      <CardMedia
        component="img"
        className="picture"
        src={picture}
        alt={name}
        {...pictureSize}
        loading="lazy"
        decoding="async"
      />
      <div className="caption">
        <Link href={`/members/${id}`} className="name">
          <span className="first">{name}</span>
          <span>, {age}</span>
        </Link>
        <IconButton
          className="like"
          color={liked ? 'primary' : 'default'}
          aria-label={`Like ${name}`}
          aria-pressed={liked}
          onClick={() => onLike({ memberId: id })}
        >
          <SvgIcon>
            <path d={heart} />
          </SvgIcon>
        </IconButton>
      </div>
      <div className="marks">
        <Chip size="small" label={language} />
        <Chip size="small" label={fresh ? 'New' : 'Online'} />
      </div>
    </Card>
  ),

  Dialog: ({ open, onClose }) => (
    <Dialog open={open} onClose={onClose} aria-labelledby="title" transitionDuration={0}>
      <DialogTitle id="title">Two more photos</DialogTitle>
      <DialogContent>Members with three photos get four times as many messages.</DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Later</Button>
        <Button variant="contained" onClick={onClose}>
          Choose photos
        </Button>
      </DialogActions>
    </Dialog>
  ),
};
