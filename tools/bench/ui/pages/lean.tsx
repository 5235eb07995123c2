import { library as floor } from './floor.tsx';
import { heart, type Library, pictureSize } from './library.ts';

/**
 * The floor without attributes that only our markup has: names of parts for styling and tests, a tooltip, direction and
 * language of a name.
 */
export const library: Library = {
  ...floor,

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
};
