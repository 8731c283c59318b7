import { getFundo } from '@trevo/config/configuracao-questions';
import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router';
import { useConfiguracao } from '../../platform/configuracao/PartidaProvider.tsx';

/** The campaign's picture behind the screen that is open; the entry goes by the name `login`. */
export function useFundo(): void {
  const configuracao = useConfiguracao();
  const tela = useLocation().pathname.split('/')[1] || 'login';
  const fundo = getFundo(configuracao, tela);
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    if (fundo) style.setProperty('--imagem-fundo', `url(${JSON.stringify(fundo)})`);
    else style.removeProperty('--imagem-fundo');
  }, [fundo]);
}
