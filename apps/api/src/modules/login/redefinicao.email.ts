import { getPrimeiroNome } from '@trevo/rules/nome';
import type { EmailMensagem } from '../../adapters/email/email.port.ts';
import type { Hospedagem } from '../campanha/public.ts';
import type { ConsumidorRow } from '../consumidor/public.ts';
import { getTituloCampanha } from './titulo-campanha.ts';

/** The message with the address where a new password is chosen. */
export function toRedefinicaoEmail(
  row: ConsumidorRow,
  email: string,
  hospedagem: Hospedagem,
  link: string,
): EmailMensagem {
  const titulo = getTituloCampanha(hospedagem);
  return {
    destinatario: email,
    assunto: `Crie outra senha em ${titulo}`,
    texto: [
      `Olá, ${getPrimeiroNome(row.nome)}!`,
      '',
      `Recebemos um pedido para trocar sua senha em ${titulo}. Para escolher outra, abra este endereço nos próximos 30 minutos:`,
      '',
      link,
      '',
      'Se não foi você que pediu, ignore este e-mail: sua senha continua a mesma.',
    ].join('\n'),
  };
}
