import type { EmailSender } from '../../adapters/email/email.port.ts';
import type { KeyRing } from '../../kernel/auth/key-ring.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { Db } from '../../kernel/db/db.ts';
import type { Job } from '../../kernel/fila/jobs.ts';
import type { Logger } from '../../kernel/log.ts';
import { type Cabeca, createAssinatura } from './auditoria/assinatura.ts';
import { type AuditoriaParts, createAuditoriaService } from './auditoria/auditoria.service.ts';
import { createAuditoriaStore } from './auditoria/auditoria.store.ts';
import { createCabecaService } from './auditoria/cabeca.service.ts';
import { createCabecaStore } from './auditoria/cabeca.store.ts';
import { checkAuditoria } from './auditoria/conferencia.ts';

/** Wires the audit trail of operators: its rows, chains, signed heads and verification. */
export function createAuditoria({
  db,
  keys,
  clock,
  countUse,
  ...parts
}: Pick<AuditoriaParts, 'countUse'> & {
  readonly db: Db;
  readonly keys: KeyRing;
  readonly clock: Clock;
  readonly log: Logger;
  readonly email: EmailSender;
}) {
  const store = createAuditoriaStore(db);
  const assinatura = createAssinatura(keys.sessoes);
  const cabecaStore = createCabecaStore(db);
  const cabecas = createCabecaService({
    ...parts,
    store: cabecaStore,
    chainAll: store.chainAll,
    assinatura,
    clock,
  });
  return {
    auditoria: createAuditoriaService({ store, countUse, clock }),
    checkAuditoria: (testemunhadas: readonly Omit<Cabeca, 'dia'>[]) =>
      checkAuditoria({ store, cabecas: cabecaStore, assinatura, clock }, testemunhadas),
    jobs: [
      {
        name: 'auditoria.encadear',
        everySeconds: 2,
        runs: 'once',
        statementSeconds: 30,
        run: (stopping?: AbortSignal) => store.chainAll(clock.now(), stopping),
      },
      {
        name: 'auditoria.assinar',
        everySeconds: 3600,
        runs: 'once',
        statementSeconds: 60,
        run: cabecas.sign,
      },
      {
        name: 'auditoria.testemunhar',
        everySeconds: 300,
        runs: 'once',
        statementSeconds: 30,
        run: cabecas.notify,
      },
    ] satisfies Job[],
  };
}
