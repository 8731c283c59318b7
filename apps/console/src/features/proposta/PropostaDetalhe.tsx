import type { RetornoOf } from '@trevo/contract/call';
import type { Calls } from '@trevo/contract/calls';
import { Button } from '@trevo/ui/action/Button.tsx';
import { Card } from '@trevo/ui/display/Card.tsx';
import { Notice } from '@trevo/ui/feedback/Notice.tsx';
import { type ReactNode, useState } from 'react';
import { useRead } from '../../platform/api/console-client.ts';
import { useAct } from '../../platform/api/use-act.ts';
import { atos } from '@trevo/contract/operador/atos';
import { avisos } from '../../platform/screen/avisos-store.ts';
import { Fatos } from '../../platform/screen/Fatos.tsx';
import { Leitura, Recusa } from '../../platform/screen/Leitura.tsx';
import { LinkComoBotao } from '../../platform/screen/LinkComoBotao.tsx';
import { Momento } from '../../platform/screen/Momento.tsx';
import { Tela } from '../../platform/screen/Tela.tsx';
import { usePermissao } from '../../platform/session/permissao.ts';
import { propostaConsoleText } from './proposta-console.text.ts';
import { RecusarDialog } from './RecusarDialog.tsx';
import { SituacaoBadge } from './SituacaoBadge.tsx';
import styles from './PropostaDetalhe.module.css';

const text = propostaConsoleText.detalhe;

type Proposta = RetornoOf<Calls['operador.proposta']>;

/** One proposal in words, with the decision that the operator may take. */
export function PropostaDetalhe({ propostaID }: { propostaID: string }) {
  const proposta = useRead('operador.proposta', { params: { propostaID } });
  const voltar = <LinkComoBotao to="/propostas">{text.voltar}</LinkComoBotao>;
  return (
    <Tela titulo={proposta.data?.resumo ?? propostaConsoleText.titulo} acao={voltar}>
      <Leitura lida={proposta} linhas={6}>
        {(lida) => (
          <div className={styles.proposal}>
            <Dados proposta={lida} />
            {lida.sinais.length > 0 && (
              <Notice tone="alerta" title={text.sinais}>
                {lida.sinais.join(' ')}
              </Notice>
            )}
            {lida.conteudo.map(({ titulo, frases }) => (
              <Card key={titulo} variant="outline" className={styles.section}>
                <h2>{titulo}</h2>
                <ul>
                  {frases.map((frase) => (
                    <li key={frase}>{frase}</li>
                  ))}
                </ul>
              </Card>
            ))}
            <Resultado proposta={lida} />
            <Decisao proposta={lida} onRefused={() => void proposta.refetch()} />
          </div>
        )}
      </Leitura>
    </Tela>
  );
}

function Dados({ proposta }: { proposta: Proposta }) {
  const { ato, situacao, motivo, propostaPor, propostaEm, ate, decisao } = proposta;
  const rows: readonly (readonly [string, ReactNode])[] = [
    [propostaConsoleText.situacao, <SituacaoBadge key="situacao" situacao={situacao} />],
    [propostaConsoleText.oQue, atos[ato].fazer],
    [propostaConsoleText.quem, propostaConsoleText.autor(propostaPor.tipo, propostaPor.nome)],
    [text.motivo, motivo],
    [text.propostaEm, <Momento key="propostaEm" em={propostaEm} />],
    ...(situacao === 'aberta' ? [[text.valeAte, <Momento key="ate" em={ate} />] as const] : []),
    ...(decisao
      ? ([
          [text.decisao(situacao), decisao.nome],
          [text.decididaEm, <Momento key="decididaEm" em={decisao.em} />],
        ] as const)
      : []),
    ...(decisao && decisao.motivo !== null ? [[text.motivoDecisao, decisao.motivo] as const] : []),
  ];
  return <Fatos linhas={rows} />;
}

function Resultado({ proposta: { situacao, resultado, problema } }: { proposta: Proposta }) {
  if (problema !== null)
    return (
      <Notice tone="alerta" title={text.problema}>
        {problema}
      </Notice>
    );
  if (situacao !== 'aprovada') return null;
  if (!resultado) return <Notice tone="alerta">{text.semResultado}</Notice>;
  if (resultado.situacao === 'feito') return <Notice tone="sucesso">{text.feito}</Notice>;
  return (
    <Notice tone="perigo" title={resultado.situacao === 'recusado' ? text.naoFeito : text.falhou}>
      {resultado.mensagem}
    </Notice>
  );
}

function Decisao({ proposta, onRefused }: { proposta: Proposta; onRefused(): void }) {
  const { propostaID, situacao, visto, podeDecidir, podeRetirar } = proposta;
  const isPermitido = usePermissao();
  const aprovar = useAct('operador.aprovarProposta');
  const retirar = useAct('operador.retirarProposta');
  const [isRefusing, setRefusing] = useState(false);
  const params = { propostaID };

  async function approve(): Promise<void> {
    const answer = await aprovar.run({ params, body: { visto } });
    // The content may have changed: it is read again beside the refusal.
    if (!answer) return onRefused();
    if (answer.retorno.resultado?.situacao === 'feito') avisos.show(text.aprovada, { tone: 'sucesso' });
  }

  async function withdraw(): Promise<void> {
    if (await retirar.run({ params })) avisos.show(text.retirada, { tone: 'sucesso' });
    else onRefused();
  }

  if (situacao !== 'aberta') return <Recusa error={aprovar.error ?? retirar.error} />;
  const porQueNao = isPermitido(proposta.ato) ? text.sua : text.semPapel;
  return (
    <>
      <Recusa error={aprovar.error ?? retirar.error} />
      {!podeDecidir && <p className={styles.quiet}>{porQueNao}</p>}
      <div className={styles.buttons}>
        {podeDecidir && (
          <>
            <Button pending={aprovar.isPending} onClick={() => void approve()}>
              {text.aprovar}
            </Button>
            <Button variant="secondary" unavailable={aprovar.isPending} onClick={() => setRefusing(true)}>
              {text.recusar}
            </Button>
          </>
        )}
        {podeRetirar && (
          <Button variant="secondary" pending={retirar.isPending} onClick={() => void withdraw()}>
            {text.retirar}
          </Button>
        )}
      </div>
      {isRefusing && <RecusarDialog propostaID={propostaID} onClose={() => setRefusing(false)} />}
    </>
  );
}
