import { pedidoSituacoes, type PedidoSituacao } from '@trevo/rules/conta/pedido-situacao';
import { Checkbox } from '@trevo/ui/choice/Checkbox.tsx';
import { EmptyState } from '@trevo/ui/feedback/EmptyState.tsx';
import { Field } from '@trevo/ui/field/Field.tsx';
import { SelectInput } from '@trevo/ui/field/SelectInput.tsx';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { usePages } from '../../platform/api/use-pages.ts';
import { EscolhaCampanha, type CampanhaDaPromotora } from '../../platform/screen/EscolhaCampanha.tsx';
import { LeituraPaginas } from '../../platform/screen/Leitura.tsx';
import { Tabela } from '../../platform/screen/tabela/Tabela.tsx';
import { Tela } from '../../platform/screen/Tela.tsx';
import { usePermissao } from '../../platform/session/permissao.ts';
import { MoverPedidos } from './MoverPedidos.tsx';
import { pedidoConsoleText as text } from './pedido-console.text.ts';
import type { Pedido } from './pedido-arquivo.ts';
import { toColunas } from './pedido-colunas.tsx';
import styles from './QuadroPedidosScreen.module.css';
import { Transportadora } from './Transportadora.tsx';

const porPagina = 50;
const situacoes = pedidoSituacoes.map((value) => ({ value, label: text.situacoes[value] }));

/** The orders of a campaign in one state, which the address says. */
export function QuadroPedidosScreen() {
  const [search] = useSearchParams();
  const situacao = pedidoSituacoes.find((one) => one === search.get('situacao')) ?? 'PENDENTE';
  return (
    <Tela titulo={text.titulo} ajuda={text.ajuda}>
      <EscolhaCampanha>
        {(campanha) => (
          <Quadro
            key={`${campanha.ano}/${campanha.identificacao}/${situacao}`}
            campanha={campanha}
            situacao={situacao}
          />
        )}
      </EscolhaCampanha>
    </Tela>
  );
}

function Quadro({ campanha, situacao }: { campanha: CampanhaDaPromotora; situacao: PedidoSituacao }) {
  const { ano, identificacao } = campanha;
  const isPermitido = usePermissao();
  const params = { ano, identificacao, situacao, perPage: porPagina };
  const pages = usePages('operador.pedidos', { params, query: {} });
  const [escolhidos, setEscolhidos] = useState<ReadonlySet<string>>(new Set());
  const canMove = isPermitido('operador.moverPedidos');
  // Orders that moved meanwhile are no longer in the list.
  const pedidos = (pages.items ?? []).filter(({ id }) => escolhidos.has(id));
  const toggle = ({ id }: Pedido, isChosen: boolean): void =>
    setEscolhidos(new Set([...escolhidos].filter((one) => one !== id).concat(isChosen ? [id] : [])));
  return (
    <>
      <Situacao situacao={situacao} />
      {canMove && <Transportadora campanha={campanha} situacao={situacao} />}
      <LeituraPaginas
        pages={pages}
        vazia={<EmptyState illustration="search" title={text.vazia.titulo} message={text.vazia.mensagem} />}
      >
        {(todos) => (
          <>
            {canMove && (
              <div className={styles.bulk}>
                <Checkbox
                  label={text.escolherTodos}
                  checked={pedidos.length === todos.length}
                  onChange={({ currentTarget }) =>
                    setEscolhidos(new Set(currentTarget.checked ? todos.map(({ id }) => id) : []))
                  }
                />
                <MoverPedidos campanha={campanha} situacao={situacao} pedidos={pedidos} />
              </div>
            )}
            <Tabela
              nome={text.titulo}
              itens={todos}
              toId={({ id }) => id}
              colunas={toColunas({
                campanha,
                escolhidos: canMove ? escolhidos : null,
                onToggle: toggle,
                canStepBack: isPermitido('operador.voltarPedido'),
              })}
            />
          </>
        )}
      </LeituraPaginas>
    </>
  );
}

function Situacao({ situacao }: { situacao: PedidoSituacao }) {
  const [search, setSearch] = useSearchParams();
  return (
    <div className={styles.filter}>
      <Field label={text.situacao}>
        <SelectInput
          value={situacao}
          options={situacoes}
          onChange={({ currentTarget }) => {
            const next = new URLSearchParams(search);
            next.set('situacao', currentTarget.value);
            setSearch(next, { replace: true });
          }}
        />
      </Field>
    </div>
  );
}
