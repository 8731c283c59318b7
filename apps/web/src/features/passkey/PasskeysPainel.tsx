import { useQueryClient } from '@tanstack/react-query';
import type { RetornoOf } from '@trevo/contract/call';
import type { Calls } from '@trevo/contract/calls';
import { formatDiaPerto } from '@trevo/client/format.ts';
import { toApiError } from '@trevo/client/api-error.ts';
import { MonitorSmartphone, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '@trevo/ui/action/IconButton.tsx';
import { Button } from '@trevo/ui/action/Button.tsx';
import { ConfirmModal } from '@trevo/ui/dialog/ConfirmModal.tsx';
import { Sheet } from '@trevo/ui/dialog/Sheet.tsx';
import { ListRow } from '@trevo/ui/display/list/ListRow.tsx';
import { Notice } from '@trevo/ui/feedback/Notice.tsx';
import { Skeleton, SkeletonGroup } from '@trevo/ui/feedback/Skeleton.tsx';
import { callApi } from '../../platform/api/call-api.ts';
import { useCall } from '../../platform/api/use-call.ts';
import { useAgora } from '../../platform/browser/use-agora.ts';
import { ListaErro } from '../../platform/lista/ListaErro.tsx';
import { IncluirPasskey } from './IncluirPasskey.tsx';
import { passkeyText as text } from './passkey.text.ts';
import styles from './PasskeysPainel.module.css';

type Passkey = RetornoOf<Calls['login.passkeys']>[number];

/** Devices that sign in without a password: adds this one, lists and removes. */
export function PasskeysPainel({ onClose }: { onClose: () => void }) {
  const [isAdding, setAdding] = useState(false);
  // In the panel: a toast would cover the list.
  const [sucesso, setSucesso] = useState<string>();
  const queries = useQueryClient();
  const renew = () => queries.invalidateQueries({ queryKey: ['login.passkeys'] });
  if (isAdding)
    return (
      <IncluirPasskey
        onClose={onClose}
        onBack={() => setAdding(false)}
        onDone={() => {
          setAdding(false);
          setSucesso(text.incluidoAgora);
          void renew();
        }}
      />
    );
  return (
    <Sheet
      open
      onClose={onClose}
      title={text.titulo}
      closeLabel={text.fechar}
      actions={
        <Button wide onClick={() => setAdding(true)}>
          {text.incluir}
        </Button>
      }
    >
      <div className={styles.painel}>
        <div>
          <p>{text.explicacao}</p>
          <div role="status" className={styles.sucesso}>
            {sucesso && <Notice tone="sucesso">{sucesso}</Notice>}
          </div>
        </div>
        <Lista
          onRemove={async () => {
            await renew();
            setSucesso(text.removido);
          }}
        />
      </div>
    </Sheet>
  );
}

function Lista({ onRemove }: { onRemove: () => Promise<void> }) {
  const { data: passkeys, error, isFetching, refetch } = useCall('login.passkeys', {});
  if (!passkeys && error)
    return <ListaErro error={error} pending={isFetching} onRetry={() => void refetch()} />;
  if (!passkeys)
    return (
      <SkeletonGroup label={text.carregando}>
        <Skeleton shape="block" height="4rem" />
        <Skeleton shape="block" height="4rem" />
      </SkeletonGroup>
    );
  if (passkeys.length === 0) return <p className={styles.nenhum}>{text.nenhum}</p>;
  return (
    <ul className={styles.lista} aria-label={text.aparelhos}>
      {passkeys.map((passkey) => (
        <Aparelho key={passkey.id} passkey={passkey} onRemove={onRemove} />
      ))}
    </ul>
  );
}

function Aparelho({ passkey, onRemove }: { passkey: Passkey; onRemove: () => Promise<void> }) {
  const agora = useAgora();
  const [isAsking, setAsking] = useState(false);
  const [pending, setPending] = useState(false);
  const [erro, setErro] = useState<string>();
  const nome = passkey.descricao || text.semNome;
  const quando = passkey.usadoEm
    ? text.usado(formatDiaPerto(passkey.usadoEm, agora).toLowerCase())
    : text.incluido(formatDiaPerto(passkey.criadoEm, agora).toLowerCase());

  async function remove(): Promise<void> {
    setPending(true);
    setErro(undefined);
    try {
      await callApi('login.excluirPasskey', { params: { id: passkey.id } });
      await onRemove();
    } catch (thrown) {
      setErro(toApiError(thrown).mensagem);
    } finally {
      setPending(false);
      setAsking(false);
    }
  }

  return (
    <li>
      <ListRow
        leading={<MonitorSmartphone />}
        title={nome}
        // Passkeys of the promoter's other campaigns belong to other hosts.
        detail={passkey.host === window.location.hostname ? quando : `${quando} · ${passkey.host}`}
        trailing={<IconButton label={text.remover(nome)} icon={<Trash2 />} onClick={() => setAsking(true)} />}
      />
      <div role="alert">{erro && <Notice tone="perigo">{erro}</Notice>}</div>
      <ConfirmModal
        open={isAsking}
        dangerous
        icon={<Trash2 />}
        title={text.confirmar.titulo(nome)}
        message={text.confirmar.mensagem}
        confirmLabel={text.confirmar.remover}
        cancelLabel={text.confirmar.voltar}
        pending={pending}
        onCancel={() => setAsking(false)}
        onConfirm={() => void remove()}
      />
    </li>
  );
}
