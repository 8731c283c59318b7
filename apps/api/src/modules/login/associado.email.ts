import { formatCnpj } from '@trevo/rules/mask';
import type { EmailMensagem } from '../../adapters/email/email.port.ts';
import type { Hospedagem } from '../campanha/public.ts';
import type { ConsumidorRow } from '../consumidor/public.ts';
import { getTituloCampanha } from './titulo-campanha.ts';

/** The message with which a company gets its access. */
export function toAssociadoEmail(
  row: ConsumidorRow,
  email: string,
  hospedagem: Hospedagem,
  { origin, link }: { origin: string; link: string },
): EmailMensagem {
  const titulo = getTituloCampanha(hospedagem);
  return {
    destinatario: email,
    assunto: `O acesso da sua empresa em ${titulo}`,
    texto: [
      `Olá, ${row.nome}!`,
      '',
      `Sua empresa foi incluída em ${titulo}. Para escolher a senha, abra este endereço nos próximos 30 minutos:`,
      '',
      link,
      '',
      `Depois, entre com o CNPJ ${formatCnpj(row.usuario)} em ${origin}/login?tipo=associado. Se o endereço acima vencer, toque lá em "Esqueci minha senha" para receber outro.`,
      '',
      'Se sua empresa não participa desta campanha, ignore este e-mail.',
    ].join('\n'),
  };
}
