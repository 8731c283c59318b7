import { formatDiaCurto } from '@trevo/rules/tempo/dia-curto';
import type { DiaRegistro } from '@trevo/rules/sorte/premios/registro-aberturas';
import type { EmailMensagem } from '../../adapters/email/email.port.ts';
import type { CampanhaPublicada } from '../campanha/public.ts';

/**
 * Renders the email for a witness: the newest link of the hash chain, which commits to all links before it. It leaves
 * by the installation's sender: the link is evidence about the promoter's prizes, and its own mail server could suppress it.
 */
export function toTestemunhoEmail(
  { campanha, compromissoPremios }: CampanhaPublicada,
  { dia, primeira, quantidade, raiz, elo }: DiaRegistro,
): Pick<EmailMensagem, 'promotoraId' | 'assunto' | 'texto'> {
  return {
    promotoraId: '',
    assunto: `Registro de ${formatDiaCurto(dia)}: ${campanha.descricao}`,
    texto: [
      `Guarde este e-mail: você é testemunha dos prêmios instantâneos da campanha ${campanha.descricao} (${campanha.ano}/${campanha.identificacao}).`,
      '',
      `Dia fechado: ${formatDiaCurto(dia)}`,
      `Aberturas do dia: ${quantidade}, da ${primeira}ª à ${primeira + quantidade - 1}ª`,
      `Raiz do dia: ${raiz}`,
      `Elo do dia: ${elo}`,
      `Lacre dos prêmios: ${compromissoPremios}`,
      '',
      'Depois do fim da campanha, qualquer pessoa confere com este elo se o registro é o mesmo de hoje.',
    ].join('\n'),
  };
}
