import { getUrlLojas } from '@trevo/config/configuracao/configuracao-questions';
import { useConfiguracao, useTexto } from '../../platform/configuracao/PartidaProvider.tsx';
import { getPlatform } from '../../platform/browser/native-shell.ts';
import { toButtonClass } from '@trevo/ui/action/button-class.ts';
import { Illustration } from '@trevo/ui/feedback/Illustration.tsx';
import { BottomBar } from '@trevo/ui/layout/BottomBar.tsx';
import { Page } from '@trevo/ui/layout/Page.tsx';
import { telasText } from '../telas.text.ts';
import styles from './NaoEncontradaScreen.module.css';

/** Blocks the native app while its version is below the minimum. */
export function AtualizacaoScreen({ instalada, nova }: { instalada: string; nova: string }) {
  const texto = useTexto();
  const lojas = getUrlLojas(useConfiguracao());
  const loja = getPlatform() === 'ios' ? lojas.ios : lojas.android;
  const { titulo, mensagem, atualizar, versoes } = telasText.atualizacao;
  return (
    <Page
      footer={
        loja && (
          <BottomBar>
            <a className={toButtonClass({ wide: true })} href={loja}>
              {atualizar}
            </a>
          </BottomBar>
        )
      }
    >
      <div className={styles.state}>
        <Illustration name="gift" />
        <h1>{texto(titulo.id, titulo.texto)}</h1>
        <p>{mensagem}</p>
        <p>{versoes(instalada, nova)}</p>
      </div>
    </Page>
  );
}
