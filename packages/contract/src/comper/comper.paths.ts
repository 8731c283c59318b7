import type { PathEntry } from '../path-entry.ts';

export const comperPaths = {
  'comper.integrarDocumentoFiscal': {
    method: 'POST',
    path: '/cupom/v2/integrarDocumentoFiscal',
    auth: 'consumidor',
    envelope: 'statusCode',
  },
  'comper.integrarDocumentoFiscalAlternativa': {
    method: 'POST',
    path: '/integrarDocumentoFiscal',
    auth: 'consumidor',
    envelope: 'statusCode',
  },
} as const satisfies Record<string, PathEntry>;
