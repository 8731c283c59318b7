import type { Aparelhos } from '../../../../kernel/auth/aparelho.ts';
import type { SessaoOperador } from '../../../../kernel/auth/ator.ts';
import type { Cifra } from '../../../../kernel/auth/cifra.ts';
import type { Clock } from '../../../../kernel/clock.ts';
import { refuse } from '../../../../kernel/domain-error.ts';
import { toNetwork } from '../../../../kernel/http/limits/rate-limit.ts';
import { createId, createSegredo, hashSegredo } from '../../../../kernel/ids.ts';
import type { OperadorRow } from '../operador.store.ts';
import type { PresentSessao, SessaoWire } from './sessao-operador.service.ts';
import type { SessaoOperadorStore } from './sessao-operador.store.ts';

/** Device and network of a sign-in. */
export interface Origem {
  /** Browser and system in words. */
  readonly aparelho: string;
  /** Value of the cookie that recognizes the browser. */
  readonly navegadorId: string;
  /** IP address. */
  readonly endereco: string;
}

/** A session that was just started or verified again, with its cookie value and those of the browser. */
export interface Entrada {
  readonly token: string;
  readonly sessao: SessaoWire;
  /** Token of the known device, from a sign-in. */
  readonly aparelho?: string;
  readonly navegadorId: string;
}

/** Refusals of the calls that start a session. */
type RecusaDeEntrada =
  | 'operador.entradaRecusada'
  | 'operador.passkeyRecusada'
  | 'operador.conviteInvalido'
  | 'operador.recuperacaoInvalida';

export type AberturaSessao = ReturnType<typeof createAberturaSessao>;

/** Starts and renews sessions of operators with a verified identity. */
export function createAberturaSessao({
  sessoes,
  present,
  cifra,
  aparelhos,
  clock,
}: {
  readonly sessoes: SessaoOperadorStore;
  readonly present: PresentSessao;
  /** Hashes networks, which are few enough to be guessed from a plain hash. */
  readonly cifra: Cifra;
  readonly aparelhos: Pick<Aparelhos, 'sign'>;
  readonly clock: Clock;
}) {
  const toHashes = ({ navegadorId, endereco }: Origem) => ({
    aparelhoHash: hashSegredo(navegadorId),
    redeHash: cifra.hash(`rede:${toNetwork(endereco)}`),
  });
  return {
    /**
     * Starts a session of a verified operator.
     *
     * @param operador the account with the password hash that was judged; throws `recusa` when it has another one by now
     */
    async start(operador: OperadorRow, origem: Origem, recusa: RecusaDeEntrada): Promise<Entrada> {
      const { aparelho, navegadorId } = origem;
      const token = createSegredo();
      const agora = clock.now();
      const sessaoId = createId(agora.getTime());
      const isStarted = await sessoes.create({
        sessaoId,
        operadorId: operador.operador_id,
        senhaHash: operador.senha_hash,
        tokenHash: hashSegredo(token),
        aparelho,
        ...toHashes(origem),
        agora,
      });
      if (!isStarted) throw refuse(recusa);
      const sessao = {
        sessao_id: sessaoId,
        operador_id: operador.operador_id,
        aparelho,
        criada_em: agora,
        usada_em: agora,
        elevada_em: agora,
      };
      return {
        token,
        sessao: await present(operador, sessao),
        navegadorId,
        aparelho: await aparelhos.sign(
          { id: operador.operador_id, senhaHash: operador.senha_hash },
          sessaoId,
        ),
      };
    },
    /** Records a fresh verification, under another cookie. Throws operador.semSessao. */
    async elevate(operador: OperadorRow, { sessaoId }: SessaoOperador, origem: Origem): Promise<Entrada> {
      const token = createSegredo();
      if (!(await sessoes.elevate(sessaoId, hashSegredo(token), toHashes(origem), clock.now())))
        throw refuse('operador.semSessao');
      const sessao = await sessoes.use(hashSegredo(token), clock.now());
      if (!sessao) throw refuse('operador.semSessao');
      return { token, sessao: await present(operador, sessao), navegadorId: origem.navegadorId };
    },
  };
}
