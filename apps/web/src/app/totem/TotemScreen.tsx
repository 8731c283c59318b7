import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { useTitulo } from '../../platform/configuracao/PartidaProvider.tsx';
import { appPaths } from '../../platform/navigation/app-paths.ts';
import { LinkButton } from '../../platform/navigation/LinkButton.tsx';
import { forgetPessoa } from './forget-pessoa.ts';
import { totem } from '../../platform/session/session.ts';
import { Button } from '../../ui/action/Button.tsx';
import { Page } from '../../ui/layout/Page.tsx';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { publicasText } from '../../features/publicas/publicas.text.ts';
import styles from './TotemScreen.module.css';

const words = publicasText.totem;

/** The first page of a kiosk: whoever was here before is signed out, and the next person begins. */
export function TotemScreen() {
  const navigate = useNavigate();
  const titulo = useTitulo();
  useEffect(() => {
    forgetPessoa();
    totem.start();
  }, []);
  return (
    <Page
      className={styles.totem}
      header={<PageHeader title={titulo || words.titulo} subtitle={words.subtitulo} />}
    >
      <Button wide onClick={() => void navigate(appPaths.autenticacao)}>
        {words.comecar}
      </Button>
      <LinkButton to={appPaths.regulamento} variant="secondary" wide>
        {words.regulamento}
      </LinkButton>
    </Page>
  );
}
