import { useTexto } from '../../../platform/configuracao/PartidaProvider.tsx';
import { appPaths } from '../../../platform/navigation/app-paths.ts';
import { LinkButton } from '../../../platform/navigation/LinkButton.tsx';
import { useGoBack } from '../../../platform/navigation/use-go-back.ts';
import { useSession } from '../../../platform/session/session.ts';
import { Button } from '../../../ui/action/Button.tsx';
import { Card } from '../../../ui/display/Card.tsx';
import { Page } from '../../../ui/layout/Page.tsx';
import { PageHeader } from '../../../ui/layout/PageHeader.tsx';
import { publicasText } from '../publicas.text.ts';
import styles from './TotalPontosScreen.module.css';

const { totalPontos } = publicasText;

/** The points of whoever is signed in; nobody has none. */
export function TotalPontosScreen() {
  const texto = useTexto();
  const goBack = useGoBack();
  const isSignedIn = useSession() !== undefined;
  // Points are counted by the current account, which does not exist yet: until then everybody has none.
  const pontos = 0;
  return (
    <Page header={<PageHeader title={totalPontos.titulo} />}>
      <Card>
        <p className={styles.total}>
          <strong>{pontos}</strong> {totalPontos.pontos(pontos)}
        </p>
        <p>{isSignedIn ? totalPontos.emBreve : totalPontos.nenhum}</p>
      </Card>
      {!isSignedIn && (
        <LinkButton to={appPaths.autenticacao} wide>
          {totalPontos.entrar}
        </LinkButton>
      )}
      <Button variant="ghost" wide onClick={goBack}>
        {texto(totalPontos.voltar.id, totalPontos.voltar.texto)}
      </Button>
    </Page>
  );
}
