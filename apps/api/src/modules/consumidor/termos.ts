import {
  getLgpdTermos,
  getLgpdTipo,
  isAvisoPrivacidadeEnabled,
  isPreCadastroAceitesEnabled,
  isPrimeiroAcessoEnabled,
  isRegulamentoRequired,
  isTermosRequired,
  toLgpdNomeTermo,
} from '@trevo/config/configuracao/telas-questions';
import type { Hospedagem } from '../campanha/public.ts';

/** A term that a consumer accepts or declines. `nomeTermo` is its name on the wire and in the audit trail. */
export interface Termo {
  readonly nomeTermo: string;
  readonly texto: string;
  readonly obrigatorio: boolean;
}

/** Lists the campaign's acceptances, asked before sign-up or later in the terms panel. */
export const listAceites = ({ principal }: Hospedagem): readonly Termo[] => principal.arquivo.aceites;

/** Lists the terms that a registration may answer, in display order: documents, detailed LGPD, acceptances. */
export function listTermosCadastro(hospedagem: Hospedagem): Termo[] {
  const { principal, configuracao } = hospedagem;
  const { textos } = principal.arquivo;
  const termos: Termo[] = [
    { nomeTermo: 'regulamento', texto: textos.regulamento, obrigatorio: isRegulamentoRequired(configuracao) },
    {
      nomeTermo: 'politicaPrivacidade',
      texto: textos.politicaPrivacidade,
      obrigatorio: isTermosRequired(configuracao),
    },
  ];
  const aceites = listAceites(hospedagem);
  // Sign-up starts with one of them: first access, else the acceptances, else LGPD (which first access leads to).
  const areAceitesAsked =
    isPreCadastroAceitesEnabled(configuracao) && !isPrimeiroAcessoEnabled(configuracao) && aceites.length > 0;
  const isLgpdDetalhada = getLgpdTipo(configuracao) === 'detalhada' && !areAceitesAsked;
  if (isAvisoPrivacidadeEnabled(configuracao)) {
    // In the detailed consent step the privacy notice is optional.
    const obrigatorio = !isLgpdDetalhada;
    termos.push({ nomeTermo: 'avisoPrivacidade', texto: textos.avisoPrivacidade ?? '', obrigatorio });
  }
  if (isLgpdDetalhada) {
    for (const [at, texto] of getLgpdTermos(configuracao).entries()) {
      termos.push({ nomeTermo: toLgpdNomeTermo(at + 1), texto, obrigatorio: true });
    }
  }
  return [
    ...termos,
    ...aceites.map((termo) => ({ ...termo, obrigatorio: termo.obrigatorio && areAceitesAsked })),
  ];
}
