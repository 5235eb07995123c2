import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { unzipSync } from 'fflate';

/** The only token that the stand-in knows. */
export const projectToken = 'token-of-the-project';

/** What the stand-in received. */
export interface Received {
  /** Variables of the last query or mutation of each name. */
  variables: Record<string, Record<string, unknown>>;
  /** Files of the uploaded Storybook: their texts by their paths. */
  files: Record<string, string>;
}

/** A finished build in which pictures changed, and nobody has accepted them yet. */
const build = {
  id: 'build-2',
  number: 2,
  status: 'PENDING',
  startedAt: 1,
  completedAt: 2,
  changeCount: 1,
  testCount: 1,
  // more would make the command listen to another service for their progress
  actualTestCount: 0,
  specCount: 1,
  componentCount: 1,
  webUrl: 'http://localhost/build',
  browsers: [{ browser: 'chrome' }],
  features: { uiTests: true },
  turboSnapEnabled: true,
  app: { manageUrl: 'http://localhost', account: {}, repository: {} },
  tests: [],
};

/** Answers of the service by the name of the query or mutation; `baseline` is the commit of its last build. */
function answers(baseline: string, address: string, files: object[]): Record<string, object> {
  const committed = { commit: baseline, committedAt: 1 };
  const target = { formAction: address, formFields: {} };
  const publishing = { id: build.id, number: build.number, reportToken: 'report' };
  return {
    CreateAppTokenMutation: { appToken: 'session' },
    CLIAppInfo: { app: { features: {} } },
    FirstCommittedAtQuery: { app: { firstBuild: committed, lastBuild: committed } },
    HasBuildsWithCommitsQuery: { app: { hasBuildsWithCommits: [baseline] } },
    MergeCommitsQuery: { app: { mergedPullRequests: [] } },
    LastBuildQuery: { app: {} },
    BaselineCommitsQuery: { app: { baselineBuilds: [{ id: 'build-1', number: 1, ...committed }] } },
    AnnounceBuildMutation: {
      announceBuild: { ...publishing, app: { id: 'app', turboSnapAvailability: 'AVAILABLE' } },
    },
    BuildUploadHashes: { buildUploadHashes: { build: { turboSnapStatus: 'APPLIED' } } },
    UploadBuildMutation: {
      uploadBuild: {
        info: { targets: files.map(file => ({ ...file, ...target })), zipTarget: target },
        build: { id: build.id },
        userErrors: [],
      },
    },
    PublishBuildMutation: { publishBuild: { status: 'PUBLISHED', storybookUrl: 'http://localhost/' } },
    StartedBuildQuery: { app: { build } },
    VerifyBuildQuery: { app: { build } },
    SnapshotBuildQuery: { app: { build } },
    UploadMetadataMutation: { uploadMetadata: { info: { targets: [] }, userErrors: [] } },
    TrackCLITelemetryEvent: { trackCLITelemetryEvent: true },
  };
}

/** Chromatic's service on this machine: its GraphQL interface, and the place to which a Storybook is uploaded. */
export async function startChromatic(baseline: string) {
  const received: Received = { variables: {}, files: {} };
  const server = createServer(async (request, response) => {
    const body = Buffer.concat(await request.toArray());
    const type = request.headers['content-type'] ?? '';
    if (type.startsWith('multipart/form-data')) {
      const form = await new Response(body, { headers: { 'content-type': type } }).formData();
      const archive = new Uint8Array(await (form.get('file') as File).arrayBuffer());
      for (const [path, bytes] of Object.entries(unzipSync(archive))) {
        received.files[path] = Buffer.from(bytes).toString();
      }
      return response.end();
    }
    const { query, variables } = JSON.parse(body.toString());
    const name = /(?:query|mutation) (\w+)/.exec(query)?.[1] ?? '';
    received.variables[name] = variables;
    const known = name !== 'CreateAppTokenMutation' || variables.projectToken === projectToken;
    const error = { message: `No app with code '${variables.projectToken}'`, path: [name], locations: [] };
    response.setHeader('content-type', 'application/json');
    return response.end(
      JSON.stringify(
        known ? { data: answers(baseline, address, variables.files ?? [])[name] } : { errors: [error] },
      ),
    );
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { address, received, stop: () => void server.close() };
}
