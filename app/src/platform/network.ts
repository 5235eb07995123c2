/** The traffic source in the address, which may open the search to a visitor. */
export const networkOf = (search: URLSearchParams): { network?: string } => {
  const network = search.get('network');
  return network ? { network } : {};
};
