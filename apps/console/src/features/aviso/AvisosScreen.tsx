import { formatContagem } from '@trevo/client/format.ts';
import { EmptyState } from '@trevo/ui/feedback/EmptyState.tsx';
import { useSearchParams } from 'react-router';
import { usePages } from '../../platform/api/use-pages.ts';
import { EscolhaCampanha, type CampanhaDaPromotora } from '../../platform/screen/EscolhaCampanha.tsx';
import { LeituraPaginas } from '../../platform/screen/Leitura.tsx';
import { LinkComoBotao } from '../../platform/screen/LinkComoBotao.tsx';
import { Momento } from '../../platform/screen/Momento.tsx';
import { type Coluna, Tabela } from '../../platform/screen/tabela/Tabela.tsx';
import { Tela } from '../../platform/screen/Tela.tsx';
import { usePermissao } from '../../platform/session/permissao.ts';
import { avisoConsoleText as text } from './aviso-console.text.ts';
import { type Aviso, parseAvisoLugar, toAvisoAddress, toNovoAddress } from './aviso-address.ts';
import { AvisoDetalhe } from './AvisoDetalhe.tsx';
import { NovoAviso } from './novo/NovoAviso.tsx';
import { SituacaoAviso } from './SituacaoAviso.tsx';
import styles from './AvisosScreen.module.css';

const porPagina = 20;

/** The notices to the people of a campaign; the address names the open or new one. */
export function AvisosScreen() {
  const [search] = useSearchParams();
  const lugar = parseAvisoLugar(search);
  if (lugar.tela === 'novo') return <NovoAviso campanha={lugar.campanha} />;
  if (lugar.tela === 'aberto') return <AvisoDetalhe key={lugar.notificacaoID} {...lugar} />;
  return (
    <Tela titulo={text.titulo} ajuda={text.ajuda}>
      <EscolhaCampanha>
        {(campanha) => <Lista key={`${campanha.ano}/${campanha.identificacao}`} campanha={campanha} />}
      </EscolhaCampanha>
    </Tela>
  );
}

function Lista({ campanha }: { campanha: CampanhaDaPromotora }) {
  const { ano, identificacao } = campanha;
  const isPermitido = usePermissao();
  const pages = usePages(
    'operador.notificacoes',
    { params: { ano, identificacao, perPage: porPagina }, query: {} },
    { refreshWhen: (avisos) => avisos.some(({ situacao }) => situacao === 'enviando') },
  );
  const novo = isPermitido('operador.enviarNotificacao') && (
    <LinkComoBotao to={toNovoAddress(campanha)} isPrincipal>
      {text.novo}
    </LinkComoBotao>
  );
  return (
    <>
      {pages.items && pages.items.length > 0 && novo && <div className={styles.acts}>{novo}</div>}
      <LeituraPaginas
        pages={pages}
        vazia={
          <EmptyState
            illustration="bell"
            title={text.vazia.titulo}
            message={text.vazia.mensagem}
            action={novo || undefined}
          />
        }
      >
        {(avisos) => (
          <Tabela
            nome={text.titulo}
            itens={avisos}
            toId={({ id }) => id}
            colunas={[...colunas, toAbrir(campanha)]}
          />
        )}
      </LeituraPaginas>
    </>
  );
}

const toAbrir = (campanha: CampanhaDaPromotora): Coluna<Aviso> => ({
  id: 'abrir',
  titulo: text.colunas.abrir,
  isTituloOculto: true,
  alinhar: 'fim',
  conteudo: ({ id, titulo }) => (
    <LinkComoBotao to={toAvisoAddress(campanha, id)} rotulo={text.abrirDe(titulo)}>
      {text.abrir}
    </LinkComoBotao>
  ),
});

const formatTotal = (total: number | null): string =>
  total === null ? text.semNumero : formatContagem(total);

const colunas: readonly Coluna<Aviso>[] = [
  {
    id: 'aviso',
    titulo: text.colunas.aviso,
    conteudo: ({ titulo, mensagem }) => (
      <span className={styles.what}>
        <strong>{titulo}</strong>
        <small>{mensagem}</small>
      </span>
    ),
  },
  { id: 'publico', titulo: text.colunas.publico, conteudo: ({ publico }) => text.nomeDe(publico) },
  {
    id: 'situacao',
    titulo: text.colunas.situacao,
    conteudo: ({ situacao }) => <SituacaoAviso situacao={situacao} />,
  },
  {
    id: 'quando',
    titulo: text.colunas.quando,
    alinhar: 'fim',
    conteudo: ({ enviarEm }) => <Momento em={enviarEm} />,
  },
  { id: 'ator', titulo: text.colunas.ator, conteudo: ({ ator }) => ator.nome },
  {
    id: 'aceitos',
    titulo: text.colunas.aceitos,
    alinhar: 'fim',
    conteudo: ({ aceitos }) => formatTotal(aceitos),
  },
  {
    id: 'recusados',
    titulo: text.colunas.recusados,
    alinhar: 'fim',
    conteudo: ({ recusados }) => formatTotal(recusados),
  },
  {
    id: 'vistas',
    titulo: text.colunas.vistas,
    alinhar: 'fim',
    conteudo: ({ vistas }) => formatTotal(vistas),
  },
];
