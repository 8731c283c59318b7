import type { Columns } from '../../../../schema/call-function.ts';
import type { Db, Queryable } from '../../../../kernel/db/db.ts';
import { aprovadores } from '../equipe/aprovadores.ts';
import {
  lockConvites,
  withdrawDeUmaPessoa,
  withdrawSemDireito,
  type WriteRetirados,
} from './convite-retirado.store.ts';
import { keepingAdministrador, lockPapel, requireAdministrador } from '../equipe/papel-operador.store.ts';
import { endAcessos } from '../sessao/sessao-operador.store.ts';

/** An invitation accepted by a signed-in operator. */
export interface AceiteDaConta {
  readonly tokenHash: string;
  /** Promoter of the invitation; null for the installation. */
  readonly promotoraId: string | null;
  readonly operadorId: string;
  readonly agora: Date;
  readonly writeRetirados: WriteRetirados;
}

/** An invitation accepted with a new account. */
export interface Aceite extends AceiteDaConta {
  readonly senhaHash: string;
  /** Time step of the code that proved the authenticator. */
  readonly passo: number;
}

/** A password and an authenticator that replace those of an account. */
export interface Recuperacao {
  readonly operadorId: string;
  /** Hash of the password to replace; the recovery is refused after another one. */
  readonly senhaAntes: string;
  readonly senhaHash: string;
  /** Base64. */
  readonly totp: string;
  readonly passo: number;
  readonly agora: Date;
}

type ConviteUsado = Columns<
  'operador_convite',
  'nome' | 'email' | 'promotora_id' | 'papel' | 'convidado_por' | 'aprovado_por' | 'por_comando'
> & {
  readonly totp: string;
};

const usado = `c.nome, c.email, c.promotora_id, c.papel, c.convidado_por, c.aprovado_por, c.por_comando,
  encode(c.totp_cifrado, 'base64') as totp`;

/** Thrown within a transaction for an invitation without the two people that its role needs: it stays unused. */
const deUmaPessoa = new Error('the invitation has not the two people that its role needs');

/** Returns 'umaPessoa' for a transaction that was rolled back because a second person is missing. */
async function judgingPessoas<T>(work: () => Promise<T>): Promise<T | 'umaPessoa'> {
  try {
    return await work();
  } catch (error) {
    if (error === deUmaPessoa) return 'umaPessoa';
    throw error;
  }
}

/** Thrown within a transaction for an invitation to the address of an account: the invitation stays open. */
const comConta = new Error('the address of the invitation has an account');

/**
 * Uses an invitation up and creates its operator. Returns 'invalido' when it was used, withdrawn or has ended, and
 * 'conta' when its address has an account: then nothing is changed.
 */
export async function acceptConvite(
  db: Db,
  aceite: Aceite,
): Promise<'feito' | 'invalido' | 'conta' | 'umaPessoa'> {
  try {
    return await judgingPessoas(() => db.transaction((tx) => accept(tx, aceite)));
  } catch (error) {
    if (error === comConta) return 'conta';
    throw error;
  }
}

async function accept(tx: Queryable, aceite: Aceite): Promise<'feito' | 'invalido'> {
  const { tokenHash, promotoraId } = aceite;
  await lockConvites(tx, { tokenHash, promotoraId });
  const [convite] = await tx.query<ConviteUsado>(
    `delete from operador_convite c where c.token_hash = $1 and c.ate > $2 and c.retirado_em is null
     returning ${usado}`,
    [tokenHash, aceite.agora],
  );
  if (!convite) return 'invalido';
  const created = await tx.query(
    `insert into operador (operador_id, nome, email, senha_hash, totp_cifrado, totp_passo, da_instalacao, criado_em)
       values ($1, $2, $3, $4, decode($5, 'base64'), $6, $7, $8)
       on conflict on constraint operador__email do nothing returning 1 as one`,
    [
      aceite.operadorId,
      convite.nome,
      convite.email,
      aceite.senhaHash,
      convite.totp,
      aceite.passo,
      convite.promotora_id === null,
      aceite.agora,
    ],
  );
  if (created.length === 0) throw comConta;
  await grant(tx, aceite, convite);
  return 'feito';
}

/**
 * Uses an invitation to the address of an operator up and grants its role; password, authenticator and sessions
 * stay. A lower role withdraws the open invitations that the operator made. Returns 'invalido' when it was used,
 * withdrawn, has ended or is for another address, and 'ultimo' when its role would leave the promoter without
 * administrator: then nothing is changed.
 */
export const acceptConviteDaConta = (
  db: Db,
  aceite: AceiteDaConta,
): Promise<'feito' | 'invalido' | 'ultimo' | 'umaPessoa'> =>
  keepingAdministrador(() =>
    judgingPessoas(() =>
      db.transaction(async (tx) => {
        await lockConvites(tx, aceite);
        const [convite] = await tx.query<ConviteUsado>(
          `delete from operador_convite c using operador o
         where c.token_hash = $1 and c.ate > $2 and c.retirado_em is null
           and o.operador_id = $3 and o.email = c.email
         returning ${usado}`,
          [aceite.tokenHash, aceite.agora, aceite.operadorId],
        );
        if (!convite) return 'invalido';
        await grant(tx, aceite, convite);
        if (convite.promotora_id !== null) await withdrawSemDireito(tx, aceite, convite.promotora_id);
        return 'feito';
      }),
    ),
  );

/** Grants the role of an invitation, or that of the installation; a role that approves ends invitations of one person. */
async function grant(tx: Queryable, aceite: AceiteDaConta, convite: ConviteUsado): Promise<void> {
  const { operadorId, agora } = aceite;
  const { promotora_id: promotoraId, papel } = convite;
  if (promotoraId === null) {
    await requirePessoas(tx, convite);
    await tx.query('update operador set da_instalacao = true where operador_id = $1', [operadorId]);
    return;
  }
  const antes = await lockPapel(tx, operadorId, promotoraId);
  await requirePessoas(tx, convite);
  await tx.query(
    `insert into operador_papel (operador_id, promotora_id, papel, desde) values ($1, $2, $3, $4)
     on conflict on constraint operador_papel__pk do update set papel = excluded.papel, desde = excluded.desde`,
    [operadorId, promotoraId, papel, agora],
  );
  if (antes === 'administrador') await requireAdministrador(tx, promotoraId);
  await withdrawDeUmaPessoa(tx, { promotoraId, papel }, aceite);
}

/**
 * Requires, when an invitation is used, that those who made it may still invite: two operators for a role that approves
 * proposals, one for another role. An invitation of a command on the server is good. Throws `deUmaPessoa`.
 */
async function requirePessoas(
  tx: Queryable,
  {
    promotora_id: promotoraId,
    papel,
    convidado_por: convidadoPor,
    aprovado_por: aprovadoPor,
    por_comando: isPorComando,
  }: ConviteUsado,
): Promise<void> {
  if (isPorComando) return;
  // Without a promoter it grants the installation, which only a command invites to.
  const isAprovador = promotoraId === null || aprovadores.some((one) => one === papel);
  // Invitations of before these columns name no person.
  if (!isAprovador && convidadoPor === null) return;
  const pessoas = isAprovador ? [convidadoPor, aprovadoPor] : [convidadoPor];
  const daInstalacao = await tx.query<Columns<'operador', 'operador_id'>>(
    'select operador_id from operador where operador_id = any($1::uuid[]) and da_instalacao for share',
    [pessoas],
  );
  // `lockPapel` holds these rows.
  const administradores = await tx.query<Columns<'operador_papel', 'operador_id'>>(
    `select operador_id from operador_papel
     where operador_id = any($1::uuid[]) and promotora_id = $2 and papel = 'administrador'`,
    [pessoas, promotoraId],
  );
  const podem = new Set([...daInstalacao, ...administradores].map(({ operador_id }) => operador_id));
  if (podem.size < pessoas.length) throw deUmaPessoa;
}

/**
 * Replaces password and authenticator and ends all sessions and passkeys, which may be an intruder's. Returns false
 * when the password is not that of before any more.
 */
export const recoverConta = (db: Db, recuperacao: Recuperacao): Promise<boolean> =>
  db.transaction(async (tx) => {
    const { operadorId, senhaAntes, senhaHash, totp, passo, agora } = recuperacao;
    const replaced = await tx.query(
      `update operador set senha_hash = $3, totp_cifrado = decode($4, 'base64'), totp_passo = $5, codigos_errados = 0,
         codigos_errados_desde = null, senha_conhecida_em = null, senha_aviso_tentado_em = null,
         senha_aviso_enviado_em = null
       where operador_id = $1 and senha_hash = $2 returning 1 as one`,
      [operadorId, senhaAntes, senhaHash, totp, passo],
    );
    if (replaced.length === 0) return false;
    await endAcessos(tx, operadorId, agora);
    return true;
  });
