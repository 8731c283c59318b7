import { Injectable } from '@nestjs/common';
import { createPermutation, type NumeroSorte } from '@trevo/rules/sorte/numeros/numero-sorte';
import { DataSource } from 'typeorm';
import type { Campanha } from './nota.entities.ts';

/** A lucky number with its index. */
export type NumeroReservado = NumeroSorte & { readonly indice: number };

interface Block {
  proximo: number;
  readonly fim: number;
}

const blockSize = 1_000;
const leaseSeconds = 600;

/** Grants lucky numbers from leased blocks, like the program, to avoid a row lock per number. */
@Injectable()
export class NumeroService {
  private readonly orders = new Map<string, ReturnType<typeof createPermutation>>();
  private readonly blocks = new Map<string, Block>();
  private leasing: Promise<void> | undefined;

  constructor(private readonly dataSource: DataSource) {}

  async reserve({ campanhaId, arquivo }: Campanha, quantidade: number): Promise<NumeroReservado[]> {
    let order = this.orders.get(campanhaId);
    if (!order) {
      const key = Buffer.from(process.env['NUMEROS_SECRET']!, 'hex');
      this.orders.set(campanhaId, (order = createPermutation(key, arquivo.numeros.series)));
    }
    const taken: NumeroReservado[] = [];
    while (taken.length < quantidade) {
      const block = this.blocks.get(campanhaId);
      if (!block || block.proximo >= block.fim) {
        await (this.leasing ??= this.lease(campanhaId).finally(() => (this.leasing = undefined)));
        continue;
      }
      const indice = block.proximo++;
      taken.push({ indice, ...order.permute(indice) });
    }
    return taken;
  }

  private async lease(campanhaId: string): Promise<void> {
    const [row] = await this.dataSource.query<{ inicio: string; fim: string }[]>(
      'select inicio, fim from numero_lease($1, $2, $3)',
      [campanhaId, blockSize, leaseSeconds],
    );
    if (!row) throw new Error('the campaign has no number left');
    this.blocks.set(campanhaId, { proximo: Number(row.inicio), fim: Number(row.fim) });
  }
}
