import { numerosPorSerie } from '@trevo/rules/sorte/numeros/serie-numeros';
import type { Db } from '../../kernel/db/db.ts';
import type { CampanhaId } from '../campanha/public.ts';
import type { SorteioRef } from './congelamento/congelado.store.ts';
import { hashBytes, titularesPorBloco } from './congelamento/galho-titulares.ts';

/** A number of a consumer, with the moments that decide about its draws. */
export interface NumeroProprio {
  readonly lugar: number;
  readonly canceladoEm: Date | null;
  readonly participaEm: Date;
}

/** A block of a subtree. */
export interface BlocoRef {
  readonly galho: number;
  readonly bloco: number;
}

/** The stored hashes around a block. */
export interface BlocoView extends BlocoRef {
  /** Commitments of the block's places, 32 bytes each, base64. */
  readonly compromissos: string;
  /** Roots of all blocks of the subtree; null for a freeze of an earlier release. */
  readonly nos: string | null;
}

export type ProvaStore = ReturnType<typeof createProvaStore>;

export function createProvaStore(db: Db) {
  return {
    /** Lists numbers of a consumer from a place on, cancelled ones included. */
    listNumeros: (
      campanhaId: CampanhaId,
      consumidorId: string,
      desde: number,
      limite: number,
    ): Promise<NumeroProprio[]> =>
      db.query<NumeroProprio>(
        `select p.lugar, p.cancelado_em as "canceladoEm",
           coalesce(d.participa_em, d.registrado_em) as "participaEm"
         from (
           select n.*, n.serie::bigint * ${numerosPorSerie} + n.numero::bigint as lugar
           from cupom n where n.consumidor_id = $2 and n.campanha_id = $1
         ) p
         join documento_fiscal d on d.consumidor_id = p.consumidor_id and d.documento_fiscal_id = p.documento_fiscal_id
         where p.lugar >= $3 order by p.lugar limit $4`,
        [campanhaId, consumidorId, desde, limite],
      ),
    /** Reads the stored hashes of blocks. */
    readBlocos: ({ campanhaId, extracao }: SorteioRef, blocos: readonly BlocoRef[]): Promise<BlocoView[]> =>
      db.query<BlocoView>(
        `select h.galho, b.bloco, encode(substr(h.compromissos, b.bloco * $5::int + 1, $5::int), 'base64') as compromissos,
           encode(h.nos, 'base64') as nos
         from sorteio_folha h join unnest($3::int[], $4::int[]) as b (galho, bloco) on b.galho = h.galho
         where h.campanha_id = $1 and h.data = $2`,
        [
          campanhaId,
          extracao,
          blocos.map(({ galho }) => galho),
          blocos.map(({ bloco }) => bloco),
          titularesPorBloco * hashBytes,
        ],
      ),
  };
}
