import { expect, it } from 'vitest';
import { draw } from '../../test/draw.tsx';
import { like, member, members, profileView, viewer } from '../../test/members.ts';
import { giulia } from '../../test/messages.ts';
import { Badge, icons } from '../base/index.ts';
import { ChatTopBar } from '../product/chat/index.ts';
import { FinderResultRow, SwipeCard } from '../product/discover/index.ts';
import { Footer, TopBar } from '../product/layout/index.ts';
import { LikeTile, ProfileViewTile } from '../product/likes/index.ts';
import { CamTile, MemberGrid, MemberTile, ResellTile } from '../product/search/index.ts';

const nina = member(1, { origin: 'operator' });
const slots = {
  badges: [<Badge key="verified">Verified</Badge>, 'New here'],
  media: <video src="/nina.mp4" muted />,
  footer: 'Plays chess',
};
const partner = { member: nina, href: 'https://example.com', site: 'Example' };

it.each([
  ['MemberTile', <MemberTile key="" member={nina} {...slots} />],
  ['LikeTile', <LikeTile key="" like={{ ...like(1), member: nina }} {...slots} />],
  ['ProfileViewTile', <ProfileViewTile key="" view={{ ...profileView(1), member: nina }} {...slots} />],
  ['CamTile', <CamTile key="" {...partner} {...slots} />],
  ['SwipeCard', <SwipeCard key="" member={nina} onDecide={() => {}} {...slots} />],
  ['FinderResultRow', <FinderResultRow key="" member={nina} reasons={[]} {...slots} />],
  ['ResellTile', <ResellTile key="" {...partner} {...slots} />],
])('%s takes badges, media and a footer, and keeps the label of a fictional profile', (_, tile) => {
  const html = draw(tile);
  expect(html).toMatch(/data-part="badges".*Verified/);
  expect(html).toMatch(/class="vl-Badge[^>]*>New here</);
  expect(html).toMatch(/data-part="media"[^>]*><video/);
  expect(html).not.toContain('<img');
  expect(html).toMatch(/data-part="footer"[^>]*>Plays chess/);
  expect(html).toContain('data-origin="operator"');
});

it('an item of the site’s own gets the props of the standard one', () => {
  const html = draw(
    <MemberGrid members={members(1)} renderItem={props => <MemberTile {...props} footer="Plays chess" />} />,
  );
  expect(html).toMatch(/vl-MemberTile.*Plays chess/);
});

it('the footer takes any link beside the pages by name', () => {
  const html = draw(<Footer links={['terms', { href: '/imprint', label: 'Impressum' }]} />);
  expect(html).toMatch(/href="\/pages\/terms".*<a href="\/imprint"[^>]*>Impressum<\/a>/);
});

it('the bars take areas and buttons of the site’s own', () => {
  const items = [{ id: 'events', icon: icons.gift, href: '/events', label: 'Events', active: true }];
  const bar = draw(<TopBar viewer={viewer()} items={items} actions={<button type="button">Help</button>} />);
  expect(bar).toMatch(/href="\/events"[^>]*>.*Events/);
  expect(bar).not.toContain('href="/likes"');
  expect(bar).toContain('>Help</button>');
  const chat = { member: giulia, profileHref: '/', backHref: '/', credits: null, creditsHref: '/' };
  expect(draw(<ChatTopBar {...chat} actions={<button type="button">Call</button>} />)).toContain(
    '>Call</button>',
  );
});
