import type { RetornoOf } from '@trevo/contract/call';
import type { Calls } from '@trevo/contract/calls';
import { Button } from '@trevo/ui/action/Button.tsx';
import { useStore } from '@trevo/ui/create-store.ts';
import { EmptyState } from '@trevo/ui/feedback/EmptyState.tsx';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useRead } from '../../platform/api/console-client.ts';
import { usePages } from '../../platform/api/use-pages.ts';
import { formatCompleto, formatIdade } from '../../platform/format/momento.ts';
import { EscolhaCampanha, type CampanhaDaPromotora } from '../../platform/screen/EscolhaCampanha.tsx';
import { Leitura } from '../../platform/screen/Leitura.tsx';
import { Tela } from '../../platform/screen/Tela.tsx';
import { usePermissao } from '../../platform/session/permissao.ts';
import { AcoesNota } from './nota/AcoesNota.tsx';
import { Anotacoes } from './nota/Anotacoes.tsx';
import { filaConsoleText as text } from './fila-console.text.ts';
import type { Nota } from './fila-estado.ts';
import { createFilaStore, type FilaStore } from './fila-store.ts';
import { ListaNotas } from './ListaNotas.tsx';
import { LoteDialog } from './lote/LoteDialog.tsx';
import { type CausaNota, MesmaCausa } from './lote/MesmaCausa.tsx';
import { GemeasDialog } from './lote/GemeasDialog.tsx';
import { NotaFatos } from './nota/NotaFatos.tsx';
import { NotaImagem } from './nota/NotaImagem.tsx';
import { RetidaBarra } from './RetidaBarra.tsx';
import { TeclasDialog } from './TeclasDialog.tsx';
import { UltimasDecisoes } from './UltimasDecisoes.tsx';
import { useTeclas } from './use-teclas.ts';
import { ValorDialog } from './ValorDialog.tsx';
import styles from './FilaScreen.module.css';

type Resumo = RetornoOf<Calls['operador.fila']>;

const refreshMilliseconds = 30_000;

/** The receipts that wait for a person, one at a time. */
export function FilaScreen() {
  const isPermitido = usePermissao();
  return (
    <Tela titulo={text.titulo}>
      <EscolhaCampanha>
        {(campanha) => {
          const key = `${campanha.ano}/${campanha.identificacao}`;
          return isPermitido('operador.tomarNota') ? (
            <Fila key={key} campanha={campanha} />
          ) : (
            <FilaLida key={key} campanha={campanha} />
          );
        }}
      </EscolhaCampanha>
    </Tela>
  );
}

/** The queue for reading, without taking a receipt. */
function FilaLida({ campanha }: { campanha: CampanhaDaPromotora }) {
  const { ano, identificacao } = campanha;
  const resumo = useRead('operador.fila', { params: { ano, identificacao } });
  const pages = usePages('operador.listarPendentes', {
    params: { ano, identificacao, perPage: 50 },
    query: { espera: 'pessoa' },
  });
  return (
    <>
      {resumo.data && <ResumoFila resumo={resumo.data} />}
      <ListaNotas campanha={campanha} pages={pages} />
    </>
  );
}

function Fila({ campanha }: { campanha: CampanhaDaPromotora }) {
  const { ano, identificacao } = campanha;
  const [fila] = useState(() => createFilaStore({ ano, identificacao }));
  const resumo = useRead('operador.fila', { params: { ano, identificacao } });
  const { refetch } = resumo;
  const { ultimas } = useStore(fila);
  useNotaNoEndereco(fila);
  useEffect(() => {
    const timer = setInterval(() => void refetch(), refreshMilliseconds);
    return () => clearInterval(timer);
  }, [refetch]);
  useEffect(() => {
    if (ultimas.length > 0) void refetch();
  }, [ultimas, refetch]);
  return (
    <Leitura lida={resumo} linhas={6}>
      {(lido) => (
        <>
          <ResumoFila resumo={lido} />
          <Trabalho campanha={campanha} fila={fila} motivos={lido.motivos} />
        </>
      )}
    </Leitura>
  );
}

/** Keeps the shown receipt in the address, and begins with the one that the address names. */
function useNotaNoEndereco(fila: FilaStore): void {
  const [search, setSearch] = useSearchParams();
  const { nota } = useStore(fila);
  const [first] = useState(() => search.get('nota')?.split('.') ?? []);
  useEffect(() => {
    const [consumidorID, documentoFiscalID] = first;
    return fila.open(consumidorID && documentoFiscalID ? { consumidorID, documentoFiscalID } : undefined);
  }, [fila, first]);
  const shown = nota && `${nota.consumidorID}.${nota.documentoFiscalID}`;
  useEffect(() => {
    if (!shown) return;
    setSearch(
      (before) => {
        before.set('nota', shown);
        return before;
      },
      { replace: true },
    );
  }, [shown, setSearch]);
}

function ResumoFila({ resumo }: { resumo: Resumo }) {
  const { total, maisAntiga, posses, comProposta } = resumo;
  return (
    <p className={styles.summary}>
      <strong>{text.naFila(total)}</strong>
      {posses.map(({ operadorID, nome, notas }) => (
        <span key={operadorID}>{text.com(nome, notas)}</span>
      ))}
      {comProposta > 0 && <span>{text.comProposta(comProposta)}</span>}
      {maisAntiga && (
        <time dateTime={maisAntiga} title={formatCompleto(maisAntiga)}>
          {text.maisAntiga(formatIdade(maisAntiga))}
        </time>
      )}
    </p>
  );
}

function Trabalho(props: { campanha: CampanhaDaPromotora; fila: FilaStore; motivos: Resumo['motivos'] }) {
  const { campanha, fila, motivos } = props;
  const { nota, isLendo, error, retidas, ultimas, lote, loteFeito } = useStore(fila);
  useTeclas({ z: retidas.length > 0 || lote ? fila.undo : undefined });
  return (
    <>
      <RetidaBarra retidas={retidas} lote={lote} onUndo={fila.undo} />
      {nota ? (
        <NotaAberta
          key={nota.documentoFiscalID}
          campanha={campanha}
          fila={fila}
          nota={nota}
          motivos={motivos}
        />
      ) : (
        <Leitura
          lida={{ data: isLendo || error ? undefined : true, error, isFetching: isLendo, refetch: fila.fill }}
          linhas={6}
        >
          {() => (
            <EmptyState
              illustration="receipt"
              title={text.vazia.titulo}
              message={text.vazia.mensagem}
              action={<Button onClick={fila.forgetSkipped}>{text.vazia.acao}</Button>}
            />
          )}
        </Leitura>
      )}
      <UltimasDecisoes campanha={campanha} ultimas={ultimas} loteFeito={loteFeito} fila={fila} />
    </>
  );
}

type Aberto = 'valor' | 'gemeas' | 'teclas' | CausaNota | null;

function NotaAberta(props: {
  campanha: CampanhaDaPromotora;
  fila: FilaStore;
  nota: Nota;
  motivos: Resumo['motivos'];
}) {
  const { campanha, fila, nota, motivos } = props;
  const [aberto, setAberto] = useState<Aberto>(null);
  const close = () => setAberto(null);
  const causas = useCausas(campanha, nota);
  const canApprove = nota.efeito.falta === null;
  // An approval without an amount begins with the amount.
  const approve = () =>
    canApprove ? fila.decide({ status: 'VALIDO' }, !nota.efeito.acimaDoTeto) : setAberto('valor');
  const refuse = (motivo: string) => fila.decide({ status: 'INVALIDO', motivo: motivo as never });
  useTeclas({
    a: approve,
    e: () => setAberto('valor'),
    d: () => setAberto('gemeas'),
    s: fila.skip,
    m: causas[0] && (() => setAberto(causas[0]!)),
    '?': () => setAberto('teclas'),
    ...Object.fromEntries(motivos.map(({ codigo }, at) => [String(at + 1), () => refuse(codigo)])),
  });
  return (
    <>
      <div className={styles.review}>
        <NotaImagem uriImagem={nota.uriImagem} leitura={nota.leitura} onFail={() => void fila.reread()} />
        <div className={styles.side}>
          <NotaFatos nota={nota} />
          <AcoesNota
            motivos={motivos}
            onApprove={approve}
            onRefuse={refuse}
            onCorrect={() => setAberto('valor')}
            onCompare={() => setAberto('gemeas')}
            onSkip={fila.skip}
            onHelp={() => setAberto('teclas')}
          />
          <MesmaCausa causas={causas} onOpen={setAberto} />
          <Anotacoes campanha={campanha} nota={nota} fila={fila} />
        </div>
      </div>
      {aberto === 'valor' && (
        <ValorDialog
          campanha={campanha}
          nota={nota}
          onClose={close}
          onApprove={(lidos, isAcimaDoTeto) => fila.decide({ status: 'VALIDO', ...lidos }, !isAcimaDoTeto)}
        />
      )}
      {aberto === 'gemeas' && (
        <GemeasDialog
          campanha={campanha}
          nota={nota}
          onClose={close}
          onRefuse={() => refuse('documentoFiscal.duplicado')}
        />
      )}
      {aberto !== null && typeof aberto === 'object' && (
        <LoteDialog
          campanha={campanha}
          nota={nota}
          causa={aberto.causa}
          motivos={motivos}
          onClose={close}
          onDecide={fila.decideLote}
        />
      )}
      <TeclasDialog open={aberto === 'teclas'} onClose={close} />
    </>
  );
}

/** Reads the causes that other waiting receipts share with this one; none while it is read. */
function useCausas({ ano, identificacao }: CampanhaDaPromotora, nota: Nota): readonly CausaNota[] {
  const { consumidorID, documentoFiscalID } = nota;
  const lidas = useRead('operador.causasDaNota', {
    params: { ano, identificacao, consumidorID, documentoFiscalID },
  });
  return lidas.data ?? [];
}
