import type { RetornoOf } from '@trevo/contract/call';
import type { Calls } from '@trevo/contract/calls';
import type { Cifra } from '../../../kernel/auth/cifra.ts';
import { getOutsideTime, type Clock } from '../../../kernel/clock.ts';
import { refuse } from '../../../kernel/domain-error.ts';
import type { SessaoOperador } from '../../../kernel/auth/ator.ts';
import { createId, hashSegredo } from '../../../kernel/ids.ts';
import type { AtoDeAcesso, AuditoriaService } from '../auditoria/auditoria.service.ts';
import type { AberturaSessao, Entrada, Origem } from './abertura-sessao.ts';
import { findPasso, toEnderecoAutenticador } from './codigo-autenticador.ts';
import type { ConviteRow, OperadorRow, OperadorStore } from './operador.store.ts';
import type { RequireForte } from './senha-nova.ts';

export type AcessoService = ReturnType<typeof createAcessoService>;

/** Refusals of an invitation that could not be used. */
const recusas = {
  invalido: 'operador.conviteInvalido',
  conta: 'operador.conviteDeConta',
  ultimo: 'operador.ultimoAdministrador',
  umaPessoa: 'operador.conviteDeUmaPessoa',
} as const;

/** Sign-in of operators: password and authenticator, invitations, sessions. */
export function createAcessoService(parts: {
  readonly operadores: OperadorStore;
  readonly abertura: AberturaSessao;
  /** Seals the secrets of authenticators. */
  readonly cifra: Cifra;
  readonly hashSenha: (senha: string) => Promise<string>;
  /** Compares a password; takes as long without a hash. */
  readonly verifySenha: (senhaHash: string | undefined, senha: string) => Promise<boolean>;
  readonly requireForte: RequireForte;
  readonly auditoria: Pick<AuditoriaService, 'recordAcesso'>;
  readonly clock: Clock;
}) {
  const { operadores, abertura, cifra, clock } = parts;
  const openTotp = (totp: string): string => cifra.open(Buffer.from(totp, 'base64')).toString('utf8');

  /** Throws operador.entradaRecusada unless password and code are right; a code is used once. */
  const verify = async (
    operador: OperadorRow | undefined,
    senha: string,
    codigo: string,
  ): Promise<OperadorRow> => {
    const isSenha = await parts.verifySenha(operador?.senha_hash, senha);
    const passo =
      operador && isSenha ? findPasso(openTotp(operador.totp), codigo, getOutsideTime(clock)) : undefined;
    if (!operador || passo === undefined || !(await operadores.usePasso(operador.operador_id, passo)))
      throw refuse('operador.entradaRecusada');
    return operador;
  };

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
    /** Signs in. Throws operador.entradaRecusada, the same for a wrong e-mail, password and code. */
    async enter(email: string, senha: string, codigo: string, origem: Origem): Promise<Entrada> {
      return abertura.start(await verify(await operadores.findByEmail(email), senha, codigo), origem);
    },
    /** Verifies the operator of a session again, under another cookie. */
    async elevate(sessao: SessaoOperador, senha: string, codigo: string, origem: Origem): Promise<Entrada> {
      return abertura.elevate(await verify(await get(sessao.operadorId), senha, codigo), sessao, origem);
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
      await parts.requireForte(senha, convite);
      const operadorId = createId(clock.now().getTime());
      const senhaHash = await parts.hashSenha(senha);
      const aceite = toAceite('operador.aceitarConvite', convite, operadorId, requisicao);
      await parts.auditoria.recordAcesso(aceite, async () => {
        const aceito = await operadores.accept({
          tokenHash,
          operadorId,
          senhaHash,
          passo,
          agora: clock.now(),
        });
        if (aceito !== 'feito') throw refuse(recusas[aceito]);
      });
      return abertura.start(await get(operadorId), origem);
    },
    /** Accepts an invitation with the account of a session, whose address it must name. */
    async acceptDaConta({ operadorId }: SessaoOperador, token: string, requisicao: string): Promise<void> {
      const tokenHash = hashSegredo(token);
      const convite = await getConvite(tokenHash);
      const { email, nome } = await get(operadorId);
      if (convite.email !== email) throw refuse('operador.conviteDeOutraConta');
      const aceite = toAceite('operador.aceitarConviteDaConta', { ...convite, nome }, operadorId, requisicao);
      await parts.auditoria.recordAcesso(aceite, async () => {
        const aceito = await operadores.acceptDaConta({ tokenHash, operadorId, agora: clock.now() });
        if (aceito !== 'feito') throw refuse(recusas[aceito]);
      });
    },
  };
}
