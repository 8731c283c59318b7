import * as React from 'react';

/**
 * React in development captures a stack trace for each of the first 10,000 elements of a second, for its warnings only.
 * That took an eighth of the CPU time of the tests. A constant count above the limit disables it.
 */
const internals = (React as unknown as Record<string, object>)[
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'
]!;
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
  get: () => Infinity,
  set() {
    // React sets the count to zero each second.
  },
});
