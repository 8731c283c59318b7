import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import { folders } from '../../apps/api/src/folders.ts';
import { createKeyRing } from '../../apps/api/src/kernel/auth/key-ring.ts';
import { createTokenIssuer } from '../../apps/api/src/kernel/auth/sessao.ts';
import { systemClock } from '../../apps/api/src/kernel/clock.ts';
import type { Db } from '../../apps/api/src/kernel/db/db.ts';

export const master = 'master-secret-of-the-bench-only-0000';
export const operator = 'operator-token-of-the-bench-only-000';

export const consumidorId = (n: number) => `01890000-0000-7000-8000-${String(n).padStart(12, '0')}`;
export const toUsuario = (n: number) => String(10_000_000_000 + n);

/** Inserts people with accounts; none has a usable password. */
export async function insertPeople(db: Db, people: number): Promise<void> {
  await db.query(
    `insert into consumidor (consumidor_id, promotora_id, usuario, tipo, nome, senha_hash, criado_em, atualizado_em)
     select ('01890000-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid, 'quatrofolhas', (10000000000 + n)::text,
       'consumidor', 'BENCH', 'x', now(), now()
     from generate_series(0, $1::int - 1) as n on conflict do nothing`,
    [people],
  );
  await db.query(
    `insert into login_usuario select 'quatrofolhas', c.usuario, c.consumidor_id from consumidor c on conflict do nothing`,
  );
}

type Arquivo = Record<string, unknown>;

/** Returns the first fixture campaign's file, modified by the bench. */
export function buildChanged(change: (arquivo: Arquivo) => void): string {
  const path = join(folders.fixtures, 'campanhas/padrao.campanha.yaml');
  const arquivo = parse(readFileSync(path, 'utf8')) as Arquivo;
  // Benches change the number of series, which the rules of the draws depend on.
  for (const sorteio of arquivo['sorteios'] as Arquivo[]) delete sorteio['regra'];
  change(arquivo);
  return stringify(arquivo);
}

/** Publishes the first fixture campaign, modified by the bench. */
export const publishChanged = (port: number, change: (arquivo: Arquivo) => void): Promise<void> =>
  publishText(port, buildChanged(change));

export async function publishText(port: number, texto: string): Promise<void> {
  const response = await fetch(`http://127.0.0.1:${port}/operador/v1/campanhas`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${operator}` },
    body: JSON.stringify({ nomeArquivo: 'bench.yaml', texto }),
  });
  if (!response.ok) throw new Error(await response.text());
}

/** Does the same without cards, and under another name. */
export const publish = (
  port: number,
  identificacao: string,
  change: (arquivo: Arquivo) => void,
): Promise<void> =>
  publishChanged(port, (arquivo) => {
    (arquivo['campanha'] as Arquivo)['identificacao'] = identificacao;
    arquivo['recompensas'] = {};
    delete arquivo['premios'];
    change(arquivo);
  });

/** Key ring of the programs that a bench starts. */
export const keys = createKeyRing([{ uso: 'tudo', segredo: master }]);
const issuer = createTokenIssuer(keys.sessoes, systemClock);

/** Creates one session for each of the first people. */
export const createTokens = (people: number): Promise<string[]> =>
  Promise.all(
    Array.from({ length: people }, (_, n) =>
      issuer.issue({
        consumidorId: consumidorId(n),
        promotoraId: 'quatrofolhas',
        usuario: toUsuario(n),
        tipo: 'consumidor',
        tokenVersao: 1,
        sessaoId: consumidorId(n),
        tokenId: consumidorId(n),
        anterior: undefined,
      }),
    ),
  );
