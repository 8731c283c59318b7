import { compartilhadoCache } from '@trevo/contract/compartilhado';

declare global {
  /** Put here by the build; see vite/offline-worker.plugin.ts. */
  const trevoRelease: Release;
}

/** What the worker knows of the build that it belongs to. */
export interface Release {
  /** Other bytes in any listed file give another id. */
  readonly id: string;
  /** The script that every page of this release begins with. */
  readonly entry: string;
  /** What a start and the next step need. The names carry the hash of their content, so there is no revision. */
  readonly files: readonly { readonly url: string; readonly revision: string | null }[];
}

export const release: Release = trevoRelease;

/** Belongs to one release, and goes with it. */
export const cacheNames = {
  page: `trevo-pagina-${release.id}`,
  used: `trevo-usados-${release.id}`,
  /** The brand's pictures have no release. */
  marcas: 'trevo-marcas',
  /** Nor has what waits for the page. */
  compartilhado: compartilhadoCache,
} as const;
