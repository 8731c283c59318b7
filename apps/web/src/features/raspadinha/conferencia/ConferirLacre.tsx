import { toAgendaTexto } from '@trevo/rules/sorte/premios/agenda-linha';
import { isDentroDoPrazo } from '@trevo/rules/tempo/campanha-window';
import { findFalhaPremios, type FalhaPremios } from '@trevo/rules/sorte/premios/conferencia-premios';
import { formatDiaCurto } from '@trevo/rules/tempo/dia-curto';
import { collectAberturas, toAberturaLinha } from '@trevo/rules/sorte/premios/registro-aberturas';
import { useState } from 'react';
import { callApi } from '../../../platform/api/call-api.ts';
import { toApiError } from '@trevo/client/api-error.ts';
import type { CampanhaWire } from '../../campanha/public.ts';
import { useAgora } from '../../../platform/browser/use-agora.ts';
import { sha256 } from '../../../platform/browser/web-crypto.ts';
import { useBlobUrl } from '../../../platform/browser/files/blobs.ts';
import { Button } from '@trevo/ui/action/Button.tsx';
import { Notice } from '@trevo/ui/feedback/Notice.tsx';
import { lacreText as text } from '../premio.text.ts';
import styles from './ComoDecide.module.css';

type Conferencia =
  | { readonly situacao: 'pronta' | 'conferindo' }
  | { readonly situacao: 'falhou'; readonly erro: string }
  | {
      readonly situacao: 'conferida';
      readonly falha: FalhaPremios | undefined;
      readonly premios: number;
      readonly aberturas: number;
      readonly lista: Blob;
      /** Null when the commitment was published before openings were recorded. */
      readonly registro: Blob | null;
    };

/**
 * Loads the revealed list after `fim`, the last day for opening cards, and verifies on this device that it
 * matches the commitment published before the start and that every prize went to the card it names.
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
  const conferida = conferencia.situacao === 'conferida' ? conferencia : null;
  const enderecoLista = useBlobUrl(conferida?.lista ?? null);
  const enderecoRegistro = useBlobUrl(conferida?.registro ?? null);
  if (isDentroDoPrazo(fim, agora)) return <p>{text.abreDepois(formatDiaCurto(fim))}</p>;

  async function check() {
    setConferencia({ situacao: 'conferindo' });
    try {
      const params = { ano, identificacao };
      const { retorno: agenda } = await callApi('raspadinhaAlternativa.agenda', { params });
      const hasRegistro = agenda.nonce !== null;
      const dias = hasRegistro
        ? (await callApi('raspadinhaAlternativa.registro', { params })).retorno.dias
        : [];
      const aberturas = hasRegistro ? await collectAberturas(fetchAberturas) : [];
      // Verifies against the commitment published earlier, not against values in the revealed response.
      const falha = await findFalhaPremios({ ...agenda, compromisso, dias, aberturas }, sha256);
      const toBlob = (text: string) => new Blob([text], { type: 'text/plain' });
      setConferencia({
        situacao: 'conferida',
        falha,
        premios: agenda.unidades.length,
        aberturas: aberturas.length,
        lista: toBlob(toAgendaTexto(agenda.unidades, agenda.nonce)),
        registro: hasRegistro ? toBlob(aberturas.map(toAberturaLinha).join('')) : null,
      });
    } catch (thrown) {
      const { mensagem, cura } = toApiError(thrown);
      setConferencia({ situacao: 'falhou', erro: [mensagem, cura].filter(Boolean).join(' ') });
    }
  }

  const fetchAberturas = async (depois: number) =>
    (await callApi('raspadinhaAlternativa.aberturas', { params: { ano, identificacao, depois } })).retorno;

  return (
    <>
      <div role="status">
        {conferida && !conferida.falha && (
          <Notice tone="sucesso" title={text.confere}>
            {text.confereDetalhe(conferida.premios)}{' '}
            {conferida.registro && text.confereRegistro(conferida.aberturas)}
          </Notice>
        )}
        {conferida?.falha && (
          <Notice tone="perigo" title={text.naoConfere[conferida.falha.em]}>
            {text.naoConfereDetalhe(conferida.falha)}
          </Notice>
        )}
        {conferencia.situacao === 'falhou' && <Notice tone="alerta">{conferencia.erro}</Notice>}
      </div>
      {enderecoLista ? (
        <p className={styles.listas}>
          <a
            // The pressed button was unmounted together with the focus.
            ref={takeFocus}
            className={styles.baixar}
            href={enderecoLista}
            download={`lista-de-premios-${identificacao}-${ano}.txt`}
          >
            {text.baixar}
          </a>
          {enderecoRegistro && (
            <a
              className={styles.baixar}
              href={enderecoRegistro}
              download={`registro-de-aberturas-${identificacao}-${ano}.txt`}
            >
              {text.baixarRegistro}
            </a>
          )}
        </p>
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
