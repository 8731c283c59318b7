import { useEffect, useRef } from 'react';
import { useConfiguracao } from '../../../platform/configuracao/PartidaProvider.tsx';
import { findFirstPasso, mustAskAceites } from '../pre-cadastro-ordem.ts';
import { Moldura } from './Moldura.tsx';
import { PassoPorNome } from './PassoPorNome.tsx';
import { passosText as text } from './passos.text.ts';
import { TermosStates } from './TermosStates.tsx';
import { useAceites } from './use-aceites.ts';
import { keepAnswers, type PassoNavegacao } from './use-passo.ts';

/** What comes first before the form, in its place; without any step it goes on to the form. */
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
    keepAnswers({ isReady: true });
    navegacao.goTo('formulario', { replace: true });
  }, [navegacao]);
  return null;
}
