import { Gift } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import type { CampanhaWire } from '../../campanha/public.ts';
import { ListaErro } from '../../../platform/lista/ListaErro.tsx';
import { ListaPager, useLastPagina } from '../../../platform/lista/ListaPager.tsx';
import type { RaspadinhaLook } from '../raspadinha-path.ts';
import { useRaspadinhas } from '../use-raspadinhas.ts';
import { pinturasText, raspadinhasText } from '../lista.raspadinha.text.ts';
import { premioText as text } from '../premio.text.ts';
import { PremiosSkeleton } from './PremiosTabela.tsx';
import { RaspadinhaItem } from '../parts/RaspadinhaItem.tsx';
import styles from './Premios.module.css';

export interface MeusPremiosProps {
  campanha: CampanhaWire;
  usuario: string;
  look: RaspadinhaLook;
  /** Elements of the prizes in sorteios, shown first. */
  doSorteio: readonly ReactElement[];
}

/** Prizes of the consumidor with their delivery status; opening one shows how to receive it. */
export function MeusPremios({ campanha, usuario, look, doSorteio }: MeusPremiosProps) {
  const [pagina, setPagina] = useState(1);
  const { lista, query } = useRaspadinhas(campanha, usuario, { filtro: 'PREMIADA', pagina });
  useLastPagina(pagina, query, setPagina);
  return (
    <section className={styles.parte} aria-labelledby="meus-premios">
      <h2 id="meus-premios">{text.meus}</h2>
      {doSorteio.length > 0 && (
        <ul className={styles.lista}>
          {doSorteio.map((premio) => (
            <li key={premio.key}>{premio}</li>
          ))}
        </ul>
      )}
      {lista.situacao === 'carregando' && <PremiosSkeleton count={1} />}
      {lista.situacao === 'erro' && (
        <ListaErro error={lista.error} pending={lista.pending} onRetry={lista.retry} />
      )}
      {lista.situacao === 'vazia' && doSorteio.length === 0 && (
        <div className={styles.vazio}>
          <Gift aria-hidden="true" />
          <p>
            <strong>{text.nenhum}</strong>
            {text.nenhumDetalhe}
          </p>
        </div>
      )}
      {lista.situacao === 'pronta' && (
        <>
          <ul className={styles.lista}>
            {lista.pagina.retorno.map((card) => (
              <RaspadinhaItem
                key={card.id}
                card={card}
                look={look}
                words={look === 'pintura' ? pinturasText : raspadinhasText}
              />
            ))}
          </ul>
          <ListaPager
            page={pagina}
            pages={lista.pagina.paginas}
            pending={query.isPlaceholderData}
            onPageChange={setPagina}
          />
        </>
      )}
    </section>
  );
}
