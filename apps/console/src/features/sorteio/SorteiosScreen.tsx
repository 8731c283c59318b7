import { formatDiaCurto } from '@trevo/client/format.ts';
import { EmptyState } from '@trevo/ui/feedback/EmptyState.tsx';
import { useSearchParams } from 'react-router';
import { useRead } from '../../platform/api/console-client.ts';
import { EscolhaCampanha, type CampanhaDaPromotora } from '../../platform/screen/EscolhaCampanha.tsx';
import { Leitura } from '../../platform/screen/Leitura.tsx';
import { LinkComoBotao } from '../../platform/screen/LinkComoBotao.tsx';
import { type Coluna, Tabela } from '../../platform/screen/Tabela.tsx';
import { Tela } from '../../platform/screen/Tela.tsx';
import { SituacaoSorteio } from './SituacaoSorteio.tsx';
import { parseSorteioRef, type Sorteio, toSorteioAddress } from './sorteio-address.ts';
import { sorteioConsoleText as text } from './sorteio-console.text.ts';
import { SorteioDetalhe } from './SorteioDetalhe.tsx';
import styles from './Sorteio.module.css';

/** The draws of a campaign; the address has the open one. */
export function SorteiosScreen() {
  const [search] = useSearchParams();
  const params = parseSorteioRef(search);
  if (params) return <SorteioDetalhe key={params.date} params={params} />;
  return (
    <Tela titulo={text.titulo} ajuda={text.ajuda}>
      <EscolhaCampanha>{(campanha) => <Lista campanha={campanha} />}</EscolhaCampanha>
    </Tela>
  );
}

function Lista({ campanha }: { campanha: CampanhaDaPromotora }) {
  const { ano, identificacao } = campanha;
  const sorteios = useRead('operador.sorteios', { params: { ano, identificacao } });
  return (
    <Leitura lida={sorteios}>
      {(lidos) =>
        lidos.length === 0 ? (
          <EmptyState illustration="ticket" title={text.vazia.titulo} message={text.vazia.mensagem} />
        ) : (
          <Tabela
            nome={text.titulo}
            itens={lidos}
            toId={(sorteio) => sorteio.data}
            colunas={[...colunas, toAbrir(campanha)]}
          />
        )
      }
    </Leitura>
  );
}

const toAbrir = (campanha: CampanhaDaPromotora): Coluna<Sorteio> => ({
  id: 'abrir',
  titulo: text.colunas.abrir,
  isTituloOculto: true,
  isNumero: true,
  conteudo: ({ data: dia, nome }) => (
    <LinkComoBotao to={toSorteioAddress(campanha, dia)} rotulo={text.abrirDe(nome)}>
      {text.abrir}
    </LinkComoBotao>
  ),
});

const colunas: readonly Coluna<Sorteio>[] = [
  {
    id: 'sorteio',
    titulo: text.colunas.sorteio,
    conteudo: ({ nome, premio }) => (
      <span className={styles.what}>
        <strong>{nome}</strong>
        <small>{premio}</small>
      </span>
    ),
  },
  {
    id: 'extracao',
    titulo: text.colunas.extracao,
    conteudo: ({ data: dia, hora }) => text.extracaoDe(formatDiaCurto(dia), hora),
  },
  {
    id: 'numerosAte',
    titulo: text.colunas.numerosAte,
    conteudo: ({ numerosAte }) => formatDiaCurto(numerosAte),
  },
  {
    id: 'situacao',
    titulo: text.colunas.situacao,
    conteudo: ({ situacao }) => <SituacaoSorteio situacao={situacao} />,
  },
];
