import { toSaoPaulo } from '@trevo/rules/tempo/sao-paulo';
import { countDiasAte, formatDiaCurto } from '@trevo/client/format.ts';
import { CalendarPlus } from 'lucide-react';
import { Button } from '@trevo/ui/action/Button.tsx';
import { Sheet } from '@trevo/ui/dialog/Sheet.tsx';
import { useAgora } from '../../../platform/browser/use-agora.ts';
import { type CampanhaWire, PremioImagem } from '../../campanha/public.ts';
import { cupomText as text } from '../cupom.text.ts';
import styles from '../premio/PremioSheet.module.css';
import { BaixarProva } from './BaixarProva.tsx';
import { ChancesDoSorteio } from './ChancesSecao.tsx';
import { saveEvento } from './save-evento.ts';
import type { Chance } from './use-chances.ts';
import type { Sorteio } from './use-sorteios.ts';

export interface SorteioSheetProps {
  campanha: CampanhaWire;
  /** Coming sorteio that is shown; undefined closes the sheet. */
  sorteio: Sorteio | undefined;
  chance: Chance | undefined;
  onClose(): void;
}

/** A coming sorteio: prize, day, participating numbers, and the consumidor's own. */
export function SorteioSheet({ campanha, sorteio, chance, onClose }: SorteioSheetProps) {
  const agora = useAgora();
  return (
    <Sheet
      open={sorteio !== undefined}
      onClose={onClose}
      title={sorteio?.premio ?? ''}
      closeLabel={text.fechar}
      actions={
        sorteio && (
          <Button
            wide
            variant="secondary"
            icon={<CalendarPlus />}
            onClick={() => void saveEvento(campanha, sorteio, agora)}
          >
            {text.adicionarCalendario}
          </Button>
        )
      }
    >
      {sorteio && <Detalhes campanha={campanha} sorteio={sorteio} chance={chance} />}
    </Sheet>
  );
}

function Detalhes({
  campanha,
  sorteio,
  chance,
}: {
  campanha: CampanhaWire;
  sorteio: Sorteio;
  chance: Chance | undefined;
}) {
  const { imagem, nome, data: dia, numerosAte, regra, manifestoHash } = sorteio;
  const hoje = toSaoPaulo(useAgora()).dia;
  return (
    <div className={styles.detalhes}>
      {imagem && (
        <PremioImagem imagem={imagem} sizes="(min-width: 600px) 27rem, 90vw" className={styles.imagem} />
      )}
      <div>
        <p>
          <strong>{nome}</strong>: {text.quando(formatDiaCurto(dia, hoje), countDiasAte(dia, hoje))}
        </p>
        <p>{text.participam(formatDiaCurto(numerosAte, hoje))}</p>
      </div>
      {chance && <ChancesDoSorteio chance={chance} isFechada={manifestoHash !== undefined} />}
      {manifestoHash && (
        <p className={styles.hash}>
          {text.congelado} <code>{manifestoHash}</code>
        </p>
      )}
      <BaixarProva campanha={campanha} sorteio={sorteio} />
      {regra && (
        <section>
          <h3>{text.regraTitulo}</h3>
          <ul>
            {regra.map((frase) => (
              <li key={frase}>{frase}</li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
