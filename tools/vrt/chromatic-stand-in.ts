import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json, text } from 'node:stream/consumers';

/** What a build told the stand-in. */
export interface ReceivedBuild {
  /** Files of stories to which TurboSnap limits the build; undefined when it photographs all. */
  onlyStoryFiles: string[] | undefined;
  /** Number of bytes of the uploaded Storybook. */
  uploadedBytes: number;
}

/** Stands in for Chromatic's servers up to the upload, for a project whose last build was that of a commit. */
export interface ChromaticStandIn extends AsyncDisposable {
  /** Address for `CHROMATIC_INDEX_URL`. */
  origin: string;
  received: ReceivedBuild;
}

interface Operation {
  query: string;
  variables: Record<string, unknown>;
}

/** A build of the project that is through and whose pictures were accepted. */
const passed = (commit: string) => ({
  id: 'last',
  number: 20,
  status: 'PASSED',
  commit,
  committedAt: 0,
  uncommittedHash: null,
  isLocalBuild: false,
  changeCount: 0,
});

/** Starts the stand-in on a free port of this machine. */
export async function startChromaticStandIn(lastCommit: string): Promise<ChromaticStandIn> {
  const received: ReceivedBuild = { onlyStoryFiles: undefined, uploadedBytes: 0 };
  let origin = '';
  const target = (filePath: string, contentType: string) => ({
    contentType,
    fileKey: 'key',
    filePath,
    formAction: `${origin}/upload`,
    formFields: {},
  });
  const answers = new Map<string, (variables: Record<string, unknown>) => unknown>([
    ['CreateAppTokenMutation', () => ({ appToken: 'token' })],
    ['CLIAppInfo', () => ({ app: { features: { isReactNativeApp: false } } })],
    [
      'FirstCommittedAtQuery',
      () => ({
        app: { firstBuild: { committedAt: 0 }, lastBuild: { commit: lastCommit, committedAt: 0 } },
      }),
    ],
    [
      'HasBuildsWithCommitsQuery',
      ({ commits }) => ({
        app: { hasBuildsWithCommits: (commits as string[]).filter(commit => commit === lastCommit) },
      }),
    ],
    ['BaselineCommitsQuery', () => ({ app: { baselineBuilds: [passed(lastCommit)] } })],
    ['AncestorBuildsQuery', () => ({ app: { build: { ancestorBuilds: [] } } })],
    ['MergeCommitsQuery', () => ({ app: { mergedPullRequests: [] } })],
    ['LastBuildQuery', () => ({ app: { isOnboarding: false, lastBuild: null } })],
    [
      'AnnounceBuildMutation',
      () => ({
        announceBuild: {
          id: 'build',
          number: 21,
          browsers: ['chrome'],
          status: 'ANNOUNCED',
          autoAcceptChanges: false,
          reportToken: 'report',
          features: { uiTests: true, uiReview: true, isReactNativeApp: false },
          app: { id: 'app', turboSnapAvailability: 'AVAILABLE', isOnboarding: false },
        },
      }),
    ],
    ['BuildUploadHashes', () => ({ buildUploadHashes: { build: { id: 'build' }, userErrors: [] } })],
    [
      'UploadBuildMutation',
      ({ files, onlyStoryFiles }) => {
        received.onlyStoryFiles = onlyStoryFiles as string[] | undefined;
        const targets = (files as { filePath: string; contentType: string }[]).map(file =>
          target(file.filePath, file.contentType),
        );
        const info = { sentinelUrls: [], targets, zipTarget: target('storybook.zip', 'application/zip') };
        const build = { id: 'build', status: 'ANNOUNCED', ancestorBuilds: [] };
        return { uploadBuild: { info, build, userErrors: [] } };
      },
    ],
    [
      'PublishBuildMutation',
      () => ({
        publishBuild: { id: 'build', status: 'PUBLISHED', storybookUrl: `${origin}/storybook` },
      }),
    ],
  ]);
  const server = createServer(async (request, response) => {
    if (request.url === '/upload') {
      received.uploadedBytes += (await text(request)).length;
      response.writeHead(204).end();
      return;
    }
    const { query, variables } = (await json(request)) as Operation;
    const [, name = ''] = /(?:query|mutation) (\w+)/.exec(query) ?? [];
    const answer = answers.get(name)?.(variables);
    const body = answer ? { data: answer } : { errors: [{ message: `${name} is not answered here` }] };
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    received,
    [Symbol.asyncDispose]: () => new Promise(resolve => server.close(() => resolve())),
  };
}
