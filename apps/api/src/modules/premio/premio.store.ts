import type { PremioArquivo, PremioPasso } from '@trevo/rules/sorte/premios/premio-situacao';
import type { Ator } from '../../kernel/auth/ator.ts';
import { callFunction } from '../../schema/call-function.ts';
import type { Db, Queryable } from '../../kernel/db/db.ts';
import type { CampanhaId } from '../campanha/public.ts';
import type { Passo, PremioRef } from './premio.views.ts';

/** A prize with recorded steps. */
export interface PremioAlvo extends PremioRef {
  readonly campanhaId: CampanhaId;
  readonly origem: 'instantaneo' | 'sorteio';
}

/** Author and time of a step. */
export interface Vez {
  readonly ator: Ator;
  readonly agora: Date;
}

/** A stored file of a prize. */
export interface ArquivoNovo {
  readonly nomeArquivo: string;
  readonly tipo: PremioArquivo;
  readonly conteudoHash: string;
}

const colunas = { avisado: 'avisado_em', documentos: 'documentos_em' } as const;

const toPasso = (
  passo: PremioPasso,
  { ator, agora }: Vez,
  motivo: string | null = null,
): readonly Passo[] => [{ passo, em: agora.toISOString(), ator, motivo }];

/** Creates and locks the prize's row: delivery, its undo and pauses of one prize exclude each other. */
async function lock(tx: Queryable, { consumidorId, premioId, campanhaId }: PremioAlvo): Promise<void> {
  await tx.query(
    `insert into premio_andamento (consumidor_id, premio_id, campanha_id) values ($1, $2, $3)
     on conflict on constraint premio_andamento__pk do nothing`,
    [consumidorId, premioId, campanhaId],
  );
  await tx.query(
    'select 1 as one from premio_andamento where consumidor_id = $1 and premio_id = $2 for update',
    [consumidorId, premioId],
  );
}

const addPasso = async (
  tx: Queryable,
  { consumidorId, premioId }: PremioAlvo,
  passo: readonly Passo[],
): Promise<void> => {
  await tx.query(
    `update premio_andamento set historico = historico || $3::jsonb where consumidor_id = $1 and premio_id = $2`,
    [consumidorId, premioId, JSON.stringify(passo)],
  );
};

export type PremioStore = ReturnType<typeof createPremioStore>;

/** Store of the steps and files of won prizes. */
export function createPremioStore(db: Db) {
  return {
    /** Runs work on a locked prize. */
    hold: <T>(alvo: PremioAlvo, work: (tx: Queryable) => Promise<T>): Promise<T> =>
      db.transaction(async (tx) => {
        await lock(tx, alvo);
        return work(tx);
      }),
    /** Records a step before the delivery, or takes it back; changes nothing when it is so already. */
    mark: async (
      { consumidorId, premioId, campanhaId }: PremioAlvo,
      passo: keyof typeof colunas,
      feito: boolean,
      vez: Vez,
    ): Promise<void> => {
      const coluna = colunas[passo];
      const words = {
        avisado: ['avisado', 'naoAvisado'],
        documentos: ['documentos', 'semDocumentos'],
      } as const;
      await db.query(
        `insert into premio_andamento as a (consumidor_id, premio_id, campanha_id, ${coluna}, historico)
         select $1, $2, $3, $4, $5::jsonb where $6
         on conflict on constraint premio_andamento__pk do update
           set ${coluna} = excluded.${coluna}, historico = a.historico || excluded.historico
           where a.${coluna} is null`,
        [consumidorId, premioId, campanhaId, vez.agora, JSON.stringify(toPasso(words[passo][0], vez)), feito],
      );
      if (feito) return;
      await db.query(
        `update premio_andamento a set ${coluna} = null, historico = a.historico || $3::jsonb
         where a.consumidor_id = $1 and a.premio_id = $2 and a.${coluna} is not null`,
        [consumidorId, premioId, JSON.stringify(toPasso(words[passo][1], vez))],
      );
    },
    /** Pauses a locked prize with a reason, or releases it (null); changes nothing when it is so already. */
    pause: async (
      tx: Queryable,
      { consumidorId, premioId }: PremioAlvo,
      { isPausado, motivo }: { readonly isPausado: boolean; readonly motivo: string },
      vez: Vez,
    ): Promise<void> => {
      await tx.query(
        `update premio_andamento set pausado_em = $3, pausa_motivo = $4, historico = historico || $5::jsonb
         where consumidor_id = $1 and premio_id = $2 and (pausado_em is null) = $6`,
        [
          consumidorId,
          premioId,
          isPausado ? vez.agora : null,
          isPausado ? motivo : null,
          JSON.stringify(toPasso(isPausado ? 'pausado' : 'liberado', vez, motivo)),
          isPausado,
        ],
      );
    },
    /** Records the hand-over of a locked prize once; returns false when it was handed over before or is held back. */
    handOver: async (tx: Queryable, alvo: PremioAlvo, entreguePor: string, vez: Vez): Promise<boolean> => {
      const { consumidorId, premioId, origem } = alvo;
      const { ator, agora } = vez;
      const isFirst =
        origem === 'instantaneo'
          ? await callFunction(tx, 'raspadinha_hand_over', {
              consumidorId,
              raspadinhaId: premioId,
              entreguePor,
              ator: JSON.stringify(ator),
              agora,
            })
          : (
              await tx.query(
                `update premio_andamento set entregue_em = $3, entregue_por = $4, entrega_ator = $5
                 where consumidor_id = $1 and premio_id = $2 and entregue_em is null returning 1 as one`,
                [consumidorId, premioId, agora, entreguePor, ator],
              )
            ).length > 0;
      if (isFirst) await addPasso(tx, alvo, toPasso('entregue', vez, entreguePor));
      return isFirst;
    },
    /** Removes the hand-over of a locked prize; returns false without one. */
    takeBack: async (tx: Queryable, alvo: PremioAlvo, motivo: string | null, vez: Vez): Promise<boolean> => {
      const { consumidorId, premioId, origem } = alvo;
      const wasDelivered =
        origem === 'instantaneo'
          ? await callFunction(tx, 'raspadinha_take_back', { consumidorId, raspadinhaId: premioId })
          : (
              await tx.query(
                `update premio_andamento set entregue_em = null, entregue_por = null, entrega_ator = null
                 where consumidor_id = $1 and premio_id = $2 and entregue_em is not null returning 1 as one`,
                [consumidorId, premioId],
              )
            ).length > 0;
      if (wasDelivered) await addPasso(tx, alvo, toPasso('entregaDesfeita', vez, motivo));
      return wasDelivered;
    },
    /** Records a file of a locked prize; returns false when the prize has the same content. */
    addArquivo: async (
      tx: Queryable,
      alvo: PremioAlvo,
      { nomeArquivo, tipo, conteudoHash }: ArquivoNovo,
      vez: Vez,
    ): Promise<boolean> => {
      const added = await tx.query(
        `insert into premio_arquivo (consumidor_id, premio_id, nome_arquivo, campanha_id, tipo, conteudo_hash, enviado_em, ator)
         values ($1, $2, $3, $4, $5, $6, $7, $8)
         on conflict on constraint premio_arquivo__conteudo do nothing returning 1 as one`,
        [
          alvo.consumidorId,
          alvo.premioId,
          nomeArquivo,
          alvo.campanhaId,
          tipo,
          conteudoHash,
          vez.agora,
          vez.ator,
        ],
      );
      if (added.length > 0) await addPasso(tx, alvo, toPasso('anexado', vez, tipo));
      return added.length > 0;
    },
  };
}
