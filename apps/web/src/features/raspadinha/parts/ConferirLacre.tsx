import { toAgendaLinha } from '@trevo/rules/agenda-linha';
import { isDentroDoPrazo } from '@trevo/rules/campanha-window';
import { formatDiaMesAno } from '@trevo/rules/mask';
import { useState } from 'react';
import { callApi } from '../../../shared/api/api-client.ts';
import { toApiError } from '../../../shared/api/api-error.ts';
import type { CampanhaWire } from '../../../shared/campanha/use-campanha.ts';
import { useAgora } from '../../../shared/clock/use-agora.ts';
import { hashHex } from '../../../shared/hash/hash-hex.ts';
import { useBlobUrl } from '../../../shared/storage/use-blob-url.ts';
import { Button } from '../../../ui/action/Button.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { lacreText as text } from '../lacre.text.ts';
import styles from './ComoDecide.module.css';

type Conferencia =
  | { readonly situacao: 'pronta' | 'conferindo' }
  | { readonly situacao: 'falhou'; readonly erro: string }
  | { readonly situacao: 'confere' | 'naoConfere'; readonly premios: number; readonly lista: Blob };

/**
 * Opens the sealed list after `fim`, the last day on which a card may be opened, and works out on this phone whether
 * it is the one whose code was published before the beginning.
 */
export function ConferirLacre({
  campanha: { ano, identificacao },
  fim,
  compromisso,
}: {
  campanha: CampanhaWire;
  /** `yyyy-mm-dd` */
  fim: string;
  compromisso: string;
}) {
  const agora = useAgora();
  const [conferencia, setConferencia] = useState<Conferencia>({ situacao: 'pronta' });
  const lista = 'lista' in conferencia ? conferencia.lista : null;
  const endereco = useBlobUrl(lista);
  if (isDentroDoPrazo(fim, agora)) return <p>{text.abreDepois(formatDiaMesAno(fim))}</p>;

  async function check() {
    setConferencia({ situacao: 'conferindo' });
    try {
      const { retorno } = await callApi('raspadinhaAlternativa.agenda', { params: { ano, identificacao } });
      const blob = new Blob(retorno.unidades.map(toAgendaLinha), { type: 'text/plain' });
      const isSame = (await hashHex(await blob.arrayBuffer())) === compromisso;
      setConferencia({
        situacao: isSame ? 'confere' : 'naoConfere',
        premios: retorno.unidades.length,
        lista: blob,
      });
    } catch (thrown) {
      const { mensagem, cura } = toApiError(thrown);
      setConferencia({ situacao: 'falhou', erro: [mensagem, cura].filter(Boolean).join(' ') });
    }
  }

  return (
    <>
      <div role="status">
        {conferencia.situacao === 'confere' && (
          <Notice tone="sucesso" title={text.confere}>
            {text.confereDetalhe(conferencia.premios)}
          </Notice>
        )}
        {conferencia.situacao === 'naoConfere' && (
          <Notice tone="perigo" title={text.naoConfere}>
            {text.naoConfereDetalhe}
          </Notice>
        )}
        {conferencia.situacao === 'falhou' && <Notice tone="alerta">{conferencia.erro}</Notice>}
      </div>
      {endereco ? (
        <a
          // The button that was pressed has gone, and the focus with it.
          ref={takeFocus}
          className={styles.baixar}
          href={endereco}
          download={`lista-de-premios-${identificacao}-${ano}.txt`}
        >
          {text.baixar}
        </a>
      ) : (
        <Button
          variant="secondary"
          pending={conferencia.situacao === 'conferindo'}
          pendingLabel={text.conferindo}
          onClick={() => void check()}
        >
          {text.conferir}
        </Button>
      )}
    </>
  );
}

const takeFocus = (link: HTMLAnchorElement | null) => link?.focus({ preventScroll: true });
