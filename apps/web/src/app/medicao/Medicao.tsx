import { getAnalyticsIds } from '@trevo/config/configuracao-questions';
import { useEffect, useMemo } from 'react';
import { useLocation } from 'react-router';
import { useConfiguracao, useTitulo } from '../../platform/configuracao/PartidaProvider.tsx';
import { useMedicaoEscolha } from '../../features/medicao/medicao-escolha.ts';
import { flagsOf } from '../route-flags.ts';
import { findPagina, isMeasured } from './find-pagina.ts';
import { measure, stopMeasuring } from './measure.ts';
import { MedicaoAviso } from './MedicaoAviso.tsx';

/** Asks once whether visits may be measured, where nothing else is going on, and measures them after a yes. */
export function Medicao() {
  const configuracao = useConfiguracao();
  const contas = useMemo(() => getAnalyticsIds(configuracao), [configuracao]);
  const escolha = useMedicaoEscolha();
  const titulo = useTitulo();
  const pagina = findPagina(useLocation().pathname);
  const path = isMeasured(pagina) ? pagina.path : undefined;
  useEffect(() => {
    if (escolha === 'sim' && path !== undefined) measure(contas, path, titulo);
    else stopMeasuring(contas);
  }, [contas, escolha, path, titulo]);
  useEffect(() => () => stopMeasuring(contas), [contas]);

  if (escolha !== undefined) return null;
  if (pagina.flags === flagsOf.entrada || pagina.flags === flagsOf.entradaPorTipo)
    return <MedicaoAviso contas={contas} place="topo" />;
  return pagina.flags.showMenu ? <MedicaoAviso contas={contas} place="menu" /> : null;
}
