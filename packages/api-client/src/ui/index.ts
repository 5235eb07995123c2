export * from './chat.ts';
export * from './members.ts';
export * from './money.ts';
export * from './photos.ts';
export * from './problem.ts';
export * from './viewer.ts';
