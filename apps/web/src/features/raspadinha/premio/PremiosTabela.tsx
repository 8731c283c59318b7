import { ListaErro } from '../../../platform/lista/ListaErro.tsx';
import { listaText } from '../../../platform/platform.text.ts';
import { Card } from '@trevo/ui/display/Card.tsx';
import { ProgressBar } from '@trevo/ui/feedback/ProgressBar.tsx';
import { Skeleton, SkeletonGroup } from '@trevo/ui/feedback/Skeleton.tsx';
import { premioText as text } from '../premio.text.ts';
import type { PremioDaTabela } from '../raspadinha.wire.ts';
import { useTabelaPremio } from '../use-tabela-premio.ts';
import { PremioFigura } from './PremioFigura.tsx';
import styles from './Premios.module.css';

/** Prizes of the campaign and how many of each are left. */
export function PremiosTabela() {
  const { tabela, error, pending, retry } = useTabelaPremio();
  return (
    <section className={styles.parte} aria-labelledby="tabela-premios">
      <h2 id="tabela-premios">{text.tabela}</h2>
      {tabela ? (
        <Tabela tabela={tabela} />
      ) : error ? (
        <ListaErro error={error} pending={pending} onRetry={retry} />
      ) : (
        <PremiosSkeleton />
      )}
    </section>
  );
}

function Tabela({ tabela }: { tabela: readonly PremioDaTabela[] }) {
  if (tabela.length === 0) return <p className={styles.suave}>{text.tabelaVazia}</p>;
  return (
    <Card padding="none">
      <ul>
        {tabela.map((premio) => (
          <li key={premio.id} className={styles.premio} data-esgotado={premio.disponiveis === 0 || undefined}>
            <span className={styles.figura}>
              <PremioFigura premio={premio} />
            </span>
            <span className={styles.dados}>
              <strong>{premio.nome}</strong>
              <ProgressBar
                label={premio.nome}
                value={premio.disponiveis}
                max={premio.quantidade}
                valueText={text.usados(premio.usados, premio.quantidade)}
              />
              <span className={styles.suave}>
                {premio.disponiveis > 0 ? text.disponiveis(premio.disponiveis) : text.esgotado}
                {' · '}
                {text.usados(premio.usados, premio.quantidade)}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** Loading skeleton of the prizes. */
export function PremiosSkeleton({ count = 3 }: { count?: number }) {
  return (
    <SkeletonGroup label={listaText.carregando}>
      {Array.from({ length: count }, (_, i) => i).map((key) => (
        <Skeleton key={key} shape="block" height="4.75rem" />
      ))}
    </SkeletonGroup>
  );
}
