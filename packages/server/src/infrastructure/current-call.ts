import { AsyncLocalStorage } from 'node:async_hooks';

/** The call or job for which the process works, for its lines in the log. */
export interface CurrentCall {
  /** Id of the request or job. */
  id: string;
  /** Id of its trace, where it has one. */
  trace?: string | undefined;
}

const calls = new AsyncLocalStorage<CurrentCall>();

/** Runs work for a call; whatever it starts belongs to the call too. */
export const withCall = <Result>(call: CurrentCall, work: () => Result): Result => calls.run(call, work);

/** The call for which this code runs; undefined outside of calls and jobs. */
export const currentCall = (): CurrentCall | undefined => calls.getStore();
