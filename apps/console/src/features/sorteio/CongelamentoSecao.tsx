import { formatContagem } from '@trevo/client/format.ts';
import type { RetornoOf } from '@trevo/contract/call';
import type { Calls } from '@trevo/contract/calls';
import { motivoSorteioText } from '@trevo/contract/sorteio/motivo-sorteio.text';
import { Button } from '@trevo/ui/action/Button.tsx';
import { Notice } from '@trevo/ui/feedback/Notice.tsx';
import { useState } from 'react';
import { useRead } from '../../platform/api/console-client.ts';
import { useAct } from '../../platform/api/use-act.ts';
import { avisos } from '../../platform/screen/avisos-store.ts';
import { CopiarTexto } from '../../platform/screen/CopiarTexto.tsx';
import { Fatos } from '../../platform/screen/Fatos.tsx';
import { Leitura } from '../../platform/screen/Leitura.tsx';
import { LinkComoBotao } from '../../platform/screen/LinkComoBotao.tsx';
import { Momento } from '../../platform/screen/Momento.tsx';
import { Secao } from '../../platform/screen/Tela.tsx';
import { usePermissao } from '../../platform/session/permissao.ts';
import { EfeitoDialog } from './EfeitoDialog.tsx';
import { QuandoCongela } from './QuandoCongela.tsx';
import type { Sorteio, SorteioRef } from './sorteio-address.ts';
import { sorteioConsoleText } from './sorteio-console.text.ts';
import styles from './Sorteio.module.css';

type Previa = RetornoOf<Calls['operador.preverCongelamento']>;
const text = sorteioConsoleText.congelamento;

/** The numbers of a draw: the contents of a possible freeze, or of the existing one. */
export function CongelamentoSecao({ params, sorteio }: { params: SorteioRef; sorteio: Sorteio }) {
  const isPermitido = usePermissao();
  if (sorteio.congelado) return <Congelado congelado={sorteio.congelado} />;
  if (!isPermitido('operador.preverCongelamento')) return null;
  return <Prevista params={params} isNaHora={sorteio.situacao === 'A_CONGELAR'} />;
}

function Congelado({ congelado }: { congelado: NonNullable<Sorteio['congelado']> }) {
  const { em, ator, numeros, excluidos, manifestoHash } = congelado;
  return (
    <Secao titulo={text.titulo}>
      <Fatos
        linhas={[
          [text.congeladoEm, <Momento key="em" em={em} />],
          [text.por, ator.nome],
          [text.numeros, formatContagem(numeros)],
          [text.excluidos, formatContagem(excluidos)],
          [
            text.hash,
            <span key="hash" className={styles.hash}>
              <code>{manifestoHash}</code>
              <CopiarTexto texto={manifestoHash} rotulo={text.copiar} />
            </span>,
          ],
        ]}
      />
    </Secao>
  );
}

function Prevista({ params, isNaHora }: { params: SorteioRef; isNaHora: boolean }) {
  const isPermitido = usePermissao();
  const previa = useRead('operador.preverCongelamento', { params });
  return (
    <Secao titulo={text.titulo}>
      <Leitura lida={previa} linhas={5}>
        {(lida) => (
          <>
            <Contagens params={params} previa={lida} />
            {!isNaHora && <p className={styles.quiet}>{text.cedo}</p>}
            {isNaHora && isPermitido('operador.congelarSorteio') && (
              <Congelar params={params} numeros={lida.numeros} />
            )}
          </>
        )}
      </Leitura>
    </Secao>
  );
}

function Contagens({ params, previa }: { params: SorteioRef; previa: Previa }) {
  const { numeros, pessoas, excluidos, listaSemEfeito, notasEsperando, semPremiado } = previa;
  const { congelarDe, congelarAte } = previa;
  const isPermitido = usePermissao();
  const bloqueados = excluidos.find(({ motivo }) => motivo === 'bloqueado')?.numeros ?? 0;
  return (
    <>
      <Fatos
        linhas={[
          [text.numeros, formatContagem(numeros)],
          [text.pessoas, formatContagem(pessoas)],
          [
            text.excluidos,
            <ul key="excluidos" className={styles.plain}>
              {excluidos.map(({ motivo, numeros: fora, lista }) => (
                <li key={motivo}>
                  {text.motivo(formatContagem(fora), motivoSorteioText[motivo])}
                  {lista !== null && motivo !== 'contaExcluida' && ` ${text.listas[motivo](lista)}`}
                </li>
              ))}
            </ul>,
          ],
          [text.de, <Momento key="de" em={congelarDe} />],
          [text.ate, <QuandoCongela key="ate" ate={congelarAte} />],
        ]}
      />
      {listaSemEfeito && (
        <Notice tone="alerta" title={text.semEfeito(listaSemEfeito.cpfs)}>
          {text.semEfeitoMensagem(listaSemEfeito.numeros)}
        </Notice>
      )}
      {bloqueados > 0 && (
        <Notice
          tone="info"
          title={text.bloqueados(bloqueados)}
          action={
            isPermitido('operador.bloqueios') && (
              <LinkComoBotao to={`/bloqueios?campanha=${params.ano}/${params.identificacao}`}>
                {text.verBloqueios}
              </LinkComoBotao>
            )
          }
        >
          {text.bloqueadosMensagem}
        </Notice>
      )}
      {notasEsperando > 0 && (
        <Notice
          tone="alerta"
          title={text.esperando(formatContagem(notasEsperando))}
          action={isPermitido('operador.tomarNota') && <LinkComoBotao to="/fila">{text.fila}</LinkComoBotao>}
        >
          {text.esperandoMensagem}
        </Notice>
      )}
      {semPremiado.length > 0 && (
        <Notice tone="alerta" title={text.semPremiado(semPremiado.join(', '))}>
          {text.semPremiadoMensagem}
        </Notice>
      )}
    </>
  );
}

function Congelar({ params, numeros }: { params: SorteioRef; numeros: number }) {
  const [isOpen, setOpen] = useState(false);
  const congelar = useAct('operador.congelarSorteio');
  async function send(): Promise<void> {
    if (!(await congelar.run({ params, body: {} }))) return;
    setOpen(false);
    avisos.show(text.feito, { tone: 'sucesso' });
  }
  return (
    <div className={styles.buttons}>
      <Button onClick={() => setOpen(true)}>{text.fazer}</Button>
      {isOpen && (
        <EfeitoDialog
          titulo={text.dialogo}
          fazer={text.fazer}
          isPending={congelar.isPending}
          error={congelar.error}
          onSend={() => void send()}
          onClose={() => {
            congelar.forget();
            setOpen(false);
          }}
        >
          <p>{text.efeito(formatContagem(numeros))}</p>
          <p>{text.publico}</p>
        </EfeitoDialog>
      )}
    </div>
  );
}
