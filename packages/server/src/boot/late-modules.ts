// What a start loads while the database is starting: all but the database client.
export { recordPrices } from '../areas/payments/api.ts';
export { servedSites } from '../areas/sites/api.ts';
export { measureLoopDelay } from '../http/loop-delay.ts';
export { createServer } from '../http/server.ts';
export { loadCatalogs } from '../infrastructure/mail/translate.ts';
export { serveMetrics } from '../infrastructure/metrics/serve-metrics.ts';
export { choosePayments } from '../infrastructure/payments/choose.ts';
export { builtRenderer } from './built-renderer.ts';
export { admitArrivedPools } from './cells/admit-pools.ts';
export { createContext } from './create-context.ts';
export { openAdapters } from './open-adapters.ts';
export { service } from './operations.ts';
export { routes } from './routes.ts';
