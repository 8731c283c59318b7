import { getTextoSenhaAtualMinimo } from '@trevo/config/configuracao/configuracao-questions';
import type { Detalhe } from '@trevo/contract/envelope';
import { detalheText } from '@trevo/contract/palavras.text';
import { isSenhaNova, senhaAtualMinimo } from '@trevo/rules/pessoa/senha';
import { hash, verify } from '@node-rs/argon2';
import type { Sessao } from '../../kernel/auth/sessao.ts';
import { refuse } from '../../kernel/domain-error.ts';
import type { HospedagemService } from '../campanha/public.ts';
import type { ConsumidorRow, ConsumidorService } from '../consumidor/public.ts';
import type { Autenticado, Autenticar, SignAparelho } from './sessao.service.ts';
import type { CodigoTemporarioService } from './codigo-temporario.service.ts';
import type { TokenVerificacaoService } from './token-verificacao.service.ts';

/** How often in how many seconds. Only a session asks this, so a stranger shuts nobody out. */
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
  /** Called when a person's sessions were revoked. */
  onRevoke: (consumidorId: string) => void;
}) {
  const { consumidores, codigos, tokensVerificacao } = parts;

  const endCodigo = ({ promotora_id, usuario }: ConsumidorRow, tx: Parameters<typeof codigos.end>[1]) =>
    codigos.end({ promotoraId: promotora_id, finalidade: 'senha', chave: usuario }, tx);

  /**
   * Whether a signed-in person knows their password; refuses with login.senhaAtualIncorreta, and with requisicao.muitas
   * whoever guesses, wherever it is asked.
   */
  async function checkAtual(row: ConsumidorRow, senhaAtual: string): Promise<void> {
    for (const [times, seconds] of tentativas) {
      const { usos, segundos } = await parts.countUse(`senhaAtual:${row.consumidor_id}`, seconds);
      if (usos > times) throw refuse('requisicao.muitas', { segundos });
    }
    if (!(await verifySenha(row.senha_hash, senhaAtual))) throw refuse('login.senhaAtualIncorreta');
  }

  return {
    checkAtual,

    /** Changes the own password; every other session ends, the answer carries this one's new token. */
    async change(
      host: string,
      { consumidorId }: Sessao,
      troca: { senhaAtual: string; novaSenha: string; confirmacao: string },
    ): Promise<Autenticado> {
      const { configuracao } = await parts.hospedagens.get(host);
      checkTrocaSenha(troca, getTextoSenhaAtualMinimo(configuracao));
      const before = await consumidores.get(consumidorId);
      await checkAtual(before, troca.senhaAtual);
      const senhaHash = await hashSenha(troca.novaSenha, parts.senhaCusto);
      let after = before;
      await tokensVerificacao.endSenhaTokens(consumidorId, async (tx) => {
        after = await consumidores.changeSenha(consumidorId, senhaHash, {
          tokenVersao: before.token_versao,
          tx,
        });
        await endCodigo(after, tx);
      });
      parts.onRevoke(consumidorId);
      return parts.authenticate(after);
    },

    /**
     * Sets the password that the owner of a link chose; every session of theirs ends. The link came through a contact of
     * the account, so the device gets a known-device token: strangers' attempts do not refuse its next sign-in.
     */
    async confirm(
      host: string,
      token: string,
      novaSenha: string,
    ): Promise<{ login: Pick<ConsumidorRow, 'usuario' | 'tipo'>; aparelho: string }> {
      checkSenhaNova(novaSenha);
      const owner = await tokensVerificacao.getSenhaOwner(host, token);
      const senhaHash = await hashSenha(novaSenha, parts.senhaCusto);
      await tokensVerificacao.useSenhaToken(token, owner.consumidor_id, async (tx) => {
        await consumidores.changeSenha(owner.consumidor_id, senhaHash, { tx });
        await endCodigo(owner, tx);
      });
      parts.onRevoke(owner.consumidor_id);
      const { usuario, tipo } = owner;
      return { login: { usuario, tipo }, aparelho: await parts.signAparelho(owner) };
    },
  };
}

/** Refuses a new password that is too weak, naming the field. */
function checkSenhaNova(novaSenha: string): void {
  const mensagem = judge(novaSenha);
  if (mensagem) throw refuse('requisicao.invalida', {}, [{ campo: 'novaSenha', mensagem }]);
}

/** Refuses a change of password whose fields do not hold, naming each of them. */
function checkTrocaSenha(
  troca: { senhaAtual: string; novaSenha: string; confirmacao: string },
  textoAtualMinimo: string,
): void {
  const { senhaAtual, novaSenha, confirmacao } = troca;
  const detalhes: Detalhe[] = [];
  const judged = judge(novaSenha);
  if (!senhaAtual) detalhes.push({ campo: 'senhaAtual', mensagem: detalheText.senhaAtualFalta });
  else if (senhaAtual.length < senhaAtualMinimo)
    detalhes.push({ campo: 'senhaAtual', mensagem: textoAtualMinimo });
  if (judged) detalhes.push({ campo: 'novaSenha', mensagem: judged });
  if (!confirmacao) detalhes.push({ campo: 'confirmacao', mensagem: detalheText.confirmacaoFalta });
  else if (confirmacao !== novaSenha)
    detalhes.push({ campo: 'confirmacao', mensagem: detalheText.confirmacaoDiferente });
  if (detalhes.length > 0) throw refuse('requisicao.invalida', {}, detalhes);
}

function judge(novaSenha: string): string | undefined {
  if (!novaSenha) return detalheText.senhaNovaFalta;
  return isSenhaNova(novaSenha) ? undefined : detalheText.senhaFraca;
}

/** What hashing a password costs: memory in KiB, passes over it, lanes. */
export interface SenhaCusto {
  readonly memoryCost: number;
  readonly timeCost: number;
  readonly parallelism: number;
}

/** OWASP's first choice for Argon2id: 19 MiB, 2 passes, 1 lane. */
const owaspCusto: SenhaCusto = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Argon2id hash of a password, with its salt and cost inside. */
export const hashSenha = (senha: string, custo: SenhaCusto = owaspCusto): Promise<string> =>
  hash(senha, custo);

/** Whether a password belongs to a hash; what is no hash, such as the empty one of an account that ended, has none. */
export const verifySenha = async (senhaHash: string, senha: string): Promise<boolean> =>
  senhaHash.startsWith('$argon2id$') && verify(senhaHash, senha);
