import { formatContagem, formatDiaCurto } from '@trevo/client/format.ts';
import { Button } from '@trevo/ui/action/Button.tsx';
import { EmptyState } from '@trevo/ui/feedback/EmptyState.tsx';
import { Printer } from 'lucide-react';
import { useRead } from '../../platform/api/console-client.ts';
import { formatCompleto } from '../../platform/format/momento.ts';
import { Fatos } from '../../platform/screen/Fatos.tsx';
import { Leitura } from '../../platform/screen/Leitura.tsx';
import { LinkComoBotao } from '../../platform/screen/LinkComoBotao.tsx';
import { Secao, Tela } from '../../platform/screen/Tela.tsx';
import { Passos, Sorteados } from './ApuracaoSecao.tsx';
import { PremiosExtracao } from './PremiosExtracao.tsx';
import { type Apuracao, type Sorteio, type SorteioRef, toSorteioAddress } from './sorteio-address.ts';
import { sorteioConsoleText } from './sorteio-console.text.ts';
import { Desclassificados, TitularesTabela } from './TitularesTabela.tsx';
import styles from './Sorteio.module.css';

const text = sorteioConsoleText.ata;
const { apuracao: words, congelamento, resultado: informado, publicado } = sorteioConsoleText;

/** The minutes of a confirmed draw, to print. */
export function AtaSorteio({ params }: { params: SorteioRef }) {
  const { ano, identificacao, date } = params;
  const sorteios = useRead('operador.sorteios', { params: { ano, identificacao } });
  const apuracao = useRead('operador.apuracao', { params });
  const sorteio = sorteios.data?.find((one) => one.data === date);
  return (
    <Tela
      titulo={text.titulo}
      acao={
        <div className={styles.actions}>
          <LinkComoBotao to={toSorteioAddress(params, date)}>{text.voltar}</LinkComoBotao>
          {apuracao.data?.confirmada && (
            <Button size="small" icon={<Printer />} onClick={() => globalThis.print()}>
              {text.imprimir}
            </Button>
          )}
        </div>
      }
    >
      <Leitura lida={apuracao} linhas={8}>
        {(lida) =>
          lida.confirmada === null ? (
            <EmptyState
              illustration="ticket"
              title={sorteioConsoleText.situacoes.APURADO}
              message={text.aindaNao}
            />
          ) : (
            <Leitura lida={sorteios}>
              {() => sorteio && <Escrita params={params} sorteio={sorteio} apuracao={lida} />}
            </Leitura>
          )
        }
      </Leitura>
    </Tela>
  );
}

function Escrita(props: { params: SorteioRef; sorteio: Sorteio; apuracao: Apuracao }) {
  const { params, sorteio, apuracao } = props;
  return (
    <div className={styles.minutes}>
      <Cabecalho params={params} sorteio={sorteio} apuracao={apuracao} />
      <Secao titulo={sorteioConsoleText.regra}>
        <ul className={styles.rule}>
          {sorteio.regra.map((frase) => (
            <li key={frase}>{frase}</li>
          ))}
        </ul>
      </Secao>
      <Secao titulo={words.extracao}>
        <PremiosExtracao premios={apuracao.extracao} />
        <Fatos linhas={[[words.sorteados, <Sorteados key="sorteados" apuracao={apuracao} />]]} />
      </Secao>
      {apuracao.passos.length > 0 && (
        <Secao titulo={words.passos(formatContagem(apuracao.passos.length))}>
          <Passos passos={apuracao.passos} />
        </Secao>
      )}
      <Secao titulo={words.premiados}>
        <TitularesTabela nome={words.premiados} titulares={apuracao.premiados} />
      </Secao>
      {apuracao.suplentes.length > 0 && (
        <Secao titulo={words.suplentes}>
          <TitularesTabela nome={words.suplentes} titulares={apuracao.suplentes} />
        </Secao>
      )}
      {apuracao.desclassificados.length > 0 && (
        <Secao titulo={words.desclassificados}>
          <Desclassificados desclassificados={apuracao.desclassificados} />
        </Secao>
      )}
      <p className={styles.signature}>{text.assinatura}</p>
      <p className={styles.signature}>{text.assinatura}</p>
    </div>
  );
}

function Cabecalho(props: { params: SorteioRef; sorteio: Sorteio; apuracao: Apuracao }) {
  const { params, sorteio, apuracao } = props;
  const { congelado } = sorteio;
  const { confirmada, versoes } = apuracao;
  const resultado = useRead('operador.resultado', { params });
  return (
    <Fatos
      linhas={[
        [text.campanha, `${params.ano}/${params.identificacao}`],
        [text.sorteio, sorteio.nome],
        [text.premio, sorteio.premio],
        [text.extracao, sorteioConsoleText.extracaoDe(formatDiaCurto(sorteio.data), sorteio.hora)],
        congelado !== null && [
          congelamento.congeladoEm,
          `${formatCompleto(congelado.em)}, ${congelado.ator.nome}`,
        ],
        congelado !== null && [congelamento.numeros, formatContagem(congelado.numeros)],
        congelado !== null && [congelamento.excluidos, formatContagem(congelado.excluidos)],
        [congelamento.hash, <code key="hash">{apuracao.manifestoHash}</code>],
        resultado.data !== undefined && [
          informado.informadoPor,
          resultado.data.informadoPor.join(informado.e),
        ],
        [
          words.versoes,
          <ol key="versoes" className={styles.plain}>
            {versoes.map(({ versao, em, ator, motivo }) => (
              <li key={versao}>
                {words.versaoDe(versao, motivo)} {formatCompleto(em)}, {ator.nome}
              </li>
            ))}
          </ol>,
        ],
        confirmada !== null && [
          publicado.confirmadoEm,
          `${formatCompleto(confirmada.em)}, ${confirmada.ator.nome}`,
        ],
      ]}
    />
  );
}
