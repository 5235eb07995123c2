import type { NextConfig } from 'next';

/** As `create-next-app` writes it: pages are prerendered, and may not read the clock. */
const config: NextConfig = { cacheComponents: true };

export default config;
