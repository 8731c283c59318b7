import type { RetornoOf } from '@trevo/contract/call';
import type { Calls } from '@trevo/contract/calls';
import * as v from 'valibot';
import type { EmailMensagem, EmailSender } from '../../../../adapters/email/email.port.ts';
import type { Cifra } from '../../../../kernel/auth/cifra.ts';
import { getOutsideTime, type Clock } from '../../../../kernel/clock.ts';
import { refuse } from '../../../../kernel/domain-error.ts';
import { hashSegredo } from '../../../../kernel/ids.ts';
import type { Logger } from '../../../../kernel/log.ts';
import type { AtoDeAcesso, AuditoriaService } from '../../auditoria/auditoria.service.ts';
import type { AberturaSessao, Entrada, Origem } from '../sessao/abertura-sessao.ts';
import { createAutenticador, findPasso, toEnderecoAutenticador } from './codigo-autenticador.ts';
import type { OperadorRow, OperadorStore } from '../operador.store.ts';
import { toRecuperacaoEmail, toRecuperadaEmail } from './recuperacao.email.ts';
import type { HashNova } from './senha-nova.ts';

const validaMilliseconds = 3_600_000;

/** Path of the console's page of a recovery; the token follows as fragment, which no server sees. */
const recuperacaoPath = '/recuperar';

/** Content of a token, sealed. `senha`: hash of the hash of the password to replace, so that a token is used once. */
const pedidoSchema = v.object({
  operadorId: v.string(),
  senha: v.string(),
  segredo: v.string(),
  ate: v.number(),
});

export type RecuperacaoService = ReturnType<typeof createRecuperacaoService>;

/**
 * Recovery of operators' accounts: the only way to replace password and authenticator. Its e-mails leave by the
 * program's own sender, so that no promoter reads them (ADR 0095).
 */
export function createRecuperacaoService(parts: {
  readonly operadores: Pick<OperadorStore, 'find' | 'findByEmail' | 'listPapeis' | 'recover'>;
  readonly abertura: AberturaSessao;
  /** Seals the secrets of authenticators. */
  readonly cifra: Cifra;
  /** Seals tokens. */
  readonly cifraToken: Cifra;
  readonly hashNova: HashNova;
  readonly email: EmailSender;
  readonly auditoria: Pick<AuditoriaService, 'recordAcesso'>;
  readonly clock: Clock;
  readonly log: Logger;
}) {
  const { operadores, cifra, cifraToken, clock, log } = parts;

  const send = async (mensagem: EmailMensagem, operadorId: string): Promise<void> => {
    try {
      await parts.email.send(mensagem);
    } catch (err) {
      // -- swallowed: the answer must not tell whether the address has an account
      log.error(
        { event: 'operator_recovery_not_sent', err, operadorId },
        'E-mail of a recovery was not sent',
      );
    }
  };

  /** Returns the address that replaces password and authenticator of an account; valid for one hour and once. */
  function createLink(origin: string, conta: Pick<OperadorRow, 'operador_id' | 'senha_hash'>): string {
    const pedido: v.InferOutput<typeof pedidoSchema> = {
      operadorId: conta.operador_id,
      senha: hashSegredo(conta.senha_hash),
      segredo: createAutenticador(),
      ate: clock.now().getTime() + validaMilliseconds,
    };
    const token = cifraToken.seal(Buffer.from(JSON.stringify(pedido))).toString('base64url');
    return `${origin}${recuperacaoPath}#${token}`;
  }

  /** Throws operador.recuperacaoInvalida. */
  async function read(token: string): Promise<{ operador: OperadorRow; segredo: string; ate: Date }> {
    const pedido = openToken(cifraToken, token);
    const operador =
      pedido && pedido.ate > clock.now().getTime() ? await operadores.find(pedido.operadorId) : undefined;
    if (!pedido || !operador || hashSegredo(operador.senha_hash) !== pedido.senha)
      throw refuse('operador.recuperacaoInvalida');
    return { operador, segredo: pedido.segredo, ate: new Date(pedido.ate) };
  }

  return {
    createLink,
    /** Sends the link to an account's address; the answer is the same without an account, and does not wait. */
    async request(origin: string, email: string): Promise<void> {
      const operador = await operadores.findByEmail(email);
      if (!operador) return;
      void send(toRecuperacaoEmail(operador, createLink(origin, operador)), operador.operador_id);
    },
    async open(token: string): Promise<RetornoOf<Calls['operador.abrirRecuperacao']>> {
      const { operador, segredo, ate } = await read(token);
      const { nome, email } = operador;
      const endereco = toEnderecoAutenticador(email, segredo);
      return { nome, email, ate: ate.toISOString(), autenticador: { segredo, endereco } };
    },
    /** Replaces password and authenticator, ends sessions and passkeys, and signs in. */
    async recover(
      token: string,
      senha: string,
      codigo: string,
      origem: Origem,
      requisicao: string,
    ): Promise<Entrada> {
      const { operador, segredo } = await read(token);
      const passo = findPasso(segredo, codigo, getOutsideTime(clock));
      if (passo === undefined) throw refuse('operador.codigoRecusado');
      const senhaHash = await parts.hashNova(`operador.recuperar:${operador.operador_id}`, senha, operador);
      const { operador_id: operadorId, nome, da_instalacao: isDaInstalacao } = operador;
      const promotoras = (await operadores.listPapeis(operadorId)).map(({ promotora_id }) => promotora_id);
      const ato: AtoDeAcesso = {
        acao: 'operador.recuperar',
        correntes: isDaInstalacao || promotoras.length === 0 ? ['', ...promotoras] : promotoras,
        ator: { tipo: 'operador', id: operadorId, nome },
        alvo: {},
        requisicao,
      };
      await parts.auditoria.recordAcesso(ato, async () => {
        const isDone = await operadores.recover({
          operadorId,
          senhaAntes: operador.senha_hash,
          senhaHash,
          totp: cifra.seal(Buffer.from(segredo)).toString('base64'),
          passo,
          agora: clock.now(),
        });
        if (!isDone) throw refuse('operador.recuperacaoInvalida');
      });
      log.warn(
        { event: 'operator_recovered', operadorId: operador.operador_id },
        'Operator replaced password and authenticator by a recovery',
      );
      void send(toRecuperadaEmail(operador), operador.operador_id);
      return parts.abertura.start(
        { ...operador, senha_hash: senhaHash },
        origem,
        'operador.recuperacaoInvalida',
      );
    },
  };
}

/** Returns the content of a token; undefined for one that was changed or sealed with a retired key. */
function openToken(cifra: Cifra, token: string): v.InferOutput<typeof pedidoSchema> | undefined {
  try {
    const aberto = cifra.open(Buffer.from(token, 'base64url')).toString('utf8');
    return v.parse(pedidoSchema, JSON.parse(aberto));
  } catch {
    // -- swallowed: the token is not valid
    return undefined;
  }
}
