import { formatDiaCurto } from '@trevo/rules/tempo/dia-curto';
import { toSaoPaulo } from '@trevo/rules/tempo/sao-paulo';
import type { Manifesto } from '@trevo/rules/sorte/sorteio/capsula-sorteio';
import type { EmailMensagem } from '../../adapters/email/email.port.ts';
import type { CampanhaPublicada } from '../campanha/public.ts';

const inteiro = new Intl.NumberFormat('pt-BR');

/**
 * Renders the e-mail for a witness: the hash that fixes the numbers of a draw before its extraction. It leaves by the
 * installation's sender: the hash is evidence about the promoter's draw, and its own mail server could suppress or forge it.
 */
export function toManifestoEmail(
  { campanha }: CampanhaPublicada,
  { sorteio, congeladoEm, porSerie, excluidos }: Manifesto,
  manifestoHash: string,
): Pick<EmailMensagem, 'promotoraId' | 'assunto' | 'texto'> {
  const { dia, hora } = toSaoPaulo(new Date(congeladoEm));
  const numeros = porSerie.reduce((sum, one) => sum + one, 0);
  return {
    promotoraId: '',
    assunto: `${sorteio.nome}, ${formatDiaCurto(sorteio.data)}: os números estão congelados`,
    texto: [
      `Guarde este e-mail: você é testemunha do sorteio da campanha ${campanha.descricao} (${campanha.ano}/${campanha.identificacao}).`,
      '',
      `Sorteio: ${sorteio.nome}, de ${formatDiaCurto(sorteio.data)}`,
      `Congelado em: ${formatDiaCurto(dia)}, às ${hora.slice(0, 5)}`,
      `Números distribuídos: ${inteiro.format(numeros)}`,
      `Não participam: ${inteiro.format(excluidos)}`,
      `Impressão digital (SHA-256) da lista: ${manifestoHash}`,
      '',
      'Depois da apuração, qualquer pessoa confere com este código que nenhum número entrou, saiu ou mudou de dono desde agora.',
    ].join('\n'),
  };
}
