import type { FastifyRequest } from 'fastify';

/** Whether the browser sends the signal Global Privacy Control: nothing may be on that its user did not ask for. */
export const optsOut = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean => headers['sec-gpc'] === '1';
