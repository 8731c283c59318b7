import { getDominioEmailAutomatico, getTitulo } from '@trevo/config/configuracao-questions';
import { getPrimeiroNome } from '@trevo/rules/nome';
import type { EmailMensagem } from '../../adapters/email/email.port.ts';
import type { Hospedagem } from '../campanha/public.ts';
import type { ConsumidorRow } from '../consumidor/public.ts';

/** The welcome message, or undefined when the person gave no e-mail of their own. */
export function toBoasVindasEmail(
  row: ConsumidorRow,
  hospedagem: Hospedagem,
  origin: string,
): EmailMensagem | undefined {
  const { configuracao, principal } = hospedagem;
  if (!row.email || row.email.endsWith(`@${getDominioEmailAutomatico(configuracao)}`)) return undefined;
  const titulo = getTitulo(configuracao) || principal.campanha.descricao;
  return {
    destinatario: row.email,
    assunto: `Boas-vindas à ${titulo}`,
    texto: [
      `Olá, ${getPrimeiroNome(row.nome)}!`,
      '',
      `Seu cadastro em ${titulo} está pronto. Agora é só escanear o QR Code das suas notas para ganhar números da sorte.`,
      '',
      `${origin}/escanear`,
      '',
      'Se não foi você que fez este cadastro, responda este e-mail.',
    ].join('\n'),
  };
}
