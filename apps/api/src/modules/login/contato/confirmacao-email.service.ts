import { hideEmail } from '@trevo/rules/texto/mask';
import type { EmailSender } from '../../../adapters/email/email.port.ts';
import type { Sessao } from '../../../kernel/auth/sessao.ts';
import { refuse } from '../../../kernel/domain-error.ts';
import type { Logger } from '../../../kernel/log.ts';
import type { Hospedagem, HospedagemService } from '../../campanha/public.ts';
import { getOwnEmail, type ConsumidorRow, type ConsumidorService } from '../../consumidor/public.ts';
import type { MensagemService } from '../../notificacao/public.ts';
import type { CodigoTemporarioService } from './codigo-temporario.service.ts';
import { describeFailure } from './envio.ts';
import { toConfirmacaoEmail } from '../login.email.ts';
import { esperasEmail } from '../redefinicao.service.ts';
import type { TokenVerificacaoService } from './token-verificacao.service.ts';

export type ConfirmacaoEmailService = ReturnType<typeof createConfirmacaoEmailService>;

export function createConfirmacaoEmailService(parts: {
  tokensVerificacao: TokenVerificacaoService;
  consumidores: Pick<ConsumidorService, 'get'>;
  hospedagens: Pick<HospedagemService, 'get'>;
  codigos: CodigoTemporarioService;
  email: EmailSender;
  mensagens: MensagemService;
  log: Logger;
}) {
  async function deliver(
    row: ConsumidorRow,
    destinatario: string,
    { hospedagem, origin }: { hospedagem: Hospedagem; origin: string },
  ): Promise<void> {
    const link = await parts.tokensVerificacao.createEmailLink(origin, row.consumidor_id, destinatario);
    await parts.mensagens.send(row.consumidor_id, 'email', 'confirmacaoEmail', () =>
      parts.email.send(toConfirmacaoEmail(row, destinatario, hospedagem, link)),
    );
  }

  return {
    /** Sends the confirmation link for a new e-mail. A delivery failure does not affect the stored profile. */
    async send(row: ConsumidorRow, request: { hospedagem: Hospedagem; origin: string }): Promise<void> {
      const destinatario = getOwnEmail(request.hospedagem, row);
      if (!destinatario) return;
      try {
        await deliver(row, destinatario, request);
      } catch (error) {
        parts.log.warn(
          { event: 'confirmation_email_not_sent', ...describeFailure(error) },
          'E-mail with the confirmation link was not sent',
        );
      }
    },
    /**
     * Sends another link to the session's unconfirmed e-mail; `enviado` is false within the wait after the last
     * one. Throws login.emailJaConfirmado and login.semEmail.
     */
    async resend(
      host: string,
      origin: string,
      { consumidorId }: Pick<Sessao, 'consumidorId'>,
    ): Promise<{ email: string; segundosRestantes: number; enviado: boolean }> {
      const hospedagem = await parts.hospedagens.get(host);
      const row = await parts.consumidores.get(consumidorId);
      const destinatario = getOwnEmail(hospedagem, row);
      if (!destinatario) throw refuse('login.semEmail');
      if (row.email_verificado) throw refuse('login.emailJaConfirmado');
      const envio = await parts.codigos.send(
        // The wait is per address: a corrected address gets its link at once.
        {
          promotoraId: hospedagem.promotoraId,
          finalidade: 'link',
          chave: `email:${consumidorId}:${destinatario}`,
        },
        {
          esperas: esperasEmail,
          deliver: () => deliver(row, destinatario, { hospedagem, origin }),
          onFailure: () => refuse('login.emailNaoEnviado'),
        },
      );
      return { email: hideEmail(destinatario), ...envio };
    },
  };
}
