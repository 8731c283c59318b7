import {
  isAvisoPrivacidadeEnabled,
  isPreCadastroAceitesEnabled,
  isRegulamentoRequired,
  isTermosRequired,
} from '@trevo/config/configuracao-questions';
import type { Hospedagem } from '../campanha/public.ts';

/** A text that a person accepts or not. `nomeTermo` is what the wire and the audit trail call it. */
export interface Termo {
  readonly nomeTermo: string;
  readonly texto: string;
  readonly obrigatorio: boolean;
}

/** The campaign's own list of acceptances, asked before sign-up or, later, in the terms panel. */
export const listAceites = ({ principal }: Hospedagem): readonly Termo[] => principal.arquivo.aceites;

/** What a registration may answer: the campaign's documents, then its acceptances when they are asked before. */
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
  if (isAvisoPrivacidadeEnabled(configuracao)) {
    termos.push({ nomeTermo: 'avisoPrivacidade', texto: textos.avisoPrivacidade ?? '', obrigatorio: true });
  }
  const areAsked = isPreCadastroAceitesEnabled(configuracao);
  const aceites = listAceites(hospedagem).map((termo) => ({
    ...termo,
    obrigatorio: termo.obrigatorio && areAsked,
  }));
  return [...termos, ...aceites];
}
