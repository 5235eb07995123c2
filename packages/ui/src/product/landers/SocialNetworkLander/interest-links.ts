/** Two people, by their index in the list, and an interest that both named. */
export interface InterestLink {
  from: number;
  to: number;
  interest: string;
}

/** Pairs of places that may be joined: each corner with the middle (2), and neighbouring corners. */
const pairs = [
  [0, 2],
  [1, 2],
  [3, 2],
  [4, 2],
  [0, 1],
  [3, 4],
  [0, 3],
  [1, 4],
] as const;

/** Lines between people: only interests that both named, each used once as long as there are others. */
export function linksBetween(interests: readonly (readonly string[])[]): InterestLink[] {
  const used = new Set<string>();
  return pairs.flatMap(([from, to]) => {
    const both = (interests[from] ?? []).filter(named => interests[to]?.includes(named));
    const interest = both.find(shared => !used.has(shared)) ?? both[0];
    if (!interest) return [];
    used.add(interest);
    return [{ from, to, interest }];
  });
}
