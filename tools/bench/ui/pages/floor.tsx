import { useEffect, useRef } from 'react';
import { heart, type Library, pictureSize } from './library.ts';
import { PlainGrid } from './plain-grid.tsx';
import './floor.css';

/**
 * Our markup written by hand: plain elements, static class names, native dialog. `same-markup.ts` checks that the HTML of
 * a tile equals ours, element by element and attribute by attribute, except for the classes.
 */
export const library: Library = {
  Frame: ({ children }) => children,

  Grid: PlainGrid,

  Tile: ({ member: { id, name, age, picture, language, fresh, liked }, onLike }) => (
    <article className="vl-PersonTile tile">
      <span className="vl-Photo photo">
        <img
          data-part="image"
          className="picture"
          src={picture}
          alt={name}
          {...pictureSize}
          loading="lazy"
          decoding="async"
        />
      </span>
      <div data-part="caption" className="caption">
        <a href={`/members/${id}`} data-part="name" className="name" aria-label={`${name}, ${age}`}>
          <span className="first" translate="no">
            <bdi>{name}</bdi>
          </span>
          <span>{`, ${age}`}</span>
        </a>
      </div>
      <div data-part="badges" className="marks">
        <span className="vl-Badge badge">{language}</span>
        <span className="vl-Badge badge">{fresh ? 'New' : 'Online'}</span>
      </div>
      <button
        type="button"
        className="vl-IconButton like"
        title={`Like ${name}`}
        aria-label={`Like ${name}`}
        aria-pressed={liked}
        onClick={() => onLike({ memberId: id })}
      >
        <svg className="icon" viewBox="0 0 24 24" aria-hidden>
          <path d={heart} />
        </svg>
      </button>
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
