import {
  confirmSecondFactor,
  endSecondFactor,
  getSessions,
  renewRecoveryCodes,
  type SessionsResponse,
  type SuccessBody,
  startSecondFactor,
} from '@velluto/api-client';
import type { Problem } from '@velluto/ui/model';
import { toProblem } from '../../platform/map/problem.ts';
import type { Visit } from '../../platform/visit.ts';

/** What is wrong with a code. */
export type CodeFault = 'required' | 'wrong';

/** Why something about the second factor was refused. */
export interface FactorRefused {
  /** The password is missing. */
  password?: 'required';
  code?: CodeFault;
  problem?: Problem;
}

/** What an authenticator app needs. */
export type AppSecret = SuccessBody<'startSecondFactor'>;

/** Recovery codes, which are shown once. */
export interface FreshCodes {
  codes: string[];
}

/** Password, and a code of the app or a recovery code. */
export interface FactorProof {
  password: string;
  code: string;
}

function refusal(error: unknown): FactorRefused {
  const problem = toProblem(error);
  return problem.code === 'second_factor_invalid' ? { code: 'wrong' } : { problem };
}

const missing = ({ password, code }: Partial<FactorProof>): FactorRefused | null =>
  password === '' || code === ''
    ? { ...(password === '' && { password: 'required' }), ...(code === '' && { code: 'required' }) }
    : null;

/** Asks for the secret of an authenticator app. */
export async function beginFactor(visit: Visit, password: string): Promise<AppSecret | FactorRefused> {
  const lacks = missing({ password });
  if (lacks) return lacks;
  try {
    return await startSecondFactor(await visit.api(), { password });
  } catch (error) {
    return refusal(error);
  }
}

/** Turns the second factor on with the first code of the app. */
export async function turnOnFactor(visit: Visit, code: string): Promise<FreshCodes | FactorRefused> {
  const lacks = missing({ code });
  if (lacks) return lacks;
  try {
    return { codes: (await confirmSecondFactor(await visit.api(), { code })).recovery_codes };
  } catch (error) {
    return refusal(error);
  }
}

/** Makes new recovery codes. */
export async function renewCodes(visit: Visit, proof: FactorProof): Promise<FreshCodes | FactorRefused> {
  const lacks = missing(proof);
  if (lacks) return lacks;
  try {
    return { codes: (await renewRecoveryCodes(await visit.api(), proof)).recovery_codes };
  } catch (error) {
    return refusal(error);
  }
}

/** Turns the second factor off; null when it is. */
export async function turnOffFactor(visit: Visit, proof: FactorProof): Promise<FactorRefused | null> {
  const lacks = missing(proof);
  if (lacks) return lacks;
  try {
    await endSecondFactor(await visit.api(), proof);
    return null;
  } catch (error) {
    return refusal(error);
  }
}

/** Where the user is logged in and what that takes, as it is now; null when the server does not say. */
export async function accessNow(visit: Visit): Promise<SessionsResponse | null> {
  try {
    return await getSessions(await visit.api());
  } catch {
    return null;
  }
}
