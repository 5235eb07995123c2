/** Status of the error page: that of the API's or the route's error, 503 without an answer, else 500 (product.md §8). */
export function statusOf(error: unknown): number {
  const status = typeof error === 'object' && error !== null && 'status' in error ? error.status : undefined;
  if (status === 0) return 503;
  return typeof status === 'number' && status >= 400 && status <= 599 ? status : 500;
}
