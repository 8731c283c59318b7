import type { RetornoOf } from '@trevo/contract/call';
import type { Calls } from '@trevo/contract/calls';
import { type MouseEvent, useState } from 'react';
import { toApiUrl } from '../../../platform/api/api-client.ts';
import { callApi } from '../../../platform/api/call-api.ts';
import { useAgora } from '../../../platform/browser/use-agora.ts';
import { isNative } from '../../../platform/browser/native-shell.ts';
import { formatMomento } from '@trevo/client/format.ts';
import { appPaths } from '../../../platform/navigation/paths/app-paths.ts';
import { NoCelular } from '../../../platform/navigation/NoCelular.tsx';
import { openElsewhere } from '../../../platform/native/open-elsewhere.ts';
import { useIsTotem } from '../../../platform/storage/totem.ts';
import { toButtonClass } from '@trevo/ui/action/button-class.ts';
import { Sheet } from '@trevo/ui/dialog/Sheet.tsx';
import { Notice } from '@trevo/ui/feedback/Notice.tsx';
import { SenhaAtualSheet } from '../../consumidor/public.ts';
import styles from './BaixarDadosPainel.module.css';
import { baixarDadosText as text } from './meus-dados.text.ts';

type Links = RetornoOf<Calls['meusDados.pedir']>;

/** Asks for the password, then offers the personal data export as a page and as a file. */
export function BaixarDadosPainel({ onClose }: { onClose: () => void }) {
  const [links, setLinks] = useState<Links | null>(null);
  // On a kiosk the file and the tab would remain for the next user.
  if (useIsTotem())
    return (
      <Sheet open onClose={onClose} title={text.titulo} closeLabel={text.fechar}>
        <div className={styles.form}>
          <p>{text.totem}</p>
          <NoCelular path={appPaths.home} motivo="totem" />
        </div>
      </Sheet>
    );
  return links ? (
    <Sheet open onClose={onClose} title={text.titulo} closeLabel={text.fechar}>
      <Pronto links={links} />
    </Sheet>
  ) : (
    <Pergunta onClose={onClose} onDone={setLinks} />
  );
}

function Pergunta({ onClose, onDone }: { onClose: () => void; onDone: (links: Links) => void }) {
  return (
    <SenhaAtualSheet
      text={{ ...text, falta: text.senhaFalta, enviar: text.pedir, enviando: text.pedindo }}
      onClose={onClose}
      onConfirm={async (senhaAtual) =>
        onDone((await callApi('meusDados.pedir', { body: { senhaAtual } })).retorno)
      }
    >
      <p>{text.explicacao}</p>
      <p className={styles.detalhe}>{text.porqueSenha}</p>
    </SenhaAtualSheet>
  );
}

function Pronto({ links }: { links: Links }) {
  const agora = useAgora();
  // The native shell cannot save files; the in-app browser can.
  const openNative = (url: string) => (event: MouseEvent) => {
    if (!isNative()) return;
    event.preventDefault();
    void openElsewhere(url);
  };
  const [leitura, arquivo] = [toApiUrl(links.leitura), toApiUrl(links.arquivo)];
  return (
    <div className={styles.form}>
      <div role="status">
        <Notice tone="sucesso" title={text.pronto.titulo}>
          {text.pronto.prazo(formatMomento(links.expiraEm, agora).toLowerCase())}
        </Notice>
      </div>
      <div className={styles.links}>
        <a
          className={toButtonClass({ wide: true })}
          href={leitura}
          target="_blank"
          rel="noreferrer"
          onClick={openNative(leitura)}
        >
          {text.ler}
        </a>
        <a
          className={toButtonClass({ variant: 'secondary', wide: true })}
          href={arquivo}
          download={text.arquivo}
          onClick={openNative(arquivo)}
        >
          {text.baixar}
        </a>
      </div>
    </div>
  );
}
