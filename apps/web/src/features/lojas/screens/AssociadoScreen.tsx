import { formatCnpj } from '@trevo/rules/texto/mask';
import { useTitulo } from '../../../platform/configuracao/PartidaProvider.tsx';
import { useConsumidor } from '../../consumidor/public.ts';
import { signOut } from '../../../platform/session/session-calls.ts';
import { Button } from '@trevo/ui/action/Button.tsx';
import { Illustration } from '@trevo/ui/feedback/Illustration.tsx';
import { Notice } from '@trevo/ui/feedback/Notice.tsx';
import { Skeleton, SkeletonGroup } from '@trevo/ui/feedback/Skeleton.tsx';
import { BottomBar } from '@trevo/ui/layout/BottomBar.tsx';
import { Page } from '@trevo/ui/layout/Page.tsx';
import styles from './AssociadoScreen.module.css';
import { associadoText as text } from '../associado.text.ts';

/** Home screen of an empresa: its data, and that only consumidores take part. */
export function AssociadoScreen() {
  const titulo = useTitulo();
  return (
    <Page
      footer={
        <BottomBar>
          <Button wide variant="secondary" onClick={signOut}>
            {text.sair}
          </Button>
        </BottomBar>
      }
    >
      <div className={styles.state}>
        <Illustration name="bag" />
        <h1>{text.titulo}</h1>
        <Empresa />
        <p>{text.participa(titulo)}</p>
        <p>{text.espera}</p>
      </div>
    </Page>
  );
}

function Empresa() {
  const { data: empresa, error, refetch } = useConsumidor();
  if (empresa)
    return (
      <p>
        <strong>{empresa.nome}</strong>
        <br />
        {text.cnpj} {formatCnpj(empresa.usuario)}
      </p>
    );
  if (error)
    return (
      <Notice
        tone="alerta"
        action={
          <Button variant="ghost" size="small" onClick={() => void refetch()}>
            {text.tentarNovamente}
          </Button>
        }
      >
        {text.falhou}
      </Notice>
    );
  return (
    <SkeletonGroup label={text.carregando}>
      <Skeleton width="12rem" />
    </SkeletonGroup>
  );
}
