import type { RetornoOf } from '@trevo/contract/call';
import type { Calls } from '@trevo/contract/calls';

type Restricao = RetornoOf<Calls['campanha.cpfsRestritos']>['restricoes'][number];

/** Whether some active restriction keeps a document out: neither an owner's nor tied to a shop. */
export const isRestrito = (restricoes: readonly Restricao[]): boolean =>
  restricoes.some(({ proprietario, cnpjCpfAssociado, ativo }) => ativo && !proprietario && !cnpjCpfAssociado);
