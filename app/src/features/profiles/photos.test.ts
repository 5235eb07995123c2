import { ApiProblem, type Client, type User } from '@velluto/api-client';
import { getProfileExamples } from '@velluto/api-client/examples';
import { beforeEach, expect, it, vi } from 'vitest';
import { testAppContext, testUser } from '../../../test/app-context.ts';
import { createPhotosStore } from './photos.ts';
import { createProfileStore } from './profile.ts';

const [face] = getProfileExamples.filled.profile.photos;
const image = (id: string) => ({ ...face, id });
const answer = (data: object, status = 200) => ({ data, response: new Response('{}', { status }) });
const errors = (code: string, status: number, facts = {}) => ({
  error: { code, message: code, ...facts },
  response: new Response('{}', { status }),
});
const noAnswer = () => Promise.reject(new ApiProblem(0, { code: 'service_unavailable', message: '' }));
const file = (name: string) => new File(['x'], name, { type: 'image/jpeg' });

/** The server's photos, and the requests. */
let serverPhotos: string[];
const http = { GET: vi.fn(), POST: vi.fn(), PUT: vi.fn(), DELETE: vi.fn() };

function setUp({ paid = false } = {}) {
  const client = { baseUrl: '', http, polled: new Map() } as unknown as Client;
  const user: User = { ...testUser(), paid_user: paid };
  const app = testAppContext({ client });
  app.session.setUser(user);
  const store = app.store(createProfileStore);
  const profile = () => ({
    ...getProfileExamples.filled.profile,
    photos: serverPhotos.map(image),
    max_photos: 3,
  });
  const progress: ((part: number) => void)[] = [];
  store.applySnapshot(profile() as never);
  http.GET.mockImplementation(async (path: string) => {
    if (path.includes('packages'))
      return answer({ credits: [{ price: { amount_minor: 999, currency: 'EUR' } }], premium: [] });
    return path.includes('user') ? answer({ user }) : answer({ profile: profile() });
  });
  http.PUT.mockImplementation(
    async (_: string, { body }: { body: { photos: string[] } | { photo: string } }) => {
      const front = 'photo' in body ? [body.photo] : body.photos;
      serverPhotos = [...front, ...serverPhotos.filter(id => !front.includes(id))];
      return answer({ profile: profile() });
    },
  );
  const photos = createPhotosStore(app, (_, onProgress) => {
    progress.push(onProgress);
    return client;
  });
  const shown = () => store.state.profile?.photos.map(({ id }) => id);
  /** The next file in the queue. */
  const first = () => photos.state.uploads[0]?.id ?? '';
  return { photos, state: photos.state, shown, progress, first };
}

beforeEach(() => {
  serverPhotos = ['a', 'b'];
  for (const call of Object.values(http)) call.mockReset();
});
/** The next upload succeeds and gets this id. */
const nextUploadSucceeds = (id: string) =>
  http.POST.mockImplementationOnce(async () => {
    serverPhotos.push(id);
    return answer({ photo: image(id) }, 201);
  });

it('shows all chosen files with their progress, and uploads one after the other', async () => {
  const { photos, state, shown, progress } = setUp();
  let answerFirst = () => {};
  http.POST.mockImplementationOnce(
    () =>
      new Promise(done => {
        answerFirst = () => {
          serverPhotos.push('c');
          done(answer({ photo: image('c') }, 201));
        };
      }),
  );
  nextUploadSucceeds('d');
  const all = photos.add([file('one.jpg'), file('two.jpg')]);
  await vi.waitFor(() => expect(http.POST).toHaveBeenCalledTimes(1));
  progress[0]?.(0.4);
  expect(state.uploads.map(({ name, percent }) => [name, percent])).toEqual([
    ['one.jpg', 40],
    ['two.jpg', 0],
  ]);
  answerFirst();
  await all;
  expect(http.POST).toHaveBeenCalledTimes(2);
  expect([state.uploads, shown()]).toEqual([[], ['a', 'b', 'c', 'd']]);
});

it('shows the error of each file, and goes on with the next', async () => {
  const { photos, state, shown, first } = setUp();
  http.POST.mockResolvedValueOnce(errors('photo_unreadable', 400));
  nextUploadSucceeds('c');
  await photos.add([file('broken.jpg'), file('good.jpg')]);
  expect(state.uploads).toMatchObject([
    { name: 'broken.jpg', problem: { code: 'photo_unreadable' }, final: true },
  ]);
  expect(shown()).toEqual(['a', 'b', 'c']);
  photos.dismiss(first());
  expect(state.uploads).toEqual([]);
});

it('keeps a file when the connection fails, and uploads it once on retry', async () => {
  const { photos, state, shown, first } = setUp();
  http.POST.mockImplementationOnce(noAnswer);
  await photos.add([file('me.jpg')]);
  expect(state.uploads).toMatchObject([{ problem: { code: 'offline' }, final: false }]);
  nextUploadSucceeds('c');
  await Promise.all([photos.retry(first()), photos.retry(first())]);
  expect(http.POST).toHaveBeenCalledTimes(2);
  expect([state.uploads, shown()]).toEqual([[], ['a', 'b', 'c']]);
});

it('does not upload a file twice when only the response was lost', async () => {
  const { photos, state, shown, first } = setUp();
  http.POST.mockImplementationOnce(() => {
    serverPhotos.push('c');
    return noAnswer();
  });
  await photos.add([file('me.jpg')]);
  await photos.retry(first());
  expect(http.POST).toHaveBeenCalledTimes(1);
  expect([state.uploads, shown()]).toEqual([[], ['a', 'b', 'c']]);
});

it('finds out which of two files without an answer arrived', async () => {
  const { photos, state, shown, first } = setUp();
  http.POST.mockImplementationOnce(noAnswer).mockImplementationOnce(() => {
    serverPhotos.push('c');
    return noAnswer();
  });
  await photos.add([file('one.jpg'), file('two.jpg')]);
  expect(state.uploads).toHaveLength(2);
  nextUploadSucceeds('d');
  await photos.retry(first());
  expect(http.POST).toHaveBeenCalledTimes(3);
  expect([state.uploads, shown()]).toEqual([[], ['a', 'b', 'c', 'd']]);
});

it('uploads nothing more while it is unknown whether a file arrived', async () => {
  const { photos, state } = setUp();
  http.POST.mockImplementationOnce(noAnswer);
  http.GET.mockImplementation(noAnswer);
  await photos.add([file('one.jpg'), file('two.jpg')]);
  expect(http.POST).toHaveBeenCalledTimes(1);
  expect(state.uploads).toMatchObject([{ problem: { code: 'offline' } }, { problem: { code: 'offline' } }]);
});

it('offers premium with its lowest price at the photo limit, but not to premium members', async () => {
  const { photos, state } = setUp();
  http.POST.mockResolvedValueOnce(errors('photo_limit_reached', 403, { details: { max: 3 } }));
  await photos.add([file('fourth.jpg')]);
  expect(state.dialog).toEqual({ kind: 'limit', from: { amountMinor: 999, currency: 'EUR' } });
  expect(state.uploads).toMatchObject([{ problem: { code: 'photo_limit_reached' }, final: true }]);
  photos.close();
  expect(state.dialog).toBeNull();
  const premium = setUp({ paid: true });
  await premium.photos.showLimit();
  expect(premium.state.dialog).toEqual({ kind: 'limit', from: null });
});

it('reorders at once, and of several moves saves only the first and the last', async () => {
  serverPhotos = ['a', 'b', 'c'];
  const { photos, shown } = setUp();
  const first = photos.move('c', 1);
  expect(shown()).toEqual(['a', 'c', 'b']);
  await Promise.all([first, photos.move('c', 0), photos.move('b', 1), photos.move('a', 0)]);
  expect(shown()).toEqual(['a', 'c', 'b']);
  expect(serverPhotos).toEqual(['a', 'c', 'b']);
  expect(http.PUT).toHaveBeenCalledTimes(2);
});

it('ignores an order loaded before a move, and saves a move made while an earlier one is being saved', async () => {
  const { photos, shown } = setUp();
  const pendingReads: (() => void)[] = [];
  const respond = http.GET.getMockImplementation();
  http.GET.mockImplementation(async (path: string) => {
    const response = await respond?.(path); // the order at the time of the request
    if (!path.includes('user')) await new Promise<void>(open => pendingReads.push(open));
    return response;
  });
  const first = photos.move('b', 0);
  await vi.waitFor(() => expect(pendingReads).toHaveLength(1));
  const second = photos.move('a', 0);
  pendingReads[0]?.();
  await vi.waitFor(() => expect(pendingReads).toHaveLength(2));
  expect(shown()).toEqual(['a', 'b']);
  pendingReads[1]?.();
  await Promise.all([first, second]);
  expect([shown(), serverPhotos]).toEqual([
    ['a', 'b'],
    ['a', 'b'],
  ]);
});

it('makes a photo the main one only after the order before it is saved', async () => {
  const { photos, shown } = setUp();
  const change = http.PUT.getMockImplementation();
  let arrive = () => {};
  http.PUT.mockImplementationOnce(async (...request) => {
    await new Promise<void>(done => (arrive = done));
    return change?.(...request);
  });
  const all = [photos.move('b', 0), photos.makeMain('a')];
  await vi.waitFor(() => expect(http.PUT).toHaveBeenCalledTimes(1));
  arrive();
  await Promise.all(all);
  expect([shown(), serverPhotos]).toEqual([
    ['a', 'b'],
    ['a', 'b'],
  ]);
});

it('ignores photos that were read before a change and arrive after it', async () => {
  const { photos, shown } = setUp();
  const respond = http.GET.getMockImplementation();
  let arrive = () => {};
  nextUploadSucceeds('c');
  http.GET.mockImplementationOnce(async (path: string) => {
    const response = await respond?.(path);
    await new Promise<void>(done => (arrive = done));
    return response;
  });
  const upload = photos.add([file('one.jpg')]);
  await vi.waitFor(() => expect(http.GET).toHaveBeenCalledTimes(2));
  await photos.makeMain('c');
  arrive();
  await upload;
  expect(shown()).toEqual(['c', 'a', 'b']);
});

it('restores the order when saving it fails', async () => {
  const { photos, state, shown } = setUp();
  http.PUT.mockImplementationOnce(noAnswer);
  await photos.move('b', 0);
  expect(shown()).toEqual(['a', 'b']);
  expect(state.problem).toEqual({ code: 'offline' });
});

it('deletes a photo once, and treats one that is already gone as deleted', async () => {
  const { photos, state, shown } = setUp();
  http.DELETE.mockImplementationOnce(async () => {
    serverPhotos = ['b'];
    return errors('not_found', 404);
  });
  photos.askToDelete('a');
  expect([state.dialog, http.DELETE.mock.calls]).toEqual([{ kind: 'delete', photo: 'a' }, []]);
  await Promise.all([photos.remove('a'), photos.remove('a')]);
  expect(state.dialog).toBeNull();
  expect(http.DELETE).toHaveBeenCalledTimes(1);
  expect([shown(), state.problem, state.busy]).toEqual([['b'], null, null]);
});
