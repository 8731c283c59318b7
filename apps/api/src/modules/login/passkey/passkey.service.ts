import type { BodyOf, RetornoOf } from '@trevo/contract/call';
import type { Calls } from '@trevo/contract/calls';
import { formatNome } from '@trevo/rules/pessoa/nome';
import type { EmailSender } from '../../../adapters/email/email.port.ts';
import type { Desafios } from '../../../kernel/auth/desafio.ts';
import {
  desafioMilliseconds,
  opcoesComuns,
  toUserHandle,
  verifyPasskeyNova,
} from '../../../kernel/auth/verify-passkey.ts';
import type { Sessao } from '../../../kernel/auth/sessao.ts';
import type { Clock } from '../../../kernel/clock.ts';
import { refuse } from '../../../kernel/domain-error.ts';
import { createId } from '../../../kernel/ids.ts';
import type { Logger } from '../../../kernel/log.ts';
import type { Hospedagem, HospedagemService } from '../../campanha/public.ts';
import { getOwnEmail, type ConsumidorService } from '../../consumidor/public.ts';
import type { MensagemService } from '../../notificacao/public.ts';
import { describeFailure } from '../contato/envio.ts';
import { getTituloCampanha, toPasskeyEmail } from '../login.email.ts';
import { createFindDesafio, getHospedagemComPasskey, type Lugar, signChallenge } from './passkey-lugar.ts';
import type { PasskeyCriado, PasskeyRow, PasskeyStore } from './passkey.store.ts';
import type { SenhaService } from '../senha.service.ts';

/** Passkeys of one account at all hosts. */
const maximo = 10;

type PasskeyWire = RetornoOf<Calls['login.criarPasskey']>;
type Opcoes = RetornoOf<Calls['login.iniciarPasskey']>['opcoes'];

export type PasskeyService = ReturnType<typeof createPasskeyService>;

/** Passkeys of a signed-in consumer (ADR 0062). */
export function createPasskeyService(parts: {
  store: PasskeyStore;
  desafios: Desafios;
  consumidores: Pick<ConsumidorService, 'get' | 'lockDaSessao'>;
  hospedagens: Pick<HospedagemService, 'get'>;
  senhas: Pick<SenhaService, 'checkAtual'>;
  email: EmailSender;
  mensagens: MensagemService;
  clock: Clock;
  log: Logger;
}) {
  const { store, desafios, consumidores, hospedagens, clock } = parts;

  /** Notifies the owner. A delivery failure does not affect the added passkey. */
  async function notify(
    consumidorId: string,
    hospedagem: Hospedagem,
    { descricao, origin }: { descricao: string; origin: string },
  ): Promise<void> {
    try {
      const row = await consumidores.get(consumidorId);
      const email = getOwnEmail(hospedagem, row);
      const words = { descricao, esqueciSenha: `${origin}/esqueciSenha` };
      if (email)
        await parts.mensagens.send(consumidorId, 'email', 'passkey', () =>
          parts.email.send(toPasskeyEmail(row, email, hospedagem, words)),
        );
    } catch (error) {
      parts.log.warn(
        { event: 'passkey_email_not_sent', ...describeFailure(error) },
        'E-mail about an added passkey was not sent',
      );
    }
  }

  return {
    async list(host: string, { consumidorId }: Sessao): Promise<PasskeyWire[]> {
      await getHospedagemComPasskey(hospedagens, host);
      return (await store.list(consumidorId)).map(toWire);
    },

    /** Begins to add a passkey after verifying the password. */
    async begin(
      host: string,
      { consumidorId, tokenVersao }: Sessao,
      senhaAtual: string,
    ): Promise<{ opcoes: Opcoes }> {
      const hospedagem = await getHospedagemComPasskey(hospedagens, host);
      const row = await consumidores.get(consumidorId);
      await parts.senhas.checkAtual(row, senhaAtual);
      const own = await store.list(consumidorId);
      if (own.length >= maximo) throw refuse('login.passkeysDemais', { maximo });
      // The device shows the name when it asks; a document has no place there.
      const nome = formatNome(row.nome);
      return {
        opcoes: {
          challenge: await signChallenge(desafios, { host, conta: { consumidorId, tokenVersao } }),
          rp: { id: host, name: getTituloCampanha(hospedagem) },
          user: { id: toUserHandle(consumidorId), name: nome, displayName: nome },
          excludeCredentials: own
            .filter((passkey) => passkey.host === host)
            .map(({ credencial_id: id }) => ({ type: 'public-key', id })),
          ...opcoesComuns,
        },
      };
    },

    /** Adds a passkey; repeating the request returns the same one. */
    async create(
      { host, origin }: Lugar,
      { consumidorId, tokenVersao }: Sessao,
      { credencial, descricao }: BodyOf<Calls['login.criarPasskey']>,
    ): Promise<PasskeyWire> {
      const hospedagem = await getHospedagemComPasskey(hospedagens, host);
      const conta = { consumidorId, tokenVersao };
      const nova = await verifyPasskeyNova(credencial, {
        host,
        origin,
        findDesafio: createFindDesafio(desafios, { host, conta }),
        log: parts.log,
      });
      if (!nova) throw refuse('login.passkeyNaoCriado');
      const agora = clock.now();
      const expiraEm = new Date(agora.getTime() + desafioMilliseconds);
      const criado = await store.create(
        {
          ...nova,
          consumidorId,
          passkeyId: createId(),
          host,
          descricao,
          agora,
          desafio: { desafioId: nova.desafioId, expiraEm },
        },
        { maximo, lock: (tx) => consumidores.lockDaSessao(conta, tx) },
      );
      if (!('row' in criado)) throw refuseCriado(criado.tipo);
      if (criado.tipo === 'criado') await notify(consumidorId, hospedagem, { descricao, origin });
      return toWire(criado.row);
    },

    /** Removes a passkey of the account; idempotent. */
    async delete(host: string, { consumidorId }: Sessao, passkeyId: string): Promise<{ id: string }> {
      await getHospedagemComPasskey(hospedagens, host);
      await store.delete(consumidorId, passkeyId);
      return { id: passkeyId };
    },
  };
}

function refuseCriado(tipo: Exclude<PasskeyCriado, { row: PasskeyRow }>['tipo']) {
  if (tipo === 'demais') return refuse('login.passkeysDemais', { maximo });
  return refuse(tipo === 'usado' ? 'login.passkeyNaoCriado' : 'sessao.invalida');
}

const toWire = (row: PasskeyRow): PasskeyWire => ({
  id: row.passkey_id,
  descricao: row.descricao,
  host: row.host,
  criadoEm: row.criado_em.toISOString(),
  usadoEm: row.usado_em?.toISOString() ?? null,
});
