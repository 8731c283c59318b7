import type { EmailSender } from '../../adapters/email/email.port.ts';
import type { Logger } from '../../kernel/log.ts';
import type { Hospedagem } from '../campanha/public.ts';
import { getOwnEmail, type ConsumidorRow } from '../consumidor/public.ts';
import { describeFailure } from './envio.ts';
import { toConfirmacaoEmail } from './login.email.ts';
import type { TokenVerificacaoService } from './token-verificacao.service.ts';

export function createConfirmacaoEmailService(parts: {
  tokensVerificacao: TokenVerificacaoService;
  email: EmailSender;
  log: Logger;
}) {
  return {
    /** Asks a person to confirm an e-mail they just wrote. The profile is saved whatever happens to the message. */
    async send(
      row: ConsumidorRow,
      { hospedagem, origin }: { hospedagem: Hospedagem; origin: string },
    ): Promise<void> {
      const destinatario = getOwnEmail(hospedagem, row);
      if (!destinatario) return;
      try {
        const link = await parts.tokensVerificacao.createEmailLink(origin, row.consumidor_id, destinatario);
        await parts.email.send(toConfirmacaoEmail(row, destinatario, hospedagem, link));
      } catch (error) {
        parts.log.warn(describeFailure(error), 'e-mail confirmation not sent');
      }
    },
  };
}
