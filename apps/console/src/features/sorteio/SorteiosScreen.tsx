import { formatDiaCurto } from '@trevo/client/format.ts';
import { EmptyState } from '@trevo/ui/feedback/EmptyState.tsx';
import { useSearchParams } from 'react-router';
import { useRead } from '../../platform/api/console-client.ts';
import { Filtros } from '../../platform/screen/tabela/Filtros.tsx';
import { Leitura } from '../../platform/screen/Leitura.tsx';
import { LinkComoBotao } from '../../platform/screen/LinkComoBotao.tsx';
import { type Coluna, Tabela } from '../../platform/screen/tabela/Tabela.tsx';
import { Secao, Tela } from '../../platform/screen/Tela.tsx';
import { agoraServidor } from '../../platform/session/sessao-store.ts';
import { findPasso, toCalendario } from './calendario.ts';
import { QuandoCongela } from './QuandoCongela.tsx';
import { SituacaoSorteio } from './SituacaoSorteio.tsx';
import { type NoCalendario, parseSorteioRef, toSorteioAddress } from './sorteio-address.ts';
import { sorteioConsoleText as text } from './sorteio-console.text.ts';
import { SorteioDetalhe } from './SorteioDetalhe.tsx';
import styles from './Sorteio.module.css';

/** The draws of all campaigns of the promoter; the address has the open one. */
export function SorteiosScreen() {
  const [search] = useSearchParams();
  const params = parseSorteioRef(search);
  if (params) return <SorteioDetalhe key={params.date} params={params} />;
  return (
    <Tela titulo={text.titulo} ajuda={text.ajuda}>
      <Calendario campanha={search.get('campanha')} />
    </Tela>
  );
}

const toCampanha = ({ ano, identificacao }: NoCalendario): string => `${ano}/${identificacao}`;

function Calendario({ campanha }: { campanha: string | null }) {
  const sorteios = useRead('operador.calendarioSorteios', {});
  return (
    <Leitura lida={sorteios}>
      {(lidos) => {
        const campanhas = new Map(lidos.map((one) => [toCampanha(one), one.descricao]));
        const escolhidos = lidos.filter((one) => campanha === null || toCampanha(one) === campanha);
        return (
          <>
            {(campanhas.size > 1 || campanha !== null) && (
              <Filtros
                rotulo={text.filtros.nome}
                filtros={[
                  {
                    nome: 'campanha',
                    rotulo: text.filtros.campanha,
                    todos: text.filtros.todas,
                    opcoes: [...campanhas].map(([value, descricao]) => ({
                      value,
                      label: `${descricao} (${value})`,
                    })),
                  },
                ]}
              />
            )}
            {escolhidos.length === 0 && (
              <EmptyState illustration="ticket" title={text.vazia.titulo} message={text.vazia.mensagem} />
            )}
            {toCalendario(escolhidos, agoraServidor()).map(({ grupo, sorteios: doGrupo }) => (
              <Secao key={grupo} titulo={text.grupos[grupo]}>
                <Tabela
                  nome={text.grupos[grupo]}
                  itens={doGrupo}
                  toId={(sorteio) => `${toCampanha(sorteio)} ${sorteio.data}`}
                  colunas={colunas}
                />
              </Secao>
            ))}
          </>
        );
      }}
    </Leitura>
  );
}

const colunas: readonly Coluna<NoCalendario>[] = [
  {
    id: 'sorteio',
    titulo: text.colunas.sorteio,
    conteudo: ({ nome, premio, descricao }) => (
      <span className={styles.what}>
        <strong>{nome}</strong>
        <small>{premio}</small>
        <small>{descricao}</small>
      </span>
    ),
  },
  {
    id: 'numerosAte',
    titulo: text.colunas.numerosAte,
    alinhar: 'fim',
    conteudo: ({ numerosAte }) => formatDiaCurto(numerosAte),
  },
  {
    id: 'congela',
    titulo: text.colunas.congela,
    conteudo: ({ situacao, congelarAte }) =>
      congelarAte === null ? (
        text.semCongelamento
      ) : situacao === 'ABERTO' || situacao === 'A_CONGELAR' ? (
        <QuandoCongela ate={congelarAte} />
      ) : (
        text.congelado
      ),
  },
  {
    id: 'extracao',
    titulo: text.colunas.extracao,
    alinhar: 'fim',
    conteudo: ({ data: dia, hora }) => text.extracaoDe(formatDiaCurto(dia), hora),
  },
  {
    id: 'situacao',
    titulo: text.colunas.situacao,
    conteudo: (sorteio) => (
      <span className={styles.what}>
        <span>
          <SituacaoSorteio situacao={sorteio.situacao} />
        </span>
        <small>{text.faltas[findPasso(sorteio, agoraServidor())]}</small>
      </span>
    ),
  },
  {
    id: 'abrir',
    titulo: text.colunas.abrir,
    isTituloOculto: true,
    alinhar: 'fim',
    conteudo: (sorteio) => (
      <LinkComoBotao to={toSorteioAddress(sorteio, sorteio.data)} rotulo={text.abrirDe(sorteio.nome)}>
        {text.abrir}
      </LinkComoBotao>
    ),
  },
];
