import type { Clock } from '../../../kernel/clock.ts';
import { refuse } from '../../../kernel/domain-error.ts';
import { createSegredo, hashSegredo } from '../../../kernel/ids.ts';
import type { HospedagemService } from '../../campanha/public.ts';
import type { ConsumidorRow, ConsumidorService, Transacao } from '../../consumidor/public.ts';
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

  /** Finds a token with its consumer; undefined when either does not belong to the host. */
  async function find(host: string, finalidade: Finalidade, token: string) {
    const { promotoraId } = await parts.hospedagens.get(host);
    const row = await store.find(hashSegredo(token), finalidade, clock.now());
    const pessoa = row && (await parts.consumidores.find(row.consumidor_id));
    return pessoa?.promotora_id === promotoraId ? { pessoa, valorHash: row!.valor_hash } : undefined;
  }

  return {
    /** Returns the link for setting a new password; valid for 30 minutes and one use. */
    async createSenhaLink(origin: string, consumidorId: string): Promise<string> {
      const token = await create('senha', consumidorId, '', senhaMilliseconds);
      return `${origin}/redefinirSenha?token=${token}`;
    },
    /** Returns the link that confirms the consumer's e-mail; valid for seven days. */
    async createEmailLink(origin: string, consumidorId: string, email: string): Promise<string> {
      const token = await create('email', consumidorId, hashSegredo(email), emailMilliseconds);
      return `${origin}/verificarEmail?token=${token}`;
    },
    /** Returns the owner of a password token on a host. Throws login.linkInvalido. */
    async getSenhaOwner(host: string, token: string): Promise<ConsumidorRow> {
      const found = await find(host, 'senha', token);
      if (!found) throw refuse('login.linkInvalido');
      return found.pessoa;
    },
    /** Consumes the token together with `work`; throws login.linkInvalido without running either. */
    useSenhaToken: (
      token: string,
      consumidorId: string,
      work: (tx: Transacao) => Promise<void>,
    ): Promise<void> => store.useForSenha(hashSegredo(token), consumidorId, clock.now(), work),
    /** Invalidates the consumer's password tokens together with `work`. */
    endSenhaTokens: (consumidorId: string, work: (tx: Transacao) => Promise<void>): Promise<void> =>
      store.endSenhaTokens(consumidorId, clock.now(), work),
    /** Creates a token that reads the consumer's data; valid for 15 minutes and until the password changes. */
    async createDadosToken(pessoa: ConsumidorRow): Promise<{ token: string; expiraEm: Date }> {
      const expiraEm = new Date(clock.now().getTime() + dadosMilliseconds);
      const token = await create('dados', pessoa.consumidor_id, hashVersao(pessoa), dadosMilliseconds);
      return { token, expiraEm };
    },
    /** Finds the consumer of a token on a host; undefined when it expired. */
    async findDadosOwner(host: string, token: string): Promise<ConsumidorRow | undefined> {
      const found = await find(host, 'dados', token);
      return found?.pessoa.ativo && found.valorHash === hashVersao(found.pessoa) ? found.pessoa : undefined;
    },
    /** Confirms a token's e-mail and returns the consumer's id; idempotent. Throws login.linkEmailInvalido. */
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

/** Hash of the token version, which changes whenever all sessions are revoked. */
const hashVersao = ({ token_versao }: ConsumidorRow) => hashSegredo(String(token_versao));
