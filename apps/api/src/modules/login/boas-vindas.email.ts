import { getPrimeiroNome } from '@trevo/rules/nome';
import type { EmailMensagem } from '../../adapters/email/email.port.ts';
import type { Hospedagem } from '../campanha/public.ts';
import type { ConsumidorRow } from '../consumidor/public.ts';
import { getTituloCampanha } from './titulo-campanha.ts';

/** The welcome message, with the address that confirms the e-mail. */
export function toBoasVindasEmail(
  row: ConsumidorRow,
  email: string,
  hospedagem: Hospedagem,
  { origin, link }: { origin: string; link: string },
): EmailMensagem {
  const titulo = getTituloCampanha(hospedagem);
  return {
    destinatario: email,
    assunto: `Boas-vindas à ${titulo}`,
    texto: [
      `Olá, ${getPrimeiroNome(row.nome)}!`,
      '',
      `Seu cadastro em ${titulo} está pronto. Agora é só escanear o QR Code das suas notas para ganhar números da sorte.`,
      '',
      `${origin}/escanear`,
      '',
      'Confirme que este e-mail é seu abrindo este endereço nos próximos 7 dias:',
      '',
      link,
      '',
      'Se não foi você que fez este cadastro, responda este e-mail.',
    ].join('\n'),
  };
}
