import type { PathEntry } from '../path-entry.ts';

export const uploadPaths = {
  'upload.fotoPerfil': {
    method: 'POST',
    path: '/upload/v1/fotoPerfil',
    auth: 'consumidor',
    timeout: 60_000,
  },
  'upload.imagemDocumento': {
    method: 'POST',
    path: '/upload/v1/imagemDocumento',
    auth: 'consumidor',
    // A PDF of 5 MB takes 134 s at 400 kbit/s; the server's own timeout for an upload is longer.
    timeout: 240_000,
  },
} as const satisfies Record<string, PathEntry>;
