import type { SuccessBody } from '@velluto/api-client';
import { type Caller, successBody } from '../backend.ts';
import type { Member } from '../members.ts';
import { Difference, Unchecked } from '../report.ts';
import type { Origin, World } from '../world.ts';

/** Pages of the search that are read at most: 480 people. */
const PAGES = 20;
/** How many people of each origin are looked at one by one. */
const LOOKED_AT = 3;

/** Origins of profiles that are no private members. */
const fictional = ['operator', 'ai', 'system'] as const;

type Person = SuccessBody<'searchMembers'>['results'][number];

/** What the search says: whom it shows, and how many of each origin it counts. */
interface Found {
  people: readonly Person[];
  counts: SuccessBody<'searchMembers'>['num_fictional'];
  /** Whether all who were counted are among the people. */
  all: boolean;
}

/** Reads the search as a member sees it without filters. */
async function search(call: Caller): Promise<Found> {
  const page = async (number: number) =>
    successBody<'searchMembers'>(await call('searchMembers', { query: { page: String(number) } }));
  const first = await page(1);
  const people = new Map(first.results.map(person => [person.id, person]));
  const last = Math.min(first.pages, PAGES);
  for (let number = 2; number <= last; number += 1)
    for (const person of (await page(number)).results) people.set(person.id, person);
  const all = !first.num_results_capped && first.pages <= PAGES;
  return { people: [...people.values()], counts: first.num_fictional, all };
}

/** What the search counts otherwise than it shows; undefined where both are the same. */
function miscounted({ people, counts, all }: Found): string | undefined {
  for (const origin of fictional) {
    const shown = people.filter(person => person.origin === origin).length;
    if (shown > counts[origin] || (all && shown < counts[origin]))
      return `${shown} profiles are told as ${origin}, and num_fictional says ${counts[origin]}`;
  }
  return undefined;
}

/** Fails where somebody is said to be another on their own page. */
async function expectSameOrigin({ call }: Member, profile: string, origin: Origin): Promise<void> {
  const answer = await call('getMember', { query: { id: profile } });
  if (answer.code === 'not_found') throw new Unchecked(`the first member does not see ${profile}`);
  const { profile: person } = successBody<'getMember'>(answer);
  if (person.origin !== origin)
    throw new Difference(`${profile} is told as ${person.origin} on the person's page, and is ${origin}`);
}

/** Checks that every part of the backend says the same of who is behind a profile. */
export async function checkOrigins({ report, members: [member], known }: World): Promise<void> {
  let found: Found | undefined;
  const needed = () => {
    if (!member) throw new Unchecked('there is no member');
    return member;
  };
  await report.check('searchMembers', 'counts the profiles that are no private members', async () => {
    found = await search(needed().call);
    // a backend in use moves between the pages: only what is wrong twice is a fault
    if (miscounted(found)) found = await search(needed().call);
    const fault = miscounted(found);
    if (fault) throw new Difference(fault);
  });
  await report.check('searchMembers', 'shows nobody but members as online or premium', async () => {
    const wrong = found?.people.find(
      ({ origin, online, premium }) => origin !== 'member' && (online || premium),
    );
    if (!found) throw new Unchecked('the search could not be read');
    if (wrong) throw new Difference(`${wrong.id} is ${wrong.origin}, and is told as online or premium`);
  });
  await report.check('getMember', 'says the same of who is behind a profile as the search', async () => {
    if (!found) throw new Unchecked('the search could not be read');
    for (const origin of ['member', ...fictional] as const)
      for (const { id } of found.people.filter(person => person.origin === origin).slice(0, LOOKED_AT))
        await expectSameOrigin(needed(), id, origin);
  });
  for (const { profile, origin } of known) {
    await report.check('getMember', `says that ${profile} is ${origin}`, () =>
      expectSameOrigin(needed(), profile, origin),
    );
    await report.check('searchMembers', `says that ${profile} is ${origin}`, async () => {
      const person = found?.people.find(({ id }) => id === profile);
      if (!person) throw new Unchecked('the search does not show this profile to the first member');
      if (person.origin !== origin) throw new Difference(`it is told as ${person.origin}`);
    });
  }
}
