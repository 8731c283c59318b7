import { useEffect, useRef } from 'react';
import { useConfiguracao } from '../../../platform/configuracao/PartidaProvider.tsx';
import { findFirstPasso, mustAskAceites, type Passo } from '../pre-cadastro-ordem.ts';
import { AceitesPasso } from './AceitesPasso.tsx';
import { LgpdDetalhadaPasso } from './LgpdDetalhadaPasso.tsx';
import { LgpdPasso } from './LgpdPasso.tsx';
import { Moldura } from './Moldura.tsx';
import { passosText as text } from './passos.text.ts';
import { PrimeiroAcessoPasso } from './PrimeiroAcessoPasso.tsx';
import { type Termo, TermosStates, useAceites } from './TermoCard.tsx';
import { storeAnswers, type PassoNavegacao } from './use-passo.ts';

/** Renders the first step before the form in place; redirects to the form when there is none. */
export function PreCadastroFluxo({ navegacao }: { navegacao: PassoNavegacao }) {
  const configuracao = useConfiguracao();
  const isAsked = mustAskAceites(configuracao);
  const { termos, error, retry } = useAceites(isAsked);
  if (isAsked && !termos) {
    return (
      <Moldura title={text.aceites.titulo} onBack={navegacao.goBack} backLabel={text.voltar}>
        <TermosStates error={error} onRetry={retry} />
      </Moldura>
    );
  }
  const passo = findFirstPasso(configuracao, (termos?.length ?? 0) > 0);
  if (passo === 'formulario') return <Straight navegacao={navegacao} />;
  return <PassoPorNome passo={passo} navegacao={navegacao} termos={termos} />;
}

function Straight({ navegacao }: { navegacao: PassoNavegacao }) {
  const isDone = useRef(false);
  useEffect(() => {
    if (isDone.current) return;
    isDone.current = true;
    storeAnswers({ isReady: true });
    navegacao.goTo('formulario', { replace: true });
  }, [navegacao]);
  return null;
}

export interface PassoPorNomeProps {
  passo: Passo;
  navegacao: PassoNavegacao;
  termos?: readonly Termo[] | undefined;
}

/** Renders one step before the form. */
export function PassoPorNome({ passo, navegacao, termos }: PassoPorNomeProps) {
  if (passo === 'primeiroAcesso') return <PrimeiroAcessoPasso navegacao={navegacao} />;
  if (passo === 'aceites') return <AceitesPasso navegacao={navegacao} termos={termos} />;
  if (passo === 'lgpdDetalhada') return <LgpdDetalhadaPasso navegacao={navegacao} />;
  return <LgpdPasso navegacao={navegacao} />;
}
