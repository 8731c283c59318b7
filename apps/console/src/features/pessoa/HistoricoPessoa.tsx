import type { RetornoOf } from '@trevo/contract/call';
import type { Calls } from '@trevo/contract/calls';
import { areasHistorico, type AreaHistorico } from '@trevo/contract/atendimento/historico-pessoa.calls';
import { Field } from '@trevo/ui/field/Field.tsx';
import { SelectInput } from '@trevo/ui/field/SelectInput.tsx';
import { EmptyState } from '@trevo/ui/feedback/EmptyState.tsx';
import { Bell, Gift, KeyRound, Package, Receipt } from 'lucide-react';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { usePages } from '../../platform/api/use-pages.ts';
import { LeituraPaginas } from '../../platform/screen/Leitura.tsx';
import { Momento } from '../../platform/screen/Momento.tsx';
import { pessoaText } from './pessoa.text.ts';
import type { PessoaRef } from './pessoa.wire.ts';
import styles from './HistoricoPessoa.module.css';

const text = pessoaText.historico;

type Evento = RetornoOf<Calls['operador.historicoPessoa']>['retorno'][number];

const porPagina = 30;

const icones: Readonly<Record<AreaHistorico, ReactNode>> = {
  notas: <Receipt />,
  premios: <Gift />,
  pedidos: <Package />,
  mensagens: <Bell />,
  acesso: <KeyRound />,
};

const opcoes = (['tudo', ...areasHistorico] as const).map((value) => ({ value, label: text.areas[value] }));

/** The history of a person, the newest first; the address names the area. */
export function HistoricoPessoa({ pessoa }: { pessoa: PessoaRef }) {
  const [search, setSearch] = useSearchParams();
  const area = areasHistorico.find((one) => one === search.get('area'));
  const pages = usePages('operador.historicoPessoa', {
    params: { ...pessoa, perPage: porPagina },
    query: area ? { area } : {},
  });

  function choose(value: string): void {
    const next = new URLSearchParams(search);
    if (value === 'tudo') next.delete('area');
    else next.set('area', value);
    setSearch(next, { replace: true });
  }

  return (
    <section className={styles.history}>
      <div className={styles.head}>
        <h2>{text.titulo}</h2>
        <Field label={text.filtro} className={styles.filter}>
          <SelectInput
            value={area ?? 'tudo'}
            options={opcoes}
            onChange={({ currentTarget }) => choose(currentTarget.value)}
          />
        </Field>
      </div>
      <LeituraPaginas
        pages={pages}
        vazia={<EmptyState illustration="search" title={text.vazio.titulo} message={text.vazio.mensagem} />}
      >
        {(eventos) => (
          <ol className={styles.events}>
            {eventos.map((evento) => (
              <Linha key={evento.id} evento={evento} />
            ))}
          </ol>
        )}
      </LeituraPaginas>
    </section>
  );
}

function Linha({ evento: { em, area, titulo, detalhe, cura, quem } }: { evento: Evento }) {
  const nome = quem.nome ?? (quem.tipo === 'pessoa' ? text.pessoa : text.programa);
  return (
    <li className={styles.event}>
      <span className={styles.icon} aria-hidden="true">
        {icones[area]}
      </span>
      <div className={styles.words}>
        <strong>{titulo}</strong>
        {detalhe && <p>{detalhe}</p>}
        {cura && <p className={styles.cure}>{cura}</p>}
        <small>
          <Momento em={em} /> · {nome}
        </small>
      </div>
    </li>
  );
}
