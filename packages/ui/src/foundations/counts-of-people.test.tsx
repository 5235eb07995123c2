import { describe, expect, it } from 'vitest';
import { draw } from '../../test/draw.tsx';
import { like, member, members } from '../../test/members.ts';
import { LikesList } from '../product/likes/index.ts';
import { SearchSummary } from '../product/search/index.ts';
import { SignupMatches } from '../product/signup/index.ts';

describe('the number of people', () => {
  it('of a search says that it includes demo profiles, in the words of the site', () => {
    const text = (summary: Parameters<typeof draw>[0], fictionalPlural?: string) =>
      draw(summary, { fictionalPlural }).replaceAll(/<[^>]*>/g, '');
    expect(text(<SearchSummary count={24} />)).toBe('24 people');
    expect(text(<SearchSummary count={24} fictionalProfiles />)).toBe('24 people · including demo profiles');
    expect(text(<SearchSummary count={10_000} capped fictionalProfiles />, 'companions')).toBe(
      'More than 10,000 people · including companions',
    );
    expect(text(<SearchSummary count={0} fictionalProfiles />)).toBe('Nobody');
  });

  it('beside the sign-up says so too', () => {
    const matches = (fictionalProfiles: boolean) =>
      draw(
        <SignupMatches members={members(6)} total={1204} fictionalProfiles={fictionalProfiles}>
          form
        </SignupMatches>,
      );
    expect(matches(true)).toContain('This number includes demo profiles.');
    expect(matches(false)).not.toContain('demo profiles');
  });

  it('who like somebody, which premium would show, is that of private members', () => {
    const real = [like(0), like(1)];
    const fictional = [
      like(4),
      like(2, { origin: 'ai' }),
      like(3, { member: member(3, { origin: 'operator' }) }),
    ];
    const html = draw(<LikesList likes={[...real, ...fictional]} type="received" locked />);
    expect(html).toContain('2 people like you');
    expect(html.match(/data-veil="locked"/g)).toHaveLength(2);
    const none = draw(<LikesList likes={fictional} type="received" locked />);
    expect(none).not.toMatch(/people like you|Get Premium/);
  });
});
