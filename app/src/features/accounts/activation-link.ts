import { type LoadContext, Redirect } from '../../lib/router/route.ts';

/** What the link of the activation mail names. */
export interface ActivationLink {
  token: string;
}

/** Reads the link; one that was cut off leads to the page about links that do not work. */
export async function load({ search }: LoadContext): Promise<ActivationLink> {
  const token = search.get('token');
  if (!token) throw new Redirect('/activate/error');
  return { token };
}
