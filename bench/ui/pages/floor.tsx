import { useEffect, useRef } from 'react';
import { heart, type Library, pictureSize } from './library.ts';
import './floor.css';

/** The same markup by hand: plain elements, static class names, native dialog. */
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
    <article className="tile">
      <img className="picture" src={picture} alt={name} {...pictureSize} loading="lazy" decoding="async" />
      <div className="caption">
        <a href={`/members/${id}`} className="name">
          <span className="first">{name}</span>
          <span>, {age}</span>
        </a>
        <button
          type="button"
          className="like"
          aria-label={`Like ${name}`}
          aria-pressed={liked}
          onClick={() => onLike({ memberId: id })}
        >
          <svg className="icon" viewBox="0 0 24 24" aria-hidden>
            <path d={heart} />
          </svg>
        </button>
      </div>
      <div className="marks">
        <span className="badge">{language}</span>
        <span className="badge">{fresh ? 'New' : 'Online'}</span>
      </div>
    </article>
  ),

  Dialog: ({ open, onClose }) => {
    const ref = useRef<HTMLDialogElement>(null);
    useEffect(() => {
      if (open) ref.current?.showModal();
      else ref.current?.close();
    }, [open]);
    return (
      <dialog ref={ref} className="dialog" aria-labelledby="title" onClose={onClose}>
        {open && (
          <>
            <h2 id="title" className="title">
              Two more photos
            </h2>
            <p>Members with three photos get four times as many messages.</p>
            <div className="actions">
              <button type="button" className="button" onClick={onClose}>
                Later
              </button>
              <button type="button" className="button primary" onClick={onClose}>
                Choose photos
              </button>
            </div>
          </>
        )}
      </dialog>
    );
  },
};
