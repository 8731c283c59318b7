import { isEmAndamento } from '@trevo/rules/arquivo/situacao-arquivo';
import { EmptyState } from '@trevo/ui/feedback/EmptyState.tsx';
import { Disclosure } from '@trevo/ui/display/Disclosure.tsx';
import { usePages } from '../../platform/api/use-pages.ts';
import { SituacaoArquivo } from '../../platform/arquivo/SituacaoArquivo.tsx';
import { formatTamanho } from '../../platform/format/tamanho.ts';
import { CopiarTexto } from '../../platform/screen/CopiarTexto.tsx';
import { LeituraPaginas } from '../../platform/screen/Leitura.tsx';
import { Momento } from '../../platform/screen/Momento.tsx';
import { type Coluna, Tabela } from '../../platform/screen/tabela/Tabela.tsx';
import { Secao } from '../../platform/screen/Tela.tsx';
import { usePermissao } from '../../platform/session/permissao.ts';
import { AcoesKit } from './AcoesKit.tsx';
import { encerramentoConsoleText } from './encerramento-console.text.ts';
import type { CampanhaParams, Kit } from './encerramento.wire.ts';
import { PedirKit } from './PedirKit.tsx';
import styles from './Encerramento.module.css';

const text = encerramentoConsoleText.kit;
const porPagina = 10;

/** The kits for the regulator with their progress and content. */
export function KitSecao({ params }: { params: CampanhaParams }) {
  const isPermitido = usePermissao();
  if (!isPermitido('operador.kits')) return null;
  return <Kits params={params} mayRequest={isPermitido('operador.pedirKit')} />;
}

function Kits({ params, mayRequest }: { params: CampanhaParams; mayRequest: boolean }) {
  const pages = usePages(
    'operador.kits',
    { params: { ...params, perPage: porPagina } },
    { refreshWhen: (kits) => kits.some(({ situacao }) => isEmAndamento(situacao)) },
  );
  const acao: Coluna<Kit> = {
    id: 'acao',
    titulo: text.colunas.acao,
    isTituloOculto: true,
    alinhar: 'fim',
    conteudo: (kit) => <AcoesKit params={params} kit={kit} />,
  };
  return (
    <Secao titulo={text.titulo} acao={mayRequest && <PedirKit params={params} />}>
      <p className={styles.quiet}>{text.ajuda}</p>
      <LeituraPaginas
        pages={pages}
        vazia={
          <EmptyState
            illustration="receipt"
            title={text.vazio.titulo}
            message={mayRequest ? text.vazio.pede : text.vazio.semPedir}
          />
        }
      >
        {(kits) => (
          <>
            <Tabela
              nome={text.titulo}
              itens={kits}
              toId={({ kitID }) => kitID}
              colunas={[...colunas, acao]}
            />
            {kits.map((kit) => kit.manifestoHash !== null && <ArquivosKit key={kit.kitID} kit={kit} />)}
          </>
        )}
      </LeituraPaginas>
    </Secao>
  );
}

const colunas: readonly Coluna<Kit>[] = [
  {
    id: 'kit',
    titulo: text.colunas.kit,
    conteudo: ({ nomeArquivo, pedidoEm, pedidoPor, aprovadoPor, finalidade }) => (
      <span className={styles.what}>
        <strong>{nomeArquivo}</strong>
        <small>{finalidade}</small>
        <small>
          <Momento em={pedidoEm} />, {text.por(pedidoPor.nome)}
          {aprovadoPor && `, ${text.aprovado(aprovadoPor.nome)}`}
        </small>
      </span>
    ),
  },
  {
    id: 'situacao',
    titulo: text.colunas.situacao,
    conteudo: (kit) => (
      <span className={styles.what}>
        <SituacaoArquivo arquivo={kit}>
          {kit.situacao === 'escrevendo' && <small>{text.escritos(kit.arquivosEscritos)}</small>}
          {kit.situacao === 'pronta' && kit.venceEm !== null && (
            <small>
              {text.valeAte} <Momento em={kit.venceEm} />
            </small>
          )}
        </SituacaoArquivo>
      </span>
    ),
  },
  {
    id: 'conteudo',
    titulo: text.colunas.conteudo,
    conteudo: ({ manifestoHash, totalArquivos, bytes }) =>
      manifestoHash !== null && (
        <div className={styles.what}>
          <span>
            {text.arquivos(totalArquivos)}
            {bytes !== null && `, ${formatTamanho(bytes)}`}
          </span>
          <small>{text.manifesto}</small>
          <code className={styles.hash}>{manifestoHash}</code>
          <CopiarTexto texto={manifestoHash} rotulo={text.copiar} />
        </div>
      ),
  },
];

/** The files of a complete kit, and its missing points. */
function ArquivosKit({ kit: { nomeArquivo, arquivos, totalArquivos, faltas } }: { kit: Kit }) {
  return (
    <div className={styles.what}>
      <Disclosure title={text.ver(nomeArquivo)}>
        <p>{text.faltas(faltas.length)}</p>
        {faltas.length > 0 && (
          <ul className={styles.files}>
            {faltas.map((falta) => (
              <li key={falta}>{falta}</li>
            ))}
          </ul>
        )}
        <ul className={styles.files}>
          {arquivos.map(({ nome, bytes: tamanho, linhas }) => (
            <li key={nome}>
              {nome}{' '}
              <small>
                {formatTamanho(tamanho)}
                {linhas !== null && `, ${text.linhas(linhas)}`}
              </small>
            </li>
          ))}
          {totalArquivos > arquivos.length && <li>{text.mais(totalArquivos - arquivos.length)}</li>}
        </ul>
      </Disclosure>
    </div>
  );
}
