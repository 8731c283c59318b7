import { callFunction } from '../../schema/call-function.ts';
import type { Db } from '../../kernel/db/db.ts';
import { withStatementLimit } from '../../kernel/statement-limit.ts';
import type { Logger } from '../../kernel/log.ts';

/**
 * An inconsistency found by a ledger check; see the check's SQL function. `nome`: the affected account entry,
 * product, order or receipt.
 */
export interface Diferenca {
  readonly regra: string;
  readonly campanhaID: string;
  readonly nome: string;
  readonly esperado: number;
  readonly encontrado: number;
}

const columns = 'regra, campanha_id as "campanhaID", nome, esperado, encontrado';
const contaNome = `concat_ws(' ', consumidor_id, moeda, ordem) as nome`;

/** Ledgers with their checks: complete, and for some consumers. */
const livros = {
  contas: {
    tudo: `select ${columns.replace('nome', contaNome)} from conta_conferir()`,
    de: `select consumidor_id, ${columns.replace('nome', contaNome)} from conta_conferir_de($1)`,
  },
  documentos: {
    tudo: `select ${columns} from documento_fiscal_conferir()`,
    de: `select consumidor_id, ${columns} from documento_fiscal_conferir_de($1)`,
  },
  pedidos: {
    tudo: `select ${columns} from pedido_conferir()`,
    de: `select consumidor_id, ${columns} from pedido_conferir_de($1)`,
  },
  vouchers: {
    tudo: `select ${columns} from voucher_conferir()`,
    de: `select consumidor_id, ${columns} from voucher_conferir_de($1)`,
  },
};
type Livro = keyof typeof livros;
const nomes = Object.keys(livros) as Livro[];

// Maximum listed inconsistencies; that many indicate a systematic error.
const atMost = 1_000;
/** A full audit reads every entry: about 8 s per million. */
const auditSeconds = 3_600;
const accountsPerBatch = 500;
/** Bound of marked accounts per run: some seconds of database time regardless of the backlog. */
const markedBatches = 30;
/** Bound of accounts per run of the round-robin check over all accounts. */
const roundBatches = 10;
const firstId = '00000000-0000-0000-0000-000000000000';

type DiferencaDe = Diferenca & { readonly consumidor_id: string };

export function createLivrosStore(db: Db) {
  /** Checks the ledgers of some consumers and marks inconsistent ones. */
  async function checkPessoas(
    consumidorIds: readonly string[],
    report: (livro: Livro, diferenca: Diferenca) => void,
  ): Promise<Set<string>> {
    const found = new Set<string>();
    for (const livro of nomes) {
      const rows = await db.query<DiferencaDe>(`${livros[livro].de} limit ${atMost}`, [consumidorIds]);
      for (const { consumidor_id, ...diferenca } of rows) {
        found.add(consumidor_id);
        report(livro, diferenca);
      }
    }
    if (found.size > 0) await callFunction(db, 'conta_mark', { consumidores: [...found] });
    return found;
  }

  async function checkMarcadas(
    report: (livro: Livro, diferenca: Diferenca) => void,
    stopping: AbortSignal | undefined,
  ): Promise<Set<string>> {
    const checked = new Set<string>();
    let depoisDe = firstId;
    for (let batch = 0; batch < markedBatches && !stopping?.aborted; batch++) {
      const contas = await callFunction(db, 'conta_list_a_conferir', { depoisDe, limite: accountsPerBatch });
      if (contas.length === 0) break;
      depoisDe = contas.at(-1)!.consumidor_id;
      const found = await checkPessoas([...new Set(contas.map((conta) => conta.consumidor_id))], report);
      const certas = contas.filter((conta) => !found.has(conta.consumidor_id));
      await callFunction(db, 'conta_unmark', {
        consumidores: certas.map((conta) => conta.consumidor_id),
        campanhas: certas.map((conta) => conta.campanha_id),
        moedas: certas.map((conta) => conta.moeda),
        ordens: certas.map((conta) => conta.ordem),
      });
      for (const conta of contas) checked.add(conta.consumidor_id);
    }
    return checked;
  }

  /** Checks the next accounts in consumer order; returns the cursor for the next run. */
  async function checkRodada(
    depoisDe: string,
    checked: ReadonlySet<string>,
    report: (livro: Livro, diferenca: Diferenca) => void,
    stopping: AbortSignal | undefined,
  ): Promise<string> {
    for (let batch = 0; batch < roundBatches && !stopping?.aborted; batch++) {
      const pessoas = await callFunction(db, 'conta_list_depois', { depoisDe, limite: accountsPerBatch });
      if (pessoas.length === 0) return firstId;
      depoisDe = pessoas.at(-1)!.consumidor_id;
      const ids = new Set(pessoas.map((pessoa) => pessoa.consumidor_id).filter((id) => !checked.has(id)));
      await checkPessoas([...ids], report);
    }
    return depoisDe;
  }

  return {
    /** Checks every entry of each ledger, at most an hour per ledger. Read-only. */
    check: () =>
      withStatementLimit(auditSeconds, async (): Promise<Record<Livro, Diferenca[]>> => {
        const list = (livro: Livro) => db.query<Diferenca>(`${livros[livro].tudo} limit ${atMost}`);
        return {
          contas: await list('contas'),
          documentos: await list('documentos'),
          pedidos: await list('pedidos'),
          vouchers: await list('vouchers'),
        };
      }),
    /** Checks every entry of a campaign in each ledger, at most an hour per ledger. Read-only. */
    checkCampanha: (campanhaId: string) =>
      withStatementLimit(auditSeconds, async (): Promise<Record<Livro, Diferenca[]>> => {
        const list = (livro: Livro) =>
          db.query<Diferenca>(`${livros[livro].tudo} where campanha_id = $1 limit ${atMost}`, [campanhaId]);
        return {
          contas: await list('contas'),
          documentos: await list('documentos'),
          pedidos: await list('pedidos'),
          vouchers: await list('vouchers'),
        };
      }),
    /**
     * Checks changed accounts, the stock, and a part of all other accounts; logs inconsistencies and stores
     * their number per ledger.
     */
    async checkNext(log: Logger, stopping?: AbortSignal): Promise<void> {
      const counts: Record<Livro, number> = { contas: 0, documentos: 0, pedidos: 0, vouchers: 0 };
      const report = (livro: Livro, diferenca: Diferenca): void => {
        counts[livro] += 1;
        log.error(
          { event: 'ledger_difference_found', livro, ...diferenca },
          'Ledger audit found a difference',
        );
      };
      const checked = await checkMarcadas(report, stopping);
      const [rodada] = await db.query<{ depois_de: string | null }>(
        `select depois_de from livro where nome = 'contas'`,
      );
      const depoisDe = await checkRodada(rodada?.depois_de ?? firstId, checked, report, stopping);
      const estoque = await db.query<Diferenca>(
        `select ${columns} from pedido_conferir_estoque() limit ${atMost}`,
      );
      for (const diferenca of estoque) report('pedidos', diferenca);
      await db.query(
        `insert into livro (nome, diferencas, conferido_em, depois_de)
         select l.nome, l.diferencas, now(), case l.nome when 'contas' then $3::uuid end
         from unnest($1::text[], $2::int[]) as l (nome, diferencas)
         on conflict (nome) do update set diferencas = excluded.diferencas, conferido_em = excluded.conferido_em,
           depois_de = excluded.depois_de`,
        [nomes, nomes.map((livro) => counts[livro]), depoisDe],
      );
      log.info({ event: 'ledger_audit_finished', ...counts, pessoas: checked.size }, 'Ledger audit finished');
    },
    /** Lists the number of inconsistencies per ledger from the last run in any process. */
    listTotais: (): Promise<{ nome: string; diferencas: number }[]> =>
      db.query<{ nome: string; diferencas: number }>('select nome, diferencas from livro order by nome'),
  };
}
