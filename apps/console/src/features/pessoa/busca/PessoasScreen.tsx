import type { RetornoOf } from '@trevo/contract/call';
import type { Calls } from '@trevo/contract/calls';
import { EmptyState } from '@trevo/ui/feedback/EmptyState.tsx';
import { Skeleton, SkeletonGroup } from '@trevo/ui/feedback/Skeleton.tsx';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { callConsole } from '../../../platform/api/console-client.ts';
import { useTask } from '../../../platform/api/use-act.ts';
import { consolePlatformText } from '../../../platform/console-platform.text.ts';
import { Recusa } from '../../../platform/screen/Leitura.tsx';
import { LinkComoBotao } from '../../../platform/screen/LinkComoBotao.tsx';
import { type Coluna, Tabela } from '../../../platform/screen/tabela/Tabela.tsx';
import { Tela } from '../../../platform/screen/Tela.tsx';
import { BuscaPessoaForm } from './BuscaPessoaForm.tsx';
import { pessoaText as text } from '../pessoa.text.ts';
import type { Busca } from './recognize-busca.ts';
import { toPessoaPath } from '../to-pessoa-path.ts';

type Achada = RetornoOf<Calls['operador.procurarPessoa']>[number];

/** A search that another part of the console hands over: in the history's state, never in the address. */
interface Entregue {
  readonly busca?: Busca;
}

/** Finds a person by an exact value; one match opens at once. */
export function PessoasScreen() {
  const navigate = useNavigate();
  const { state } = useLocation() as { state: Entregue | null };
  const procurar = useTask((busca: Busca) => callConsole('operador.procurarPessoa', { body: busca }), {
    isRead: true,
  });
  const { result, error, isPending } = procurar;
  const achadas = result?.retorno;

  async function search(busca: Busca): Promise<void> {
    const found = await procurar.run(busca);
    const [only, ...others] = found?.retorno ?? [];
    if (only && others.length === 0) void navigate(toPessoaPath(only));
  }

  const handedOver = useRef(state?.busca);
  useEffect(() => {
    const busca = handedOver.current;
    if (!busca) return;
    handedOver.current = undefined;
    // The value leaves the history of the browser before the search.
    void navigate('/pessoas', { replace: true });
    void search(busca);
  });

  return (
    <Tela titulo={text.titulo} ajuda={text.ajuda}>
      <BuscaPessoaForm isPending={isPending} onSearch={(busca) => void search(busca)} />
      <Recusa error={error} />
      {isPending && (
        <SkeletonGroup label={consolePlatformText.carregando}>
          <Skeleton shape="block" height="5.5rem" />
        </SkeletonGroup>
      )}
      {!isPending && !error && !achadas && (
        <EmptyState
          illustration="search"
          title={text.busca.inicio.titulo}
          message={text.busca.inicio.mensagem}
        />
      )}
      {!isPending && achadas && (
        <Tabela
          nome={text.busca.achadas(achadas.length)}
          itens={achadas}
          toId={({ consumidorID }) => consumidorID}
          colunas={colunas}
        />
      )}
    </Tela>
  );
}

const toNome = ({ nome, pseudonimo }: Achada): string => nome ?? text.pseudonimo(pseudonimo);

const colunas: readonly Coluna<Achada>[] = [
  { id: 'pessoa', titulo: text.busca.pessoa, conteudo: toNome },
  { id: 'cpf', titulo: text.busca.cpf, conteudo: ({ cpf }) => cpf },
  {
    id: 'campanhas',
    titulo: text.busca.campanhas,
    conteudo: ({ campanhas }) => campanhas.map(({ descricao }) => descricao).join(', '),
  },
  {
    id: 'acao',
    titulo: text.busca.acao,
    isTituloOculto: true,
    alinhar: 'fim',
    conteudo: (achada) => (
      <LinkComoBotao to={toPessoaPath(achada)} rotulo={text.busca.abrirQual(toNome(achada))}>
        {text.busca.abrir}
      </LinkComoBotao>
    ),
  },
];
