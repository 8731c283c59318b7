import type { Clock } from '../../kernel/clock.ts';
import { refuse } from '../../kernel/domain-error.ts';
import { createSegredo, hashSegredo } from '../../kernel/ids.ts';
import type { HospedagemService } from '../campanha/public.ts';
import type { ConsumidorRow, ConsumidorService, Transacao } from '../consumidor/public.ts';
import type { Finalidade, TokenVerificacaoStore } from './token-verificacao.store.ts';

const senhaMilliseconds = 30 * 60_000;
const emailMilliseconds = 7 * 86_400_000;
const dadosMilliseconds = 15 * 60_000;

export type TokenVerificacaoService = ReturnType<typeof createTokenVerificacaoService>;

export function createTokenVerificacaoService(parts: {
  store: TokenVerificacaoStore;
  consumidores: ConsumidorService;
  hospedagens: HospedagemService;
  clock: Clock;
}) {
  const { store, clock } = parts;

  async function create(
    finalidade: Finalidade,
    consumidorId: string,
    valorHash: string,
    life: number,
  ): Promise<string> {
    const token = createSegredo();
    const agora = clock.now();
    const expiraEm = new Date(agora.getTime() + life);
    await store.create({
      tokenHash: hashSegredo(token),
      finalidade,
      consumidorId,
      valorHash,
      agora,
      expiraEm,
    });
    return token;
  }

  /** The token's row with its person; undefined when either does not belong to the host. */
  async function find(host: string, finalidade: Finalidade, token: string) {
    const { promotoraId } = await parts.hospedagens.get(host);
    const row = await store.find(hashSegredo(token), finalidade, clock.now());
    const pessoa = row && (await parts.consumidores.find(row.consumidor_id));
    return pessoa?.promotora_id === promotoraId ? { pessoa, valorHash: row!.valor_hash } : undefined;
  }

  return {
    /** The address where a new password is chosen; good for half an hour and one password. */
    async createSenhaLink(origin: string, consumidorId: string): Promise<string> {
      const token = await create('senha', consumidorId, '', senhaMilliseconds);
      return `${origin}/redefinirSenha?token=${token}`;
    },
    /** The address that confirms the person's e-mail; good for seven days. */
    async createEmailLink(origin: string, consumidorId: string, email: string): Promise<string> {
      const token = await create('email', consumidorId, hashSegredo(email), emailMilliseconds);
      return `${origin}/verificarEmail?token=${token}`;
    },
    /** The person of a password's token on a host; refuses with login.linkInvalido. */
    async getSenhaOwner(host: string, token: string): Promise<ConsumidorRow> {
      const found = await find(host, 'senha', token);
      if (!found) throw refuse('login.linkInvalido');
      return found.pessoa;
    },
    /** Uses the token up together with `work`, or refuses with login.linkInvalido and does neither. */
    useSenhaToken: (
      token: string,
      consumidorId: string,
      work: (tx: Transacao) => Promise<void>,
    ): Promise<void> => store.useForSenha(hashSegredo(token), consumidorId, clock.now(), work),
    /** Ends the person's tokens for a new password together with `work`. */
    endSenhaTokens: (consumidorId: string, work: (tx: Transacao) => Promise<void>): Promise<void> =>
      store.endSenhaTokens(consumidorId, clock.now(), work),
    /** A token that reads the person's data; good for fifteen minutes, and until the password changes. */
    async createDadosToken(pessoa: ConsumidorRow): Promise<{ token: string; expiraEm: Date }> {
      const expiraEm = new Date(clock.now().getTime() + dadosMilliseconds);
      const token = await create('dados', pessoa.consumidor_id, hashVersao(pessoa), dadosMilliseconds);
      return { token, expiraEm };
    },
    /** The person whose data a token reads on a host; undefined once it ended. */
    async findDadosOwner(host: string, token: string): Promise<ConsumidorRow | undefined> {
      const found = await find(host, 'dados', token);
      return found?.pessoa.ativo && found.valorHash === hashVersao(found.pessoa) ? found.pessoa : undefined;
    },
    /** Confirms the e-mail of a token and returns its person's id; idempotent. Refuses with login.linkEmailInvalido. */
    async confirmEmail(host: string, token: string): Promise<string> {
      const found = await find(host, 'email', token);
      const email = found?.pessoa.email ?? '';
      const isSame = found !== undefined && hashSegredo(email) === found.valorHash;
      if (!isSame || !(await parts.consumidores.confirmEmail(found.pessoa.consumidor_id, email)))
        throw refuse('login.linkEmailInvalido');
      return found.pessoa.consumidor_id;
    },
  };
}

/** Changes with whatever ends all sessions of the person. */
const hashVersao = ({ token_versao }: ConsumidorRow) => hashSegredo(String(token_versao));
