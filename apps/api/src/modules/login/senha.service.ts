import { getTextoSenhaAtualMinimo } from '@trevo/config/configuracao-questions';
import type { Sessao } from '../../kernel/auth/sessao.ts';
import { refuse } from '../../kernel/domain-error.ts';
import type { HospedagemService } from '../campanha/public.ts';
import type { ConsumidorRow, ConsumidorService } from '../consumidor/public.ts';
import type { Autenticado, Autenticar } from './autenticado.ts';
import type { CodigoTemporarioService } from './codigo-temporario.service.ts';
import { hashSenha, verifySenha } from './senha-hash.ts';
import { checkSenhaNova, checkTrocaSenha } from './senha-nova.ts';
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
      const senhaHash = await hashSenha(troca.novaSenha);
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

    /** Sets the password that the owner of a link chose; every session of theirs ends. */
    async confirm(
      host: string,
      token: string,
      novaSenha: string,
    ): Promise<Pick<ConsumidorRow, 'usuario' | 'tipo'>> {
      checkSenhaNova(novaSenha);
      const owner = await tokensVerificacao.getSenhaOwner(host, token);
      const senhaHash = await hashSenha(novaSenha);
      await tokensVerificacao.useSenhaToken(token, owner.consumidor_id, async (tx) => {
        await consumidores.changeSenha(owner.consumidor_id, senhaHash, { tx });
        await endCodigo(owner, tx);
      });
      parts.onRevoke(owner.consumidor_id);
      return { usuario: owner.usuario, tipo: owner.tipo };
    },
  };
}
