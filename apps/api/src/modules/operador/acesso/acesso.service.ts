import type { Frequencia, RetornoOf } from '@trevo/contract/call';
import type { Calls } from '@trevo/contract/calls';
import type { Cifra } from '../../../kernel/auth/cifra.ts';
import { getOutsideTime, type Clock } from '../../../kernel/clock.ts';
import { refuse } from '../../../kernel/domain-error.ts';
import type { SessaoOperador } from '../../../kernel/auth/ator.ts';
import { createId, hashSegredo } from '../../../kernel/ids.ts';
import type { AtoDeAcesso, AuditoriaService } from '../auditoria/auditoria.service.ts';
import type { AberturaSessao, Entrada, Origem } from './sessao/abertura-sessao.ts';
import { findPasso, openAutenticador, toEnderecoAutenticador } from './senha/codigo-autenticador.ts';
import type { RecordRetirados } from './convite/convite-retirado.store.ts';
import type { ConviteRow, OperadorRow, OperadorStore } from './operador.store.ts';
import type { SegundoFator } from './senha/senha-conhecida.service.ts';
import { type HashNova, hashesPor } from './senha/senha-nova.ts';

/** Password and code of a sign-in. `isConhecida`: from a known device of the account. */
interface Prova {
  readonly senha: string;
  readonly codigo: string;
  readonly isConhecida: boolean;
}

export type AcessoService = ReturnType<typeof createAcessoService>;

/** Refusals of an invitation that could not be used. */
const recusas = {
  invalido: 'operador.conviteInvalido',
  conta: 'operador.conviteDeConta',
  ultimo: 'operador.ultimoAdministrador',
  umaPessoa: 'operador.conviteDeUmaPessoa',
} as const;

/** Returns the trail's row of an accepted invitation, with the people behind it. */
const toAceite = (
  acao: AtoDeAcesso['acao'],
  convite: ConviteRow,
  operadorId: string,
  requisicao: string,
): AtoDeAcesso => ({
  acao,
  correntes: [convite.promotora_id ?? ''],
  ator: { tipo: 'operador', id: operadorId, nome: convite.nome },
  alvo: {
    conviteID: convite.convite_id,
    ...(convite.papel === null ? {} : { papel: convite.papel }),
    ...(convite.convidado_nome === null ? {} : { convidadoPor: convite.convidado_nome }),
    ...(convite.aprovado_nome === null ? {} : { aprovadoPor: convite.aprovado_nome }),
  },
  requisicao,
});

/** Sign-in of operators: password and authenticator, invitations, sessions. */
export function createAcessoService(parts: {
  readonly operadores: OperadorStore;
  readonly abertura: AberturaSessao;
  /** Seals the secrets of authenticators. */
  readonly cifra: Cifra;
  readonly hashNova: HashNova;
  /** Compares a password; takes as long without a hash. */
  readonly verifySenha: (
    senhaHash: string | undefined,
    senha: string,
    isConhecida?: boolean,
  ) => Promise<boolean>;
  readonly segundoFator: SegundoFator;
  /** Counts uses of a key in the database. */
  readonly countUse: (key: string, segundos: number) => Promise<{ usos: number; segundos: number }>;
  /** Counts one use of a key over all processes; throws requisicao.muitas above the limit. */
  readonly countUso: (key: string, frequencia: Frequencia) => Promise<void>;
  readonly auditoria: Pick<AuditoriaService, 'recordAcesso'>;
  readonly recordRetirados: RecordRetirados;
  readonly clock: Clock;
}) {
  const { operadores, abertura, cifra, clock } = parts;
  const openTotp = (totp: string): string => openAutenticador(cifra, totp);

  /**
   * Throws operador.entradaRecusada unless password and code are right, and operador.senhaConhecida after too many wrong
   * codes; a code is used once.
   */
  const verify = async (
    operador: OperadorRow | undefined,
    { senha, codigo, isConhecida }: Prova,
  ): Promise<OperadorRow> => {
    const isSenha = await parts.verifySenha(operador?.senha_hash, senha, isConhecida);
    if (!operador || !isSenha) {
      // A right password is followed by a write; without one here, the time would tell a wrong password.
      await parts.countUse('operador.senhaErrada', 3600);
      throw refuse('operador.entradaRecusada');
    }
    await parts.segundoFator.verify(operador, codigo);
    return operador;
  };

  const get = async (operadorId: string): Promise<OperadorRow> => {
    const operador = await operadores.find(operadorId);
    if (!operador) throw refuse('operador.semSessao');
    return operador;
  };

  /** Throws operador.conviteInvalido and operador.conviteRetirado. */
  const getConvite = async (tokenHash: string): Promise<ConviteRow> => {
    const convite = await operadores.findConvite(tokenHash, clock.now());
    if (!convite) throw refuse('operador.conviteInvalido');
    if (convite.retirado_em) throw refuse('operador.conviteRetirado');
    return convite;
  };

  return {
    /** Signs in. Throws operador.entradaRecusada, the same for a wrong e-mail, password and code, and operador.senhaConhecida. */
    async enter(email: string, prova: Prova, origem: Origem): Promise<Entrada> {
      const operador = await verify(await operadores.findByEmail(email), prova);
      return abertura.start(operador, origem, 'operador.entradaRecusada');
    },
    /** Verifies the operator of a session again, under another cookie. Throws requisicao.muitas. */
    async elevate(sessao: SessaoOperador, senha: string, codigo: string, origem: Origem): Promise<Entrada> {
      await parts.countUso(`operador.elevar:${sessao.operadorId}`, hashesPor);
      const prova = { senha, codigo, isConhecida: true };
      return abertura.elevate(await verify(await get(sessao.operadorId), prova), sessao, origem);
    },
    /** Returns an invitation with the secret of its authenticator. */
    async openConvite(token: string): Promise<RetornoOf<Calls['operador.abrirConvite']>> {
      const convite = await getConvite(hashSegredo(token));
      const segredo = openTotp(convite.totp);
      return {
        nome: convite.nome,
        email: convite.email,
        nomePromotora: convite.nome_promotora,
        papel: convite.papel,
        ate: convite.ate.toISOString(),
        temConta: convite.tem_conta,
        autenticador: { segredo, endereco: toEnderecoAutenticador(convite.email, segredo) },
      };
    },
    /**
     * Accepts an invitation with a new account, by a password and a code, and signs in. Throws operador.conviteDeConta
     * for an address that has an account.
     */
    async acceptConvite(
      token: string,
      senha: string,
      codigo: string,
      origem: Origem,
      requisicao: string,
    ): Promise<Entrada> {
      const tokenHash = hashSegredo(token);
      const convite = await getConvite(tokenHash);
      if (convite.tem_conta) throw refuse('operador.conviteDeConta');
      const passo = findPasso(openTotp(convite.totp), codigo, getOutsideTime(clock));
      if (passo === undefined) throw refuse('operador.codigoRecusado');
      const senhaHash = await parts.hashNova(`operador.aceitarConvite:${convite.convite_id}`, senha, convite);
      const operadorId = createId(clock.now().getTime());
      const aceite = toAceite('operador.aceitarConvite', convite, operadorId, requisicao);
      const { promotora_id: promotoraId } = convite;
      const autoria = { ator: aceite.ator, sessaoOperador: null, promotoraId, requisicao };
      await parts.auditoria.recordAcesso(aceite, async () => {
        const aceito = await operadores.accept({
          tokenHash,
          promotoraId,
          operadorId,
          senhaHash,
          passo,
          agora: clock.now(),
          writeRetirados: parts.recordRetirados(autoria),
        });
        if (aceito !== 'feito') throw refuse(recusas[aceito]);
      });
      // With the hash of this request: after a recovery since then it starts no session.
      const operador = { ...(await get(operadorId)), senha_hash: senhaHash };
      return abertura.start(operador, origem, 'operador.conviteInvalido');
    },
    /** Accepts an invitation to the address of the session's account. */
    async acceptDaConta(sessaoOperador: SessaoOperador, token: string, requisicao: string): Promise<void> {
      const { operadorId } = sessaoOperador;
      const tokenHash = hashSegredo(token);
      const convite = await getConvite(tokenHash);
      const { email, nome } = await get(operadorId);
      if (convite.email !== email) throw refuse('operador.conviteDeOutraConta');
      const aceite = toAceite('operador.aceitarConviteDaConta', { ...convite, nome }, operadorId, requisicao);
      const { promotora_id: promotoraId } = convite;
      const autoria = { ator: aceite.ator, sessaoOperador, promotoraId, requisicao };
      await parts.auditoria.recordAcesso(aceite, async () => {
        const aceito = await operadores.acceptDaConta({
          tokenHash,
          promotoraId,
          operadorId,
          agora: clock.now(),
          writeRetirados: parts.recordRetirados(autoria),
        });
        if (aceito !== 'feito') throw refuse(recusas[aceito]);
      });
    },
  };
}
