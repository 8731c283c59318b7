import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import { useConfiguracao } from '../../../platform/configuracao/PartidaProvider.tsx';
import { type AppPath, appPaths } from '../../../platform/navigation/paths/app-paths.ts';
import { useGoBack } from '../../../platform/navigation/use-go-back.ts';
import { cadastroDraft, type CadastroDraft } from '../cadastro-draft.ts';
import { findPassoAfter, findPosicao, type Passo, type ProximoPasso } from '../pre-cadastro-ordem.ts';

/** Navigation between steps: screens change the address, the entry changes its panel. */
export interface PassoNavegacao {
  goTo(passo: ProximoPasso, options?: { readonly replace?: boolean }): void;
  goBack(): void;
}

/** Merges a step's answers into the draft; starts a draft when there is none. */
export function storeAnswers(answers: Partial<CadastroDraft>): void {
  const draft = cadastroDraft.get();
  cadastroDraft.start(draft?.usuario ?? '', answers);
}

/** Merges consents into those already given. */
export function storeAceites(aceites: Readonly<Record<string, boolean>>): void {
  storeAnswers({ aceites: { ...cadastroDraft.get()?.aceites, ...aceites } });
}

/** Returns the position of a step and the action that finishes it. */
export function usePasso(passo: Passo, navegacao: PassoNavegacao) {
  const configuracao = useConfiguracao();
  return {
    posicao: findPosicao(configuracao, passo),
    goBack: navegacao.goBack,
    finish(): void {
      const next = findPassoAfter(configuracao, passo);
      storeAnswers({ origem: passo, ...(next === 'formulario' ? { isReady: true } : {}) });
      navegacao.goTo(next);
    },
  };
}

/** Address of each step. */
export const passoPaths: Readonly<Record<ProximoPasso, AppPath>> = {
  primeiroAcesso: appPaths.primeiroAcesso,
  aceites: appPaths.aceites,
  lgpd: appPaths.lgpd,
  lgpdDetalhada: appPaths.lgpdDetalhada,
  formulario: appPaths.cadastro,
};

/** Navigates between the steps by their addresses. */
export function usePassoNavegacao(): PassoNavegacao {
  const navigate = useNavigate();
  const goBack = useGoBack(appPaths.raiz);
  return useMemo(
    () => ({
      goTo: (passo, { replace = false } = {}) => void navigate(passoPaths[passo], { replace }),
      goBack,
    }),
    [navigate, goBack],
  );
}
