import { appPaths } from '../../platform/navigation/paths/app-paths.ts';
import { LinkButton } from '../../platform/navigation/LinkButton.tsx';
import { Illustration } from '@trevo/ui/feedback/Illustration.tsx';
import { BottomBar } from '@trevo/ui/layout/BottomBar.tsx';
import { Page } from '@trevo/ui/layout/Page.tsx';
import { telasText } from '../telas.text.ts';
import styles from './NaoEncontradaScreen.module.css';

/** Shown at an unknown address. */
export function NaoEncontradaScreen() {
  const { titulo, mensagem, voltar } = telasText.naoEncontrada;
  return (
    <Page
      footer={
        <BottomBar>
          <LinkButton wide to={appPaths.raiz} replace>
            {voltar}
          </LinkButton>
        </BottomBar>
      }
    >
      <div className={styles.state}>
        <Illustration name="search" />
        <h1>{titulo}</h1>
        <p>{mensagem}</p>
      </div>
    </Page>
  );
}
