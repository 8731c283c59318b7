/**
 * Creates a bounded cache of slow computations: each value is computed once for all concurrent requests, the least
 * recently used one is evicted when the cache is full, and a failed computation is not cached.
 */
export function createSharedCache<T>(maximum: number) {
  const known = new Map<string, Promise<T>>();
  return {
    get(key: string, compute: () => Promise<T>): Promise<T> {
      const before = known.get(key);
      if (before) {
        known.delete(key);
        known.set(key, before);
        return before;
      }
      if (known.size >= maximum) known.delete(known.keys().next().value!);
      const value = compute();
      known.set(key, value);
      value.catch(() => known.delete(key));
      return value;
    },
  };
}
