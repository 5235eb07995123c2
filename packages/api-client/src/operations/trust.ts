import { type CallOptions, call } from '../call.ts';
import type { Client } from '../client.ts';
import type { BodyOf, QueryOf } from '../operation-types.ts';

/** People the user has blocked. */
export const getBlocks = (client: Client, query: QueryOf<'getBlocks'> = {}, options?: CallOptions) =>
  call(client.http.GET('/api/block.php', { params: { query }, ...options }));

/** Blocks a person: both disappear from each other's search, likes and conversations. */
export const block = (client: Client, body: BodyOf<'block'>, options?: CallOptions) =>
  call(client.http.POST('/api/block.php', { body, ...options }));

/** Unblocks a person; conversations come back, likes do not. */
export const unblock = (client: Client, body: BodyOf<'unblock'>, options?: CallOptions) =>
  call(client.http.DELETE('/api/block.php', { body, ...options }));

/** Whether the user is invisible, whether they may be, and whether visitors see the profile. */
export const getPrivacy = (client: Client, options?: CallOptions) =>
  call(client.http.GET('/api/privacy.php', { ...options }));

/** Makes the user invisible or visible again, and opens the profile to visitors or closes it. */
export const updatePrivacy = (client: Client, body: BodyOf<'updatePrivacy'>, options?: CallOptions) =>
  call(client.http.PUT('/api/privacy.php', { body, ...options }));

/** Reports a profile, photo or message. */
export const report = (client: Client, body: BodyOf<'report'>, options?: CallOptions) =>
  call(client.http.POST('/api/report.php', { body, ...options }));

/** Complains about the service or a person, also without logging in. */
export const complain = (client: Client, body: BodyOf<'complain'>, options?: CallOptions) =>
  call(client.http.POST('/api/complaint.php', { body, ...options }));

/** State of a report or complaint. */
export const getComplaint = (client: Client, query: QueryOf<'getComplaint'>, options?: CallOptions) =>
  call(client.http.GET('/api/complaint.php', { params: { query }, ...options }));

/** The user's reports and complaints, and decisions that restrict the user. */
export const getComplaints = (client: Client, query: QueryOf<'getComplaints'> = {}, options?: CallOptions) =>
  call(client.http.GET('/api/complaints.php', { params: { query }, ...options }));

/** Appeals against a decision. */
export const appeal = (client: Client, body: BodyOf<'appeal'>, options?: CallOptions) =>
  call(client.http.POST('/api/appeal.php', { body, ...options }));
