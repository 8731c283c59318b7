import type { Ator } from '../../../kernel/auth/ator.ts';
import type { Clock } from '../../../kernel/clock.ts';
import { DomainError, refuse } from '../../../kernel/domain-error.ts';
import { createId, createSegredo, hashSegredo } from '../../../kernel/ids.ts';
import type { ConsumidorRow, ConsumidorStore } from '../consumidor.store.ts';
import { type ContatoTroca, objecaoMilliseconds, planContatoTroca } from './contato-troca.ts';
import { type ContatoAviso, type ContatoRequest, toAceiteNotificacao } from './perfil.service.ts';
import type { PerfilStore } from './perfil.store.ts';

/** A new contact: a phone that its owner proved, or an e-mail address that waits for its confirmation. */
export type ContatoNovo =
  | { readonly telefone_contato: string; readonly email?: never }
  | { readonly email: string; readonly telefone_contato?: never };

export interface CorrecaoContato {
  readonly consumidorId: string;
  readonly contato: ContatoNovo;
  readonly ator: Ator;
  readonly motivo: string;
}

/** In place of the person's IP address. It contains "/" as a shortened address does, so that no job shortens it. */
const enderecoAtendimento = 'console/atendimento';

/** Attempts while the owner changes the contact at the same moment. */
const maximumCounts = 5;

/** Corrects a contact at the request of its owner, without the password. */
export function createCorrecaoContatoService(parts: {
  readonly consumidores: Pick<ConsumidorStore, 'find'>;
  readonly perfis: PerfilStore;
  readonly clock: Clock;
  readonly onContatoTroca: (row: ConsumidorRow, request: ContatoRequest, aviso: ContatoAviso) => void;
  readonly onEmailChange: (row: ConsumidorRow, request: ContatoRequest) => void;
}) {
  const get = async (consumidorId: string): Promise<ConsumidorRow> => {
    const row = await parts.consumidores.find(consumidorId);
    if (!row?.ativo) throw refuse('consumidor.naoEncontrado');
    return row;
  };

  /** Stores the contact and its undo record. Throws consumidor.senhaNecessaria when the contacts changed meanwhile. */
  async function write(
    request: ContatoRequest,
    row: ConsumidorRow,
    { contato, ator, motivo }: CorrecaoContato,
    { troca, agora }: { troca: ContatoTroca; agora: Date },
  ): Promise<void> {
    const token = createSegredo();
    const expiraEm = new Date(agora.getTime() + objecaoMilliseconds);
    const isChanged = await parts.perfis.save({
      consumidorId: row.consumidor_id,
      promotoraId: row.promotora_id,
      columns: { ...contato, ...troca.columns },
      claimsTelefone: contato.telefone_contato !== undefined,
      troca: { tokenHash: hashSegredo(token), expiraEm, antes: row },
      endereco: enderecoAtendimento,
      autor: { ator, motivo },
      alteracaoId: createId(),
      alteradoEm: agora,
      aceiteNotificacao: toAceiteNotificacao(request.hospedagem),
    });
    if (!isChanged) return;
    parts.onContatoTroca(row, request, { avisados: troca.avisados, token });
    if (contato.email !== undefined) parts.onEmailChange(await get(row.consumidor_id), request);
  }

  return {
    /**
     * Returns when the new contact can reset the password: after the period in which a previous contact can undo the
     * correction, or null for at once. A repeated correction changes nothing. Throws consumidor.telefoneDuplicado and
     * servidor.ocupado.
     */
    async correct(request: ContatoRequest, correcao: CorrecaoContato): Promise<Date | null> {
      const { contato } = correcao;
      for (let count = 0; count < maximumCounts; count++) {
        const [row, agora] = [await get(correcao.consumidorId), parts.clock.now()];
        const troca = planCorrecao(request, row, contato, agora);
        if (!troca) return contato.email === undefined ? row.telefone_vale_em : row.email_vale_em;
        try {
          await write(request, row, correcao, { troca, agora });
        } catch (error) {
          if (!(error instanceof DomainError) || error.code !== 'consumidor.senhaNecessaria') throw error;
        }
      }
      throw refuse('servidor.ocupado');
    },
  };
}

/** As a change by the owner, but without the password: where a previous contact can object, the new one waits. */
function planCorrecao(
  { hospedagem }: ContatoRequest,
  row: ConsumidorRow,
  contato: ContatoNovo,
  agora: Date,
): ContatoTroca | undefined {
  const troca = planContatoTroca(hospedagem, row, contato, agora);
  if (!troca || troca.avisados.length === 0) return troca;
  const vale = new Date(agora.getTime() + objecaoMilliseconds);
  const held = contato.email === undefined ? { telefone_vale_em: vale } : { email_vale_em: vale };
  return { ...troca, columns: { ...troca.columns, ...held } };
}
