import react from '@vitejs/plugin-react';
import { loadEnv } from 'vite';
import { defineConfig } from 'vitest/config';

/** The API, its pictures, and the sandboxes for payments and proofs of age. */
const forwarded = ['/api', '/img', '/__payments', '/__age'];

export default defineConfig(({ mode }) => {
  const target = loadEnv(mode, '.').VITE_API_URL;
  // the server keeps seeing the host of the page, to which its cookies belong
  const forward = { target, changeOrigin: false };
  return {
    plugins: [react()],
    server: { proxy: target ? Object.fromEntries(forwarded.map(path => [path, forward])) : undefined },
    test: {
      environment: 'jsdom',
      setupFiles: './src/testing-setup.ts',
      env: { VITE_API_URL: 'https://api.example' },
      // loads the app once for all files, in one process
      isolate: false,
      maxWorkers: 1,
      // the first test loads the whole app, which takes a slow machine more than the usual five seconds
      testTimeout: 20_000,
    },
  };
});
