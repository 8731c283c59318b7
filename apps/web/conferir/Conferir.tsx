import { Card } from '@trevo/ui/display/Card.tsx';
import { toButtonClass } from '@trevo/ui/action/button-class.ts';
import { conferirPath } from '@trevo/contract/sorteio/conferir-path';
import { Download } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { ArquivoParte } from './partes/ArquivoParte.tsx';
import { ContaParte } from './partes/ContaParte.tsx';
import { conferirText as text } from './conferir.text.ts';
import { ImpressaoParte } from './partes/ImpressaoParte.tsx';
import { loadCapsula } from './load-capsula.ts';
import { NumeroParte } from './partes/NumeroParte.tsx';
import { ProvaNotice, ProvaParte } from './partes/ProvaParte.tsx';
import { toVeredito } from './veredito.ts';
import { toVereditoProva } from './veredito-prova.ts';
import { ConferenciasParte, VereditoNotice } from './partes/VereditoNotice.tsx';
import type { ProvaConferida } from './conferencia-andamento.ts';
import { useConferencia } from './use-conferencia.ts';
import styles from './Conferir.module.css';

/** A page opened as a file is a download already. */
const isServed = (): boolean => location.protocol.startsWith('http');

/** The page that recomputes a draw: capsule and published hash in, verdict and computation out. */
export function Conferir() {
  const { leitura, begin } = useConferencia();
  const [publicada, setPublicada] = useState('');
  useEffect(() => {
    const texto = loadCapsula(location.href);
    if (texto) begin(texto);
  }, [begin]);
  const conferida = leitura.estado === 'pronta' ? leitura.conferida : undefined;
  const prova = leitura.estado === 'prova' ? leitura.conferida : undefined;
  const veredito = conferida && toVeredito(conferida, publicada);
  const [comparada, setComparada] = useState<{ prova: ProvaConferida; isSeu: boolean }>();
  const isSeu = comparada?.prova === prova ? comparada?.isSeu : undefined;
  const vereditoProva = prova && toVereditoProva(prova, publicada, isSeu);
  return (
    <main className={styles.pagina}>
      <header className={styles.cabecalho}>
        <h1>{text.titulo}</h1>
        <p>{text.resumo}</p>
        {isServed() && (
          <p className={styles.baixar}>
            <a
              className={toButtonClass({ variant: 'secondary', size: 'small' })}
              href={conferirPath}
              download="conferir-sorteio.html"
            >
              <Download aria-hidden="true" />
              {text.baixar}
            </a>
            <span>{text.baixarNota}</span>
          </p>
        )}
      </header>
      <div className={styles.entrada}>
        <ArquivoParte leitura={leitura} begin={begin} />
        <ImpressaoParte
          publicada={publicada}
          onChange={setPublicada}
          doArquivo={(conferida ?? prova)?.manifestoHash}
        />
      </div>
      <div className={styles.saida}>
        <Anuncio>
          {veredito && <VereditoNotice veredito={veredito} />}
          {vereditoProva && <ProvaNotice prova={prova.prova} veredito={vereditoProva} />}
        </Anuncio>
        {veredito && <ConferenciasParte veredito={veredito} />}
        {vereditoProva && (
          <ProvaParte
            key={prova.prova.sal}
            conferida={prova}
            veredito={vereditoProva}
            onCompare={(seu) => setComparada(seu === undefined ? undefined : { prova, isSeu: seu })}
          />
        )}
        {leitura.estado === 'vazia' && <ComoParte />}
        {conferida && veredito?.estado !== 'falhou' && (
          <>
            <ContaParte capsula={conferida.capsula} />
            <NumeroParte key={conferida.manifestoHash} conferida={conferida} />
          </>
        )}
      </div>
    </main>
  );
}

/** The live region of the verdict, which stays mounted; a verdict is brought into view. */
function Anuncio({ children }: { children: ReactNode[] }) {
  const anuncio = useRef<HTMLDivElement>(null);
  const hasVeredito = children.some(Boolean);
  useEffect(() => {
    // On a phone the verdict is below both fields.
    if (hasVeredito) anuncio.current?.scrollIntoView({ block: 'nearest' });
  }, [hasVeredito]);
  return (
    <div ref={anuncio} role="status" className={styles.anuncio}>
      {children}
    </div>
  );
}

/** The steps of a verification, before a file is chosen. */
function ComoParte() {
  return (
    <Card variant="outline">
      <h2>{text.como.titulo}</h2>
      <ol className={styles.como}>
        {text.como.passos.map((passo) => (
          <li key={passo}>{passo}</li>
        ))}
      </ol>
      <p>{text.como.prova}</p>
    </Card>
  );
}
