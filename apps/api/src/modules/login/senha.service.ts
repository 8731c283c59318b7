import { randomBytes } from 'node:crypto';
import { getTextoSenhaAtualMinimo } from '@trevo/config/configuracao/telas-questions';
import type { Detalhe } from '@trevo/contract/envelope';
import { detalheText } from '@trevo/contract/palavras.text';
import { isSenhaNova, senhaAtualMinimo } from '@trevo/rules/pessoa/senha';
import { hash, verify } from '@node-rs/argon2';
import { createHashTurns } from '../../kernel/auth/hash-turns.ts';
import type { Sessao } from '../../kernel/auth/sessao.ts';
import { refuse } from '../../kernel/domain-error.ts';
import type { HospedagemService } from '../campanha/public.ts';
import type { ConsumidorRow, ConsumidorService, Transacao } from '../consumidor/public.ts';
import type { Autenticado, Autenticar, SignAparelho } from './sessao.service.ts';
import type { CodigoTemporarioService } from './contato/codigo-temporario.service.ts';
import type { TokenVerificacaoService } from './contato/token-verificacao.service.ts';

/** Rate limits as [attempts, seconds]. Only a session or a link can call this, so strangers cannot lock the owner out. */
const tentativas = [
  [10, 60],
  [30, 3600],
] as const;

export type SenhaService = ReturnType<typeof createSenhaService>;

export function createSenhaService(parts: {
  consumidores: ConsumidorService;
  hospedagens: Pick<HospedagemService, 'get'>;
  codigos: CodigoTemporarioService;
  tokensVerificacao: TokenVerificacaoService;
  authenticate: Autenticar;
  signAparelho: SignAparelho;
  senhaCusto?: SenhaCusto | undefined;
  countUse: (key: string, segundos: number) => Promise<{ usos: number; segundos: number }>;
  /** Removes the passkeys: an intruder, the reason for the new password, may have added one. */
  deletePasskeys: (consumidorId: string, tx: Transacao) => Promise<void>;
  /** Called after a consumer's sessions were revoked. */
  onRevoke: (consumidorId: string) => void;
}) {
  const { consumidores, codigos, tokensVerificacao } = parts;

  const endCodigo = ({ promotora_id, usuario }: ConsumidorRow, tx: Parameters<typeof codigos.end>[1]) =>
    codigos.end({ promotoraId: promotora_id, finalidade: 'senha', chave: usuario }, tx);

  /** Counts a hash that takes the turns of known devices. Throws requisicao.muitas. */
  async function countHash(key: string): Promise<void> {
    for (const [times, seconds] of tentativas) {
      const { usos, segundos } = await parts.countUse(key, seconds);
      if (usos > times) throw refuse('requisicao.muitas', { segundos });
    }
  }

  /**
   * Verifies the signed-in consumer's password. Throws login.senhaAtualIncorreta, and requisicao.muitas beyond
   * the rate limit, which all callers share.
   */
  async function checkAtual(row: ConsumidorRow, senhaAtual: string): Promise<void> {
    await countHash(`senhaAtual:${row.consumidor_id}`);
    if (!(await verifySenha(row.senha_hash, senhaAtual, true))) throw refuse('login.senhaAtualIncorreta');
  }

  return {
    checkAtual,

    /** Changes the own password; revokes every other session and all passkeys, and returns a new token. */
    async change(
      host: string,
      { consumidorId }: Sessao,
      troca: { senhaAtual: string; novaSenha: string; confirmacao: string },
    ): Promise<Autenticado> {
      const { configuracao } = await parts.hospedagens.get(host);
      checkTrocaSenha(troca, getTextoSenhaAtualMinimo(configuracao));
      const before = await consumidores.get(consumidorId);
      await checkAtual(before, troca.senhaAtual);
      const senhaHash = await hashSenha(troca.novaSenha, parts.senhaCusto, true);
      let after = before;
      await tokensVerificacao.endSenhaTokens(consumidorId, async (tx) => {
        after = await consumidores.changeSenha(consumidorId, senhaHash, {
          tokenVersao: before.token_versao,
          tx,
        });
        await parts.deletePasskeys(consumidorId, tx);
        await endCodigo(after, tx);
      });
      parts.onRevoke(consumidorId);
      return parts.authenticate(after);
    },

    /**
     * Sets the password chosen through a reset link; revokes every session and passkey. The link arrived through a
     * contact of the account, so the device gets a known-device token: brute-force attempts by strangers cannot
     * block its next sign-in.
     */
    async confirm(
      host: string,
      token: string,
      novaSenha: string,
    ): Promise<{ login: Pick<ConsumidorRow, 'usuario' | 'tipo'>; aparelho: string }> {
      checkSenhaNova(novaSenha);
      const owner = await tokensVerificacao.getSenhaOwner(host, token);
      await countHash(`senhaNova:${owner.consumidor_id}`);
      const senhaHash = await hashSenha(novaSenha, parts.senhaCusto, true);
      let after = owner;
      await tokensVerificacao.useSenhaToken(token, owner.consumidor_id, async (tx) => {
        after = await consumidores.changeSenha(owner.consumidor_id, senhaHash, { tx });
        await parts.deletePasskeys(owner.consumidor_id, tx);
        await endCodigo(owner, tx);
      });
      parts.onRevoke(owner.consumidor_id);
      const { usuario, tipo } = owner;
      return { login: { usuario, tipo }, aparelho: await parts.signAparelho(after) };
    },
  };
}

/** Throws for a weak new password, with the field name. */
function checkSenhaNova(novaSenha: string): void {
  const mensagem = findProblema(novaSenha);
  if (mensagem) throw refuse('requisicao.invalida', {}, [{ campo: 'novaSenha', mensagem }]);
}

/** Throws for an invalid password change, with every invalid field. */
function checkTrocaSenha(
  troca: { senhaAtual: string; novaSenha: string; confirmacao: string },
  textoAtualMinimo: string,
): void {
  const { senhaAtual, novaSenha, confirmacao } = troca;
  const detalhes: Detalhe[] = [];
  const problema = findProblema(novaSenha);
  if (!senhaAtual) detalhes.push({ campo: 'senhaAtual', mensagem: detalheText.senhaAtualFalta });
  else if (senhaAtual.length < senhaAtualMinimo)
    detalhes.push({ campo: 'senhaAtual', mensagem: textoAtualMinimo });
  if (problema) detalhes.push({ campo: 'novaSenha', mensagem: problema });
  if (!confirmacao) detalhes.push({ campo: 'confirmacao', mensagem: detalheText.confirmacaoFalta });
  else if (confirmacao !== novaSenha)
    detalhes.push({ campo: 'confirmacao', mensagem: detalheText.confirmacaoDiferente });
  if (detalhes.length > 0) throw refuse('requisicao.invalida', {}, detalhes);
}

function findProblema(novaSenha: string): string | undefined {
  if (!novaSenha) return detalheText.senhaNovaFalta;
  return isSenhaNova(novaSenha) ? undefined : detalheText.senhaFraca;
}

/** Cost of a password hash: memory in KiB, passes, lanes. */
export interface SenhaCusto {
  readonly memoryCost: number;
  readonly timeCost: number;
  readonly parallelism: number;
}

/** OWASP's first recommendation for Argon2id: 19 MiB, 2 passes, 1 lane. */
const owaspCusto: SenhaCusto = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

// One of the four threads of libuv stays free for the verification of tokens; a hundred hashes take about two seconds on
// two cores (ADR 0101).
const turns = createHashTurns(3, 100);

/**
 * Returns the Argon2id hash of a password, with salt and cost included. `isConhecida`: authorized by a session or a link, so
 * that it takes the turns of known devices.
 */
export const hashSenha = (
  senha: string,
  custo: SenhaCusto = owaspCusto,
  isConhecida = false,
): Promise<string> => turns.run(() => hash(senha, custo), isConhecida);

/**
 * Returns whether a password matches a hash; false for anything that is not a hash, such as the empty one of a
 * deleted account. `isConhecida`: from a known device of the account, or authorized by a session.
 */
export const verifySenha = async (senhaHash: string, senha: string, isConhecida = false): Promise<boolean> =>
  senhaHash.startsWith('$argon2id$') && turns.run(() => verify(senhaHash, senha), isConhecida);

/** Hashes and compares passwords at one cost; a missing hash takes as long as a wrong password. */
export function createSenhaHasher(custo?: SenhaCusto) {
  const dummyHash = hashSenha(randomBytes(16).toString('hex'), custo);
  return {
    hashSenha: (senha: string, isConhecida = false): Promise<string> => hashSenha(senha, custo, isConhecida),
    verifySenha: async (
      senhaHash: string | undefined,
      senha: string,
      isConhecida = false,
    ): Promise<boolean> =>
      (await verifySenha(senhaHash ?? (await dummyHash), senha, isConhecida)) && senhaHash !== undefined,
  };
}
