import type { Discordancia } from './veredito.store.ts';

/** Maps two different verdicts on a receipt to the operators' wire format. */
export const toDiscordanciaWire = (row: Discordancia) => ({
  consumidorID: row.consumidor_id,
  documentoFiscalID: row.documento_fiscal_id,
  primeira: { nome: row.operador_nome, status: toStatus(row.status), em: row.em.toISOString() },
  segunda: {
    nome: row.segunda_nome!,
    status: toStatus(row.segunda_status!),
    em: row.segunda_em!.toISOString(),
  },
  revertidaEm: row.revertida_em?.toISOString() ?? null,
});

const toStatus = (status: string) => status as 'VALIDO' | 'INVALIDO';
