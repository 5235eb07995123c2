import react from '@vitejs/plugin-react';
import { loadEnv } from 'vite';
import { defineConfig } from 'vitest/config';

export default defineConfig(({ mode }) => {
  const target = loadEnv(mode, '.').VITE_API_URL;
  // the server keeps seeing the host of the page, to which its cookies belong
  const forward = { target, changeOrigin: false };
  return {
    plugins: [react()],
    server: { proxy: target ? { '/api': forward, '/img': forward, '/__payments': forward } : undefined },
    test: { environment: 'jsdom', env: { VITE_API_URL: 'https://api.example' } },
  };
});
