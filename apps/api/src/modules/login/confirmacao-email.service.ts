import { getPrimeiroNome } from '@trevo/rules/nome';
import type { EmailSender } from '../../adapters/email/email.port.ts';
import type { Logger } from '../../kernel/log.ts';
import type { Hospedagem } from '../campanha/public.ts';
import { getOwnEmail, type ConsumidorRow } from '../consumidor/public.ts';
import { describeFailure } from './describe-failure.ts';
import { getTituloCampanha } from './titulo-campanha.ts';
import type { TokenVerificacaoService } from './token-verificacao.service.ts';

export type ConfirmacaoEmailService = ReturnType<typeof createConfirmacaoEmailService>;

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
        const titulo = getTituloCampanha(hospedagem);
        await parts.email.send({
          destinatario,
          assunto: `Confirme seu e-mail em ${titulo}`,
          texto: [
            `Olá, ${getPrimeiroNome(row.nome)}!`,
            '',
            `Confirme que este e-mail é seu abrindo este endereço nos próximos 7 dias:`,
            '',
            link,
            '',
            `Se não foi você que o informou em ${titulo}, ignore esta mensagem.`,
          ].join('\n'),
        });
      } catch (error) {
        parts.log.warn(describeFailure(error), 'e-mail confirmation not sent');
      }
    },
  };
}
