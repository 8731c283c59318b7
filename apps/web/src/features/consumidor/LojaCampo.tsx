import { Search, Store, X } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { useCall } from '../../platform/api/use-call.ts';
import type { CampanhaWire } from '../campanha/public.ts';
import { ListaErro } from '../../platform/lista/ListaErro.tsx';
import { ListaPager } from '../../platform/lista/ListaPager.tsx';
import { IconButton } from '@trevo/ui/action/IconButton.tsx';
import { Sheet } from '@trevo/ui/dialog/Sheet.tsx';
import { ListRow } from '@trevo/ui/display/list/ListRow.tsx';
import { EmptyState } from '@trevo/ui/feedback/EmptyState.tsx';
import { Skeleton, SkeletonGroup } from '@trevo/ui/feedback/Skeleton.tsx';
import { Field } from '@trevo/ui/field/Field.tsx';
import { TextInput } from '@trevo/ui/field/TextInput.tsx';
import { consumidorText } from './consumidor.text.ts';
import styles from './LojaCampo.module.css';
import { porPagina } from '../../platform/lista/por-pagina.ts';

const text = consumidorText.loja;

/** A selectable shop. */
export interface Loja {
  readonly cnpjCpf: string;
  readonly nome: string;
}

export interface LojaCampoProps {
  readonly loja: Loja | null;
  readonly onChange: (loja: Loja) => void;
  readonly error?: string | undefined;
  readonly campanha: CampanhaWire;
  /** Label and title of the field; by default it asks for the nearest shop. */
  readonly palavras?: { readonly rotulo: string; readonly titulo: string };
}

/** Field to select a shop from the campaign's list. */
export function LojaCampo({ loja, onChange, error, campanha, palavras = text }: LojaCampoProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={styles.campo}>
      <p className={styles.rotulo}>{palavras.rotulo}</p>
      <ListRow
        leading={<Store />}
        title={loja?.nome ?? text.escolher}
        trailing={loja ? text.trocar : undefined}
        onClick={() => setOpen(true)}
      />
      {error && <p className={styles.erro}>{error}</p>}
      <Sheet
        open={isOpen}
        onClose={() => setOpen(false)}
        title={palavras.titulo}
        closeLabel={text.fechar}
        bleed
      >
        <LojaLista
          campanha={campanha}
          onChoose={(chosen) => {
            onChange(chosen);
            setOpen(false);
          }}
        />
      </Sheet>
    </div>
  );
}

function LojaLista({ campanha, onChoose }: { campanha: CampanhaWire; onChoose(loja: Loja): void }) {
  const [busca, setBusca] = useState('');
  const [page, setPage] = useState(1);
  const filtroNome = useDeferredValue(busca.trim().toLocaleUpperCase('pt-BR'));
  const { ano, identificacao } = campanha;
  const {
    data: pagina,
    error,
    isFetching,
    refetch,
  } = useCall('campanha.associados', {
    params: { ano, identificacao },
    body: { totalPorPagina: porPagina, paginaAtual: page, filtroNome, filtroAtivo: true },
  });

  function look(next: string): void {
    setBusca(next);
    setPage(1);
  }

  return (
    <div className={styles.lista}>
      <div className={styles.busca}>
        <Field label={text.buscar}>
          <TextInput
            autoComplete="off"
            enterKeyHint="search"
            placeholder={text.exemplo}
            leading={<Search />}
            trailing={busca && <IconButton label={text.limpar} icon={<X />} onClick={() => look('')} />}
            value={busca}
            onInput={({ currentTarget }) => look(currentTarget.value)}
            onKeyDown={(event) => {
              // Enter would submit the surrounding form.
              if (event.key === 'Enter') event.preventDefault();
            }}
          />
        </Field>
      </div>
      {error && !pagina && <ListaErro error={error} pending={isFetching} onRetry={() => void refetch()} />}
      {!error && !pagina && (
        <SkeletonGroup label={text.carregando} className={styles.busca}>
          <Skeleton shape="block" height="3rem" />
          <Skeleton shape="block" height="3rem" />
          <Skeleton shape="block" height="3rem" />
        </SkeletonGroup>
      )}
      {pagina?.total === 0 && (
        <EmptyState illustration="search" title={text.vazia} message={text.vaziaDetalhe} />
      )}
      {pagina?.retorno.map(({ cnpjCpf, nome, grupo }) => (
        <ListRow
          key={cnpjCpf}
          title={nome}
          detail={grupo ?? undefined}
          arrow={false}
          onClick={() => onChoose({ cnpjCpf, nome })}
        />
      ))}
      {pagina && (
        <ListaPager page={page} pages={pagina.paginas} pending={isFetching} onPageChange={setPage} />
      )}
    </div>
  );
}
