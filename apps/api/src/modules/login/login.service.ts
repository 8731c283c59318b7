import { randomBytes } from 'node:crypto';
import {
  isAssociadoEnabled,
  isLoginBlockedAfterCadastros,
} from '@trevo/config/configuracao/configuracao-questions';
import { isCpfRestritoVerified } from '@trevo/config/configuracao/telas-questions';
import { canRegisterCadastro, hasStarted } from '@trevo/rules/tempo/campanha-window';
import type { EmailSender } from '../../adapters/email/email.port.ts';
import type { Tentativa } from '../../kernel/auth/aparelho.ts';
import type { Sessao, TokenIssuer } from '../../kernel/auth/sessao.ts';
import type { Clock } from '../../kernel/clock.ts';
import { refuse } from '../../kernel/domain-error.ts';
import type { Logger } from '../../kernel/log.ts';
import type {
  CampanhaPublicada,
  CpfRestritoService,
  Hospedagem,
  HospedagemService,
} from '../campanha/public.ts';
import {
  getOwnEmail,
  type Cadastro,
  type ConsumidorRow,
  type ConsumidorService,
} from '../consumidor/public.ts';
import type { MensagemService } from '../notificacao/public.ts';
import type { Autenticado, Autenticar, SessaoService } from './sessao.service.ts';
import { toBoasVindasEmail } from './login.email.ts';
import type { ConfirmacaoCelularService } from './contato/confirmacao-celular.service.ts';
import { describeFailure } from './contato/envio.ts';
import { hashSenha, type SenhaCusto, verifySenha } from './senha.service.ts';
import type { TokenVerificacaoService } from './contato/token-verificacao.service.ts';

/** Credentials of a sign-in and the kind of login page (consumer or company). */
export interface Credenciais {
  readonly usuario: string;
  readonly senha: string;
  readonly tipo: ConsumidorRow['tipo'];
}

/** Returns whether campaigns still owe a person something; implemented by a higher module. */
export type HasPendencia = (
  consumidorId: string,
  campanhas: readonly CampanhaPublicada[],
) => Promise<boolean>;

export type LoginService = ReturnType<typeof createLoginService>;

export function createLoginService(parts: {
  consumidores: ConsumidorService;
  hospedagens: HospedagemService;
  cpfsRestritos: CpfRestritoService;
  hasPendencia: HasPendencia;
  celulares: ConfirmacaoCelularService;
  tokensVerificacao: TokenVerificacaoService;
  tokens: TokenIssuer;
  authenticate: Autenticar;
  sessoes: SessaoService;
  senhaCusto?: SenhaCusto | undefined;
  email: EmailSender;
  mensagens: MensagemService;
  clock: Clock;
  log: Logger;
}) {
  const { consumidores, hospedagens, authenticate, clock } = parts;
  // Hash compared for unknown logins, so that both cases take the same time (timing attack).
  const dummyHash = hashSenha(randomBytes(16).toString('hex'), parts.senhaCusto);

  /** Throws campanha.porComecar where sign-in opens together with registration. */
  const checkSignInStarted = (hospedagem: Hospedagem) => {
    if (isLoginBlockedAfterCadastros(hospedagem.configuracao)) requireStarted(hospedagem, clock);
  };

  /**
   * Where the campaign closes sign-in after the last day of registration, throws campanha.cadastrosEncerrados for a person
   * without an open matter (HasPendencia).
   */
  async function requireSignInOpen(hospedagem: Hospedagem, consumidorId: string): Promise<void> {
    if (!isLoginBlockedAfterCadastros(hospedagem.configuracao)) return;
    if (isCadastroOpen(hospedagem, clock)) return;
    if (await parts.hasPendencia(consumidorId, hospedagem.campanhas)) return;
    throw refuseCadastros(hospedagem);
  }

  async function sendBoasVindas(row: ConsumidorRow, hospedagem: Hospedagem, origin: string): Promise<void> {
    const warn = (error: unknown) =>
      parts.log.warn(
        { event: 'welcome_email_not_sent', ...describeFailure(error) },
        'Welcome e-mail was not sent',
      );
    const email = getOwnEmail(hospedagem, row);
    const link =
      email && (await parts.tokensVerificacao.createEmailLink(origin, row.consumidor_id, email).catch(warn));
    if (email && link)
      parts.mensagens
        .send(row.consumidor_id, 'email', 'boasVindas', () =>
          parts.email.send(toBoasVindasEmail(row, email, hospedagem, { origin, link })),
        )
        .catch(warn);
  }

  async function requireNotRestrito({ configuracao, principal }: Hospedagem, usuario: string): Promise<void> {
    if (!isCpfRestritoVerified(configuracao)) return;
    if (await parts.cpfsRestritos.isRestrito(principal.campanhaId, usuario))
      throw refuse('consumidor.restrito');
  }

  /**
   * Signs in a user with verified credentials. Throws login.inativo, login.associadoInativo and, after the last day of
   * registration, campanha.cadastrosEncerrados.
   */
  async function admit(hospedagem: Hospedagem, row: ConsumidorRow): Promise<Autenticado> {
    if (!row.ativo) throw refuse('login.inativo');
    requireAssociadoOpen(hospedagem, row);
    await requireSignInOpen(hospedagem, row.consumidor_id);
    return authenticate(row);
  }

  return {
    checkSignInStarted,
    admit,

    /** Throws login.naoCadastrado when no consumer on this host has the login; reveals nothing else. */
    async verify(host: string, usuario: string): Promise<void> {
      const row = await consumidores.findByUsuario(await hospedagens.get(host), usuario);
      if (!row) throw refuse('login.naoCadastrado');
    },

    /** Throws login.entradaDeAssociado and login.entradaDeConsumidor on the login page of the other kind. */
    async signIn(
      host: string,
      { usuario, senha, tipo }: Credenciais,
      { isConhecida }: Pick<Tentativa, 'isConhecida'>,
    ): Promise<Autenticado> {
      const hospedagem = await hospedagens.get(host);
      checkSignInStarted(hospedagem);
      const row = await consumidores.findByUsuario(hospedagem, usuario);
      const matches = await verifySenha(row?.senha_hash ?? (await dummyHash), senha, isConhecida);
      if (!row || !matches) throw refuse('login.senhaIncorreta');
      if (isAssociadoEnabled(hospedagem.configuracao)) requireOwnDoor(row, tipo);
      return admit(hospedagem, row);
    },

    /** Renews a valid stored session: returns a fresh token; the old one expires soon after. */
    async renew(host: string, usuario: string, token: string): Promise<Autenticado> {
      const hospedagem = await hospedagens.get(host);
      const { promotoraId } = hospedagem;
      const sessao = await parts.tokens.verify(token);
      const row = await consumidores.findByUsuario(hospedagem, usuario);
      const isSame =
        row &&
        row.consumidor_id === sessao.consumidorId &&
        row.token_versao === sessao.tokenVersao &&
        row.ativo;
      if (!isSame || sessao.promotoraId !== promotoraId) throw refuse('sessao.invalida');
      requireAssociadoOpen(hospedagem, row);
      await parts.sessoes.replace(sessao);
      return authenticate(row, sessao);
    },

    async register(
      host: string,
      origin: string,
      cadastro: Cadastro,
      endereco: string,
      facebookId?: string,
    ): Promise<Autenticado> {
      const hospedagem = await hospedagens.get(host);
      if (hospedagem.situacao !== 'vigente') throw refuse('campanha.nenhuma');
      requireStarted(hospedagem, clock);
      if (!isCadastroOpen(hospedagem, clock)) throw refuseCadastros(hospedagem);
      consumidores.check(hospedagem, cadastro);
      const taken = await consumidores.findByUsuario(hospedagem, cadastro.usuario);
      if (taken) throw refuse('login.jaCadastrado');
      await requireNotRestrito(hospedagem, cadastro.usuario);
      const telefone = await parts.celulares.toTelefoneClaim(hospedagem, cadastro);
      const senhaHash = await hashSenha(cadastro.senha, parts.senhaCusto);
      const acesso = { senhaHash, telefone, ...(facebookId ? { facebookId } : {}) };
      const row = await consumidores.register(hospedagem, cadastro, acesso, endereco);
      // The registration is complete regardless of the e-mail's delivery.
      await sendBoasVindas(row, hospedagem, origin);
      return authenticate(row);
    },

    async get(
      sessao: Sessao,
    ): Promise<{ usuario: string; tipo: 'consumidor' | 'associado'; emailVerificado: boolean }> {
      const row = await consumidores.get(sessao.consumidorId);
      return { usuario: row.usuario, tipo: row.tipo, emailVerificado: row.email_verificado };
    },
  };
}

function requireAssociadoOpen({ configuracao }: Hospedagem, { tipo }: ConsumidorRow): void {
  if (tipo === 'associado' && !isAssociadoEnabled(configuracao)) throw refuse('login.associadoInativo');
}

function requireOwnDoor(row: ConsumidorRow, tipo: ConsumidorRow['tipo']): void {
  if (row.tipo === tipo) return;
  throw refuse(row.tipo === 'associado' ? 'login.entradaDeAssociado' : 'login.entradaDeConsumidor');
}

function requireStarted({ principal: { campanha } }: Hospedagem, clock: Clock): void {
  if (!hasStarted(campanha, clock.now()))
    throw refuse('campanha.porComecar', { inicio: campanha.dataInicial });
}

const isCadastroOpen = ({ principal: { campanha, horaFim } }: Hospedagem, clock: Clock): boolean =>
  canRegisterCadastro(campanha, clock.now(), horaFim);

const refuseCadastros = ({ principal: { campanha } }: Hospedagem) =>
  refuse('campanha.cadastrosEncerrados', { fim: campanha.dataFinalCadastros });
