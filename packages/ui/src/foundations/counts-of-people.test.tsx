import { describe, expect, it } from 'vitest';
import { draw } from '../../test/draw.tsx';
import { like, member, members } from '../../test/members.ts';
import { SignupMatches } from '../product/accounts/index.ts';
import { LikesList } from '../product/likes/index.ts';
import { SearchSummary } from '../product/search/index.ts';

describe('the number of people', () => {
  it('of a search says how many are demo profiles and who answers, in the words of the site', () => {
    const text = (summary: Parameters<typeof draw>[0], words?: Parameters<typeof draw>[1]) =>
      draw(summary, words).replaceAll(/<[^>]*>/g, '');
    const nobody = { operator: 0, ai: 0, system: 0 };
    expect(text(<SearchSummary count={24} />)).toBe('24 people');
    expect(text(<SearchSummary count={24} fictional={nobody} />)).toBe('24 people');
    expect(text(<SearchSummary count={142} fictional={{ ...nobody, system: 141 }} />)).toBe(
      '142 people ·\u00a0141 of them demo profiles ·\u00a0automatic',
    );
    expect(text(<SearchSummary count={142} fictional={{ operator: 100, ai: 30, system: 11 }} />)).toBe(
      '142 people ·\u00a0141 of them demo profiles (our team: 100, AI: 30, automatic: 11)',
    );
    const companions = { fictional: { label: 'companion', plural: 'companions' } };
    expect(text(<SearchSummary count={2} fictional={{ ...nobody, ai: 1 }} />, companions)).toBe(
      '2 people ·\u00a0including 1 companion ·\u00a0AI',
    );
    expect(
      text(<SearchSummary count={10_000} capped fictional={{ ...nobody, operator: 12_340 }} />, companions),
    ).toBe('More than 10,000 people ·\u00a012,340 of them companions ·\u00a0our team');
  });

  it('next to the sign-up says so too', () => {
    const matches = (system: number) =>
      draw(
        <SignupMatches members={members(6)} total={1204} fictional={{ operator: 0, ai: 0, system }}>
          form
        </SignupMatches>,
      );
    expect(matches(1100)).toContain('1,100 of them demo profiles ·\u00a0automatic');
    expect(matches(0)).not.toContain('of them');
  });

  it('who like somebody counts private members only, which premium would show', () => {
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
