import { expect, test } from 'vitest';
import { documentedPaths } from './documented-paths.ts';

const document = `# Guide

## A first page

\`\`\`tsx
// Welcome.tsx
export const Welcome = () => null;
\`\`\`

### In one

\`\`\`sh
npm create one@latest my-site   # asks nothing
cd my-site
npm run dev
\`\`\`

\`\`\`html
<!-- index.html -->
<!doctype html>
\`\`\`

\`\`\`tsx
// src/App.tsx
import { Welcome } from './Welcome';
\`\`\`

\`\`\`ts
const excerpt = true;
\`\`\`

### In two

\`\`\`astro
---
// src/pages/index.astro
---
\`\`\`

## Else

### Not a way
`;

test('reads commands and files of each way, in their order', () => {
  const [one, two, ...others] = documentedPaths(document, 'A first page');
  expect(one).toEqual({
    name: 'In one',
    steps: [
      { command: 'npm create one@latest my-site' },
      { command: 'cd my-site' },
      { file: 'src/Welcome.tsx', text: '// Welcome.tsx\nexport const Welcome = () => null;\n' },
      { file: 'index.html', text: '<!doctype html>\n' },
      { file: 'src/App.tsx', text: "// src/App.tsx\nimport { Welcome } from './Welcome';\n" },
    ],
  });
  expect(two?.steps.at(-1)).toEqual({
    file: 'src/pages/index.astro',
    text: '---\n// src/pages/index.astro\n---\n',
  });
  expect(others).toEqual([]);
});

test('fails where the section was renamed, so that no way is left out unnoticed', () => {
  expect(() => documentedPaths(document, 'A second page')).toThrow('no section "A second page"');
});
