import { fillPath } from '@trevo/contract/fill-path';
import { pathsPessoas } from '@trevo/contract/paths';
import { conferirPath } from '@trevo/contract/sorteio/conferir-path';
import { useCall } from '../../../platform/api/use-call.ts';
import type { CampanhaWire } from '../../campanha/public.ts';
import { NumeroSorte } from '../NumeroSorte.tsx';
import { ListaErro } from '../../../platform/lista/ListaErro.tsx';
import { Sheet } from '@trevo/ui/dialog/Sheet.tsx';
import { cupomText as text } from '../cupom.text.ts';
import { premioText } from '../premio/meus-premios.text.ts';
import { BaixarProva } from './BaixarProva.tsx';
import type { Sorteio } from './use-sorteios.ts';
import styles from '../parts/CupomLista.module.css';
import { CuponsSkeleton } from '../parts/CupomItem.tsx';

export interface PremiadosSheetProps {
  campanha: CampanhaWire;
  /** Sorteio of the shown winners; undefined closes the sheet. */
  sorteio: Sorteio | undefined;
  onClose(): void;
}

/** Lists the winners of a sorteio by first name and initials; the consumidor's own number is drawn in gold. */
export function PremiadosSheet({ campanha, sorteio, onClose }: PremiadosSheetProps) {
  return (
    <Sheet
      open={sorteio !== undefined}
      onClose={onClose}
      title={sorteio ? text.ganhadores(sorteio.nome) : ''}
      closeLabel={text.fechar}
    >
      {sorteio && <Premiados campanha={campanha} dia={sorteio.data} />}
      {sorteio?.temCapsula && <ConferirSorteio campanha={campanha} sorteio={sorteio} />}
      {sorteio && <BaixarProva campanha={campanha} sorteio={sorteio} />}
    </Sheet>
  );
}

/** The way to the page that recomputes the draw, with the salt that proves an own win there. */
function ConferirSorteio({ campanha, sorteio }: { campanha: CampanhaWire; sorteio: Sorteio }) {
  const { ano, identificacao } = campanha;
  const capsula = fillPath(pathsPessoas['cupom.capsula'].path, { ano, identificacao, date: sorteio.data });
  return (
    <section className={styles.conferir}>
      <p>{text.conferirAjuda}</p>
      <a href={`${conferirPath}?capsula=${encodeURIComponent(capsula)}`}>{text.conferir}</a>
      <p>
        {text.manifesto} <code>{sorteio.manifestoHash}</code>
      </p>
      {sorteio.meuSal && (
        <p>
          {text.meuSal} <code>{sorteio.meuSal}</code>
        </p>
      )}
    </section>
  );
}

function Premiados({ campanha, dia }: { campanha: CampanhaWire; dia: string }) {
  const { ano, identificacao } = campanha;
  const query = useCall('cupom.premiados', { params: { ano, identificacao, date: dia } });
  if (query.error) return <ListaErro error={query.error} onRetry={() => void query.refetch()} />;
  if (!query.data) return <CuponsSkeleton />;
  return (
    <ul className={styles.lista}>
      {query.data.map(({ serie, numero, nome, cidade, uf, premio, meu = false }) => (
        <li key={`${serie}${numero}`}>
          <NumeroSorte
            serie={serie}
            numero={numero}
            premiado={meu}
            title={meu ? premioText.voceE : undefined}
            details={[[nome, [cidade, uf].filter(Boolean).join('/')].filter(Boolean).join(' · '), premio]}
          />
        </li>
      ))}
    </ul>
  );
}
