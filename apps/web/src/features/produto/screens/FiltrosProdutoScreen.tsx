import { isAreaOffered } from '@trevo/config/configuracao/areas';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { toApiError } from '@trevo/client/api-error.ts';
import { useCall } from '../../../platform/api/use-call.ts';
import { useConfiguracao } from '../../../platform/configuracao/PartidaProvider.tsx';
import { ListaErro } from '../../../platform/lista/ListaErro.tsx';
import { appPaths } from '../../../platform/navigation/paths/app-paths.ts';
import { useGoBack } from '../../../platform/navigation/use-go-back.ts';
import { listaText } from '../../../platform/platform.text.ts';
import { Button } from '@trevo/ui/action/Button.tsx';
import { ChoiceList } from '@trevo/ui/choice/ChoiceList.tsx';
import { Switch } from '@trevo/ui/choice/Switch.tsx';
import { Skeleton, SkeletonGroup } from '@trevo/ui/feedback/Skeleton.tsx';
import { Field } from '@trevo/ui/field/Field.tsx';
import { SelectInput } from '@trevo/ui/field/SelectInput.tsx';
import { BottomBar } from '@trevo/ui/layout/BottomBar.tsx';
import { Page } from '@trevo/ui/layout/Page.tsx';
import { PageHeader } from '@trevo/ui/layout/PageHeader.tsx';
import type { CampanhaWire } from '../../campanha/public.ts';
import { ComCampanha } from '../parts/ComCampanha.tsx';
import { formatFiltro, readFiltro, toProdutosQuery, type ProdutoFiltro } from '../produto-filtro.ts';
import { filtroText as text, produtoText } from '../produto.text.ts';

/** Filters of the product list, with the result count of each choice. */
export const FiltrosProdutoScreen = () => (
  <ComCampanha titulo={text.titulo} skeleton={<FiltrosSkeleton />}>
    {(campanha) => <Filtros campanha={campanha} />}
  </ComCampanha>
);

const todasMoedas = ['pontos', 'cashback'] as const;

function Filtros({ campanha: { ano, identificacao } }: { campanha: CampanhaWire }) {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const goBack = useGoBack(appPaths.produtos);
  const [filtro, setFiltro] = useState<ProdutoFiltro>(() => readFiltro(params));
  const configuracao = useConfiguracao();
  const moedas = todasMoedas.filter((moeda) => isAreaOffered(configuracao, moeda));
  const campanha = { ano, identificacao };
  const tudo = useCall('produto.listarFiltroConfiguracao', { body: { campanha } });
  const left = useCall('produto.listarFiltroConfiguracao', {
    body: { campanha, filtro: toProdutosQuery(filtro) },
  });
  const change = (next: Partial<ProdutoFiltro>) => setFiltro((now) => ({ ...now, ...next }));
  const show = (chosen: ProdutoFiltro) =>
    void navigate(`${appPaths.produtos}?${formatFiltro(chosen)}`, { replace: true });
  const total = left.data?.total;
  const { data: opcoes } = tudo;
  return (
    <Page
      header={<PageHeader title={text.titulo} onBack={goBack} backLabel={produtoText.voltar} />}
      footer={
        opcoes && (
          <BottomBar note={total === 0 ? text.nenhum : undefined}>
            <Button
              wide
              pending={left.isPlaceholderData}
              unavailable={total === 0}
              onClick={() => show(filtro)}
            >
              {total ? text.mostrar(total) : text.mostrarProdutos}
            </Button>
            <Button wide variant="ghost" onClick={() => show(readFiltro(new URLSearchParams()))}>
              {text.limpar}
            </Button>
          </BottomBar>
        )
      }
    >
      {!opcoes && !tudo.error && <FiltrosSkeleton />}
      {!opcoes && tudo.error && (
        <ListaErro
          error={toApiError(tudo.error)}
          pending={tudo.isFetching}
          onRetry={() => void tudo.refetch()}
        />
      )}
      {opcoes && (
        <>
          <Escolha
            label={produtoText.categoria}
            value={filtro.categoria}
            options={opcoes.categorias.map(({ codigo, nome }) => ({ value: codigo, label: nome }))}
            onValueChange={(categoria) => change({ categoria })}
          />
          <Escolha
            label={produtoText.industria}
            value={filtro.industria}
            options={opcoes.industrias.map(toOption)}
            onValueChange={(industria) => change({ industria })}
          />
          <Escolha
            label={produtoText.segmento}
            value={filtro.segmentacao}
            options={opcoes.segmentos.map(toOption)}
            onValueChange={(segmentacao) => change({ segmentacao })}
          />
          <Escolha
            label={produtoText.setor}
            value={filtro.setorLoja}
            options={opcoes.setores.map(toOption)}
            onValueChange={(setorLoja) => change({ setorLoja })}
          />
          {moedas.length > 1 && (
            <ChoiceList
              legend={text.moeda}
              options={[
                { value: '', label: text.qualquer },
                ...moedas.map((moeda) => ({ value: moeda, label: text.moedas[moeda] })),
              ]}
              value={filtro.moeda}
              onValueChange={(moeda) => change({ moeda })}
            />
          )}
          <Switch
            label={text.soDestaques}
            checked={filtro.destaque}
            onChange={({ currentTarget }) => change({ destaque: currentTarget.checked })}
          />
          <Switch
            label={text.soOfertas}
            checked={filtro.oferta}
            onChange={({ currentTarget }) => change({ oferta: currentTarget.checked })}
          />
        </>
      )}
    </Page>
  );
}

const toOption = (value: string) => ({ value, label: value });

/** Choice of one value or all; hidden when there is nothing to choose. */
function Escolha(props: {
  label: string;
  value: string;
  options: { value: string; label: string }[];
  onValueChange(value: string): void;
}) {
  const { label, value, options, onValueChange } = props;
  if (options.length === 0) return null;
  return (
    <Field label={label}>
      <SelectInput
        options={options}
        placeholder={text.qualquer}
        value={value}
        onChange={({ currentTarget }) => onValueChange(currentTarget.value)}
      />
    </Field>
  );
}

const FiltrosSkeleton = () => (
  <SkeletonGroup label={listaText.carregando}>
    {Array.from({ length: 4 }, (_, key) => (
      <Skeleton key={key} shape="block" height="3.5rem" />
    ))}
  </SkeletonGroup>
);
