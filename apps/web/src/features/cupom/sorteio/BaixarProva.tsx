import { ApiError } from '@trevo/client/api-error.ts';
import { conferirPath } from '@trevo/contract/sorteio/conferir-path';
import { Button } from '@trevo/ui/action/Button.tsx';
import { FileDown } from 'lucide-react';
import { useState } from 'react';
import { useIsTotem } from '../../../platform/storage/totem.ts';
import { toasts } from '../../../platform/toast/toasts.ts';
import type { CampanhaWire } from '../../campanha/public.ts';
import { cupomText } from '../cupom.text.ts';
import styles from '../parts/CupomLista.module.css';
import { saveProva } from './save-prova.ts';
import type { Sorteio } from './use-sorteios.ts';

const text = cupomText.prova;

export interface BaixarProvaProps {
  campanha: CampanhaWire;
  sorteio: Sorteio;
}

/**
 * Saves the file that proves the consumidor's own numbers in a frozen draw. A visitor has none, and a kiosk, which is
 * shared, would keep it.
 */
export function BaixarProva({ campanha, sorteio }: BaixarProvaProps) {
  const [pending, setPending] = useState(false);
  const isTotem = useIsTotem();
  if (isTotem || !sorteio.manifestoHash || !sorteio.meusPremios) return null;

  async function save() {
    setPending(true);
    try {
      await saveProva(campanha, sorteio);
    } catch (thrown) {
      toasts.show(thrown instanceof ApiError ? thrown.mensagem : text.erro, { tone: 'perigo' });
    } finally {
      setPending(false);
    }
  }
  return (
    <section className={styles.conferir}>
      <p>{text.ajuda}</p>
      <Button wide variant="secondary" icon={<FileDown />} pending={pending} onClick={() => void save()}>
        {text.baixar}
      </Button>
      <a href={conferirPath}>{text.conferir}</a>
    </section>
  );
}
