import type { Db } from '../../kernel/db/db.ts';
import type { Logger } from '../../kernel/log.ts';

/** What does not add up: see the function of its book. `nome` says of what: an account's line, a product, an order, a receipt. */
export interface Diferenca {
  readonly regra: string;
  readonly campanhaID: string;
  readonly nome: string;
  readonly esperado: number;
  readonly encontrado: number;
}

/** The books, and how each is held against what it must agree with. */
const livros = {
  contas: `regra, campanha_id, concat_ws(' ', consumidor_id, moeda, ordem) as nome, esperado, encontrado from conta_conferir()`,
  documentos: 'regra, campanha_id, nome, esperado, encontrado from documento_fiscal_conferir()',
  pedidos: 'regra, campanha_id, nome, esperado, encontrado from pedido_conferir()',
  vouchers: 'regra, campanha_id, nome, esperado, encontrado from voucher_conferir()',
};
type Livro = keyof typeof livros;
// So many say that something is very wrong.
const atMost = 1_000;

export function createLivrosStore(db: Db) {
  const listDiferencas = async (livro: Livro): Promise<Diferenca[]> => {
    const rows = await db.query<Omit<Diferenca, 'campanhaID'> & { campanha_id: string }>(
      `select ${livros[livro]} limit ${atMost}`,
    );
    return rows.map(({ campanha_id: campanhaID, ...row }) => ({ campanhaID, ...row }));
  };
  /** What does not add up in each book. Nothing is corrected. */
  const check = async (): Promise<Record<Livro, Diferenca[]>> => ({
    contas: await listDiferencas('contas'),
    documentos: await listDiferencas('documentos'),
    pedidos: await listDiferencas('pedidos'),
    vouchers: await listDiferencas('vouchers'),
  });
  return {
    check,
    /** The same into the log. */
    async report(log: Logger): Promise<void> {
      const found = Object.entries(await check());
      for (const [livro, diferencas] of found)
        for (const diferenca of diferencas) log.error({ livro, ...diferenca }, 'the books do not add up');
      const counts = found.map(([livro, diferencas]) => [livro, diferencas.length]);
      log.info(Object.fromEntries(counts), 'the books were held against each other');
    },
  };
}
