import { listCamposPendentes } from '@trevo/config/pessoa/perfil-pendente';
import { getTextoCompletePerfil } from '@trevo/config/configuracao/telas-questions';
import { Camera } from 'lucide-react';
import { lazy, Suspense, useRef } from 'react';
import { toApiUrl } from '../../platform/api/api-client.ts';
import { useConfiguracao, useTexto } from '../../platform/configuracao/PartidaProvider.tsx';
import { useConsumidor } from '../consumidor/public.ts';
import { paineis } from '../../platform/navigation/painel-store.ts';
import { Button } from '@trevo/ui/action/Button.tsx';
import { Sheet } from '@trevo/ui/dialog/Sheet.tsx';
import { Avatar } from '@trevo/ui/display/picture/Avatar.tsx';
import { Notice } from '@trevo/ui/feedback/Notice.tsx';
import { Skeleton } from '@trevo/ui/feedback/Skeleton.tsx';
import { fotoText as text } from './perfil.text.ts';
import styles from './FotoPainel.module.css';
import { useFoto } from './use-foto.ts';

/** Lazy import: loaded when a picture was chosen. */
const FotoRecorte = lazy(() => import('./parts/FotoRecorte.tsx').then((m) => ({ default: m.FotoRecorte })));

/** Panel to choose and crop the profile photo. */
export function FotoPainel({ onClose }: { onClose: () => void }) {
  const texto = useTexto();
  const configuracao = useConfiguracao();
  const foto = useFoto(onClose);
  const arquivo = useRef<HTMLInputElement>(null);
  const { data: consumidor, refetch } = useConsumidor();
  const isIncomplete = consumidor !== undefined && listCamposPendentes(configuracao, consumidor).length > 0;
  const uri = consumidor?.uriFotoPerfil;
  return (
    <Sheet
      open
      onClose={onClose}
      title={text.titulo}
      closeLabel={text.fechar}
      actions={
        <>
          <Button
            wide
            pending={foto.etapa !== null}
            pendingLabel={foto.etapa ? text[foto.etapa] : undefined}
            onClick={() => void foto.save()}
          >
            {foto.etapa ? text[foto.etapa] : texto(text.alterar.id, text.alterar.texto)}
          </Button>
          <Button wide variant="ghost" icon={<Camera />} onClick={() => arquivo.current?.click()}>
            {foto.url ? text.trocar : text.escolher}
          </Button>
        </>
      }
    >
      <div className={styles.foto}>
        {isIncomplete && (
          <Notice
            tone="alerta"
            action={
              <Button
                variant="ghost"
                size="small"
                onClick={() => {
                  // The profile panel may already be open below.
                  onClose();
                  paineis.open('perfil');
                }}
              >
                {text.completar}
              </Button>
            }
          >
            {getTextoCompletePerfil(configuracao, 'foto')}
          </Notice>
        )}
        {foto.url ? (
          <Suspense fallback={<Skeleton shape="block" height="16rem" />}>
            <FotoRecorte
              key={foto.url}
              url={foto.url}
              onRecorteChange={foto.setRecorte}
              onError={foto.refuseFile}
            />
          </Suspense>
        ) : (
          consumidor && (
            <Avatar
              src={uri ? toApiUrl(uri) : null}
              name={consumidor.nome}
              size="large"
              onFail={() => void refetch()}
            />
          )
        )}
        <input
          ref={arquivo}
          type="file"
          accept="image/*"
          className={styles.arquivo}
          aria-label={text.escolher}
          tabIndex={-1}
          onChange={(event) => {
            foto.choose(event.currentTarget.files?.[0]);
            // Resetting the value lets the user choose the same file again.
            event.currentTarget.value = '';
          }}
        />
        <p className={styles.erro} role="alert">
          {foto.erro}
        </p>
      </div>
    </Sheet>
  );
}
