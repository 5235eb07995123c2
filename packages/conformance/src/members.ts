import { contractOperation } from '@velluto/api-client/contract';
import { type Answer, type Caller, expectAnswer, successBody } from './backend.ts';
import { type Report, Unchecked } from './report.ts';

/** An account given by its log-in. */
export interface Login {
  login: string;
  password: string;
}

/** A member who is logged in. */
export interface Member {
  call: Caller;
  /** Id of the account. */
  id: string;
  /** Id of the profile, by which others name the member. */
  profile: string;
  /** Whether the account was made for this run, so that it may be changed. */
  made: boolean;
  /** The `Set-Cookie` headers with which the session began. */
  cookies: readonly string[];
}

async function memberOf(call: Caller, began: Answer, made: boolean): Promise<Member> {
  const { user } = successBody<'getUser'>(await call('getUser'));
  return { call, id: user.id, profile: user.profile.id, made, cookies: began.headers.getSetCookie() };
}

async function logIn(call: Caller, login: Login): Promise<Member> {
  const answer = await call('login', { body: login });
  if (answer.code === 'login_code_required' || answer.code === 'second_factor_required')
    throw new Unchecked(`the log-in of ${login.login} needs a code (${answer.code})`);
  expectAnswer(answer, '200');
  return memberOf(call, answer, false);
}

async function signUp(call: Caller, person: Record<string, string>): Promise<Member> {
  const { terms_version } = successBody<'getSettings'>(await call('getSettings'));
  const [example] = Object.values(contractOperation('signup').bodies);
  const answer = await call('signup', { body: { ...example, ...person, terms_version } });
  if (answer.code === 'signups_closed') throw new Unchecked('sign-ups are closed: name accounts by --member');
  expectAnswer(answer, '201');
  return memberOf(call, answer, true);
}

/** The people of a run: two who write to each other, and a third who has nothing to do with it. */
const people = [
  { gender: 'female', looking_for: 'male' },
  { gender: 'male', looking_for: 'female' },
  { gender: 'female', looking_for: 'male' },
];

/** What is needed to log in or sign up the members of a run. */
export interface Entrance {
  report: Report;
  newCaller: () => Caller;
  logins: readonly Login[];
  /** Makes a new id, for names and addresses that no earlier run had. */
  newId: () => string;
}

/** Logs in the given accounts, and signs up others until there are three; fewer where the backend refuses. */
export async function findMembers({ report, newCaller, logins, newId }: Entrance): Promise<Member[]> {
  const members: Member[] = [];
  for (const [index, person] of people.entries()) {
    const login = logins[index];
    const call = newCaller();
    if (login) {
      await report.check('login', `logs in ${login.login}`, async () =>
        members.push(await logIn(call, login)),
      );
      continue;
    }
    const part = newId().replaceAll('-', '').slice(0, 10);
    const form = { ...person, name: `Kit ${part}`, email: `conformance-${part}@example.com` };
    await report.check('signup', `makes account ${index + 1}`, async () =>
      members.push(await signUp(call, form)),
    );
  }
  return members;
}
