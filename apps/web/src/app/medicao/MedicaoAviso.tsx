import { getAnalyticsIds } from '@trevo/config/configuracao/configuracao-questions';
import { useEffect, useMemo } from 'react';
import { useLocation } from 'react-router';
import { medicaoEscolha, useMedicaoEscolha } from '../../features/medicao/medicao-escolha.ts';
import { medicaoText as text, describeCasas } from '../../features/medicao/medicao.text.ts';
import { useConfiguracao, useTitulo } from '../../platform/configuracao/PartidaProvider.tsx';
import { Button } from '@trevo/ui/action/Button.tsx';
import { useKeyboardInset } from '@trevo/ui/gesture/use-keyboard-inset.ts';
import { flagsOf } from '../route-flags.ts';
import { type Contas, findPagina, isMeasured, measure, stopMeasuring } from './measure.ts';
import styles from './MedicaoAviso.module.css';

/** Analytics consent prompt: at the top of the entry, with its button at the bottom, and above the menu of a screen. */
export function MedicaoAviso({ contas, place }: { contas: Contas; place: 'topo' | 'menu' }) {
  // An open keyboard leaves room only for the field.
  if (useKeyboardInset() > 0) return null;
  return (
    <section className={styles.aviso} data-place={place} aria-label={text.rotulo}>
      <div className={styles.palavras}>
        <strong>{text.pergunta}</strong>
        <p>{text.explicacao(describeCasas(contas))}</p>
      </div>
      <div className={styles.escolhas}>
        <Button variant="secondary" onClick={() => medicaoEscolha.set('nao')}>
          {text.recusar}
        </Button>
        <Button variant="secondary" onClick={() => medicaoEscolha.set('sim')}>
          {text.aceitar}
        </Button>
      </div>
    </section>
  );
}

/** Asks once for the analytics consent when no other prompt is open, and measures visits after a yes. */
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
