import { formatDiaCurto } from '@trevo/client/format.ts';
import { formatNumeroSorte } from '@trevo/rules/texto/mask';
import { Notice } from '@trevo/ui/feedback/Notice.tsx';
import { useRead } from '../../platform/api/console-client.ts';
import { Fatos } from '../../platform/screen/Fatos.tsx';
import { Leitura } from '../../platform/screen/Leitura.tsx';
import { LinkComoBotao } from '../../platform/screen/LinkComoBotao.tsx';
import { Momento } from '../../platform/screen/Momento.tsx';
import { Secao, Tela } from '../../platform/screen/Tela.tsx';
import { usePermissao } from '../../platform/session/permissao.ts';
import { ArquivosPremio } from './ArquivosPremio.tsx';
import { ContatoPremio } from './ContatoPremio.tsx';
import { PrazoEntrega } from './PrazoEntrega.tsx';
import { premioConsoleText } from './premio-console.text.ts';
import type { Premio, PremioAberto } from './premio-address.ts';
import { PremioAtos } from './PremioAtos.tsx';
import { SituacaoPremio } from './SituacaoPremio.tsx';
import styles from './PremioDetalhe.module.css';

const text = premioConsoleText.detalhe;

/** One prize with its acts, files and steps. */
export function PremioDetalhe({ params, lista }: PremioAberto) {
  const premio = useRead('operador.premio', { params });
  const isPermitido = usePermissao();
  const voltar = <LinkComoBotao to={lista}>{text.voltar}</LinkComoBotao>;
  return (
    <Tela titulo={premio.data?.nome ?? premioConsoleText.titulo} acao={voltar}>
      <Leitura lida={premio} linhas={6}>
        {(lido) => (
          <div className={styles.prize}>
            <Problemas premio={lido} />
            <Dados premio={lido} />
            <PremioAtos params={params} premio={lido} />
            {isPermitido('operador.verContatoPremio') && <ContatoPremio params={params} />}
            <ArquivosPremio params={params} premio={lido} />
            <Historico premio={lido} />
          </div>
        )}
      </Leitura>
    </Tela>
  );
}

/** Why the prize must not be handed over. */
function Problemas({ premio: { situacao, notaRecusadaEm, pausa } }: { premio: Premio }) {
  return (
    <>
      {situacao === 'RETIDO' && (
        <Notice tone="perigo" title={text.retido.titulo}>
          {text.retido.mensagem}
        </Notice>
      )}
      {situacao === 'ENTREGUE' && notaRecusadaEm !== null && (
        <Notice tone="alerta" title={text.recusadaDepois}>
          {text.recusadaDepoisMensagem}
        </Notice>
      )}
      {situacao === 'VENCIDO' && (
        <Notice tone="alerta" title={text.vencido.titulo}>
          {text.vencido.mensagem}
        </Notice>
      )}
      {pausa && (
        <Notice tone="alerta" title={text.pausado}>
          {pausa.motivo}
        </Notice>
      )}
    </>
  );
}

function Dados({ premio }: { premio: Premio }) {
  const { sorteio, numero, codigo, instrucoes, entregueEm, entreguePor, entrega } = premio;
  const origem =
    sorteio === null ? premioConsoleText.naHora : premioConsoleText.doSorteio(formatDiaCurto(sorteio));
  return (
    <Fatos
      linhas={[
        [
          premioConsoleText.colunas.situacao,
          <SituacaoPremio key="situacao" situacao={premio.situacao} isPausado={premio.pausa !== null} />,
        ],
        [text.premiado, premio.premiado ?? premioConsoleText.contaExcluida],
        [text.cpf, premio.cpf ?? text.semCpf],
        [text.origem, origem],
        numero !== null && [text.numero, formatNumeroSorte(numero.serie, numero.numero)],
        codigo !== null && [text.codigo, <code key="codigo">{codigo}</code>],
        [text.ganhoEm, <Momento key="ganho" em={premio.ganhoEm} />],
        [text.entregarAte, <PrazoEntrega key="prazo" premio={premio} />],
        [text.caducaEm, formatDiaCurto(premio.caducaEm)],
        instrucoes !== null && [text.instrucoes, instrucoes],
        entregueEm !== null && [
          text.entrega,
          <span key="entrega">
            <Momento em={entregueEm} />{' '}
            {entreguePor !== null
              ? text.entregue(entreguePor)
              : entrega === 'picpay' && premioConsoleText.peloPicPay}
          </span>,
        ],
      ]}
    />
  );
}

function Historico({ premio: { historico } }: { premio: Premio }) {
  const words = premioConsoleText.historico;
  return (
    <Secao titulo={words.titulo}>
      {historico.length === 0 ? (
        <p className={styles.quiet}>{words.vazio}</p>
      ) : (
        <ol className={styles.steps}>
          {historico.map(({ passo, em, ator, motivo }) => (
            <li key={`${passo} ${em}`}>
              <strong>{words.passos[passo]}</strong>
              {motivo !== null && <span>{toMotivo(passo, motivo)}</span>}
              <small>
                <Momento em={em} />, {ator.nome}
              </small>
            </li>
          ))}
        </ol>
      )}
    </Secao>
  );
}

/** The reason of a step; that of a file is its kind. */
const toMotivo = (passo: Premio['historico'][number]['passo'], motivo: string): string =>
  passo === 'anexado'
    ? (premioConsoleText.arquivos.tipos[motivo as 'documento'] ?? motivo)
    : passo === 'entregue'
      ? text.entregue(motivo)
      : motivo;
