import { Search, Store, X } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { useController, type UseFormReturn } from 'react-hook-form';
import { useCall } from '../../../shared/api/use-call.ts';
import type { CampanhaWire } from '../../../shared/campanha/campanha-store.ts';
import { ListaErro } from '../../../shared/lista/ListaErro.tsx';
import { ListaPager } from '../../../shared/lista/ListaPager.tsx';
import { IconButton } from '../../../ui/action/IconButton.tsx';
import { Sheet } from '../../../ui/dialog/Sheet.tsx';
import { ListRow } from '../../../ui/display/ListRow.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { SkeletonGroup } from '../../../ui/feedback/SkeletonGroup.tsx';
import { Field } from '../../../ui/field/Field.tsx';
import { TextInput } from '../../../ui/field/TextInput.tsx';
import type { CadastroForm, Loja } from '../cadastro-form.ts';
import { cadastroText } from '../cadastro.text.ts';
import styles from './LojaCampo.module.css';

const text = cadastroText.loja;
const porPagina = 10;

/** The shop nearest to the person, chosen from the campaign's list. */
export function LojaCampo({ form, campanha }: { form: UseFormReturn<CadastroForm>; campanha: CampanhaWire }) {
  const { field, fieldState } = useController({ control: form.control, name: 'loja' });
  const [isOpen, setOpen] = useState(false);
  const loja = field.value;
  return (
    <div className={styles.campo}>
      <p className={styles.rotulo}>{cadastroText.campos.loja}</p>
      <ListRow
        leading={<Store />}
        title={loja?.nome ?? text.escolher}
        trailing={loja ? text.trocar : undefined}
        onClick={() => setOpen(true)}
      />
      {fieldState.error && <p className={styles.erro}>{fieldState.error.message}</p>}
      <Sheet open={isOpen} onClose={() => setOpen(false)} title={text.titulo} closeLabel={text.fechar} bleed>
        <LojaLista
          campanha={campanha}
          onChoose={(chosen) => {
            field.onChange(chosen);
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
              // The form around would be sent.
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
