import { compartilhadoCache } from '@trevo/contract/compartilhado';

declare global {
  /** Injected by the build; see vite/offline-worker.plugin.ts. */
  const trevoRelease: Release;
}

/** Build data of the worker's release. */
export interface Release {
  /** Hash of the listed files. */
  readonly id: string;
  /** Entry script of every page of this release. */
  readonly entry: string;
  /** Precache list of a start and the next step. The names carry a content hash, so there is no revision. */
  readonly files: readonly { readonly url: string; readonly revision: string | null }[];
}

export const release: Release = trevoRelease;

/** Belongs to one release and is deleted with it. */
export const cacheNames = {
  page: `trevo-pagina-${release.id}`,
  used: `trevo-usados-${release.id}`,
  /** Brand pictures, independent of the release. */
  marcas: 'trevo-marcas',
  /** Shared content waiting for the page, independent of the release. */
  compartilhado: compartilhadoCache,
} as const;
