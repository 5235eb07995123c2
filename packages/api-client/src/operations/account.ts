import { type CallOptions, call, poll } from '../call.ts';
import type { Client } from '../client.ts';
import type { LoginRequest, PushSubscriptionRequest } from '../generated/schema.ts';
import type { BodyOf } from '../operation-types.ts';

/** The logged-in user. Polled: returns the same object while nothing has changed. */
export const getUser = (client: Client, options?: CallOptions) =>
  poll(client, '/api/user.php', header =>
    client.http.GET('/api/user.php', { params: { header }, ...options }),
  );

/** Logs in. */
export const login = (client: Client, body: LoginRequest, options?: CallOptions) =>
  call(client.http.POST('/api/user.php', { body, ...options }));

/** Saves the push subscription that the browser made. */
export const savePushSubscription = (client: Client, body: PushSubscriptionRequest, options?: CallOptions) =>
  call(client.http.POST('/api/user.php', { params: { query: { push: 1 } }, body, ...options }));

/** Saves the language the user chose. */
export const updateUser = (client: Client, body: BodyOf<'updateUser'>, options?: CallOptions) =>
  call(client.http.PUT('/api/user.php', { body, ...options }));

/** The key that encrypts what the browser stores: the member's, or a visitor's that is valid for one visit. */
export const getStorageKey = (client: Client, options?: CallOptions) =>
  call(client.http.POST('/api/storage-key.php', { ...options }));

/** Ends the session. */
export const logout = (client: Client, options?: CallOptions) =>
  call(client.http.GET('/api/logout.php', { ...options }));

/** Makes an account and logs in. */
export const signup = (client: Client, body: BodyOf<'signup'>, options?: CallOptions) =>
  call(client.http.POST('/api/signup.php', { body, ...options }));

/** Checks a name and an e-mail address before sign-up: whether the name can be chosen and the address is well-formed. */
export const checkSignup = (client: Client, body: BodyOf<'checkSignup'>, options?: CallOptions) =>
  call(client.http.POST('/api/signup-check.php', { body, ...options }));

/** Sends the activation mail again. */
export const resendActivation = (client: Client, options?: CallOptions) =>
  call(client.http.POST('/api/activation-mail.php', { ...options }));

/** The user's own profile. */
export const getProfile = (client: Client, options?: CallOptions) =>
  call(client.http.GET('/api/profile.php', { ...options }));

/** Changes the given fields of the user's own profile. */
export const updateProfile = (client: Client, body: BodyOf<'updateProfile'>, options?: CallOptions) =>
  call(client.http.PUT('/api/profile.php', { body, ...options }));

/** Whom the user looks for, and whether the consent to use it holds. */
export const getPreferences = (client: Client, options?: CallOptions) =>
  call(client.http.GET('/api/preferences.php', { ...options }));

/** Changes whom the user looks for, and gives the consent again after it was withdrawn. */
export const updatePreferences = (client: Client, body: BodyOf<'updatePreferences'>, options?: CallOptions) =>
  call(client.http.PUT('/api/preferences.php', { body, ...options }));

/** Withdraws the consent to data on sexual orientation: the profile is hidden, and nobody is proposed. */
export const withdrawConsent = (client: Client, options?: CallOptions) =>
  call(client.http.DELETE('/api/preferences.php', { ...options }));
